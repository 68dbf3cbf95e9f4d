import { describe, expect, test } from 'vitest'
import { ROLL, STEPS } from '../src/lib/steps.svelte'
import { A_HOP } from '../src/room/walk.svelte'
import { noteAt, phrases, type Mood } from '../src/sound/bed'
import { ceiling } from '../src/sound/ceiling'
import { dice } from '../src/sound/instruments'
import { loudness, peak } from '../src/sound/loudness'
import { bedAsPlayed, fallsBy, spectralCentre, spectrum } from '../src/sound/measure'
import { HIGHEST, render, type Samples } from '../src/sound/render'
import { allPieces, LEAP, pieceOf, ROLL_LASTS, SCALE, SOUNDS, TAKES, PITCHES, type Sound } from '../src/sound/score'

const RATE = 24_000
const decibels = (share: number) => 20 * Math.log10(share)
const made = new Map<string, Samples>()

function heard(name: string): Samples {
  const piece = allPieces().get(name)
  if (!piece) throw new Error(name)
  const samples = made.get(name) ?? render(piece, RATE)
  made.set(name, samples)
  return samples
}

const names = [...allPieces().keys()]

describe('each sound', () => {
  test.each(names)('%s begins and ends in silence, without a click', (name) => {
    const samples = heard(name)
    const most = peak(samples)
    for (const channel of samples) {
      expect(Math.abs(channel[0] ?? 1)).toBeLessThan(0.002)
      expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(0.0001)
      // It takes its time to set in: in the first quarter of a millisecond there is nearly nothing yet.
      const first = channel.subarray(0, RATE / 4000)
      expect(first.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0)).toBeLessThan(most * 0.15)
    }
  })

  test.each(names)('%s stays below the free height of the ceiling, and is as loud as it should be', (name) => {
    const samples = heard(name)
    const { level } = allPieces().get(name) ?? { level: 0 }
    expect(peak(samples)).toBeLessThanOrEqual(HIGHEST + 1e-6)
    // What is very short may be softer, since it may not peak higher.
    expect(loudness(samples, RATE)).toBeLessThan(level + 0.5)
    expect(loudness(samples, RATE)).toBeGreaterThan(level - 4)
  })

  test.each(names)('%s is over soon', (name) => {
    const long = heard(name)[0].length / RATE
    expect(long).toBeLessThan(name === 'end' || name === 'none' ? 5 : 3.6)
  })

  test('has no constant part, which would be a thud at its end', () => {
    for (const name of names) {
      const [left] = heard(name)
      const mean = left.reduce((sum, sample) => sum + sample, 0) / left.length
      expect(Math.abs(mean), name).toBeLessThan(0.003)
    }
  })

  test('sounds the same wherever it is made, but for its takes', () => {
    const [first, again, other] = [render(SOUNDS.lay, RATE), render(SOUNDS.lay, RATE), render(SOUNDS.lay, RATE, 1)]
    expect(again[0]).toEqual(first[0])
    expect(other[0]).not.toEqual(first[0])
    expect(TAKES.lay).toBeGreaterThan(1)
  })

  test('all notes that ring are of the scale, so that any two agree', () => {
    for (const [name, { strokes }] of allPieces())
      for (const stroke of strokes)
        if (stroke.on === 'kalimba' || stroke.on === 'pad') expect(SCALE.map(Number), `${name}: ${stroke.note}`).toContain(stroke.note % 12)
  })
})

describe('the roll', () => {
  test('leads to the very moment of the card', () => {
    expect(ROLL_LASTS).toBeCloseTo((STEPS.card - ROLL) / 1000)
    const last = Math.max(...SOUNDS.roll.strokes.map(({ at }) => at))
    expect(ROLL_LASTS - last).toBeGreaterThan(0.03)
    expect(ROLL_LASTS - last).toBeLessThan(0.12)
  })

  test('grows all the time', () => {
    const [left] = heard('roll')
    const part = (nth: number) => left.slice((nth * ROLL_LASTS * RATE) / 4, ((nth + 1) * ROLL_LASTS * RATE) / 4)
    const power = [0, 1, 2, 3].map((nth) => part(nth).reduce((sum, sample) => sum + sample ** 2, 0))
    expect(power).toEqual([...power].sort((a, b) => a - b))
  })

  test('is heard from small speakers, which know nothing below 300 Hz', () => {
    const power = spectrum(heard('roll'))
    const above = power.slice(Math.round((300 * 2048) / RATE)).reduce((sum, each) => sum + each, 0)
    expect(above / power.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0.08)
  })
})

