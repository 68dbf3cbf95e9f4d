/** Who sits at this device and what they like: name, rabbit, light, sound. Asked once. */

import type { Colour } from './protocol'
import { recall, remember } from './storage'

export type Light = 'auto' | 'light' | 'dark'

type Likes = { name: string; colour: Colour | null; light: Light; sound: boolean }

class Me {
  name = $state('')
  colour: Colour | null = $state(null)
  light: Light = $state('auto')
  sound = $state(true)

  constructor() {
    Object.assign(this, recall<Partial<Likes>>('me') ?? {})
  }

  keep(): void {
    const { name, colour, light, sound } = this
    remember('me', { name, colour, light, sound } satisfies Likes)
  }
}

export const me = new Me()

/** Whether to leave out movement that is only for show. */
export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function shine(): void {
  if (me.light === 'auto') delete document.documentElement.dataset['light']
  else document.documentElement.dataset['light'] = me.light
}
