import { describe, expect, it } from 'vitest'
import { around, BEYOND, hides, lastStone, stands, winding, type Point } from '../src/room/path'

/** The same chance in every run. */
function chance(seed: number): () => number {
  let at = seed
  return () => (at = (at * 16807) % 2147483647) / 2147483647
}

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

function hidden(feet: readonly Point[], tall: number): number {
  return feet.flatMap((a, at) => feet.slice(at + 1).filter((b) => hides(a, b, tall))).length
}

describe('the garden path', () => {
  it('goes on beyond a goal, and is as long as it has to be without one', () => {
    expect(lastStone(30, 30)).toBe(30 + BEYOND)
    expect(lastStone(0, 40)).toBe(40)
  })

  it.each([
    [328, 36, 27],
    [360, 36, 22],
    [328, 70, 27],
    [720, 36, 34],
    [260, 20, 40],
  ])('keeps its stones within a garden %i wide, apart, and rabbits on them', (width, last, tall) => {
    const { line, height } = winding(width, last, tall)
    const stones = line.stones(last)
    expect(stones).toHaveLength(last + 1)
    for (const { x, y } of stones) {
      expect(x).toBeGreaterThan(tall * 0.5)
      expect(x).toBeLessThan(width - tall * 0.5)
      expect(y).toBeGreaterThan(tall)
      expect(y).toBeLessThan(height)
    }
    const gaps = stones.flatMap((a, at) => stones.slice(at + 1).map((b) => far(a, b)))
    expect(Math.min(...gaps)).toBeGreaterThan(tall * 0.6)
  })

  it('can be a single row', () => {
    const { height, rows } = winding(344, 36, 22, 1)
    expect(rows).toBe(1)
    expect(height).toBeLessThan(50)
  })

  const room = (width: number, height: number, tall: number) => (foot: Point) =>
    foot.x > tall * 0.4 && foot.x < width - tall * 0.4 && foot.y > tall * 0.95 && foot.y < height - tall * 0.1

  it('shows every sign, however twelve rabbits are spread', () => {
    const [width, tall, last] = [328, 27, 36]
    const { line, height } = winding(width, last, tall)
    const stones = line.stones(last)
    const next = chance(7)
    for (let game = 0; game < 60; game++) {
      const most = 1 + Math.floor(next() * last)
      const spots = Array.from({ length: 12 }, () => stones[Math.floor(next() * most)] as Point)
      const feet = stands(spots, tall, room(width, height, tall))
      expect(hidden(feet, tall)).toBe(0)
      expect(feet.every(room(width, height, tall))).toBe(true)
    }
  })

  it('leaves a rabbit that is alone on its stone in the middle of it', () => {
    const spots = [{ x: 100, y: 100 }, { x: 240, y: 100 }]
    expect(stands(spots, 27, () => true)).toEqual(spots)
  })
})

describe('the path around a screen', () => {
  it.each([
    [1890, 1050, 92, 210],
    [3780, 2100, 96, 240],
    [1410, 870, 74, 174],
    [350, 720, 36, 84],
  ])('of %i by %i never crosses the middle nor the corner', (width, height, band, wide) => {
    const corner = { width: wide, height: wide * 1.32 }
    const line = around({ width, height }, band, corner)
    for (const { x, y } of line.stones(200)) {
      const inBand = x < band || x > width - band || y < band || y > height - band
      const inCorner = x < corner.width && y > height - corner.height
      expect(inBand && !inCorner).toBe(true)
      expect(x > 0 && y > 0 && x < width && y < height).toBe(true)
    }
  })

  it('has room for twelve on one stone, with every sign seen', () => {
    const [width, height, band] = [1890, 1050, 92]
    const corner = { width: 210, height: 277 }
    const tall = band * 0.7
    const stones = around({ width, height }, band, corner).stones(36)
    const fits = ({ x, y }: Point, spot: Point) => {
      const [left, right, top, bottom] = [x - tall * 0.36, x + tall * 0.36, y - tall * 0.9, y + tall * 0.08]
      if (left < 0 || right > width || top < 0 || bottom > height) return false
      if (spot.x < band && bottom > height - corner.height) return false
      if (spot.y > height - band && left < corner.width) return false
      return !(right > band && left < width - band && bottom > band && top < height - band)
    }
    for (const stone of stones) {
      const feet = stands(Array.from({ length: 12 }, () => stone), tall, fits)
      expect(hidden(feet, tall)).toBe(0)
      expect(Math.max(...feet.map((foot) => far(foot, stone)))).toBeLessThan(tall * 5.5)
    }
  })
})
