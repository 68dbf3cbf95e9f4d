/** What comes from somebody's rabbit flies in from where that stands. */

import { calm } from './me.svelte'
import type { Colour } from './protocol'

const MILLISECONDS = 560

/** For what lies where it belongs already. Where that rabbit is nowhere in sight, it comes from above. */
export function flyIn(node: HTMLElement, colour: Colour | undefined): void {
  if (calm()) return
  const to = node.getBoundingClientRect()
  const from = [...document.querySelectorAll(`[data-rabbit="${colour}"]`)]
    .map((rabbit) => rabbit.getBoundingClientRect())
    .findLast(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight)
  const x = from ? from.left + from.width / 2 - to.left - to.width / 2 : 0
  const y = from ? from.top + from.height / 2 - to.top - to.height / 2 : -to.height
  node.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, opacity: from ? 1 : 0, easing: 'cubic-bezier(0.3, 0, 0.6, 1)' },
      { transform: `translate(${x * 0.3}px, ${y * 0.3 - Math.abs(x) * 0.12}px) scale(1.5)`, opacity: 1, offset: 0.6, easing: 'ease-in' },
      { transform: 'none' },
    ],
    { duration: MILLISECONDS },
  )
}
