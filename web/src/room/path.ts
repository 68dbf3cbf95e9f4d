/** The score track as a garden path: where its stones lie, and where rabbits stand on them. Pure. */

export type Point = { readonly x: number; readonly y: number }
export type Spot = Point & { /** which way the path runs there, in degrees */ readonly turn: number }

/** stones that are laid beyond the goal, for whoever runs past it */
export const BEYOND = 6

/** The number on the last stone. */
export function lastStone(goal: number, length: number): number {
  return goal > 0 ? length + BEYOND : length
}

/** A line that one can walk along. */
export class Line {
  readonly long: number
  readonly #points: readonly Point[]
  readonly #so: readonly number[]

  constructor(points: readonly Point[]) {
    let long = 0
    this.#points = points
    this.#so = points.map(({ x, y }, at) => {
      const last = points[at - 1]
      return (long += last ? Math.hypot(x - last.x, y - last.y) : 0)
    })
    this.long = long
  }

  /** The spot so far along it. */
  at(distance: number): Spot {
    const far = Math.min(Math.max(0, distance), this.long)
    const next = Math.max(1, this.#so.findIndex((so) => so >= far))
    const [a, b] = [this.#points[next - 1], this.#points[next]]
    if (!a || !b) return { x: a?.x ?? 0, y: a?.y ?? 0, turn: 0 }
    const [from, to] = [this.#so[next - 1] ?? 0, this.#so[next] ?? 0]
    const part = to > from ? (far - from) / (to - from) : 0
    return {
      x: a.x + (b.x - a.x) * part,
      y: a.y + (b.y - a.y) * part,
      turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    }
  }

  /** Spots for the stones 0 to `last`, at even steps. */
  stones(last: number): Spot[] {
    return Array.from({ length: last + 1 }, (_, stone) => this.at((this.long * stone) / Math.max(1, last)))
  }

  get d(): string {
    return this.#points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  }
}

const PIECES = 28

/** From a point to another in gentle bends, `sway` to each side. */
function bends(from: Point, to: Point, sway: number, waves: number): Point[] {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [aside, up] = [-(to.y - from.y) / long, (to.x - from.x) / long]
  return Array.from({ length: PIECES + 1 }, (_, at) => {
    const part = at / PIECES
    const out = sway * Math.sin(part * waves * 2 * Math.PI) * Math.sin(part * Math.PI)
    return { x: from.x + (to.x - from.x) * part + aside * out, y: from.y + (to.y - from.y) * part + up * out }
  })
}

export type Garden = { readonly line: Line; readonly height: number; readonly rows: number }

/** A path that winds upwards from row to row, in a garden of this width. Rabbits are `tall` and stand on it. */
export function winding(width: number, last: number, tall: number, rows?: number): Garden {
  const side = tall * 0.75
  const [above, below] = [tall * 1.3, tall * 0.62]
  const gap = tall * 1.5
  const straight = Math.max(1, width - 2 * side - gap)
  const long = (count: number) => count * straight + ((count - 1) * Math.PI * gap) / 2
  let count = rows ?? 2
  if (rows === undefined) while (count < 7 && long(count) / last < tall * 0.92) count++
  const height = above + below + (count - 1) * gap
  if (count === 1) {
    const y = height - below
    return { line: new Line(bends({ x: side, y }, { x: width - side, y }, tall * 0.12, 2.5)), height, rows: 1 }
  }
  const [left, right] = [side + gap / 2, side + gap / 2 + straight]
  const points: Point[] = []
  for (let row = 0; row < count; row++) {
    const y = height - below - row * gap
    const ends = row % 2 ? [right, left] : [left, right]
    const [from, to] = [ends[0] ?? 0, ends[1] ?? 0]
    const first = row === 0 ? side : from
    const finish = row === count - 1 ? (row % 2 ? side : width - side) : to
    points.push(...bends({ x: first, y }, { x: finish, y }, tall * 0.16, 1.5))
    if (row === count - 1) break
    const out = row % 2 ? -1 : 1
    for (let at = 1; at < 12; at++) {
      const angle = (at / 12) * Math.PI
      points.push({ x: to + (out * Math.sin(angle) * gap) / 2, y: y - gap / 2 + (Math.cos(angle) * gap) / 2 })
    }
  }
  return { line: new Line(points), height, rows: count }
}

export type Size = { readonly width: number; readonly height: number }

/** A path once around a screen, from the upper edge of the corner at the lower left to its side, within a band. */
export function around({ width, height }: Size, band: number, corner: Size): Line {
  const m = band / 2
  const round = band * 0.42
  const stops: Point[] = [
    { x: m, y: height - corner.height - m * 0.7 },
    { x: m, y: m },
    { x: width - m, y: m },
    { x: width - m, y: height - m },
    { x: corner.width + m * 0.9, y: height - m },
  ]
  const points: Point[] = []
  stops.slice(1).forEach((stop, at) => {
    const from = stops[at] ?? stop
    const long = Math.abs(stop.x - from.x) + Math.abs(stop.y - from.y) || 1
    const [dx, dy] = [(stop.x - from.x) / long, (stop.y - from.y) / long]
    const [cut, end] = [at === 0 ? 0 : round, at === stops.length - 2 ? 0 : round]
    const waves = Math.max(1, Math.round(long / (band * 4.5)))
    const begin = { x: from.x + dx * cut, y: from.y + dy * cut }
    const finish = { x: stop.x - dx * end, y: stop.y - dy * end }
    points.push(...bends(begin, finish, band * 0.07, waves))
    if (!end) return
    for (let part = 1; part < 8; part++) {
      // A quarter of a circle, clockwise, from this leg to the next.
      const angle = (part / 8) * (Math.PI / 2)
      const [along, aside] = [round * (Math.sin(angle) - 1), round * (1 - Math.cos(angle))]
      points.push({ x: stop.x + dx * along - dy * aside, y: stop.y + dy * along + dx * aside })
    }
  })
  return new Line(points)
}

type Fits = (foot: Point, spot: Point) => boolean

const [ABREAST, BETWEEN] = [0.6, 0.36]
const LEVEL = 0.2
const HEAD = 0.95
/** a crowd that reaches so far, in rabbits, need not be tried otherwise */
const NEAR = 3

/** Whether one of two rabbits that are so tall hides the sign of the other. */
export function hides(a: Point, b: Point, tall: number): boolean {
  const aside = Math.abs(a.x - b.x) / tall
  const behind = Math.abs(a.y - b.y) / tall
  return behind < HEAD && aside < (behind < LEVEL ? ABREAST : BETWEEN) - 0.001
}

/** from a stone to all sides; on an upright part of a path a crowd stands in a queue */
const STEPS = upTo(24)
const DEPTHS = upTo(26)
const DEEP = 0.24
const PLACES = STEPS.flatMap((step) => DEPTHS.map((depth) => ({ x: (step * BETWEEN) / 2, y: depth * DEEP })))
  .map((place) => ({ ...place, far: Math.hypot(place.x, place.y * 1.25 + (place.y > 0 ? 0.12 : 0)) }))
  .sort((a, b) => a.far - b.far)

/** how far a crowd as a whole may stand to a side: on an upright path, rabbits stand by twos */
const ASIDE = [0, -BETWEEN / 2, BETWEEN / 2]

function upTo(most: number): number[] {
  return Array.from({ length: 2 * most + 1 }, (_, at) => at - most)
}

/** Where rabbits stand that are on these spots, so that every sign is seen. `fits` says where there is ground for whoever is on a spot. */
export function stands(spots: readonly Point[], tall: number, fits: Fits): Point[] {
  const crowds = new Map<string, number[]>()
  spots.forEach(({ x, y }, at) => {
    const key = `${x} ${y}`
    crowds.set(key, [...(crowds.get(key) ?? []), at])
  })
  const found: Point[] = []
  const taken: Point[] = []
  for (const crowd of [...crowds.values()].sort((a, b) => a.length - b.length)) {
    const spot = spots[crowd[0] ?? 0] ?? { x: 0, y: 0 }
    let best: Gathering | undefined
    for (const aside of ASIDE) {
      const tried = gathered(spot, aside * tall, crowd.length, tall, fits, taken)
      if (!best || tried.cost < best.cost) best = tried
      if (best.cost < NEAR) break
    }
    crowd.forEach((at, index) => (found[at] = best?.feet[index] ?? spot))
    taken.push(...(best?.feet ?? []))
  }
  return found
}

type Gathering = {
  readonly feet: readonly Point[]
  /** how far from its spot it reaches, and more if rabbits hide each other */
  readonly cost: number
}

/** A crowd around a spot, each as near to it as there is room. */
function gathered(
  spot: Point,
  aside: number,
  count: number,
  tall: number,
  fits: Fits,
  taken: readonly Point[],
): Gathering {
  const others = [...taken]
  const feet: Point[] = []
  let cost = 0
  search: for (const place of PLACES) {
    if (feet.length === count) return { feet, cost }
    const foot = { x: spot.x + aside + place.x * tall, y: spot.y + place.y * tall }
    // Plain loops: this is run at every hop, also on an old TV.
    for (const other of others) if (hides(foot, other, tall)) continue search
    if (!fits(foot, spot)) continue
    feet.push(foot)
    others.push(foot)
    cost = place.far
  }
  while (feet.length < count) feet.push(spot)
  return { feet, cost: Infinity }
}
