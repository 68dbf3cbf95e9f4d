/** Who sits at this device and what they like: name, rabbit, light, sound, music, shaking. Asked once. */

import type { Colour } from './protocol'
import { recall, remember } from './storage'

/** Night, unless somebody would rather have day, or whatever their device has. */
export type Light = 'dark' | 'light' | 'device'

export const LIGHTS: readonly Light[] = ['dark', 'light', 'device']
/** what surrounds the page in a browser that paints it */
const FRAME = { dark: '#0b1437', light: '#f5ecda' }

/** How loud the sounds of the game are. */
export type Volume = 'off' | 'quiet' | 'normal'

export const VOLUMES: readonly Volume[] = ['normal', 'quiet', 'off']

type Likes = {
  name: string
  colour: Colour | null
  light: Light
  sound: Volume
  /** null where nothing is chosen: then big screens have music, and other devices have none */
  music: boolean | null
  /** null where nothing is chosen: then a device shakes unless its owner wants little movement */
  vibration: boolean | null
}

class Me {
  name = $state('')
  colour: Colour | null = $state(null)
  light: Light = $state('dark')
  sound: Volume = $state('normal')
  music: boolean | null = $state(null)
  vibration: boolean | null = $state(null)

  constructor() {
    Object.assign(this, recall<Partial<Likes>>('me') ?? {})
    // What earlier pages kept for everybody who had chosen nothing.
    if (!LIGHTS.includes(this.light)) this.light = 'dark'
    // They also kept whether there is sound at all.
    if (!VOLUMES.includes(this.sound)) this.sound = this.sound ? 'normal' : 'off'
  }

  keep(): void {
    const { name, colour, light, sound, music, vibration } = this
    remember('me', { name, colour, light, sound, music, vibration } satisfies Likes)
  }
}

export const me = new Me()

/** Whether to leave out movement that is only for show. */
export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Give the page the light that is liked; index.html has begun with the night. */
export function shine(): void {
  document.documentElement.dataset['light'] = me.light
  const byDay = me.light === 'device' ? matchMedia('(prefers-color-scheme: light)').matches : me.light === 'light'
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', FRAME[byDay ? 'light' : 'dark'])
}
