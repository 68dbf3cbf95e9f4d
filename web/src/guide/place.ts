/**
 * Where a hint can stand: near what it is about, on no card, no field and no button, and on as few words as possible.
 *
 * Nothing makes room for it, since nothing may move because of it. So it goes where the page has room, whatever the
 * page looks like: what is there is measured, and the best of a few hundred places is taken. Pure.
 */

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Size = { readonly width: number; readonly height: number }

/** Something that may be covered for a while if nothing else helps, and how much it would be missed. */
export type Soft = Box & { readonly weight: number }

export type Surroundings = {
  /** what may be used of the window */
  readonly window: Box
  /** what the hint is about, as far as it is to be seen */
  readonly anchor: Box | null
  /** what must not be covered */
  readonly hard: readonly Box[]
  readonly soft: readonly Soft[]
}

/** between a hint and what must not be covered */
export const GAP = 6

/** a word of which half is to be seen is worse than one that is covered */
const HALF_COVERED = 3
/** around a word that is covered, so that nothing of it looks out */
const RIM = 2
/** in pixels, what is as bad as covering a word of weight 1: how far away, how far aside, and how high it is */
const FAR = 160
const ASIDE = 900
const HIGH = 300

/** The best place for something of one of these sizes; null if there is none. */
export function place(sizes: readonly Size[], around: Surroundings): Box | null {
  let best: Box | null = null
  let least = Infinity
  for (const size of sizes) {
    for (const box of candidates(size, around)) {
      if (!isFree(box, around)) continue
      const cost = costOf(box, around)
      if (cost < least) [best, least] = [box, cost]
    }
  }
  return best
}

/** Whether something may stand there. */
export function isFree(box: Box, { window, hard }: Surroundings): boolean {
  return contains(window, box) && !hard.some((each) => overlap(grown(each, GAP - 1), box))
}

/** Places beside what is there and exactly on it, and in the middle of what the hint is about. */
function candidates({ width, height }: Size, { window, anchor, hard, soft }: Surroundings): Box[] {
  const firm = anchor ? [...hard, anchor] : hard
  const left = window.x
  const right = window.x + window.width - width
  const top = window.y
  const bottom = window.y + window.height - height
  const xs = new Set([left, right, (left + right) / 2])
  const ys = new Set([top, bottom])
  if (anchor) xs.add(clamp(anchor.x + (anchor.width - width) / 2, left, right))
  for (const each of firm) {
    for (const x of [each.x + each.width + GAP, each.x - GAP - width]) if (x >= left && x <= right) xs.add(x)
  }
  for (const each of [...firm, ...soft]) {
    const end = each.y + each.height
    for (const y of [end + GAP, each.y - GAP - height, each.y - RIM, end + RIM - height]) if (y >= top && y <= bottom) ys.add(y)
  }
  return [...ys].flatMap((y) => [...xs].map((x) => ({ x, y, width, height })))
}

function costOf(box: Box, { anchor, soft }: Surroundings): number {
  const covered = soft.reduce((sum, each) => {
    if (!overlap(each, box)) return sum
    return sum + each.weight * (contains(box, each) ? 1 : HALF_COVERED)
  }, 0)
  const away = anchor ? distance(box, anchor) / FAR + Math.abs(middle(box) - middle(anchor)) / ASIDE : 0
  return covered + away + box.height / HIGH
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

/** What two have in common; null if that is nothing. */
export function common(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** The smallest box around all; null if there are none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** From edge to edge; 0 if they touch. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width)
  const y = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height)
  return Math.hypot(x, y)
}

const middle = ({ x, width }: Box) => x + width / 2

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
