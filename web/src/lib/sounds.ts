/** When something is heard, and whether. How it sounds is loaded once somebody has touched the page, which is silent until then. */

import type { Mood } from '../sound/bed'
import type { Sound } from '../sound/score'
import { calm, me } from './me.svelte'
import type { Colour } from './protocol'

export type { Mood, Sound }

const SHAKES = { turn: [120, 80, 120], nudge: [200, 90, 200, 90, 200] } as const
/** What somebody's own device says where a big screen in the same room says everything else. */
const ONES_OWN: readonly Sound[] = ['pick', 'slide', 'turn', 'nudge']
/** What calls somebody back to a page that is out of sight. */
const CALLS: readonly Sound[] = ['turn', 'nudge']

type Ears = typeof import('../sound/ears')

let ears: Promise<Ears> | undefined
let elsewhere = false

const mayBeHeard = () => navigator.userActivation?.hasBeenActive ?? false

/** Without a network there may be none, which is no harm; the next sound tries again. */
function withEars(hear: (ears: Ears) => void): void {
  ears ??= import('../sound/ears')
  ears.then(hear, () => (ears = undefined))
}

/** Be ready when somebody touches the page: only then a browser lets it be heard. */
export function prickEars(): void {
  const touched = () => {
    if (mayBeHeard() && (me.sound !== 'off' || me.music)) withEars(({ wake }) => wake())
  }
  for (const touch of ['pointerup', 'keydown']) addEventListener(touch, touched, { passive: true })
}

/** A phone is quiet but for what is its own while a big screen plays; a laptop may stand in another house. */
export function listenElsewhere(is: boolean): void {
  elsewhere = is && matchMedia('(pointer: coarse)').matches
}

/** Votes and hops have the pitch of the rabbit whose colour they are played with. */
export function play(sound: Sound, colour?: Colour): void {
  if (me.sound === 'off' || !mayBeHeard()) return
  if (elsewhere && !ONES_OWN.includes(sound)) return
  if (document.hidden && !CALLS.includes(sound)) return
  const moment = performance.now()
  withEars(({ sound: begin }) => void begin(sound, colour, moment))
}

/** Let what still sounds of it be gone: somebody has skipped what it belongs to. */
export function cease(sound: Sound): void {
  if (ears) withEars(({ cease }) => cease(sound))
}

/** A sound that wants to be noticed; where a device can shake, and may, it does. */
export function ring(sound: 'turn' | 'nudge'): void {
  play(sound)
  if (shakes() && mayBeHeard()) navigator.vibrate?.(SHAKES[sound])
}

/** Whether this device shakes for its owner: if they have not said, then unless they want little movement. */
export function shakes(): boolean {
  return me.vibration ?? !calm()
}

/** Music below the game, as long as the mood is not null; it begins and ends softly. */
export function underlay(mood: Mood | null): void {
  const wanted = elsewhere ? null : mood
  if (wanted === null ? ears : mayBeHeard()) withEars(({ underlay }) => underlay(wanted))
}
