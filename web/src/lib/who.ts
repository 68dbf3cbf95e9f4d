/** What people are called, by their names or as pairs, and what a turn was to them, in words. */

import type { Range, SeenPerson, Turn, Variant } from './protocol'
import { crewOf, isGood, mainSlot, outcome, reasons, votersFor, type Crew, type Seated } from './reading'
import { list, t } from './words.svelte'

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

/** A player's name, or both names of a pair. */
export function calledCrew(crew: Crew | undefined): string {
  const [one, other] = crew?.members ?? []
  return other ? t('pair-name', { one: called(one), other: called(other) }) : called(one)
}

/** How many may play, in words. */
export function numbers({ fewest, most }: Range, even: boolean): string {
  if (!even) return t('numbers', { fewest, most })
  const possible = Array.from({ length: (most - fewest) / 2 + 1 }, (_, index) => String(fewest + 2 * index))
  return list(possible, 'disjunction')
}

/** Those who voted for a card, each crew once; `name` tells if both votes are somebody's. */
export function voters(turn: Turn, slot: number, all: readonly Crew[]) {
  const seats = votersFor(turn, slot)
  return all.flatMap((crew) => {
    const votes = seats.filter((seat) => crewOf([crew], seat)).length
    const both = votes > 1
    return votes ? [{ crew, both, name: both ? t('past-twice', { name: calledCrew(crew) }) : calledCrew(crew) }] : []
  })
}

/** What a turn came to, in words: in short, as said of whose clue it was, and why. */
export function judge(turn: Turn, game: Variant, all: readonly Crew[]) {
  const { verdict, slots, count } = outcome(turn)
  const name = called(all.flatMap(({ members }) => members).find(({ seat }) => seat === turn.storyteller))
  const about = { verdict, name, count, slot: slots[0] ?? 0, slots: list(slots.map(String)), game }
  return {
    verdict,
    good: isGood(verdict),
    words: t('verdict', about),
    of: t('verdict-of', about),
    why: t('verdict-why', about),
    spoken: t('verdict-spoken', about),
  }
}

/** The moment of the reveal that all wait for: whose card it was, or which one is forbidden. */
export function answer(turn: Turn, all: readonly Crew[], mine: number | null): string {
  const slot = turn.score.target ?? turn.red ?? mainSlot(turn)
  const own = crewOf(all, mine)
  const teller = crewOf(all, turn.storyteller)
  const who = own !== undefined && own === teller ? 'you' : 'other'
  if (turn.score.target === null) return t('reveal-red', { who, slot, name: calledCrew(teller) })
  return t('reveal-card', { who, slot, name: calledCrew(teller) })
}

/** Why a crew got its points, or none: to themselves if they read it, else about them. */
export function wordsFor(turn: Turn, game: Variant, crew: Crew, theirs: boolean): string[] {
  const cast = crew.members.flatMap(({ seat }) => turn.votes[seat] ?? [])
  const cards = crew.members.flatMap(({ seat }) => turn.played[seat] ?? []).length
  const given = reasons(turn, crew.seat)
  const told = crewOf([crew], turn.storyteller) !== undefined
  const astray = turn.score.finding === 'some' && !told && !given.some(({ why }) => why === 'found')
  const say = (why: string, points = 0, count = cast.length, most = 'no') => {
    const values = { game, points, count, cards, most, slot: cast[0] ?? 0 }
    return theirs ? t(`you-${why}`, values) : t(`reason-${why}`, values)
  }
  return [
    ...(astray && (theirs || !given.length) ? [say('astray')] : []),
    ...given.map(({ why, points, count }) => {
      const limited = (why === 'decoys' || why === 'company') && points < count
      return say(why.replaceAll('_', '-'), points, count, limited ? 'yes' : 'no')
    }),
  ]
}

/** Who has won, in words to whoever looks from this seat. */
export function victory(all: readonly Crew[], winners: readonly number[], own: number | null): string {
  const won = all.filter(({ members }) => members.some(({ seat }) => winners.includes(seat)))
  const mine = crewOf(won, own)
  const names = list(won.filter((crew) => crew !== mine).map(calledCrew))
  const pairs = won.some(({ members }) => members.length > 1) ? 'yes' : 'no'
  if (!mine) return t('end-winners', { names, pairs, count: won.length })
  if (won.length > 1) return t('end-you-share', { names })
  const partner = called(mine.members.find(({ seat }) => seat !== own))
  return partner ? t('end-you-two-win', { name: partner }) : t('end-you-win')
}
