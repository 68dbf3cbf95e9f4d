/** Writes every sound of the page as a WAV file, and what can be measured of it: node hear.ts FOLDER */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loudness, peak } from './src/sound/loudness.ts'
import { bedAsPlayed, fallsBy, spectralCentre } from './src/sound/measure.ts'
import { render, type Samples } from './src/sound/render.ts'
import { allPieces } from './src/sound/score.ts'

const RATE = 48_000

function wav([left, right]: Samples): Buffer {
  const bytes = left.length * 4
  const file = Buffer.alloc(44 + bytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + bytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 4, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(bytes, 40)
  left.forEach((sample, n) => {
    file.writeInt16LE(Math.round(sample * 32767), 44 + n * 4)
    file.writeInt16LE(Math.round(right[n]! * 32767), 46 + n * 4)
  })
  return file
}

const folder = process.argv[2]
if (!folder) throw new Error('Where to? node hear.ts FOLDER')
mkdirSync(folder, { recursive: true })
console.log('sound                 s   peak dB   LUFS   centre Hz   s to -20 dB')
const sounds = [...allPieces()].map(([name, piece]) => [name, () => render(piece, RATE)] as const)
const moods = (['gather', 'think', 'look', 'won'] as const).map((mood) => [`bed ${mood}`, () => bedAsPlayed(mood, 6, RATE)] as const)
for (const [name, make] of [...sounds, ...moods]) {
  const heard = make()
  writeFileSync(join(folder, `${name.replace(' ', '-')}.wav`), wav(heard))
  const numbers = [
    (heard[0].length / RATE).toFixed(2),
    (20 * Math.log10(peak(heard))).toFixed(1),
    loudness(heard, RATE).toFixed(1),
    spectralCentre(heard, RATE).toFixed(0),
    fallsBy(heard, RATE, 20).toFixed(2),
  ]
  console.log(name.padEnd(16) + numbers.map((number) => number.padStart(9)).join(''))
}
