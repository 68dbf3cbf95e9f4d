/** Soft sounds, made on the spot from sine waves. Silent until somebody has touched the page. */

import { calm, me } from './me.svelte'

type Note = { readonly pitch: number; readonly at: number; readonly long: number }
export type Sound = 'pick' | 'clue' | 'cards' | 'start' | 'turn' | 'line' | 'nudge' | 'join' | 'reveal' | 'hop' | 'win'

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
  win: [note(523), note(659, 0.15), note(784, 0.3), note(1047, 0.45, 1.2)],
}
const VOLUME = 0.06

const SHAKE = [120, 80, 120]

let ears: AudioContext | null = null

/** A sound that wants to be noticed; where a device can shake, and may, it does. */
export function ring(sound: Sound): void {
  play(sound)
  if (me.sound && !calm() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE)
}

export function play(sound: Sound): void {
  if (!me.sound || !navigator.userActivation?.hasBeenActive) return
  ears ??= new AudioContext()
  for (const { pitch, at, long } of SOUNDS[sound]) {
    const start = ears.currentTime + at
    const tone = new OscillatorNode(ears, { type: 'sine', frequency: pitch })
    const loudness = new GainNode(ears, { gain: 0 })
    loudness.gain.setValueAtTime(0, start) // else the ramp begins now, and a later note sets in with a click
    loudness.gain.linearRampToValueAtTime(VOLUME, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + long)
    tone.connect(loudness).connect(ears.destination)
    tone.start(start)
    tone.stop(start + long)
  }
}
