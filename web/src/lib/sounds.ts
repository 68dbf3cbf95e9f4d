/** Soft sounds, made on the spot from sine waves. Silent until somebody has touched the page. */

import { COLOURS } from './colours'
import { calm, me } from './me.svelte'
import type { Colour } from './protocol'

type Note = { readonly pitch: number; readonly at: number; readonly long: number }

/**
 * Every sound there is. A card: `pick` it, `slide` it away, `lay` it face down, `shuffle`, `deal`, `turn-up` one.
 * A reveal: a `vote` of a voter, the drum's `roll` up to the right `card`, a `bluff` that was believed, how it ends for
 * `all`, `some` or `none` who found it, and a rabbit's `hop`, one a stone. A table: `join`, `line`, `react`, `nudge`,
 * `turn` (yours), `clue`, `start`, `end`. Votes and hops have the pitch of the rabbit whose colour they are played with.
 */
export type Sound =
  | 'pick' | 'slide' | 'lay' | 'shuffle' | 'deal' | 'turn-up'
  | 'vote' | 'roll' | 'card' | 'bluff' | 'all' | 'some' | 'none' | 'hop'
  | 'join' | 'line' | 'react' | 'nudge' | 'turn' | 'clue' | 'start' | 'end'
  | 'cards' | 'reveal'

const note = (pitch: number, at = 0, long = 0.4): Note => ({ pitch, at, long })

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  pick: [note(660, 0, 0.12)],
  clue: [note(523), note(784, 0.12, 0.6)],
  cards: [note(440, 0, 0.15), note(494, 0.09, 0.15), note(587, 0.18, 0.3)],
  start: [note(392), note(494, 0.13), note(587, 0.26), note(784, 0.39, 0.8)],
  turn: [note(587), note(880, 0.15, 0.7)],
  line: [note(740, 0, 0.15)],
  nudge: [note(784, 0, 0.2), note(784, 0.22, 0.2), note(1047, 0.44, 0.6)],
  join: [note(587, 0, 0.2), note(698, 0.1, 0.3)],
  reveal: [note(330), note(415, 0.15), note(494, 0.3), note(659, 0.45, 1)],
  hop: [note(520, 0, 0.08), note(640, 0.06, 0.1)],
  end: [note(523), note(659, 0.15), note(784, 0.3), note(1047, 0.45, 1.2)],
  slide: [note(330, 0, 0.08)],
  lay: [note(220, 0, 0.12)],
  shuffle: [note(440, 0, 0.15), note(494, 0.09, 0.15), note(587, 0.18, 0.3)],
  deal: [note(440, 0, 0.15), note(494, 0.09, 0.15), note(587, 0.18, 0.3)],
  'turn-up': [note(494, 0, 0.12)],
  vote: [note(440, 0, 0.1)],
  roll: [note(110, 0, 1.2)],
  card: [note(330), note(415, 0.15), note(494, 0.3), note(659, 0.45, 1)],
  bluff: [note(330, 0, 0.12), note(311, 0.14, 0.12), note(294, 0.28, 0.2)],
  all: [note(523), note(659, 0.12), note(784, 0.24, 0.8)],
  some: [note(392, 0, 0.8), note(523, 0.1, 0.8)],
  none: [note(294, 0, 0.6), note(220, 0.25, 0.9)],
  react: [note(880, 0, 0.08)],
}
const VOLUME = 0.06

const SHAKE = [120, 80, 120]

let ears: AudioContext | null = null

/** A sound that wants to be noticed; where a device can shake, and may, it does. */
export function ring(sound: Sound): void {
  play(sound)
  if (me.sound && !calm() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE)
}

export function play(sound: Sound, colour?: Colour): void {
  if (!me.sound || !navigator.userActivation?.hasBeenActive) return
  ears ??= new AudioContext()
  const higher = colour ? 2 ** (COLOURS.indexOf(colour) / 12) : 1
  for (const { pitch, at, long } of SOUNDS[sound]) {
    const start = ears.currentTime + at
    const tone = new OscillatorNode(ears, { type: 'sine', frequency: pitch * higher })
    const loudness = new GainNode(ears, { gain: 0 })
    loudness.gain.setValueAtTime(0, start) // else the ramp begins now, and a later note sets in with a click
    loudness.gain.linearRampToValueAtTime(VOLUME, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + long)
    tone.connect(loudness).connect(ears.destination)
    tone.start(start)
    tone.stop(start + long)
  }
}
