import { describe, expect, test } from 'vitest'
import { bestGrid, fit, steady } from '../src/lib/fit'

describe('the board on a big screen', () => {
  test.each([5, 6, 7, 8, 9, 10, 11, 12])('%i cards fit, whatever the shape of the screen', (count) => {
    for (const [width, height] of [
      [1700, 650],
      [700, 900],
      [300, 300],
    ] as const) {
      const grid = bestGrid(count, width, height, 20)
      const rows = Math.ceil(count / grid.columns)
      expect(grid.columns * grid.width + (grid.columns - 1) * 20).toBeLessThanOrEqual(width + 0.01)
      expect(rows * grid.width * 1.5 + (rows - 1) * 20).toBeLessThanOrEqual(height + 0.01)
      expect(grid.width).toBeGreaterThan(0)
    }
  })

  test('a wide screen has few rows, a tall one many', () => {
    expect(bestGrid(6, 1800, 600, 20).columns).toBe(6)
    expect(bestGrid(6, 600, 1200, 20).columns).toBe(2)
  })

  test('without room, or without cards, nothing breaks', () => {
    expect(bestGrid(6, 0, 0, 20)).toEqual({ columns: 1, width: 0 })
    expect(bestGrid(0, 100, 100, 20)).toEqual({ columns: 1, width: 0 })
  })
})

describe('a board that one has to scroll', () => {
  test('has no more columns than cards', () => {
    expect(fit(4, 824, 90, 10)).toEqual({ columns: 4, width: 140 })
  })
  test('has rows as even as they can be', () => {
    expect(fit(6, 540, 80, 10).columns).toBe(3)
  })
})

describe('a hand on a laptop', () => {
  const laptop = (height: number) => steady(6, 1100, 520, height, 12)

  test('keeps its columns and its size when a line of text comes', () => {
    expect(laptop(560)).toEqual(laptop(520))
    expect(laptop(480)).toEqual(laptop(520))
  })
  test('keeps its columns when there is far less room', () => {
    expect(laptop(200).columns).toBe(laptop(520).columns)
    expect(laptop(200).width).toBeLessThan(laptop(520).width)
  })
})
