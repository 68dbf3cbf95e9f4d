/** What else can be said of samples in numbers, for tests and for whoever cannot listen. Pure. */

import { phrases, pieceOfBed, type Mood } from './bed.ts'
import { dice } from './instruments.ts'
import { render, type Samples } from './render.ts'

const WINDOW = 2048

/** The middle of the spectrum, in hertz: how bright it is. */
export function spectralCentre(channels: Samples, rate: number, from = 0, to = Infinity): number {
  const power = spectrum(channels, from * rate, Math.min(to * rate, channels[0].length))
  let [sum, weighed] = [0, 0]
  power.forEach((each, bin) => {
    sum += each
    weighed += (each * bin * rate) / WINDOW
  })
  return sum ? weighed / sum : 0
}

/** How strong each of the lower half of the frequencies is, over all of a stretch of samples. */
export function spectrum(channels: Samples, from = 0, to = channels[0].length): Float64Array {
  const power = new Float64Array(WINDOW / 2)
  for (const channel of channels)
    for (let start = Math.round(from); start < to; start += WINDOW / 2) {
      const real = Float64Array.from({ length: WINDOW }, (_, n) => {
        const at = start + n
        return at < to ? (channel[at] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / WINDOW)) : 0
      })
      const imaginary = new Float64Array(WINDOW)
      transform(real, imaginary)
      for (let bin = 0; bin < power.length; bin++) power[bin]! += real[bin]! ** 2 + imaginary[bin]! ** 2
    }
  return power
}

/** How long after its peak it stays below so many decibels less, in seconds. */
export function fallsBy([left, right]: Samples, rate: number, decibels: number): number {
  const step = Math.round(rate * 0.01)
  const envelope = Array.from({ length: Math.ceil(left.length / step) }, (_, nth) => {
    let sum = 0
    for (let n = nth * step; n < Math.min((nth + 1) * step, left.length); n++) sum += left[n]! ** 2 + right[n]! ** 2
    return Math.sqrt(sum / step)
  })
  const most = Math.max(...envelope)
  const last = envelope.findLastIndex((each) => each > most * 10 ** (-decibels / 20))
  return ((last - envelope.indexOf(most)) * step) / rate
}

/** Cooley and Tukey's fast Fourier transform, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const length = real.length
  for (let n = 1, mirrored = 0; n < length; n++) {
    let bit = length >> 1
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit
    mirrored ^= bit
    if (n >= mirrored) continue
    ;[real[n], real[mirrored]] = [real[mirrored]!, real[n]!]
    ;[imaginary[n], imaginary[mirrored]] = [imaginary[mirrored]!, imaginary[n]!]
  }
  for (let size = 2; size <= length; size <<= 1) {
    const turn = (-2 * Math.PI) / size
    for (let start = 0; start < length; start += size)
      for (let n = 0; n < size / 2; n++) {
        const [cos, sin] = [Math.cos(turn * n), Math.sin(turn * n)]
        const [a, b] = [start + n, start + n + size / 2]
        const [re, im] = [real[b]! * cos - imaginary[b]! * sin, real[b]! * sin + imaginary[b]! * cos]
        ;[real[b], imaginary[b]] = [real[a]! - re, imaginary[a]! - im]
        real[a]! += re
        imaginary[a]! += im
      }
  }
}

/** So many phrases of the bed, mixed as they are played. */
export function bedAsPlayed(mood: Mood, count: number, rate: number): Samples {
  const bed = phrases(() => mood, dice(7))
  const all = Array.from({ length: count }, () => bed.next().value)
  const seconds = all.reduce((sum, { long }) => sum + long, 8)
  const mixed: Samples = [new Float32Array(seconds * rate), new Float32Array(seconds * rate)]
  const known = new Map<string, Samples>()
  let begins = 0
  for (const { strokes, long } of all) {
    for (const stroke of strokes) {
      const key = `${stroke.on} ${stroke.note}`
      const samples = known.get(key) ?? render(pieceOfBed(stroke), rate)
      known.set(key, samples)
      const from = Math.round((begins + stroke.at) * rate)
      mixed.forEach((channel, ear) => samples[ear]!.forEach((sample, n) => (channel[from + n]! += sample * stroke.force)))
    }
    begins += long
  }
  return mixed
}
