/** What is said to screen readers when something happens that the eye would catch. */

import { untrack } from 'svelte'

class Announcer {
  text = $state('')
}

export const announcer = new Announcer()

export function announce(text: string): void {
  // The same words twice are silent unless the region changes in between.
  announcer.text = untrack(() => announcer.text) === text ? `${text}\u00a0` : text
}
