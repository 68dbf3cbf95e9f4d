/** What every sound is made of: strokes on a few instruments. Data alone; `instruments.ts` knows how each sounds. */

import type { Colour } from '../lib/protocol'

/** Notes are numbered as on a keyboard: 60 is the middle C. */
export type Stroke = { readonly at: number; readonly force: number; readonly side: number } & (
  | { readonly on: 'kalimba'; readonly note: number }
  | { readonly on: 'wood'; readonly note: number; readonly muted: boolean }
  | { readonly on: 'skin'; readonly note: number }
  | { readonly on: 'pad'; readonly note: number; readonly long: number }
  | { readonly on: 'breath' | 'laugh' | 'drop'; readonly note: number; readonly long: number }
  /** friction from one pitch to another, in hertz; it `snaps` at once, or slides in and out */
  | { readonly on: 'paper'; readonly from: number; readonly to: number; readonly long: number; readonly snaps: boolean }
)

/** Strokes that are heard together, and how loud they are: LUFS in their loudest 400 ms. */
export type Piece = { readonly strokes: readonly Stroke[]; readonly level: number }

/** All that rings does so in five notes, of which any two agree: C D E G A. */
export const SCALE = [0, 2, 4, 7, 9] as const

/** Five notes by which one knows Reverie, as far as they go in each place: it leaps from the table to the moon. */
export const MOTIF = [67, 72, 74, 81] as const

/** The roll begins so long before the right card, which is its last stroke. */
export const ROLL_LASTS = 1.5

/** So long a rabbit is in the air. */
export const LEAP = 0.2

/** Whose rabbit it is can be heard: the heavier its colour, the lower. */
export const PITCHES: Readonly<Record<Colour, number>> = {
  black: 60, brown: 62, grey: 64, purple: 67, blue: 69, green: 72,
  red: 74, turquoise: 76, orange: 79, pink: 81, yellow: 84, white: 86,
}
const NOBODYS = 72

/** Where nothing is said of it, a stroke comes from the middle. */
const kalimba = (note: number, at = 0, force = 0.8, side = 0): Stroke => ({ on: 'kalimba', note, at, force, side })
const wood = (note: number, at = 0, force = 0.8, side = 0): Stroke => ({ on: 'wood', note, at, force, side, muted: false })
const peg = (note: number, at = 0, force = 0.8): Stroke => ({ on: 'wood', note, at, force, side: 0, muted: true })
const skin = (note: number, at = 0, force = 0.8, side = 0): Stroke => ({ on: 'skin', note, at, force, side })
const breath = (note: number, at: number, long: number, force: number): Stroke => ({ on: 'breath', note, at, long, force, side: 0 })
const pad = (note: number, at: number, long: number, force: number, side = 0): Stroke => ({ on: 'pad', note, at, long, force, side })
const laugh = (note: number, at: number, long: number, force: number): Stroke => ({ on: 'laugh', note, at, long, force, side: 0 })
const drop = (note: number, at: number, long: number, force: number): Stroke => ({ on: 'drop', note, at, long, force, side: 0 })
const slide = (from: number, to: number, at: number, long: number, force = 0.8, side = 0): Stroke => ({
  on: 'paper', from, to, at, long, force, side, snaps: false,
})
const flick = (from: number, to: number, at: number, long: number, force = 0.8, side = 0): Stroke => ({
  on: 'paper', from, to, at, long, force, side, snaps: true,
})

/** Two packs fall into each other, faster and faster, and are knocked together. */
function riffle(): Stroke[] {
  const flicks = Array.from({ length: 26 }, (_, nth) => {
    const at = 0.62 * (nth / 25) ** 0.8
    const side = nth % 2 ? 0.25 : -0.25
    return flick(2300 + 70 * ((nth * 7) % 11), 3200, at, 0.035, 0.5 + 0.45 * (nth / 25), side)
  })
  return [...flicks, slide(1800, 3600, 0.66, 0.2, 0.5), flick(1500, 900, 0.86, 0.05, 0.8), skin(52, 0.86, 0.14), flick(1400, 900, 0.99, 0.05, 0.6), skin(52, 0.99, 0.1)]
}

