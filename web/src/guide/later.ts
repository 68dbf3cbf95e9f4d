/** The guide comes when the first pictures are there, so that nobody waits for them because of it. */

import { withWords } from '../lib/words.svelte'

const LOOK_AGAIN = 400
/** a hand that lies face down has no pictures */
const LOOKS = 15

export async function guideLater() {
  for (let look = 0; look < LOOKS; look++) {
    await new Promise((passed) => setTimeout(passed, LOOK_AGAIN))
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main [data-card] img')]
    if (pictures.some(({ complete, naturalWidth }) => complete && naturalWidth > 0)) break
  }
  return withWords(import('./Guide.svelte'))
}
