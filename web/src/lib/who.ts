/** What people are called: by their name, or, for bots, by their colour. */

import type { Turn } from './protocol'
import { votersFor, type Seated } from './reading'
import { t } from './words.svelte'

export function called(someone: Pick<Seated, 'name' | 'colour'> | undefined): string {
  if (!someone) return ''
  return someone.name ?? t('bot-name', { colour: someone.colour })
}

/** Those who voted for a card, each once; `name` tells if both votes are somebody's. */
export function voters(turn: Turn, slot: number, players: readonly Seated[]) {
  const seats = votersFor(turn, slot)
  return [...new Set(seats)].map((seat) => {
    const who = players[seat]
    const both = seats.filter((each) => each === seat).length > 1
    return { who, both, name: both ? t('past-twice', { name: called(who) }) : called(who) }
  })
}

const LONGEST_IN_HEADLINES = 14

/** The same in few letters, for headlines on a small screen. */
export function calledShortly(someone: Pick<Seated, 'name' | 'colour'> | undefined): string {
  const letters = [...called(someone)]
  return letters.length <= LONGEST_IN_HEADLINES
    ? letters.join('')
    : `${letters.slice(0, LONGEST_IN_HEADLINES - 1).join('').trimEnd()}…`
}
