import { describe, expect, test } from 'vitest'
import { MOST_OWN_CARDS } from '../src/lib/protocol'
import { scaleFor } from '../src/lib/scaled'
import {
  NOTHING,
  advance,
  again,
  arrive,
  begin,
  cancel,
  choose,
  dismiss,
  hurry,
  isBusy,
  mayTryAgain,
  pause,
  progress,
  refuse,
  settled,
  startable,
  type Uploads,
  type Why,
} from '../src/lib/uploads'

const NOW = 1_000_000

const files = (...keys: number[]) => keys.map((key) => ({ key, name: `${key}.jpg`, print: `${key}`, size: 100 }))
const chosen = (...keys: number[]) => choose(NOTHING, files(...keys), 0)
const keys = (some: readonly { key: number }[]) => some.map(({ key }) => key)
const states = (uploads: Uploads) => Object.fromEntries(uploads.all.map(({ key, state }) => [key, state]))

/** What is sent next, as if it had begun. */
function started(uploads: Uploads, now = NOW): Uploads {
  return startable(uploads, now).reduce((after, { key }) => begin(after, key), uploads)
}

/** Send everything; the answer to each picture is a code, or null if it gets in. */
function sendAll(uploads: Uploads, answer: (key: number) => Why | null): Uploads {
  let now = NOW
  let left = uploads
  while (isBusy(left)) {
    left = started(left, now)
    const next = left.all.find(({ state }) => state === 'sending')
    if (!next) throw new Error('nothing goes on')
    const code = answer(next.key)
    left = code === null ? arrive(left, next.key) : refuse(left, next.key, code, now)
    now += 60_000
  }
  return left
}

describe('which pictures are sent next', () => {
  test('two at a time, in the order in which they were chosen', () => {
    const uploads = started(chosen(1, 2, 3))
    expect(states(uploads)).toEqual({ 1: 'sending', 2: 'sending', 3: 'waiting' })
    expect(startable(uploads, NOW)).toEqual([])
    expect(keys(startable(arrive(uploads, 2), NOW))).toEqual([3])
  })

  test('the same file chosen again, or twice at once, is sent once', () => {
    const uploads = choose(chosen(1, 2), [...files(3), { key: 4, name: '1.jpg', print: '1', size: 100 }], 0)
    expect(keys(uploads.all)).toEqual([1, 2, 3])
    expect(keys(choose(NOTHING, [...files(1), ...files(1)], 0).all)).toEqual([1])
  })

  test('a file that failed may be chosen again, and takes the place of its failure', () => {
    const failed = refuse(started(chosen(1)), 1, 'picture_broken', NOW)
    const uploads = choose(failed, [{ key: 2, name: '1.jpg', print: '1', size: 90 }], 0)
    expect(states(uploads)).toEqual({ 2: 'waiting' })
  })

  test('what no longer fits into the pack fails at once, by name', () => {
    const uploads = choose(chosen(1), files(2, 3, 4), MOST_OWN_CARDS - 2)
    expect(states(uploads)).toEqual({ 1: 'waiting', 2: 'waiting', 3: 'failed', 4: 'failed' })
    expect(uploads.all.at(-1)?.reason).toBe('pack_full')
  })
})

describe('a picture that is refused', () => {
  test('fails with its reason, and the rest go on', () => {
    const over = sendAll(chosen(1, 2, 3, 4, 5), (key) => (key === 3 ? 'not_a_picture' : null))
    expect(states(over)).toEqual({ 1: 'done', 2: 'done', 3: 'failed', 4: 'done', 5: 'done' })
    expect(over.all.find(({ key }) => key === 3)).toMatchObject({ name: '3.jpg', reason: 'not_a_picture' })
    expect(progress(over)).toEqual({ done: 4, failed: 1, total: 5, part: 1 })
  })

  test('is tried again on request only if that can help', () => {
    const over = sendAll(chosen(1, 2), (key) => (key === 1 ? 'not_a_picture' : 'picture_took_too_long'))
    expect(over.all.map(mayTryAgain)).toEqual([false, true])
    expect(states(again(over))).toEqual({ 1: 'failed', 2: 'waiting' })
    expect(states(again(over, 1))).toEqual({ 1: 'failed', 2: 'failed' })
  })

  test('by a pack that is full or gone ends the whole batch', () => {
    for (const code of ['pack_full', 'no_such_pack', 'wrong_key', 'disk_full'] as const) {
      const uploads = refuse(started(chosen(1, 2, 3, 4)), 1, code, NOW)
      expect(states(uploads)).toEqual({ 1: 'failed', 2: 'sending', 3: 'failed', 4: 'failed' })
    }
  })

  test('can be dismissed', () => {
    const over = sendAll(chosen(1, 2), (key) => (key === 1 ? 'not_a_picture' : null))
    expect(states(dismiss(over))).toEqual({ 2: 'done' })
  })
})

