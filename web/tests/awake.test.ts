import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

class Lock {
  released = false
  release(): Promise<void> {
    this.released = true
    return Promise.resolve()
  }
}

let locks: Lock[]
let page: { hidden: boolean; heard: Set<() => void> }
let stayAwake: () => () => void

const held = () => locks.filter(({ released }) => !released).length
const settled = () => new Promise((resolve) => setTimeout(resolve))

async function turn(hidden: boolean): Promise<void> {
  page.hidden = hidden
  if (hidden) for (const lock of locks) lock.released = true
  for (const listener of page.heard) listener()
  await settled()
}

beforeEach(async () => {
  locks = []
  page = { hidden: false, heard: new Set() }
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: () => {
        const lock = new Lock()
        locks.push(lock)
        return Promise.resolve(lock)
      },
    },
  })
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden
    },
    addEventListener: (_: string, listener: () => void) => page.heard.add(listener),
    removeEventListener: (_: string, listener: () => void) => page.heard.delete(listener),
  })
  vi.resetModules()
  stayAwake = (await import('../src/lib/awake')).stayAwake
})

afterEach(() => vi.unstubAllGlobals())

describe('a device', () => {
  test('is awake for as long as anything wants it', async () => {
    const [first, second] = [stayAwake(), stayAwake()]
    await settled()
    expect(held()).toBe(1)
    first()
    first()
    await settled()
    expect(held()).toBe(1)
    second()
    await settled()
    expect(held()).toBe(0)
    expect(page.heard.size).toBe(0)
  })

  test('may sleep out of sight, and is awake again when the page is back', async () => {
    stayAwake()
    await settled()
    await turn(true)
    expect(held()).toBe(0)
    await turn(false)
    expect(held()).toBe(1)
  })

  test('that is let go before the browser has answered does not stay awake', async () => {
    stayAwake()()
    await settled()
    expect(held()).toBe(0)
  })

  test('where nothing keeps a screen on goes without', async () => {
    vi.stubGlobal('navigator', {})
    const sleep = stayAwake()
    await settled()
    sleep()
  })
})
