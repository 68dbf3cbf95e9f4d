import { describe, expect, test } from 'vitest'
import { Draft, tapCard, tapVote } from '../src/lib/draft.svelte'

describe('taps on a board', () => {
  test.each([
    ['a first card', [], 3, [3]],
    ['another card', [3], 5, [3, 5]],
    ['the same card', [3], 3, [3, 3]],
    ['a card with both votes: they are taken back', [3, 3], 3, []],
    ['a card with one of two votes: it gets the other', [3, 5], 3, [3, 3]],
    ['a third card: the older vote goes there', [3, 5], 7, [5, 7]],
  ])('%s', (_, slots, slot, then) => {
    expect(tapVote(slots, slot)).toEqual(then)
  })
})

describe('taps on a board where votes are for different cards', () => {
  test.each([
    ['a card: it gets the vote', [], 3, 1, [3]],
    ['the same card: it is taken back', [3], 3, 1, []],
    ['another card: the vote goes there', [3], 5, 1, [5]],
    ['a second card, where two may be given', [3], 5, 2, [3, 5]],
    ['one of two cards: its vote is taken back', [3, 5], 3, 2, [5]],
  ])('%s', (_, slots, slot, most, then) => {
    expect(tapVote(slots, slot, most, false)).toEqual(then)
  })
})

describe('taps on a hand', () => {
  test('a card that is picked is put back', () => {
    expect(tapCard(['a', 'b'], 'a', 2)).toEqual(['b'])
  })
  test('one too many replaces the oldest', () => {
    expect(tapCard(['a', 'b'], 'c', 2)).toEqual(['b', 'c'])
  })
})

describe('votes that were begun anew', () => {
  test('are left alone when others move', () => {
    const draft = new Draft('K4JJR')
    draft.followCast([3, 3])
    expect(draft.slots).toEqual([3, 3])
    draft.slots = []
    draft.followCast([3, 3])
    expect(draft.slots).toEqual([])
  })
  test('P4: the red one goes its own way', () => {
    const draft = new Draft('K4JJR')
    draft.followCast([3], 2)
    expect([draft.slots, draft.red]).toEqual([[3], 2])
    draft.red = 5
    draft.followCast([4], 2)
    expect([draft.slots, draft.red]).toEqual([[4], 5])
  })
})

describe('the hand of a new turn', () => {
  test('has the cards marked that it brought', () => {
    const draft = new Draft('K4JJR')
    draft.turnIs('1.1', ['a', 'b', 'c'])
    expect(draft.drawn).toEqual([])
    draft.turnIs('1.1', ['a', 'c'])
    draft.turnIs('1.2', ['a', 'c', 'd'])
    expect(draft.drawn).toEqual(['d'])
    draft.turnIs('1.2', ['a', 'c', 'd'])
    expect(draft.drawn).toEqual(['d'])
  })
  test('opens at the first of them', () => {
    const draft = new Draft('K4JJR')
    draft.turnIs('1.1', ['a', 'b', 'c'])
    draft.lookAt(0)
    draft.turnIs('1.2', ['a', 'c', 'd'])
    expect(draft.looked).toBe(2)
  })
  test('that was passed on has none: all of it is new (P6)', () => {
    const draft = new Draft('K4JJR')
    draft.turnIs('1.1', ['a', 'b', 'c'])
    draft.turnIs('1.2', ['x', 'y', 'z'])
    expect(draft.drawn).toEqual([])
  })
  test('of another game has none: all of it is new', () => {
    const draft = new Draft('K4JJR')
    draft.turnIs('1.9', ['a', 'b', 'c'])
    draft.turnIs('2.1', ['x', 'y', 'z'])
    expect(draft.drawn).toEqual([])
  })
})

describe('a clue that was begun', () => {
  test('is kept for a later turn, and known as such until it is told', () => {
    const draft = new Draft('K4JJR')
    draft.turnIs('1.1', ['a', 'b', 'c'])
    draft.clue = 'a wet'
    draft.card = 'b'
    expect(draft.kept).toBe(false)
    draft.turnIs('1.2', ['b', 'c', 'd'])
    expect([draft.clue, draft.card, draft.kept]).toEqual(['a wet', 'b', true])
    draft.told()
    expect([draft.clue, draft.card, draft.kept]).toEqual(['', null, false])
  })
  test('is none as long as nothing is written', () => {
    const draft = new Draft('K4JJR')
    draft.turnIs('1.1', ['a', 'b'])
    draft.clue = '  '
    draft.turnIs('1.2', ['a', 'b'])
    expect(draft.kept).toBe(false)
  })
})
