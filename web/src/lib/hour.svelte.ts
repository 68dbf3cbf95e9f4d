/** Whether the page is light or dark where an element stands, however that was chosen. */

import { me } from './me.svelte'

const bright = matchMedia('(prefers-color-scheme: light)')

export class HourOf {
  now: 'night' | 'day' = $state('night')

  constructor(element: () => HTMLElement | undefined) {
    $effect(() => {
      const at = element()
      void me.light
      if (!at) return
      const look = () => (this.now = isLight(at) ? 'day' : 'night')
      look()
      // The attribute that chooses a light is set right after what a person likes has changed.
      const watching = new MutationObserver(look)
      watching.observe(document.documentElement, { attributes: true })
      bright.addEventListener('change', look)
      return () => {
        watching.disconnect()
        bright.removeEventListener('change', look)
      }
    })
  }
}

function isLight(element: HTMLElement): boolean {
  const probe = document.createElement('i')
  probe.style.color = 'light-dark(#fff, #000)'
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color === 'rgb(255, 255, 255)'
}