/** Cards fly to everyone, to the left and to the right. */
function dealing(): Stroke[] {
  return Array.from({ length: 6 }, (_, nth) => {
    const side = 0.6 * Math.sin(nth * 2.1)
    return [slide(1500, 3400, nth * 0.105, 0.1, 0.55, side), flick(1900, 1300, nth * 0.105 + 0.085, 0.03, 0.4, side)]
  }).flat()
}

/** Two hands on a drum, softly at first, closer and louder up to the last moment. */
function rolling(): Stroke[] {
  const strokes: Stroke[] = []
  for (let at = 0, nth = 0; at < ROLL_LASTS - 0.05; nth++) {
    const on = at / ROLL_LASTS
    const accent = nth % 4 ? 1 : 1.2
    strokes.push(skin(55 + (nth % 2) * 0.35, at, (0.16 + 0.6 * on ** 1.7) * accent, nth % 2 ? 0.16 : -0.16))
    at += 0.098 - 0.048 * on
  }
  return strokes
}

export const SOUNDS = {
  // a card in the hand and on the table
  pick: { level: -29, strokes: [flick(3400, 4600, 0, 0.06, 0.7), peg(81, 0.004, 0.25)] },
  slide: { level: -28, strokes: [slide(1400, 3800, 0, 0.26)] },
  lay: { level: -26, strokes: [slide(3000, 1600, 0, 0.13, 0.5), flick(1700, 800, 0.1, 0.05, 0.9), skin(48, 0.104, 0.22)] },
  shuffle: { level: -25, strokes: riffle() },
  deal: { level: -26, strokes: dealing() },
  'turn-up': { level: -25, strokes: [slide(1100, 4400, 0, 0.12, 0.7), flick(2900, 1500, 0.11, 0.05, 0.9), skin(50, 0.114, 0.16)] },

  // a reveal
  vote: { level: -25, strokes: [peg(NOBODYS, 0, 0.9), skin(57, 0, 0.15)] },
  roll: { level: -21, strokes: rolling() },
  card: {
    level: -20,
    strokes: [skin(45, 0, 1), ...[69, 74, 79, 81, 86].map((note, nth) => kalimba(note, nth * 0.055, 0.5 + nth * 0.08, -0.3 + nth * 0.15))],
  },
  bluff: {
    level: -23,
    strokes: [laugh(64, 0, 0.11, 0.7), laugh(66, 0.14, 0.1, 0.9), laugh(63, 0.28, 0.1, 0.8), laugh(61, 0.43, 0.11, 0.65), laugh(57, 0.61, 0.2, 0.5)],
  },
  // Everybody knew: a fanfare, far too grand, and the wooden shrug that it deserves.
  all: {
    level: -20,
    strokes: [
      ...[67, 72, 76, 79].map((note, nth) => kalimba(note, nth * 0.09, 0.7, -0.2 + nth * 0.1)),
      ...[72, 76, 79, 84, 88].map((note, nth) => kalimba(note, 0.4 + nth * 0.012, 0.85, -0.3 + nth * 0.15)),
      skin(48, 0.4, 0.7),
      wood(81, 1.02, 0.6, 0.2), wood(76, 1.2, 0.65, 0), wood(64, 1.42, 0.8, -0.2),
    ],
  },
  // As it should be: one warm chord, and one note more that smiles.
  some: {
    level: -20,
    strokes: [
      ...[60, 67, 72, 76].map((note, nth) => kalimba(note, nth * 0.07, 0.75, -0.3 + nth * 0.2)),
      kalimba(74, 0.52, 0.6, 0.2), kalimba(79, 0.78, 0.7, -0.1),
      pad(60, 0, 2.2, 0.3, -0.3), pad(67, 0.05, 2.2, 0.24, 0.3), pad(76, 0.1, 2.1, 0.14),
    ],
  },
  // Nobody: an empty fifth that sinks, and the wind over it.
  none: {
    level: -21,
    strokes: [
      kalimba(69, 0, 0.6, 0.2), kalimba(67, 0.32, 0.5), kalimba(62, 0.68, 0.6, -0.2),
      kalimba(50, 1.1, 0.8), kalimba(57, 1.13, 0.5),
      breath(62, 0.1, 2, 0.4), breath(57, 0.6, 1.9, 0.4), skin(38, 1.1, 0.5),
    ],
  },
  // off the one stone, and down on the next, which on the track takes a quarter of a second
  hop: { level: -24, strokes: [wood(NOBODYS - 5, 0, 0.2), wood(NOBODYS, LEAP, 0.85)] },

  // a table
  join: { level: -25, strokes: [wood(55, 0, 0.7, -0.1), wood(55, 0.15, 0.8, 0.1), kalimba(72, 0.36, 0.5)] },
  line: { level: -30, strokes: [kalimba(81, 0, 0.35), kalimba(79, 0.07, 0.25)] },
  react: { level: -30, strokes: [drop(74, 0, 0.09, 0.7), drop(81, 0.08, 0.07, 0.5)] },
  turn: { level: -21, strokes: [kalimba(MOTIF[2], 0, 0.7), kalimba(MOTIF[3], 0.17, 0.9)] },
  nudge: { level: -20, strokes: [wood(81, 0, 0.7), wood(81, 0.13, 0.7), kalimba(MOTIF[2], 0.3, 0.8), kalimba(MOTIF[3], 0.45, 1)] },
  clue: { level: -22, strokes: [slide(1200, 2600, 0, 0.16, 0.25), kalimba(76, 0.06, 0.6, -0.1), kalimba(81, 0.2, 0.6, 0.1), kalimba(79, 0.4, 0.45)] },
  start: {
    level: -20,
    strokes: [...MOTIF.map((note, nth) => kalimba(note, nth * 0.19, 0.65 + nth * 0.08, -0.2 + nth * 0.13)), kalimba(60, 0.57, 0.6), pad(60, 0.3, 2, 0.22), pad(67, 0.35, 2, 0.2)],
  },
  end: {
    level: -19,
    strokes: [
      ...MOTIF.map((note, nth) => kalimba(note, nth * 0.22, 0.75, -0.2 + nth * 0.13)),
      kalimba(79, 0.98, 0.7), kalimba(76, 1.2, 0.7),
      ...[60, 67, 72, 76, 79, 84].map((note, nth) => kalimba(note, 1.5 + nth * 0.045, 0.9, -0.4 + nth * 0.16)),
      skin(48, 1.5, 0.7), kalimba(88, 2.1, 0.5, 0.3), kalimba(91, 2.32, 0.4, -0.3),
      pad(60, 1.2, 3, 0.3, -0.3), pad(67, 1.25, 3, 0.26, 0.3), pad(76, 1.4, 2.8, 0.16),
    ],
  },
} as const satisfies Readonly<Record<string, Piece>>

