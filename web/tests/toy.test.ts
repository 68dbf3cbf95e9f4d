import { describe, expect, test } from 'vitest'
import rounds from '../../tests/data/golden_rounds.json'
import variants from '../../tests/data/golden_variants.json'
import { giveVote, pointsOf, SCENES, scoreToy, type ToyTurn } from '../src/how/toy'
import type { Variant } from '../src/lib/protocol'

type Round = {
  readonly name: string
  readonly storyteller: string
  readonly cards: Readonly<Record<string, readonly string[]>>
  readonly votes: Readonly<Record<string, readonly string[]>>
  readonly points: Readonly<Record<string, number>>
}
type Golden = {
  readonly variant: string
  readonly players: number
  readonly storyteller: number
  readonly owners: readonly number[]
  readonly votes: Readonly<Record<string, readonly number[]>>
  readonly points: readonly number[]
  readonly red?: number
}

function ofRound({ storyteller, cards, votes }: Round): ToyTurn {
  const seats = Object.keys(cards)
  const board = Object.values(cards).flat()
  return {
    teller: seats.indexOf(storyteller),
    owners: board.map((card) => seats.findIndex((seat) => cards[seat]?.includes(card))),
    votes: seats.map((seat) => (votes[seat] ?? []).map((card) => board.indexOf(card) + 1)),
    red: null,
  }
}

/** In Pairs, what a voter casts is the pair's. */
function ofVariant({ variant, players, storyteller, owners, votes, red }: Golden): ToyTurn {
  const rabbits = variant === 'pairs' ? players / 2 : players
  const cast = Array.from({ length: rabbits }, (_, rabbit) =>
    Object.entries(votes).flatMap(([seat, slots]) => (Number(seat) % rabbits === rabbit ? slots : [])),
  )
  return { teller: storyteller % rabbits, owners, votes: cast, red: red ?? null }
}

describe('the example gives what the golden rounds give', () => {
  test.each((rounds.rounds as unknown as Round[]).map((round) => [round.name, round] as const))('odyssey: %s', (_, round) => {
    expect(pointsOf(scoreToy('odyssey', ofRound(round)))).toEqual(Object.keys(round.cards).map((seat) => round.points[seat] ?? 0))
  })

  test.each((variants.rounds as unknown as Golden[]).map((round, at) => [round.variant, round.players, at, round] as const))(
    '%s, %i players (round %i)',
    (variant, _, _at, round) => {
      expect(pointsOf(scoreToy(variant as Variant, ofVariant(round)))).toEqual(round.points)
    },
  )
})

describe('the votes to begin with', () => {
  const TURNS = Object.entries(SCENES).flatMap(([game, { presets, owners }]) =>
    presets.map(([name, { votes, red }]) => [game as Variant, name, { teller: 0, owners, votes, red }] as const),
  )

  test.each(TURNS)('%s, %s: nobody votes for their own card, unless they may', (game, _, { owners, votes }) => {
    if (game === 'party') return
    votes.forEach((cast, rabbit) => expect(cast.map((slot) => owners[slot - 1])).not.toContain(rabbit))
  })

  test.each(TURNS.filter(([game]) => game !== 'party'))('%s: %s is what they come to', (game, name, turn) => {
    expect(scoreToy(game, turn).finding).toBe(name)
  })
})

describe('another vote', () => {
  test.each([
    ['odyssey', [3, 1], 4, [1, 4]],
    ['odyssey', [3, 3], 3, [3, 3]],
    ['classic', [3], 4, [4]],
    ['classic', [3], 3, [3]],
    ['odyssey-2011', [3], 4, [3, 4]],
    ['odyssey-2011', [3, 4], 4, [3]],
    ['odyssey-2011', [3, 4], 1, [4, 1]],
    ['odyssey-2011', [3], 3, [3]],
    ['party', [3], 1, [1]],
  ] as const)('%s: %j, then %i: %j', (game, votes, slot, then) => {
    expect(giveVote(game, votes, slot)).toEqual(then)
  })
})
