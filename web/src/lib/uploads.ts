/**
 * Pictures on their way into a pack: which is sent next, what becomes of one that is refused, and
 * how far all of them are. Pure; `uploading.svelte.ts` does what is decided here.
 *
 * A picture that nobody can use fails by itself, and the rest go on. A line that is down or a busy
 * server fails nothing: everything waits, a little longer each time, and then one picture is sent
 * ahead to see. A pack that is full or gone fails all that is left.
 */

import { MOST_OWN_CARDS, type HttpCode } from './protocol'

const AT_ONCE = 2
const LONGEST_PAUSE = 30_000

export type Upload = {
  readonly key: number
  /** the file's name, for people */
  readonly name: string
  /** tells the same file chosen twice */
  readonly print: string
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  readonly sent: number
  readonly size: number
  /** why it failed */
  readonly reason: Why | null
  /** it was sent before and the answer did not come, so it may be there already */
  readonly unsure: boolean
}

export type Uploads = {
  readonly all: readonly Upload[]
  /** how often in a row nothing got through, and why */
  readonly misses: number
  readonly trouble: Why | null
  /** nothing is sent before this time */
  readonly rest: number
}

export type Chosen = { readonly key: number; readonly name: string; readonly print: string; readonly size: number }

export const NOTHING: Uploads = { all: [], misses: 0, trouble: null, rest: 0 }

/** Why a picture did not get in: the server's reason, or one that this page found by itself. */
export type Why = HttpCode | 'unreachable' | 'file_not_readable' | 'other'

/** Worth another try without being asked: nothing is wrong with the picture. */
const PASSING: readonly Why[] = ['unreachable', 'too_busy', 'try_again']
/** No other picture will fare better. */
const FINAL: readonly Why[] = ['pack_full', 'no_such_pack', 'wrong_key', 'disk_full']
/** Nothing one can do about it but to choose another file. */
const HOPELESS: readonly Why[] = [
  'not_a_picture',
  'picture_too_large',
  'too_many_pixels',
  'picture_too_small',
  'picture_broken',
  'picture_twice',
  'pack_full',
  'no_such_pack',
  'wrong_key',
]

/** Choose files. One that is there already is left out; beyond the most a pack holds there is no room. */
export function choose(uploads: Uploads, files: readonly Chosen[], cards: number): Uploads {
  const known = new Set(uploads.all.filter(({ state }) => state !== 'failed').map(({ print }) => print))
  const news = files.filter(({ print }) => !known.has(print) && known.add(print))
  const prints = new Set(news.map(({ print }) => print))
  const old = uploads.all.filter(({ state, print }) => state !== 'failed' || !prints.has(print))
  const room = Math.max(0, MOST_OWN_CARDS - cards - old.filter(isPending).length)
  const added = news.map((file, index): Upload => {
    const fits = index < room
    return {
      ...file,
      sent: 0,
      state: fits ? 'waiting' : 'failed',
      reason: fits ? null : 'pack_full',
      unsure: false,
    }
  })
  return { ...uploads, all: [...old, ...added] }
}

/** The pictures to send now, in the order in which they were chosen. */
export function startable(uploads: Uploads, now: number): readonly Upload[] {
  if (now < uploads.rest) return []
  const free = (uploads.misses ? 1 : AT_ONCE) - uploads.all.filter(({ state }) => state === 'sending').length
  return uploads.all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
}

export function begin(uploads: Uploads, key: number): Uploads {
  return change(uploads, key, { state: 'sending', sent: 0 })
}

/** So many bytes of a picture are out. Its size is known once it has been made ready. */
export function advance(uploads: Uploads, key: number, sent: number, size: number): Uploads {
  return change(uploads, key, { sent, size })
}

export function arrive(uploads: Uploads, key: number): Uploads {
  return { ...change(uploads, key, { state: 'done' }), misses: 0, trouble: null, rest: 0 }
}

/** A picture did not get in. `wait` is how long the server asks to be left alone, if it does. */
export function refuse(uploads: Uploads, key: number, code: Why, now: number, wait: number | null = null): Uploads {
  if (PASSING.includes(code)) {
    const misses = uploads.misses + 1
    const rest = now + (wait ?? pause(misses))
    const unsure = code === 'unreachable' || isUnsure(uploads, key)
    return { ...change(uploads, key, { state: 'waiting', sent: 0, unsure }), misses, trouble: code, rest }
  }
  if (code === 'picture_twice' && isUnsure(uploads, key)) return arrive(uploads, key)
  const failed = change(uploads, key, { state: 'failed', reason: code })
  if (!FINAL.includes(code)) return { ...failed, misses: 0, trouble: null, rest: 0 }
  return {
    ...NOTHING,
    all: failed.all.map((each) => (each.state === 'waiting' ? { ...each, state: 'failed', reason: code } : each)),
  }
}

/** How long to wait after so many misses: 1, 2, 4 … up to 30 seconds. */
export function pause(misses: number): number {
  return Math.min(LONGEST_PAUSE, 1000 * 2 ** (misses - 1))
}

/** The line is back, as far as the device can tell. */
export function hurry(uploads: Uploads): Uploads {
  return { ...uploads, rest: 0 }
}

/** Another try for those that may yet succeed: one of them, or all. */
export function again(uploads: Uploads, key: number | null = null): Uploads {
  return {
    ...uploads,
    all: uploads.all.map((each) =>
      mayTryAgain(each) && (key === null || each.key === key)
        ? { ...each, state: 'waiting', sent: 0, reason: null }
        : each,
    ),
  }
}

export function mayTryAgain({ state, reason }: Upload): boolean {
  return state === 'failed' && !(reason && HOPELESS.includes(reason))
}

/** Never mind those that are not there yet. */
export function cancel(uploads: Uploads): Uploads {
  return { ...NOTHING, all: uploads.all.filter((each) => !isPending(each)) }
}

/** What was to be said about failures has been read. */
export function dismiss(uploads: Uploads): Uploads {
  return { ...uploads, all: uploads.all.filter(({ state }) => state !== 'failed') }
}

export function isPending({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending'
}

export function isBusy(uploads: Uploads): boolean {
  return uploads.all.some(isPending)
}

export type Progress = {
  readonly done: number
  readonly failed: number
  readonly total: number
  /** of all pictures, from 0 to 1, with what is out of those being sent */
  readonly part: number
}

/** How far it is. Pictures of a batch that is over don't count for the next one. */
export function progress(uploads: Uploads): Progress {
  const count = (state: Upload['state']) => uploads.all.filter((each) => each.state === state).length
  const [done, failed, total] = [count('done'), count('failed'), uploads.all.length]
  const partly = uploads.all
    .filter(({ state }) => state === 'sending')
    .reduce((sum, { sent, size }) => sum + (size ? Math.min(1, sent / size) : 0), 0)
  // Out is not yet in: the server still has to look at a picture.
  return { done, failed, total, part: total ? (done + failed + 0.9 * partly) / total : 0 }
}

/** A new batch begins: those that arrived are in the pack and need no mention any more. */
export function settled(uploads: Uploads): Uploads {
  return isBusy(uploads) ? uploads : { ...NOTHING, all: uploads.all.filter(({ state }) => state === 'failed') }
}

function isUnsure(uploads: Uploads, key: number): boolean {
  return uploads.all.some((each) => each.key === key && each.unsure)
}

function change(uploads: Uploads, key: number, some: Partial<Upload>): Uploads {
  return { ...uploads, all: uploads.all.map((each) => (each.key === key ? { ...each, ...some } : each)) }
}
