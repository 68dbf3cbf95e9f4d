/** Who is led through a first game on this device. */

import { beforeEach, expect, test, vi } from 'vitest'
import { askForGuide, bringSeat, guidance, keepGuidance, learn } from '../src/lib/lessons'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('whoever plays here for the first time is new', () => {
  expect(guidance()).toEqual({ known: false, learnt: [] })
})

test('whoever told or voted here before there was a guide is not', () => {
  learn('votes', 'classic')
  expect(guidance().known).toBe(true)
})

test('whoever is being led stays new, whatever they do, and after a reload', () => {
  keepGuidance({ known: false, learnt: ['hand'] })
  learn('clue', 'odyssey')
  expect(guidance()).toEqual({ known: false, learnt: ['hand'] })
})

test('whoever asks is led once more', () => {
  keepGuidance({ known: true, learnt: ['hand'] })
  askForGuide()
  expect(guidance()).toEqual({ known: false, learnt: [] })
})

test('whoever brings a seat from another device was led there', () => {
  bringSeat()
  expect(guidance().known).toBe(true)
})

test('and whoever is being led here goes on with it', () => {
  keepGuidance({ known: false, learnt: ['hand'] })
  bringSeat()
  expect(guidance().known).toBe(false)
})
