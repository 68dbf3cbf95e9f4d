/** What people are called: by their name, or, for bots, by one that says what they are. */

import type { SeenPerson, Turn } from './protocol'
import { votersFor, type Seated } from './reading'
import { t } from './words.svelte'

type Nameable = Pick<Seated, 'name' | 'colour' | 'bot'>

export function called(someone: Nameable | undefined): string {
  if (!someone) return ''
  const { name, colour, bot } = someone
  return name === null ? t('bot-name', { colour }) : named({ name, bot })
}

/** A person's name; a program that has come in like a person gets a word that says so. */
export function named({ name, bot }: Pick<SeenPerson, 'name' | 'bot'>): string {
  return bot ? t('bot-named', { name }) : name
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
