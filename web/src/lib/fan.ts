/** Where the cards of somebody's table lie, in pixels of the box that they share. Pure. */

export type Box = { readonly width: number; readonly height: number }

/** The middle of a card, its width, and by how many degrees it is turned. */
export type Spot = { readonly x: number; readonly y: number; readonly width: number; readonly turn: number }

export type Table = {
  readonly hand: readonly Spot[]
  /** what one has picked or played */
  readonly chosen: readonly Spot[]
  /** what others have played */
  readonly stack: Spot
  /** where words have their place, if it is beside the cards */
  readonly words: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

const GAP = 12
const HIGH = 1.5
/** of a card that lies below the next one, this much of the width stays in sight */
const LEAST_SEEN = 0.6
/** between one card of a fan and the next, in degrees */
const BEND = 1.6
/** of two cards side by side */
const OF_TWO = 0.8

/** Cards along the lower edge, in an arc. They are as high as they are said to be, where the width allows it; `seen` is
 * how much of them is above the edge. */
export function fan(count: number, { width, height }: Box, high: number, seen = 1): Spot[] {
  const room = width - 3 * GAP // those at the ends lie turned
  const wide = Math.floor(Math.max(0, Math.min(high / HIGH, room / (1 + LEAST_SEEN * (count - 1)))))
  const step = count > 1 ? Math.min(wide + GAP, (room - wide) / (count - 1)) : 0
  const drop = (step * BEND * Math.PI) / 360
  const last = (count - 1) / 2
  const lowest = drop * last * last
  return Array.from({ length: count }, (_, index) => {
    const off = index - last
    return {
      x: width / 2 + off * step,
      y: height - GAP - lowest + drop * off * off + wide * HIGH * (0.5 - seen),
      width: wide,
      turn: off * BEND,
    }
  })
}

/** Cards in rows, in the middle of the box. */
export function rows(count: number, { width, height }: Box, columns: number, wide: number): Spot[] {
  const lines = Math.ceil(count / columns)
  const whole = lines * (wide * HIGH + GAP) - GAP
  const top = Math.max(GAP, (height - whole) / 2)
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns)
    const here = line < lines - 1 ? columns : count - line * columns
    return {
      x: width / 2 + ((index % columns) - (here - 1) / 2) * (wide + GAP),
      y: top + line * (wide * HIGH + GAP) + (wide * HIGH) / 2,
      width: wide,
      turn: 0,
    }
  })
}

/**
 * A table with room: the hand along the lower edge; above it the stack, what one has chosen, and the words beside it.
 * An `open` choice is large, and the hand makes way for it. Words stay where they are, whatever is chosen.
 */
export function broad(box: Box, held: number, chosen: number, needed: number, open: boolean, letters: number): Table {
  const { width, height } = box
  const high = height * 0.56
  const hand = fan(held, box, high, open ? 0.5 : 1)
  const low = Math.max(0, height - high - 4 * GAP)
  const large = Math.min(height - high * 0.5 - 3 * GAP, high * 1.15)
  const gap = Math.max(GAP, width * 0.025)
  const words = Math.min(letters, width * 0.31)
  const stack = (low * 0.92) / HIGH
  const space = Math.min(span(large / HIGH, needed), Math.max(0, width - 2 * GAP - stack - words - 2 * gap))
  const left = (width - stack - space - words - 2 * gap) / 2
  const most = space / span(1, needed)
  const wide = Math.min(most, (open ? large : low) / HIGH)
  return {
    hand,
    chosen: sideBySide(chosen, left + stack + gap + space / 2, GAP + (wide * HIGH * (chosen > 1 ? OF_TWO : 1)) / 2 + (open ? 0 : GAP / 2), wide),
    stack: { x: left + stack / 2, y: GAP + low / 2, width: stack, turn: 0 },
    words: { left: left + stack + space + 2 * gap, top: GAP, width: words, height: low },
  }
}

/** A small table: the hand small along the lower edge, what was played above it, beside the stack. */
export function small(box: Box, held: number, played: number): Table {
  const { width, height } = box
  const hand = fan(held, box, height * 0.3)
  const above = height - 5 * GAP - (hand[0]?.width ?? 0) * HIGH
  const half = width / 2 - 2 * GAP
  const wide = Math.max(0, Math.min(half, above / HIGH - GAP))
  const own = Math.min(wide, half / span(1, played))
  const apart = (Math.max(wide, span(own, played)) + GAP) / 2
  return {
    hand,
    chosen: sideBySide(played, width / 2 + apart, GAP + above / 2, own),
    stack: { x: width / 2 - apart, y: GAP + above / 2, width: wide * 0.9, turn: 0 },
    words: { left: 0, top: 0, width: 0, height: 0 },
  }
}

/** How wide cards are together, one of which would be as wide as that. */
function span(wide: number, count: number): number {
  return count > 1 ? wide * OF_TWO * (1 + (count - 1) * 0.8) : wide
}

function sideBySide(count: number, x: number, y: number, wide: number): Spot[] {
  const width = count > 1 ? wide * OF_TWO : wide
  return Array.from({ length: count }, (_, index) => {
    const off = index - (count - 1) / 2
    return { x: x + off * width * 0.8, y, width, turn: count > 1 ? off * 5 : 0 }
  })
}
