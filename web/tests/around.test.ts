import { describe, expect, it } from 'vitest'
import { around } from '../src/lib/around'

describe('places round a table', () => {
  it('begins with one’s own, at the bottom', () => {
    expect(around(5, 100, 60)[0]).toEqual({ x: expect.closeTo(0), y: expect.closeTo(60) })
  })

  it('goes on clockwise, as seats pass the turn to the left', () => {
    const [, next, across] = around(4, 100, 60)
    expect(next?.x).toBeCloseTo(-100, 0)
    expect(across?.y).toBeCloseTo(-60, 0)
  })

  it.each([1, 3, 6, 11, 12])('leaves the same way between %i neighbours on a long table', (count) => {
    const spots = around(count, 120, 190)
    expect(spots).toHaveLength(count)
    if (count < 6) return
    const gaps = spots.map(({ x, y }, at) => {
      const next = spots[(at + 1) % count] ?? { x, y }
      return Math.hypot(next.x - x, next.y - y)
    })
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.15)
  })
})
