/** The music below a game: a slow pad and now and then a few notes, made up as it goes, with room for those who talk. Pure. */

import type { Chance } from './instruments.ts'
import { SCALE, type Piece, type Stroke } from './score.ts'

/** What it goes with: people who gather, who think, who look at pictures, who have won. */
export type Mood = 'gather' | 'think' | 'look' | 'won'

export type BedStroke = Extract<Stroke, { on: 'kalimba' | 'pad' | 'skin' }>

/** A stretch of the bed, and how long it is before the next one begins. */
export type Phrase = { readonly strokes: readonly BedStroke[]; readonly long: number }

/** LUFS of one stroke of full force, alone */
const LEVELS: Readonly<Record<BedStroke['on'], number>> = { kalimba: -32, pad: -36, skin: -32 }

const BEAT = 0.68
const BEATS = 16
const LONG = BEAT * BEATS
/** the next pad comes while the last one goes */
const OVERLAP = 4

/** Two notes of each pad, of which none says major or minor; the walk goes from one to a neighbour. */
const CHORDS = [[50, 57], [48, 55], [57, 64], [55, 62]] as const
/** Where in the scale a figure steps, and on which beats. All come from the motif: up a fourth, a second, and a leap. */
const FIGURES: readonly (readonly (readonly [beat: number, step: number])[])[] = [
  [[0, 0], [1, 2], [2, 3], [4, 6]],
  [[0, 3], [2, 2], [3, 0]],
  [[0, 0], [3, 2]],
  [[0, 6], [1.5, 5], [3, 3]],
  [[0, 2], [1, 3], [4, 2], [6, 0]],
  [[0, 3]],
]

type Manner = { readonly figures: number; readonly heart: boolean; readonly bass: number; readonly force: number }
const MANNERS: Readonly<Record<Mood, Manner>> = {
  gather: { figures: 0.75, heart: false, bass: 0.9, force: 0.62 },
  think: { figures: 0.42, heart: false, bass: 0.7, force: 0.5 },
  look: { figures: 0.25, heart: true, bass: 0.8, force: 0.48 },
  won: { figures: 0.9, heart: false, bass: 1, force: 0.7 },
}

/** A note of the scale, counted in steps from G below the middle C. */
export function noteAt(step: number): number {
  const from = 3 + step
  return 48 + 12 * Math.floor(from / SCALE.length) + SCALE[((from % SCALE.length) + SCALE.length) % SCALE.length]!
}

/** The bed as it goes on: each phrase follows from the one before. */
export function* phrases(mood: () => Mood, chance: Chance): Generator<Phrase, never> {
  let chord = 0
  for (;;) {
    const manner = MANNERS[mood()]
    yield { strokes: phrase(manner, CHORDS[chord]!, chance), long: LONG }
    chord = (chord + (chance() < 0.5 ? 1 : CHORDS.length - 1)) % CHORDS.length
  }
}

function phrase({ figures, heart, bass, force }: Manner, [low, high]: readonly [number, number], chance: Chance): BedStroke[] {
  const strokes: BedStroke[] = [
    { on: 'pad', note: low, at: 0, long: LONG + OVERLAP, force: 0.34, side: -0.4 },
    { on: 'pad', note: high, at: 0.4, long: LONG + OVERLAP, force: 0.26, side: 0.4 },
  ]
  const pluck = (note: number, beat: number, hard: number) => {
    const at = Math.max(0, beat * BEAT + (chance() - 0.5) * 0.03)
    strokes.push({ on: 'kalimba', note, at, force: hard * (0.85 + 0.3 * chance()), side: (chance() - 0.5) * 0.9 })
  }
  if (chance() < bass) pluck(low + 12, 0, force * 0.8)
  if (chance() < bass * 0.5) pluck(high, 8, force * 0.6)
  for (const begins of [1, 5, 9]) {
    if (chance() > figures) continue
    const figure = FIGURES[Math.floor(chance() * FIGURES.length)]!
    const up = Math.floor(chance() * 4)
    figure.forEach(([beat, step], nth) => pluck(noteAt(step + up), begins + beat, force * (1 - 0.12 * nth)))
  }
  if (heart)
    for (let beat = 0; beat < BEATS; beat += 2) strokes.push({ on: 'skin', note: 40, at: beat * BEAT, force: beat % 4 ? 0.12 : 0.2, side: 0 })
  return strokes
}

/** A stroke alone and in full force: each note is made once, and then played as softly as it is wanted. */
export function pieceOfBed(stroke: BedStroke): Piece {
  return { level: LEVELS[stroke.on], strokes: [{ ...stroke, at: 0, side: 0, force: 1 }] }
}
