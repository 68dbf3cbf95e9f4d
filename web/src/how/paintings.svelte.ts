/** Paintings of our deck, to explain with. Where a server does not have it, cards are drawn. */

import { cardOf, learnPacks } from '../lib/packs.svelte'
import type { Motif } from './DrawnCard.svelte'

const DECK = 'daydreams'
const PAINTED: Readonly<Record<Exclude<Motif, 'back'>, string>> = {
  boat: 'lighthouse-rower',
  moon: 'moon-swing',
  key: 'keyhole-street',
  tree: 'leaf-birds',
  fish: 'whale-on-a-thread',
  door: 'door-in-the-sea',
  kite: 'kite-flies-the-boy',
}

class Paintings {
  asked = $state(false)
}

const paintings = new Paintings()

/** Fetch the words of the deck, which say where its pictures are. */
export function fetchPaintings(): void {
  const answered = () => (paintings.asked = true)
  learnPacks([DECK]).then(answered, answered)
}

/** The address of a painting; undefined while it may yet come, null if it won't. */
export function paintingOf(motif: Motif): string | null | undefined {
  if (motif === 'back') return null
  return cardOf(`${DECK}/${PAINTED[motif]}`)?.small ?? (paintings.asked ? null : undefined)
}
