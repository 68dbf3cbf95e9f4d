/** Where a hint stands: on nothing that one needs, near what it is about. */

import { describe, expect, test } from 'vitest'
import { around, common, contains, isFree, overlap, place, type Box, type Surroundings } from '../src/guide/place'

const PHONE: Box = { x: 8, y: 8, width: 344, height: 724 }
const CARD: Box = { x: 50, y: 170, width: 260, height: 390 }
const FIELD: Box = { x: 14, y: 600, width: 332, height: 44 }
const HEADING = { x: 40, y: 60, width: 280, height: 40, weight: 3 }
const CLUE = { x: 40, y: 110, width: 280, height: 40, weight: 30 }

const page = (changes: Partial<Surroundings> = {}): Surroundings => ({ window: PHONE, anchor: CARD, hard: [CARD, FIELD], soft: [HEADING], ...changes })

describe('a place', () => {
  test('is on no card and no field, and within the window', () => {
    const box = place([{ width: 344, height: 110 }], page())
    expect(box && isFree(box, page())).toBe(true)
    expect(box && contains(PHONE, box)).toBe(true)
  })

  test('is beside words where there is room', () => {
    const box = place([{ width: 200, height: 30 }], page())
    expect(box && overlap(box, HEADING)).toBe(false)
  })

  test('covers a heading rather than a clue', () => {
    const box = place([{ width: 300, height: 90 }], page({ soft: [HEADING, CLUE] }))
    expect(box && overlap(box, HEADING)).toBe(true)
    expect(box && overlap(box, CLUE)).toBe(false)
  })

  test('is near what the hint is about', () => {
    const low = { x: 100, y: 690, width: 40, height: 20 }
    expect(place([{ width: 100, height: 20 }], page({ anchor: low, soft: [] }))?.y).toBeGreaterThan(600)
  })

  test('is as wide as need be', () => {
    const sizes = [{ width: 340, height: 200 }, { width: 200, height: 150 }]
    expect(place(sizes, page())?.width).toBe(200)
  })

  test('is nowhere, if there is no room', () => {
    expect(place([{ width: 344, height: 300 }], page())).toBeNull()
    expect(place([{ width: 400, height: 20 }], page())).toBeNull()
  })

  test('is anywhere, if the hint is about nothing to be seen', () => {
    expect(place([{ width: 300, height: 60 }], page({ anchor: null }))).not.toBeNull()
  })
})

describe('boxes', () => {
  test('touch without overlapping', () => {
    expect(overlap(HEADING, { ...HEADING, y: HEADING.y + HEADING.height })).toBe(false)
    expect(common(HEADING, { ...HEADING, y: HEADING.y + HEADING.height })).toBeNull()
  })
  test('have something in common', () => {
    expect(common(CARD, { ...CARD, x: CARD.x + 200 })).toEqual({ ...CARD, x: CARD.x + 200, width: 60 })
  })
  test('have a box around them', () => {
    expect(around([CARD, FIELD])).toEqual({ x: 14, y: 170, width: 332, height: 474 })
    expect(around([])).toBeNull()
  })
})
