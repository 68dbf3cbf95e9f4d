/** A turn and an ending for those who hear them: whose votes lie where, who got what, who won. */

import type { Place } from '../end/places'
import { altOf } from './packs.svelte'
import type { Turn } from './protocol'
import { ownerOf, votersFor, type Seated } from './reading'
import { called } from './who'
import { list, t } from './words.svelte'

/** What of a turn is to be seen by now: nobody hears it before. */
export type Known = { readonly votes: boolean; readonly owner: boolean }

/** “1 vote from you and 2 votes from Ada”; empty if there are none. */
function votesOn(turn: Turn, slot: number, players: readonly Seated[], mine: number | null): string {
  const seats = votersFor(turn, slot)
  const each = [...new Set(seats)].sort((a, b) => Number(b === mine) - Number(a === mine))
  return list(
    each.map((seat) =>
      t('votes-by', {
        who: seat === mine ? 'you' : 'other',
        name: called(players[seat]),
        count: seats.filter((one) => one === seat).length,
      }),
    ),
  )
}

/** A sentence for each card that has votes. */
export function allVotes(turn: Turn, players: readonly Seated[], mine: number | null): string[] {
  return turn.board.flatMap((_, index) => {
    const votes = votesOn(turn, index + 1, players, mine)
    return votes ? [t('votes-on-card', { slot: index + 1, votes })] : []
  })
}

/** A card of a turn that is being revealed: its number, whose it is, who voted for it, what it shows. */
export function cardOf(turn: Turn, slot: number, players: readonly Seated[], mine: number | null, known: Known): string {
  const owner = ownerOf(turn, slot)
  const about = {
    slot,
    alt: altOf(turn.board[slot - 1] ?? ''),
    name: called(players[owner]),
    count: votersFor(turn, slot).length,
    voters: votesOn(turn, slot, players, mine),
  }
  if (!known.votes) return owner === mine ? t('slot-own', about) : t('slot-plain', about)
  if (owner === mine) return t('slot-revealed-own', about)
  return known.owner ? t('slot-revealed', about) : t('slot-voted', about)
}

/** Who got how many points, and has how many now; whoever listens comes first. */
export function allScores(turn: Turn, players: readonly Seated[], mine: number | null): string {
  const ownFirst = [...players].sort((a, b) => Number(b.seat === mine) - Number(a.seat === mine))
  return t('reveal-scores', {
    scores: list(
      ownFirst.map((player) =>
        t('gets-points', {
          who: player.seat === mine ? 'you' : 'other',
          name: called(player),
          count: turn.points[player.seat] ?? 0,
          total: turn.scores[player.seat] ?? 0,
        }),
      ),
    ),
  })
}

/** The first place, and one's own. */
export function standings(places: readonly Place[], players: readonly Seated[], mine: number | null): string[] {
  return places
    .filter(({ place, seats }) => place === 1 || (mine !== null && seats.includes(mine)))
    .map(({ place, score, seats }) =>
      t('end-standing', {
        place,
        names: list(seats.map((seat) => (seat === mine ? t('is-you') : called(players[seat])))),
        count: score,
      }),
    )
}
