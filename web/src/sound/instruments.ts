/** Instruments by calculation: each stroke becomes samples from -1 to 1 or so, that begin and end in silence. Pure. */

import type { Stroke } from './score.ts'

export type Chance = () => number
type Instruments = { readonly [on in Stroke['on']]: (stroke: Stroke & { on: on }, rate: number, chance: Chance) => Float32Array }

/** What a struck thing sings: its partials are so many times as high as its lowest, and each dies away in its own time. */
type Partial = { readonly times: number; readonly part: number; readonly long: number }

const TURN = 2 * Math.PI

export function hertz(note: number): number {
  return 440 * 2 ** ((note - 69) / 12)
}

/** Chance that is the same every time, so that a sound is too. */
export function dice(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const silence = (seconds: number, rate: number) => new Float32Array(Math.ceil(seconds * rate))
/** A rise that begins and ends level, so that nothing clicks. */
const rise = (time: number, long: number) => (time >= long ? 1 : time <= 0 ? 0 : 0.5 - 0.5 * Math.cos((Math.PI * time) / long))
/** How much is left of what needs so long to fall by 60 dB. */
const left = (time: number, long: number) => Math.exp((-3 * Math.LN10 * time) / long)
/** In and out again over a length of time. */
const arch = (time: number, long: number, into: number, out: number) => rise(time, into) * rise(long - time, out)

function sing(out: Float32Array, rate: number, pitch: number, partials: readonly Partial[], attack: number, bend = 0): void {
  for (const { times, part, long } of partials) {
    const top = pitch * times
    if (top > rate * 0.45) continue
    const last = Math.min(out.length, Math.ceil(long * 1.3 * rate))
    const [fades, settles] = [left(1 / rate, long), left(1 / rate, 0.12)]
    let [phase, strength, bent] = [0, part, bend]
    for (let n = 0; n < last; n++) {
      out[n]! += strength * Math.sin(phase) * rise(n / rate, attack)
      phase += (TURN * top * (1 + bent)) / rate
      strength *= fades
      bent *= settles
    }
  }
}

/** What a filter lets through of noise around a pitch that may move, the narrower the sharper. */
class Band {
  private readonly rate: number
  private readonly sharp: number
  private low = 0
  private band = 0

  constructor(rate: number, sharp: number) {
    this.rate = rate
    this.sharp = sharp
  }

  pass(sample: number, pitch: number): number {
    const tuned = Math.tan((Math.PI * Math.min(pitch, this.rate * 0.45)) / this.rate)
    const damp = 1 / this.sharp
    const next = (this.band + tuned * (sample - this.low)) / (1 + tuned * (tuned + damp))
    const under = this.low + tuned * next
    this.band = 2 * next - this.band
    this.low = 2 * under - this.low
    return next * damp
  }
}

/** A short breath of noise: a mallet's felt, a thumb's nail, the flat of a hand. */
function touch(out: Float32Array, rate: number, chance: Chance, pitch: number, part: number, long: number): void {
  const band = new Band(rate, 0.9)
  const last = Math.min(out.length, Math.ceil(long * 1.5 * rate))
  for (let n = 0; n < last; n++) {
    const time = n / rate
    out[n]! += part * band.pass(2 * chance() - 1, pitch) * left(time, long) * rise(time, 0.001)
  }
}

export const INSTRUMENTS: Instruments = {
  /** A steel tongue over a wooden box, with a shell that rattles while the tongue swings wide. */
  kalimba({ note, force }, rate, chance) {
    const pitch = hertz(note)
    const long = Math.min(3.2, 2.1 * (440 / pitch) ** 0.55)
    const out = silence(long * 1.1, rate)
    sing(out, rate, pitch, [
      { times: 1, part: 0.62, long },
      { times: 1.0018, part: 0.3, long: long * 0.8 },
      { times: 2.003, part: 0.07 * force, long: long * 0.45 },
      { times: 5.94, part: 0.27 * force, long: 0.3 },
      { times: 13.7, part: 0.08 * force, long: 0.09 },
    ], 0.003, 0.004 * force)
    const rattle = new Band(rate, 1.4)
    for (let n = 0; n < Math.min(out.length, 0.6 * rate); n++) {
      const wide = Math.max(0, out[n]! * force - 0.34)
      out[n]! += rattle.pass((2 * chance() - 1) * wide, 4200) * 0.9
    }
    touch(out, rate, chance, 230, 0.5, 0.07)
    touch(out, rate, chance, 2600, 0.12 * force, 0.012)
    return scaled(out, force)
  },

  /** A bar of rosewood, or, muted, a peg that is pushed into its hole. */
  wood({ note, force, muted }, rate, chance) {
    const pitch = hertz(note)
    const long = Math.min(0.7, 0.4 * (440 / pitch) ** 0.6) * (muted ? 0.35 : 1)
    const out = silence(Math.max(0.12, long * 1.15), rate)
    sing(out, rate, pitch, [
      { times: 1, part: 0.8, long },
      { times: 3.93, part: 0.26 * force, long: long * 0.3 },
      { times: 9.3, part: 0.12 * force, long: long * 0.11 },
    ], 0.0015, 0.012)
    touch(out, rate, chance, Math.min(5000, pitch * 2.6), muted ? 0.55 : 0.35, 0.018)
    return scaled(out, force)
  },

  /** A small drum: a skin swings in several ways at once, and tightens as it is struck. */
  skin({ note, force }, rate, chance) {
    const pitch = hertz(note)
    const out = silence(0.6, rate)
    sing(out, rate, pitch, [
      { times: 1, part: 0.75, long: 0.42 },
      { times: 1.593, part: 0.4, long: 0.26 },
      { times: 2.136, part: 0.26, long: 0.2 },
      { times: 2.653, part: 0.16, long: 0.15 },
      { times: 3.6, part: 0.08 * force, long: 0.1 },
    ], 0.002, 0.09 * force)
    touch(out, rate, chance, 800, 0.6 * force, 0.045)
    touch(out, rate, chance, 2200, 0.45 * force, 0.02)
    return scaled(out, force)
  },

  /** Fibres that catch on each other: noise of one colour, grained by slower noise. */
  paper({ from, to, long, force, snaps }, rate, chance) {
    const out = silence(long * (snaps ? 2 : 1) + 0.01, rate)
    const length = out.length / rate
    const wide = new Band(rate, snaps ? 0.8 : 0.9)
    const grain = new Band(rate, 0.7)
    for (let n = 0; n < out.length; n++) {
      const time = n / rate
      const shape = snaps ? left(time, long) * rise(time, 0.0015) * rise(length - time, 0.008) : arch(time, length, length * 0.45, length * 0.4)
      const catches = chance() < 260 / rate ? 5 * chance() : 0
      const roughness = 0.45 + 3.2 * Math.abs(grain.pass(2 * chance() - 1, 110)) * Math.sqrt(rate / 24000)
      const noise = (2 * chance() - 1) * roughness * (1 + catches)
      out[n] = wide.pass(noise, from * (to / from) ** Math.min(1, time / long)) * shape
    }
    return scaled(out, force)
  },

  /** Wind over the neck of a bottle. */
  breath({ note, long, force }, rate, chance) {
    const pitch = hertz(note)
    const out = silence(long, rate)
    const [tone, over] = [new Band(rate, 34), new Band(rate, 22)]
    for (let n = 0; n < out.length; n++) {
      const time = n / rate
      const noise = 2 * chance() - 1
      const sway = 1 + 0.004 * Math.sin(TURN * 4.1 * time)
      const sound = 6 * tone.pass(noise, pitch * 2 * sway) + 2 * over.pass(noise, pitch * 4 * sway) + 0.06 * noise
      out[n] = sound * arch(time, long, long * 0.4, long * 0.55) * 0.5
    }
    return scaled(out, force)
  },

  /** Something like a bowed glass: odd partials, a little apart, that come and go slowly. */
  pad({ note, long, force }, rate) {
    const pitch = hertz(note)
    const out = silence(long, rate)
    for (const [times, part] of [[1, 0.5], [1.0023, 0.35], [2, 0.1], [3.002, 0.09], [5, 0.03]] as const) {
      if (pitch * times > rate * 0.45) continue
      for (let n = 0; n < out.length; n++) {
        const time = n / rate
        const swing = 1 + 0.25 * Math.sin(TURN * (0.11 + 0.05 * times) * time)
        out[n]! += part * swing * Math.sin(TURN * pitch * times * time)
      }
    }
    for (let n = 0; n < out.length; n++) out[n]! *= arch(n / rate, long, long * 0.35, long * 0.5)
    return scaled(out, force)
  },

  /** A syllable of somebody small who laughs with a full mouth. */
  laugh({ note, long, force }, rate, chance) {
    const start = hertz(note)
    const out = silence(long + 0.02, rate)
    const length = out.length / rate
    const [puff, mouth] = [new Band(rate, 2.5), new Band(rate, 3)]
    const formant = (pitch: number) =>
      Math.exp(-(((pitch - 560) / 190) ** 2)) + 0.5 * Math.exp(-(((pitch - 1350) / 260) ** 2)) + 0.12 * Math.exp(-(((pitch - 2700) / 400) ** 2)) + 0.03
    let phase = 0
    for (let n = 0; n < out.length; n++) {
      const time = n / rate
      const pitch = start * (1.05 - (0.1 * time) / length)
      phase += (TURN * pitch) / rate
      let sound = 0
      for (let times = 1; times * pitch < Math.min(3300, rate * 0.45); times++) sound += (Math.sin(times * phase) * formant(times * pitch)) / times ** 0.6
      const noise = 2 * chance() - 1
      const air = (puff.pass(noise, 900) + mouth.pass(noise, 2300)) * left(time, 0.07) * rise(time, 0.006)
      out[n] = 0.5 * sound * arch(time, length, 0.022, length * 0.55) + 0.5 * air * rise(length - time, 0.02)
    }
    return scaled(out, force)
  },

  /** A drop falls into a cup. */
  drop({ note, long, force }, rate) {
    const pitch = hertz(note)
    const out = silence(long, rate)
    let phase = 0
    for (let n = 0; n < out.length; n++) {
      const time = n / rate
      phase += (TURN * pitch * (0.72 + 0.55 * (time / long) ** 2)) / rate
      out[n] = Math.sin(phase) * arch(time, long, 0.006, long * 0.7)
    }
    return scaled(out, force)
  },
}

/** A stroke on its instrument. */
export function strike(stroke: Stroke, rate: number, chance: Chance): Float32Array {
  const instrument = INSTRUMENTS[stroke.on] as (stroke: Stroke, rate: number, chance: Chance) => Float32Array
  return instrument(stroke, rate, chance)
}

function scaled(out: Float32Array, force: number): Float32Array {
  for (let n = 0; n < out.length; n++) out[n]! *= force
  return out
}