describe('a line that is down', () => {
  test('fails nothing: everything waits, and then one picture is sent ahead', () => {
    const lost = refuse(refuse(started(chosen(1, 2, 3)), 1, 'unreachable', NOW), 2, 'unreachable', NOW)
    expect(states(lost)).toEqual({ 1: 'waiting', 2: 'waiting', 3: 'waiting' })
    expect(lost.trouble).toBe('unreachable')
    expect(startable(lost, NOW + pause(2) - 1)).toEqual([])
    expect(keys(startable(lost, NOW + pause(2)))).toEqual([1])
  })

  test('that is back is used in full, from the first picture that gets through', () => {
    const lost = refuse(started(chosen(1, 2, 3)), 1, 'unreachable', NOW)
    const back = arrive(started(lost, NOW + 60_000), 2)
    expect(back.trouble).toBeNull()
    expect(keys(startable(back, NOW))).toEqual([1, 3])
  })

  test('is tried after 1, 2, 4 … seconds, at most 30, or at once if the device says it is back', () => {
    expect([1, 2, 3, 6, 60].map(pause)).toEqual([1000, 2000, 4000, 30_000, 30_000])
    const lost = refuse(started(chosen(1)), 1, 'unreachable', NOW)
    expect(keys(startable(hurry(lost), NOW))).toEqual([1])
  })

  test('may have carried a picture whose answer was lost: that one has arrived', () => {
    const twice = (uploads: Uploads) => refuse(started(uploads, NOW + 60_000), 1, 'picture_twice', NOW)
    expect(states(twice(chosen(1)))).toEqual({ 1: 'failed' })
    expect(states(twice(refuse(started(chosen(1)), 1, 'too_busy', NOW)))).toEqual({ 1: 'failed' })
    expect(states(twice(refuse(started(chosen(1)), 1, 'unreachable', NOW)))).toEqual({ 1: 'done' })
  })

  test('gets everything through in the end', () => {
    const tried: Record<number, number> = {}
    const over = sendAll(chosen(1, 2, 3, 4, 5, 6, 7), (key) => {
      tried[key] = (tried[key] ?? 0) + 1
      return tried[key] < 3 ? 'unreachable' : null
    })
    expect(progress(over)).toEqual({ done: 7, failed: 0, total: 7, part: 1 })
  })

  test('and a busy server is left alone for as long as it asks', () => {
    const uploads = refuse(started(chosen(1)), 1, 'too_busy', NOW, 7000)
    expect(startable(uploads, NOW + 6999)).toEqual([])
    expect(keys(startable(uploads, NOW + 7000))).toEqual([1])
  })
})

describe('how far it is', () => {
  test('bytes count, but a picture is only there when the server says so', () => {
    const uploads = advance(started(chosen(1, 2)), 1, 50, 100)
    expect(progress(uploads).part).toBeCloseTo(0.225)
    expect(progress(advance(uploads, 1, 100, 100)).part).toBeLessThan(0.5)
    expect(progress(arrive(uploads, 1)).part).toBe(0.5)
  })

  test('a picture that shrank on the device counts with the bytes that are sent', () => {
    expect(progress(advance(started(chosen(1)), 1, 20, 40)).part).toBeCloseTo(0.45)
  })

  test('without pictures there is nothing to do', () => {
    expect(progress(NOTHING)).toEqual({ done: 0, failed: 0, total: 0, part: 0 })
    expect(isBusy(NOTHING)).toBe(false)
  })

  test('a new batch starts from nothing but keeps the failures in sight', () => {
    const over = sendAll(chosen(1, 2), (key) => (key === 1 ? 'not_a_picture' : null))
    expect(states(settled(over))).toEqual({ 1: 'failed' })
    const busy = chosen(1)
    expect(settled(busy)).toBe(busy)
  })

  test('whoever stops keeps what has arrived', () => {
    const uploads = cancel(started(arrive(started(chosen(1, 2, 3, 4)), 1)))
    expect(states(uploads)).toEqual({ 1: 'done' })
  })
})

describe('making a photo smaller', () => {
  test.each([
    [4000, 3000, 0.4],
    [3000, 4000, 0.4],
    [1600, 1200, 1],
    [640, 960, 1],
    [8000, 2000, 0.48],
    [300, 20_000, 1],
  ])('%i by %i', (width, height, scale) => {
    expect(scaleFor(width, height)).toBeCloseTo(scale)
  })
})