export type Sound = keyof typeof SOUNDS

/** These are heard so often in a row that no two in a row should be quite the same. */
export const TAKES: Partial<Record<Sound, number>> = { pick: 3, slide: 2, lay: 4, 'turn-up': 4, deal: 2, shuffle: 2, react: 1 }

/** A sound as it is played for a rabbit of this colour, if it has one. */
export function pieceOf(sound: Sound, colour?: Colour): Piece {
  const piece: Piece = SOUNDS[sound]
  if (!colour || (sound !== 'hop' && sound !== 'vote')) return piece
  const higher = PITCHES[colour] - NOBODYS
  const strokes = piece.strokes.map((stroke) => (stroke.on === 'wood' ? { ...stroke, note: stroke.note + higher } : stroke))
  return { ...piece, strokes }
}

/** Every piece that the page may play, by a name of its own. */
export function allPieces(): Map<string, Piece> {
  const sounds = Object.keys(SOUNDS) as Sound[]
  const colours = Object.keys(PITCHES) as Colour[]
  const voiced = (['hop', 'vote'] as const).flatMap((sound) => colours.map((colour) => [`${sound} ${colour}`, pieceOf(sound, colour)] as const))
  return new Map([...sounds.map((sound) => [sound, pieceOf(sound)] as const), ...voiced])
}
