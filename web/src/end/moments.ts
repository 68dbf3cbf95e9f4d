/** What of a game is worth remembering: a clue with its card, and a card that took many in. Pure. */

import type { Clue, Turn } from '../lib/protocol'
import { crewOf, isGood, outcome, type Crew } from '../lib/reading'
import { bluffOf } from '../lib/staging'

export type Moment = {
  readonly kind: 'clue' | 'bluff' | 'company'
  readonly card: string
  readonly clue: Clue
  /** whose it was; of where many met, nobody's */
  readonly crew: Crew | undefined
  readonly votes: number
}

/** The clue whose card most found, of those that not all found; where none is to be found, the card where most met. */
function bestClue(turns: readonly Turn[], all: readonly Crew[]): Moment[] {
  const good = turns.map((turn) => ({ turn, ...outcome(turn) })).filter(({ verdict }) => isGood(verdict))
  const votes = Math.max(0, ...good.map(({ count }) => count))
  const best = good.find(({ count }) => count === votes)
  if (!best) return []
  const { turn, slots } = best
  const riddle = turn.score.target !== null
  return [
    {
      kind: riddle ? 'clue' : 'company',
      card: turn.board[(slots[0] ?? 1) - 1] ?? '',
      clue: turn.clue,
      crew: riddle ? crewOf(all, turn.storyteller) : undefined,
      votes,
    },
  ]
}

function bestBluff(turns: readonly Turn[], all: readonly Crew[]): Moment[] {
  const bluffs = turns.flatMap((turn) => {
    const bluff = bluffOf(turn, all)
    return bluff ? [{ turn, ...bluff }] : []
  })
  const votes = Math.max(0, ...bluffs.map((bluff) => bluff.votes))
  const best = bluffs.find((bluff) => bluff.votes === votes)
  return best ? [{ kind: 'bluff', card: best.turn.board[best.slot - 1] ?? '', clue: best.turn.clue, crew: best.crew, votes }] : []
}

export const momentsOf = (turns: readonly Turn[], all: readonly Crew[]): Moment[] => [...bestClue(turns, all), ...bestBluff(turns, all)]
