import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announce, announcer, answer, hush } from '../src/lib/announce.svelte'

const page = {}
const layer = {}
const heard = () => announcer.heardFrom(page)
let lower: () => void

beforeEach(() => {
  vi.useFakeTimers()
  lower = announcer.raise(page)
})
afterEach(() => {
  hush()
  lower()
  vi.useRealTimers()
})

describe('what is announced', () => {
  test('in one moment is said together, each sentence once', () => {
    announce('Both votes for card 3.', '')
    announce('Now press “Vote”.', 'Both votes for card 3.')
    expect(heard()).toBe('')
    vi.advanceTimersByTime(200)
    expect(heard()).toBe('Both votes for card 3. Now press “Vote”.')
  })
  test('is not said again while it stands', () => {
    announce('Pick a card.')
    vi.advanceTimersByTime(200)
    announce('Pick a card.')
    vi.advanceTimersByTime(8_000)
    expect(heard()).toBe('')
  })
  test('is said again as the answer to another tap, with silence before', () => {
    answer('That’s your own card.')
    vi.advanceTimersByTime(200)
    answer('That’s your own card.')
    expect(heard()).toBe('')
    vi.advanceTimersByTime(200)
    expect(heard()).toBe('That’s your own card.')
  })
  test('is gone after a while', () => {
    announce('Ben was first!')
    vi.advanceTimersByTime(10_000)
    expect(heard()).toBe('')
  })
  test('is gone with its screen, also if it was about to be said', () => {
    announce('Ben was first!')
    vi.advanceTimersByTime(200)
    announce('And there was a clue.')
    hush()
    vi.advanceTimersByTime(200)
    expect(heard()).toBe('')
  })
  test('is heard in the layer above the page, and not once more when that is closed', () => {
    const close = announcer.raise(layer)
    announce('2 of 6.')
    vi.advanceTimersByTime(200)
    expect(announcer.heardFrom(layer)).toBe('2 of 6.')
    expect(heard()).toBe('')
    close()
    expect(heard()).toBe('')
  })
  test('just before a layer is closed is heard on the page', () => {
    const close = announcer.raise(layer)
    announce('Now write your clue.')
    close()
    vi.advanceTimersByTime(200)
    expect(heard()).toBe('Now write your clue.')
  })
})