describe('the endings of a reveal', () => {
  const centre = (sound: Sound) => spectralCentre(heard(sound), RATE)

  test('all is bright, some is warm, none is dark', () => {
    expect(centre('all')).toBeGreaterThan(centre('some') * 1.25)
    expect(centre('some')).toBeGreaterThan(centre('none') * 1.25)
  })

  test('all is over first, none hangs in the air', () => {
    const long = (sound: Sound) => heard(sound)[0].length / RATE
    expect(long('all')).toBeLessThan(long('some'))
    expect(long('some')).toBeLessThan(long('none'))
    expect(fallsBy(heard('some'), RATE, 20)).toBeGreaterThan(fallsBy(heard('none'), RATE, 20))
  })

  test('only where somebody found it there is a third; nobody’s is an empty fifth that sinks', () => {
    const notes = (sound: Sound) => pieceOf(sound).strokes.flatMap((stroke) => (stroke.on === 'kalimba' ? [stroke.note] : []))
    const thirds = (sound: Sound) => notes(sound).some((note) => note % 12 === 4) && notes(sound).some((note) => note % 12 === 0)
    expect([thirds('all'), thirds('some'), thirds('none')]).toEqual([true, true, false])
    expect(notes('none').slice(0, 4)).toEqual(notes('none').slice(0, 4).toSorted((a, b) => b - a))
  })
})

describe('rabbits', () => {
  test('each has a pitch of its own, in one scale, over two octaves', () => {
    const pitches = Object.values(PITCHES)
    expect(new Set(pitches).size).toBe(12)
    for (const pitch of pitches) expect(SCALE.map(Number)).toContain(pitch % 12)
    expect(Math.max(...pitches) - Math.min(...pitches)).toBeLessThanOrEqual(26)
  })

  test.each(['hop', 'vote'])('each is heard by its %s: the higher its pitch, the brighter', (sound) => {
    const byPitch = Object.entries(PITCHES).sort(([, a], [, b]) => a - b)
    const centres = byPitch.map(([colour]) => spectralCentre(heard(`${sound} ${colour}`), RATE))
    expect(centres).toEqual([...centres].sort((a, b) => a - b))
  })

  test('come down before they leap again', () => {
    expect(LEAP * 1000).toBeLessThan(A_HOP)
    expect(LEAP * 1000).toBeGreaterThan(A_HOP * 0.7)
  })

  test('wood is short: it is a tock, not a bell', () => {
    for (const colour of Object.keys(PITCHES)) expect(fallsBy(heard(`hop ${colour}`), RATE, 20)).toBeLessThan(0.36)
  })
})

describe('the ceiling', () => {
  test('leaves alone what is soft, and lets nothing above -6 dBFS', () => {
    expect(ceiling(0)).toBe(0)
    expect(ceiling(0.3)).toBe(0.3)
    expect(ceiling(-0.3)).toBe(-0.3)
    for (const sample of [0.4, 0.7, 1, 4]) expect(decibels(ceiling(sample))).toBeLessThanOrEqual(-6)
    expect(ceiling(-1)).toBe(-ceiling(1))
  })

  test('bends without a corner, and never back', () => {
    const step = 0.001
    const slopes = Array.from({ length: 1000 }, (_, n) => (ceiling((n + 1) * step) - ceiling(n * step)) / step)
    for (const [n, slope] of slopes.entries()) {
      expect(slope).toBeGreaterThan(0)
      expect(Math.abs(slope - (slopes[n - 1] ?? slope))).toBeLessThan(0.02)
    }
  })
})

describe('the bed', () => {
  const MOODS: readonly Mood[] = ['gather', 'think', 'look', 'won']

  test('goes up in the scale step by step', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(noteAt)).toEqual([55, 57, 60, 62, 64, 67, 69])
  })

  test.each(MOODS)('%s is of the scale, and never crowded', (mood) => {
    const bed = phrases(() => mood, dice(3))
    for (let nth = 0; nth < 40; nth++) {
      const { strokes, long } = bed.next().value
      const notes = strokes.filter(({ on }) => on === 'kalimba')
      expect(notes.length / long).toBeLessThan(1.6)
      for (const { on, note, at } of strokes) {
        if (on !== 'skin') expect(SCALE.map(Number)).toContain(note % 12)
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThan(long)
      }
    }
  })

  test('leaves room for those who talk: while people think, most of it is silence but for the pad', () => {
    const bed = phrases(() => 'think' as const, dice(5))
    const all = Array.from({ length: 60 }, () => bed.next().value)
    const notes = all.flatMap(({ strokes }) => strokes.filter(({ on }) => on === 'kalimba'))
    expect(notes.length / all.reduce((sum, { long }) => sum + long, 0)).toBeLessThan(0.7)
  })

  test('is far softer than any sound of the game, and its power lies below where words are understood', () => {
    const rate = RATE / 2 // as pads are made; nothing in the bed is high
    const samples = bedAsPlayed('think', 2, rate)
    expect(loudness(samples, rate)).toBeLessThan(-29)
    expect(decibels(peak(samples))).toBeLessThan(-18)
    expect(spectralCentre(samples, rate)).toBeLessThan(450)
  })
})
