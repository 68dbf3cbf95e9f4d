/** How a scored turn is put on stage: whose votes come when, which cards turn away in which order, who gets a laugh. Pure. */

import type { Turn } from './protocol'
import { crewOf, outcome, ownerOf, votersFor, type Crew, type Verdict } from './reading'
import { awayMoment, voteMoment } from './steps.svelte'
import { voters } from './who'

/** What somebody has voted for one card, and when it comes to lie there. */
export type Cast = { readonly slot: number; readonly crew: Crew; readonly both: boolean; readonly name: string; readonly moment: number }

/** All votes, voter by voter as they sit; both votes of somebody come at once. */
export function castsOf(turn: Turn, all: readonly Crew[]): Cast[] {
  const voting = all.filter(({ members }) => members.some(({ seat }) => turn.votes[seat]?.length))
  return turn.board.flatMap((_, index) =>
    voters(turn, index + 1, all).map((vote) => ({
      ...vote,
      slot: index + 1,
      moment: voteMoment(voting.indexOf(vote.crew), voting.length),
    })),
  )
}

/** The card that grows when all wait for it. Where none was to be found, none does. */
export const heroOf = (turn: Turn): number | null => turn.score.target

/** When which slot turns away before that: the one that most believed in stays the longest. */
export function awaysOf(turn: Turn): ReadonlyMap<number, number> {
  const hero = heroOf(turn)
  if (hero === null) return new Map()
  const votes = (slot: number) => votersFor(turn, slot).length
  const wrong = turn.board.map((_, index) => index + 1).filter((slot) => slot !== hero)
  wrong.sort((a, b) => votes(a) - votes(b) || a - b)
  return new Map(wrong.map((slot, nth) => [slot, awayMoment(nth, wrong.length)]))
}

export type Bluff = { readonly slot: number; readonly votes: number; readonly crew: Crew }

/** The decoy that most fell for, if it was more than one vote that went there, and no other decoy had as many. */
export function bluffOf(turn: Turn, all: readonly Crew[]): Bluff | null {
  const { target } = turn.score
  if (target === null) return null
  const counts = turn.board.map((_, index) => (index + 1 === target ? 0 : votersFor(turn, index + 1).length))
  const votes = Math.max(0, ...counts)
  if (votes < 2 || counts.filter((count) => count === votes).length > 1) return null
  const slot = counts.indexOf(votes) + 1
  const crew = crewOf(all, ownerOf(turn, slot))
  return crew ? { slot, votes, crew } : null
}

/** The three ways in which a turn ends, each with its light and its sound. */
export type Ending = 'all' | 'some' | 'none'

const ENDINGS: Readonly<Record<Verdict, Ending>> = {
  all: 'all',
  some: 'some',
  none: 'none',
  together: 'some',
  tied: 'some',
  caught: 'none',
  scattered: 'none',
}

export const endingOf = (turn: Turn): Ending => ENDINGS[outcome(turn).verdict]
