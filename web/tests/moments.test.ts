/** What of a game is worth remembering. */

import { describe, expect, test } from 'vitest'
import { momentsOf } from '../src/end/moments'
import type { Turn } from '../src/lib/protocol'
import { crews, type Seated } from '../src/lib/reading'

const all = crews([0, 1, 2, 3, 4].map((seat) => ({ seat, name: `${seat}`, rabbit: seat }) as Seated))

/** A turn of the first of them, whose card is in slot 1, with these votes of the others. */
function turn(text: string, finding: 'all' | 'some' | 'none', ...votes: readonly (readonly number[])[]): Turn {
  const cards = ['a', 'b', 'c', 'd', 'e'].map((card) => `${text} ${card}`)
  return {
    storyteller: 0,
    clue: { kind: 'text', text },
    played: cards.map((card) => [card]),
    board: cards,
    votes: [[], ...votes],
    points: [],
    scores: [],
    score: { finding, target: 1, reasons: [] },
    red: null,
  }
}

describe('the clue to remember', () => {
  test('is the one that most found, of those that not all found', () => {
    const turns = [turn('few', 'some', [1], [3], [4], [2]), turn('many', 'some', [1], [1], [4], [1]), turn('all', 'all', [1], [1], [1], [1])]
    expect(momentsOf(turns, all)[0]).toMatchObject({ kind: 'clue', card: 'many a', votes: 3, crew: { seat: 0 } })
  })
  test('is none where none was just right', () => {
    expect(momentsOf([turn('hard', 'none', [3], [4], [5], [2])], all)).toEqual([])
  })
  test('is, where none is to be found, the picture where most met', () => {
    const party = { ...turn('met', 'some', [2], [2], [2], [1]), score: { finding: null, target: null, reasons: [] } }
    expect(momentsOf([party], all)).toMatchObject([{ kind: 'company', card: 'met b', votes: 3, crew: undefined }])
  })
})

test('the best bluff is the decoy that most fell for, in any turn', () => {
  const turns = [turn('one', 'some', [1], [2], [2], [1]), turn('two', 'none', [3], [2], [3], [3])]
  expect(momentsOf(turns, all)[1]).toMatchObject({ kind: 'bluff', card: 'two c', votes: 3, crew: { seat: 2 } })
})
