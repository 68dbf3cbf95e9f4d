/** A piece as samples for two ears: its strokes, in the room, as loud as it says, without a click at either end. Pure. */

import { dice, strike } from './instruments.ts'
import { loudness, peak } from './loudness.ts'
import { addRoom, TAIL } from './room.ts'
import type { Piece } from './score.ts'

export type Samples = readonly [Float32Array, Float32Array]

/** No piece alone comes near the ceiling of all together, which is at -6 dBFS. */
export const HIGHEST = 10 ** (-9 / 20)

/** What is softer than this share of the peak is over. */
const OVER = 10 ** (-66 / 20)
const SEAL = 0.03

export function render({ strokes, level }: Piece, rate: number, take = 0): Samples {
  const chance = dice(1 + take * 7919)
  const played = strokes.map((stroke) => ({ ...stroke, from: Math.round(stroke.at * rate), samples: strike(stroke, rate, chance) }))
  const end = Math.max(...played.map(({ from, samples }) => from + samples.length))
  const length = end + Math.round(TAIL * rate)
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  for (const { from, samples, side } of played) {
    const angle = ((side + 1) * Math.PI) / 4
    const [toLeft, toRight] = [Math.cos(angle), Math.sin(angle)]
    for (let n = 0; n < samples.length; n++) {
      left[from + n]! += samples[n]! * toLeft
      right[from + n]! += samples[n]! * toRight
    }
  }
  addRoom(left, right, rate)
  return sealed(levelled([left, right], level, rate), rate)
}

function levelled(channels: Samples, level: number, rate: number): Samples {
  const wanted = 10 ** ((level - loudness(channels, rate)) / 20)
  const gain = Math.min(wanted, HIGHEST / (peak(channels) || 1))
  for (const channel of channels) for (let n = 0; n < channel.length; n++) channel[n]! *= gain
  return channels
}

/** Cut off what nobody hears any more, and let it end in silence. */
function sealed(channels: Samples, rate: number): Samples {
  const soft = peak(channels) * OVER
  const lastOf = (channel: Float32Array) => channel.findLastIndex((sample) => Math.abs(sample) > soft)
  const fade = Math.round(SEAL * rate)
  const length = Math.min(channels[0].length, Math.max(...channels.map(lastOf)) + fade)
  const cut = channels.map((channel) => channel.slice(0, length)) as [Float32Array, Float32Array]
  for (const channel of cut) for (let n = 0; n < fade; n++) channel[length - 1 - n]! *= 0.5 - 0.5 * Math.cos((Math.PI * n) / fade)
  return cut
}
