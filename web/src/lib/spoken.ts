/** A turn and an ending for those who hear them: whose votes lie where, who got what, who won. */

import type { Place } from '../end/places'
import { altOf } from './packs.svelte'
import type { Turn } from './protocol'
import { crewOf, ownerOf, votersFor, type Crew } from './reading'
import { calledCrew } from './who'
import { list, t } from './words.svelte'

/** What of a turn is to be seen by now: nobody hears it before. */
export type Known = { readonly votes: boolean; readonly owner: boolean; readonly red?: boolean }

const ownFirst = (all: readonly Crew[], mine: number | null): Crew[] =>
  [...all].sort((a, b) => Number(isOwn(b, mine)) - Number(isOwn(a, mine)))
const isOwn = (crew: Crew | undefined, mine: number | null) => crew !== undefined && crewOf([crew], mine) !== undefined

/** “1 vote from you and 2 votes from Ada”; empty if there are none. */
function votesOn(turn: Turn, slot: number, all: readonly Crew[], mine: number | null): string {
  const seats = votersFor(turn, slot)
  return list(
    ownFirst(all, mine).flatMap((crew) => {
      const count = seats.filter((seat) => crewOf([crew], seat)).length
      const who = isOwn(crew, mine) ? 'you' : 'other'
      return count ? [t('votes-by', { who, name: calledCrew(crew), count })] : []
    }),
  )
}

/** A sentence for each card that has votes. */
export function allVotes(turn: Turn, all: readonly Crew[], mine: number | null): string[] {
  return turn.board.flatMap((_, index) => {
    const votes = votesOn(turn, index + 1, all, mine)
    return votes ? [t('votes-on-card', { slot: index + 1, votes })] : []
  })
}

/** A card of a turn that is being revealed: its number, whose it is, who voted for it, what it shows. */
export function cardOf(turn: Turn, slot: number, all: readonly Crew[], mine: number | null, known: Known): string {
  const owner = crewOf(all, ownerOf(turn, slot))
  const about = {
    slot,
    alt: altOf(turn.board[slot - 1] ?? ''),
    name: calledCrew(owner),
    count: votersFor(turn, slot).length,
    voters: votesOn(turn, slot, all, mine),
    red: known.red && slot === turn.red ? 'yes' : 'no',
  }
  if (!known.votes) return isOwn(owner, mine) ? t('slot-own', about) : t('slot-plain', about)
  if (isOwn(owner, mine)) return t('slot-revealed-own', about)
  return known.owner ? t('slot-revealed', about) : t('slot-voted', about)
}

/** Who got how many points, and has how many now; whoever listens comes first. */
export function allScores(turn: Turn, all: readonly Crew[], mine: number | null): string {
  return t('reveal-scores', {
    scores: list(
      ownFirst(all, mine).map((crew) =>
        t('gets-points', {
          who: isOwn(crew, mine) ? 'you' : 'other',
          name: calledCrew(crew),
          count: turn.points[crew.seat] ?? 0,
          total: turn.scores[crew.seat] ?? 0,
        }),
      ),
    ),
  })
}

/** The first place, and one's own. */
export function standings(places: readonly Place[], mine: number | null): string[] {
  return places
    .filter(({ place, crews }) => place === 1 || crewOf(crews, mine))
    .map(({ place, score, crews }) =>
      t('end-standing', {
        place,
        names: list(crews.map((crew) => (isOwn(crew, mine) ? t('is-you') : calledCrew(crew)))),
        count: score,
      }),
    )
}
