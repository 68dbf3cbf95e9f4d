import { describe, expect, test } from 'vitest'
import { nextCard, typeDigit } from '../src/lib/keys'

describe('keys among seven cards in rows of four', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 6, 6],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 3, 6],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['Home', 5, 0],
    ['End', 1, 6],
    ['x', 1, null],
  ])('%s from %i', (key, at, next) => {
    expect(nextCard(key, at, 7, 4)).toBe(next)
  })
})

describe('digits', () => {
  test.each([
    ['one of five cards at once', null, 3, 5, { slot: 3, open: false }],
    ['none for a card that is not there', null, 7, 5, null],
    ['a 1 of twelve may become more', null, 1, 12, { slot: 1, open: true }],
    ['and does', 1, 2, 12, { slot: 12, open: false }],
    ['and the tenth', 1, 0, 10, { slot: 10, open: false }],
    ['or not: then the second stands alone', 1, 5, 12, { slot: 5, open: false }],
    ['a lone 0 is none', null, 0, 12, null],
  ])('%s', (_, before, digit, count, typed) => {
    expect(typeDigit(before, digit, count)).toEqual(typed)
  })
})
