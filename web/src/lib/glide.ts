/** Cards that are drawn anew in other places glide there from where they were. */

import { tick } from 'svelte'
import { calm } from './me.svelte'

const MILLISECONDS = 350

let places = new Map<string, DOMRect>()

/** Notice where all cards are, just before the page changes. */
export function noticeCards(): void {
  const cards = document.querySelectorAll<HTMLElement>('[data-card]')
  places = new Map([...cards].map((card) => [card.dataset['card'] ?? '', card.getBoundingClientRect()]))
}

/** For whatever holds cards: once it has its size, they come from where they were noticed. */
export function glide(node: Element): void {
  const before = places
  places = new Map()
  if (!before.size || calm()) return
  void tick().then(() => {
    for (const card of node.querySelectorAll<HTMLElement>('[data-card]')) {
      const from = before.get(card.dataset['card'] ?? '')
      const to = card.getBoundingClientRect()
      if (!from || !to.width) continue
      const move = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`
      card.animate([{ transformOrigin: '0 0', transform: move }, { transformOrigin: '0 0', transform: 'none' }], {
        duration: MILLISECONDS,
        easing: 'ease-out',
      })
    }
  })
}
