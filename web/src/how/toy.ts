/** A turn to play with in how to play, and what its votes are worth. Pure.
 *
 * A toy with rules of its own size: points of real games are in their views, and are never worked out by this page.
 * Everything is by rabbit: a player, or in Pairs a pair. */

import type { Colour, Finding, Reason, Score, Variant, Why } from '../lib/protocol'
import { tapVote } from '../lib/draft.svelte'
import type { Motif } from './DrawnCard.svelte'

export type ToyTurn = {
  readonly teller: number
  /** whose card lies on each slot */
  readonly owners: readonly number[]
  readonly votes: readonly (readonly number[])[]
  readonly red: number | null
}

type Worth = {
  readonly all: number
  readonly none: number
  readonly some: number
  /** more for finding it with one vote, from seven players on */
  readonly single: number
  /** at most for votes on one's own card */
  readonly most: number
}

const WORTH: Readonly<Record<Exclude<Variant, 'party'>, Worth>> = {
  odyssey: { all: 4, none: 2, some: 3, single: 0, most: Infinity },
  'odyssey-2011': { all: 2, none: 2, some: 3, single: 1, most: 3 },
  classic: { all: 2, none: 2, some: 3, single: 0, most: Infinity },
  pairs: { all: 2, none: 2, some: 3, single: 0, most: 3 },
}
const MOST_COMPANY = 5
const CROWD = 7

const on = (slot: number, votes: readonly (readonly number[])[]) => votes.flat().filter((each) => each === slot).length

/** What everyone gets, and why. */
export function scoreToy(game: Variant, turn: ToyTurn): Score {
  return game === 'party' ? company(turn) : riddle(WORTH[game], game, turn)
}

function riddle(worth: Worth, game: Variant, { teller, owners, votes }: ToyTurn): Score {
  const target = owners.indexOf(teller) + 1
  const total = on(target, votes)
  const found = votes.map((cast) => on(target, [cast]))
  const voters = votes.length - 1
  const all = game === 'odyssey' ? total === 2 * voters : found.filter(Boolean).length === voters
  const finding: Finding = all ? 'all' : total ? 'some' : 'none'
  const told: Why = `told_to_${finding}`
  const reasons = votes.map((cast, rabbit): Reason[] => {
    if (rabbit === teller) return [{ why: told, points: finding === 'some' ? worth.some : 0, count: total }]
    const own = found[rabbit] ?? 0
    const fooled = owners.reduce((sum, owner, index) => (owner === rabbit ? sum + on(index + 1, votes) : sum), 0)
    const single = votes.length >= CROWD && own === 1 && cast.length === 1 ? worth.single : 0
    return [
      ...(finding === 'all' ? [{ why: 'all_found', points: worth.all, count: own } as const] : []),
      ...(finding === 'none' ? [{ why: 'none_found', points: worth.none, count: own } as const] : []),
      ...(finding === 'some' && own ? [{ why: 'found', points: worth.some * own, count: own } as const] : []),
      ...(single ? [{ why: 'single_vote', points: single, count: 1 } as const] : []),
      ...(fooled ? [{ why: 'decoys', points: Math.min(worth.most, fooled), count: fooled } as const] : []),
    ]
  })
  return { finding, target, reasons }
}

function company({ votes, red }: ToyTurn): Score {
  const reasons = votes.map(([slot = 0]): Reason[] => {
    const count = on(slot, votes)
    if (slot === red) return [{ why: 'forbidden', points: 0, count }]
    if (count === 1) return [{ why: 'alone', points: 0, count }]
    return [{ why: 'company', points: Math.min(MOST_COMPANY, count), count }]
  })
  return { finding: null, target: null, reasons }
}

export function pointsOf({ reasons }: Score): number[] {
  return reasons.map((own) => own.reduce((sum, { points }) => sum + points, 0))
}

export type Preset = Pick<ToyTurn, 'votes' | 'red'>

/** Who sits there, what lies on the table, and some votes to begin with. */
export type Scene = {
  /** by seat; in Pairs, partners are half of them apart */
  readonly colours: readonly Colour[]
  readonly rabbits: number
  readonly board: readonly Motif[]
  readonly owners: readonly number[]
  readonly presets: readonly (readonly [name: string, preset: Preset])[]
}

export const TELLER = 0
const FOUR = ['pink', 'blue', 'green', 'yellow'] as const
const FOUR_CARDS: readonly Motif[] = ['moon', 'tree', 'boat', 'key']
const FOUR_OWNERS = [2, 3, 0, 1]
const ONE_EACH: Scene['presets'] = [
  ['all', { votes: [[], [3], [3], [3]], red: null }],
  ['some', { votes: [[], [3], [3], [4]], red: null }],
  ['none', { votes: [[], [1], [4], [1]], red: null }],
]

export const SCENES: Readonly<Record<Variant, Scene>> = {
  odyssey: {
    colours: FOUR,
    rabbits: 4,
    board: FOUR_CARDS,
    owners: FOUR_OWNERS,
    presets: [
      ['all', { votes: [[], [3, 3], [3, 3], [3, 3]], red: null }],
      ['some', { votes: [[], [3, 1], [3, 3], [1, 4]], red: null }],
      ['none', { votes: [[], [1, 2], [4, 4], [1, 4]], red: null }],
    ],
  },
  'odyssey-2011': {
    colours: [...FOUR, 'purple', 'orange', 'red'],
    rabbits: 7,
    board: ['moon', 'tree', 'boat', 'key', 'fish', 'door', 'kite'],
    owners: [2, 3, 0, 1, 5, 6, 4],
    presets: [
      ['all', { votes: [[], [3], [3, 4], [3], [3, 4], [3], [3]], red: null }],
      ['some', { votes: [[], [3], [3, 4], [4], [4, 1], [4, 7], [1]], red: null }],
      ['none', { votes: [[], [1], [4], [1, 4], [5], [4, 7], [4]], red: null }],
    ],
  },
  classic: { colours: FOUR, rabbits: 4, board: FOUR_CARDS, owners: FOUR_OWNERS, presets: ONE_EACH },
  party: {
    colours: [...FOUR, 'purple', 'orange'],
    rabbits: 6,
    board: ['moon', 'tree', 'boat', 'key', 'fish', 'door'],
    owners: [2, 3, 0, 1, 5, 4],
    presets: [
      ['together', { votes: [[4], [4], [4], [1], [1], [3]], red: 1 }],
      ['caught', { votes: [[3], [4], [4], [4], [4], [3]], red: 4 }],
      ['scattered', { votes: [[3], [4], [1], [2], [6], [5]], red: 2 }],
    ],
  },
  pairs: {
    colours: [...FOUR, 'purple', 'orange', 'red', 'turquoise'],
    rabbits: 4,
    board: FOUR_CARDS,
    owners: FOUR_OWNERS,
    presets: ONE_EACH,
  },
}

/** The votes after another is given to a slot: the oldest goes where there are too many, and one stays in any case. */
export function giveVote(game: Variant, votes: readonly number[], slot: number): readonly number[] {
  if (game === 'odyssey') return [...votes, slot].slice(-2)
  const next = tapVote(votes, slot, game === 'odyssey-2011' ? 2 : 1, false)
  return next.length ? next : votes
}
