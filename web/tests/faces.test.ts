import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { faces } from '../src/lib/faces'

const asked: [string, string][] = []
let come: () => void

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  const there = new Promise<void>((resolve) => (come = resolve))
  const load = (face: string, letters: string) => {
    asked.push([face, letters])
    return there
  }
  vi.stubGlobal('document', { fonts: { load } })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the faces of the first screen', () => {
  test('are awaited, and then that of clues is fetched', async () => {
    const waiting = faces('en')
    expect(asked).toHaveLength(3)
    come()
    await waiting
    await vi.advanceTimersByTimeAsync(0)
    expect(asked[3]).toEqual(['italic 1em Tale', 'a'])
  })

  test('are not awaited for long', async () => {
    let over = false
    void faces('en').then(() => (over = true))
    await vi.advanceTimersByTimeAsync(1000)
    expect(over).toBe(true)
    expect(asked).toHaveLength(3)
  })

  test('have Greek letters for those who read Greek', () => {
    void faces('el')
    expect(asked.every(([, letters]) => letters.includes('λ'))).toBe(true)
  })

  test('are those beside Japanese letters for those who read Japanese', () => {
    void faces('ja')
    expect(asked.map(([face]) => face)).toEqual(["700 1em 'Tale ja'", "400 1em 'Talk ja'", "700 1em 'Talk ja'"])
  })
})
