import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Sounds from '../src/lib/sounds'

const ears = vi.hoisted(() => ({ sound: vi.fn(), cease: vi.fn(), underlay: vi.fn(), wake: vi.fn() }))
vi.mock('../src/sound/ears', () => ears)

let sounds: typeof Sounds
let touched: boolean
let hidden: boolean
let shaken: number[][]
let phone: boolean

async function begin(stored: object | null = null): Promise<void> {
  vi.stubGlobal('localStorage', { getItem: () => stored && JSON.stringify(stored) })
  vi.resetModules()
  sounds = await import('../src/lib/sounds')
}

const heard = async () => {
  await new Promise((resolve) => setTimeout(resolve))
  return ears.sound.mock.calls.map(([sound]) => sound as string)
}

beforeEach(() => {
  vi.clearAllMocks()
  touched = true
  hidden = false
  shaken = []
  phone = true
  vi.stubGlobal('navigator', {
    get userActivation() {
      return { hasBeenActive: touched }
    },
    vibrate: (times: number[]) => shaken.push(times),
  })
  vi.stubGlobal('document', {
    get hidden() {
      return hidden
    },
  })
  vi.stubGlobal('matchMedia', (asked: string) => ({ matches: phone && asked === '(pointer: coarse)' }))
})

afterEach(() => vi.unstubAllGlobals())

describe('a page', () => {
  test('is silent until somebody has touched it', async () => {
    await begin()
    touched = false
    sounds.play('turn')
    expect(await heard()).toEqual([])
    touched = true
    sounds.play('turn')
    expect(await heard()).toEqual(['turn'])
  })

  test('is silent for those who want no sound, of today’s page or of an earlier one', async () => {
    for (const sound of ['off', false]) {
      await begin({ sound })
      sounds.play('turn')
    }
    expect(await heard()).toEqual([])
    await begin({ sound: true })
    sounds.play('turn')
    expect(await heard()).toEqual(['turn'])
  })

  test('out of sight only calls', async () => {
    await begin()
    hidden = true
    sounds.play('hop')
    sounds.ring('turn')
    expect(await heard()).toEqual(['turn'])
  })

  test('of a laptop is heard although there is a big screen, which may be in another house', async () => {
    phone = false
    await begin()
    sounds.listenElsewhere(true)
    sounds.play('roll')
    expect(await heard()).toEqual(['roll'])
  })

  test('of a phone beside a big screen is quiet but for what is its own', async () => {
    await begin()
    sounds.listenElsewhere(true)
    sounds.play('roll')
    sounds.play('pick')
    sounds.ring('turn')
    expect(await heard()).toEqual(['pick', 'turn'])
    sounds.listenElsewhere(false)
    sounds.play('roll')
    expect(await heard()).toEqual(['pick', 'turn', 'roll'])
  })

  test('shakes with a ring, unless its owner does not want that', async () => {
    await begin()
    sounds.ring('turn')
    expect(shaken).toHaveLength(1)
    await begin({ vibration: false })
    sounds.ring('turn')
    expect(shaken).toHaveLength(1)
  })

  test('of somebody who wants little movement shakes only if they say so', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await begin()
    sounds.ring('turn')
    expect(shaken).toHaveLength(0)
    await begin({ vibration: true, sound: 'off' })
    sounds.ring('turn')
    expect(shaken).toHaveLength(1)
  })
})
