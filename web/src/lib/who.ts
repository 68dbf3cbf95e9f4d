/** What people are called: by their name, or, for bots, by one that says what they are. */

import type { SeenPerson, Turn } from './protocol'
import { reasons, verdict, votersFor, type Seated } from './reading'
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

/** What a turn meant for one player, in sentences to that player. */
export function forYou(turn: Turn, seat: number): string[] {
  const given = reasons(turn, seat)
  const astray =
    seat !== turn.storyteller && verdict(turn) === 'some' && !given.some(({ why }) => why === 'found')
  return [
    ...(astray ? [t('you-nothing')] : []),
    ...given.map(({ why, points, count }) => t(`you-${why}`, { points, count, cards: turn.played[seat]?.length ?? 1 })),
  ]
}
