import { describe, expect, test } from 'vitest'
import { broad, fan, rows, small, type Spot } from '../src/lib/fan'

const LAPTOP = { width: 1440, height: 790 }
const PHONE = { width: 360, height: 560 }

const left = ({ x, width }: Spot) => x - width / 2
const right = ({ x, width }: Spot) => x + width / 2
const bottom = ({ y, width }: Spot) => y + width * 0.75

describe('a fan', () => {
  test.each([1, 2, 5, 6, 7, 12])('of %i cards stays inside its box, and of each card most is in sight', (count) => {
    for (const box of [LAPTOP, PHONE]) {
      const spots = fan(count, box, box.height * 0.56)
      expect(spots).toHaveLength(count)
      for (const spot of spots) {
        expect(left(spot)).toBeGreaterThanOrEqual(0)
        expect(right(spot)).toBeLessThanOrEqual(box.width)
        expect(bottom(spot)).toBeLessThanOrEqual(box.height)
      }
      spots.slice(1).forEach((spot, index) => {
        expect(left(spot) - left(spots[index] ?? spot)).toBeGreaterThanOrEqual(spot.width * 0.59)
      })
    }
  })

  test('that makes way is half below the edge', () => {
    const [card] = fan(1, LAPTOP, 300, 0.5)
    expect(card && LAPTOP.height - card.y).toBeCloseTo(12)
  })

  test('is higher in the middle', () => {
    const spots = fan(5, LAPTOP, 300)
    expect(spots[2]?.y).toBeLessThan(spots[0]?.y ?? 0)
    expect(spots[0]?.turn).toBeLessThan(0)
  })

  test('without cards is nothing', () => expect(fan(0, LAPTOP, 300)).toEqual([]))
})

test('rows are in the middle, the last one too', () => {
  const spots = rows(5, { width: 800, height: 900 }, 3, 200)
  expect(spots.slice(0, 3).map(({ x }) => x)).toEqual([188, 400, 612])
  expect(spots.slice(3).map(({ x }) => x)).toEqual([294, 506])
})

describe('a table with room', () => {
  test.each([
    [1024, 640],
    [1280, 600],
    [1440, 790],
    [1920, 940],
    [3840, 2000],
  ])('of %i by %i: the picked card is larger than those of the hand, and beside the words', (width, height) => {
    for (const needed of [1, 2]) {
      const table = broad({ width, height }, 5, needed, needed, true, 416)
      const shown = table.chosen
      const hand = table.hand[0]
      if (needed === 1 && width / height > 1.6) expect(shown[0]?.width).toBeGreaterThan(hand?.width ?? 0)
      for (const spot of shown) {
        expect(right(spot)).toBeLessThanOrEqual(table.words.left)
        expect(left(spot)).toBeGreaterThanOrEqual(right(table.stack))
        expect(bottom(spot)).toBeLessThanOrEqual(height - (hand?.width ?? 0) * 0.75)
      }
      expect(table.words.left + table.words.width).toBeLessThanOrEqual(width)
    }
  })

  test('words stay where they are, whatever is picked', () => {
    const words = [0, 1].map((chosen) => broad(LAPTOP, 6 - chosen, chosen, 1, chosen > 0, 416).words)
    expect(words[0]).toEqual(words[1])
  })

  test('what lies there covered is above the hand', () => {
    const { chosen, hand } = broad(LAPTOP, 5, 1, 1, false, 416)
    const top = Math.min(...hand.map(({ y, width }) => y - width * 0.75))
    expect(chosen[0] && bottom(chosen[0])).toBeLessThanOrEqual(top)
  })
})

test.each([
  [360, 560],
  [390, 660],
  [574, 330],
  [820, 980],
])('a small table of %i by %i has stack and choice side by side above the hand', (width, height) => {
  for (const played of [1, 2]) {
    const { hand, chosen, stack } = small({ width, height }, 6 - played, played)
    const top = Math.min(...hand.map((spot) => spot.y - spot.width * 0.75))
    for (const spot of chosen) {
      expect(right(spot)).toBeLessThanOrEqual(width)
      expect(bottom(spot)).toBeLessThanOrEqual(top)
    }
    expect(left(stack)).toBeGreaterThanOrEqual(0)
    expect(bottom(stack)).toBeLessThanOrEqual(top)
  }
})
