import { beforeEach, describe, expect, test, vi } from 'vitest'
import { play } from '../src/lib/sounds'

const NOW = 7
let made: { start: number; ramps: [string, number, number][] }[]

class Node {
  connect(next: unknown): unknown {
    return next
  }
}

class Tone extends Node {
  start(at: number): void {
    const last = made.at(-1)
    if (last) last.start = at
  }
  stop(): void {}
}

class Loudness extends Node {
  readonly gain
  constructor() {
    super()
    const ramps: [string, number, number][] = []
    made.push({ start: -1, ramps })
    const note = (kind: string) => (value: number, at: number) => ramps.push([kind, value, at])
    this.gain = {
      setValueAtTime: note('set'),
      linearRampToValueAtTime: note('linear'),
      exponentialRampToValueAtTime: note('exponential'),
    }
  }
}

beforeEach(() => {
  made = []
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  vi.stubGlobal('AudioContext', class { currentTime = NOW; destination = {} })
  vi.stubGlobal('OscillatorNode', Tone)
  vi.stubGlobal('GainNode', Loudness)
})

describe('a sound', () => {
  test('each of its notes swells from silence at its own start', () => {
    play('end')
    expect(made.map(({ start }) => Math.round((start - NOW) * 100))).toEqual([0, 15, 30, 45])
    for (const { start, ramps } of made) expect(ramps[0]).toEqual(['set', 0, start])
  })
})
