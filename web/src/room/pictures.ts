/** Where the painted things of the room are, by the names that `reverie atelier room` gives them. */

const FILES = import.meta.glob<string>('./*.webp', { eager: true, query: '?url', import: 'default' })

export function painted(name: string): string {
  return FILES[`./${name}.webp`] ?? ''
}

const loaded = new Map<string, Promise<string>>()
const ENOUGH = 6_000
const SOON = 250

/** The address of a picture once it has been loaded, after all that somebody waits for. */
export function quietly(name: string): Promise<string> {
  const known = loaded.get(name)
  if (known) return known
  const coming = quiet()
    .then(() => load(painted(name)))
    .catch((problem: unknown) => {
      loaded.delete(name)
      throw problem
    })
  loaded.set(name, coming)
  return coming
}

async function load(url: string): Promise<string> {
  const image = new Image()
  image.src = url
  await image.decode()
  return url
}

/** When every picture on the page is there, or some seconds have passed, and nothing is being done. */
async function quiet(): Promise<void> {
  const began = performance.now()
  await wait(SOON)
  while (performance.now() - began < ENOUGH && [...document.images].some((image) => !image.complete)) await wait(SOON)
  await new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: ENOUGH })
    else setTimeout(done, SOON)
  })
}

function wait(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time))
}
