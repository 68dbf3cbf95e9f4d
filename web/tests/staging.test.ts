/** What of a scored turn comes when. */

import { describe, expect, test } from 'vitest'
import type { Turn } from '../src/lib/protocol'
import { crews, type Seated } from '../src/lib/reading'
import { awaysOf, bluffOf, castsOf, endingOf } from '../src/lib/staging'
import { BLUFF, ROLL, STEPS } from '../src/lib/steps.svelte'

const turn: Turn = {
  storyteller: 0,
  clue: { kind: 'text', text: 'A dream' },
  played: [['a'], ['b'], ['c'], ['d'], ['e']],
  board: ['a', 'b', 'c', 'd', 'e'],
  votes: [[], [1, 3], [2, 2], [2, 1], [3, 2]],
  points: [],
  scores: [],
  score: { finding: 'some', target: 1, reasons: [] },
  red: null,
}
const all = crews([0, 1, 2, 3, 4].map((seat) => ({ seat, name: `${seat}`, rabbit: seat }) as Seated))

describe('votes', () => {
  const casts = castsOf(turn, all)

  test('all of one voter come at once, and voters one after the other', () => {
    const moments = (seat: number) => [...new Set(casts.filter(({ crew }) => crew.seat === seat).map(({ moment }) => moment))]
    const each = [1, 2, 3, 4].map(moments)
    expect(each.map((some) => some.length)).toEqual([1, 1, 1, 1])
    expect(each.flat()).toEqual([...each.flat()].sort((a, b) => a - b))
    expect(new Set(each.flat()).size).toBe(4)
  })
  test('two on one card are one arrival', () => {
    expect(casts.filter(({ crew }) => crew.seat === 2)).toMatchObject([{ slot: 2, both: true }])
  })
  test('all are there before the drum, however many vote', () => {
    for (const { moment } of casts) expect(moment).toBeLessThan(ROLL)
  })
})

describe('wrong cards', () => {
  test('turn away before the right one grows, and that one never does', () => {
    const aways = awaysOf(turn)
    expect([...aways.keys()].sort()).toEqual([2, 3, 4, 5])
    for (const moment of aways.values()) expect(moment).toBeLessThan(STEPS.card)
  })
  test('stay the longer the more believed in them', () => {
    expect([...awaysOf(turn).keys()]).toEqual([4, 5, 3, 2])
  })
  test('stay where none was to be found', () => {
    expect(awaysOf({ ...turn, score: { ...turn.score, target: null, finding: null } }).size).toBe(0)
  })
})

describe('a bluff', () => {
  test('is the decoy with the most votes, once its owner is known', () => {
    expect(bluffOf(turn, all)).toMatchObject({ slot: 2, votes: 4, crew: { seat: 1 } })
    expect(BLUFF).toBeGreaterThan(STEPS.owners)
  })
  test('is no single vote, and nobody’s where two have as many', () => {
    expect(bluffOf({ ...turn, votes: [[], [1], [1], [2], [1]] }, all)).toBeNull()
    expect(bluffOf({ ...turn, votes: [[], [3], [3], [2], [2]] }, all)).toBeNull()
  })
})

test('each way to end has one light', () => {
  const of = (finding: 'all' | 'some' | 'none') => endingOf({ ...turn, score: { ...turn.score, finding } })
  expect([of('all'), of('some'), of('none')]).toEqual(['all', 'some', 'none'])
})
