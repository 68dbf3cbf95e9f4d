/** Which sentences are said of a turn. Without a language, `t` gives the id of each. */

import { describe, expect, test } from 'vitest'
import { placesOf } from '../src/end/places'
import type { Turn } from '../src/lib/protocol'
import { crews, type Seated } from '../src/lib/reading'
import { allVotes, cardOf, standings } from '../src/lib/spoken'

const turn: Turn = {
  storyteller: 0,
  clue: { kind: 'text', text: 'A dream' },
  played: [['a'], ['b'], ['c']],
  board: ['a', 'b', 'c'],
  votes: [[], [1, 3], [1, 1]],
  points: [3, 3, 7],
  scores: [3, 3, 7],
  score: { finding: 'some', target: 1, reasons: [] },
  red: null,
}
const players = ['Ada', 'Ben', 'Chloé'].map(
  (name, seat) => ({ seat, name, colour: 'blue', person: name, bot: false, here: true, holder: 'person', rabbit: seat }) as Seated,
)

describe('the cards of a reveal', () => {
  const names = (votes: boolean, owner: boolean, mine: number | null = 1) =>
    [1, 2, 3].map((slot) => cardOf(turn, slot, crews(players), mine, { votes, owner }))

  test('tell nothing but one’s own before the votes are to be seen', () => {
    expect(names(false, false)).toEqual(['slot-plain', 'slot-own', 'slot-plain'])
  })
  test('tell the votes before the owners', () => {
    expect(names(true, false)).toEqual(['slot-voted', 'slot-revealed-own', 'slot-voted'])
  })
  test('tell all in the end', () => {
    expect(names(true, true, null)).toEqual(['slot-revealed', 'slot-revealed', 'slot-revealed'])
  })
})

test('votes are said of the cards that have some', () => {
  expect(allVotes(turn, crews(players), 1)).toHaveLength(2)
})

test('T1: what is a pair’s is said of both, and to both', () => {
  const pair = crews(players.map((player) => ({ ...player, rabbit: player.seat % 2 })))
  expect(cardOf(turn, 1, pair, 2, { votes: true, owner: false })).toBe('slot-revealed-own')
  expect(allVotes(turn, pair, 2)).toHaveLength(2)
  expect(standings(placesOf(pair, turn.scores), 2)).toHaveLength(1)
})

describe('an ending', () => {
  const places = placesOf(crews(players), turn.scores)

  test('says who won, and one’s own place', () => {
    expect(standings(places, 1)).toHaveLength(2)
  })
  test('says it once to whoever won, and to whoever watched', () => {
    expect(standings(places, 2)).toHaveLength(1)
    expect(standings(places, null)).toHaveLength(1)
  })
})
