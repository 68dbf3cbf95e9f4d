/** What this device need not be told again: a sentence of the rules goes once somebody has done what it is about. */

import type { Variant } from './protocol'
import { recall, remember } from './storage'

export type Lesson = 'clue' | 'votes'

/** How far somebody has been led through a first game. */
export type Guidance = {
  /** whether they know the game, or say so */
  readonly known: boolean
  /** the hints that need not be given again */
  readonly learnt: readonly string[]
}

const NEWCOMER: Guidance = { known: false, learnt: [] }

export function isLearnt(lesson: Lesson, game: Variant): boolean {
  return learnt().includes(named(lesson, game))
}

export function learn(lesson: Lesson, game: Variant): void {
  if (!isLearnt(lesson, game)) remember('lessons', [...learnt(), named(lesson, game)])
}

/** Who has told or voted here before there was a guide knows the game. */
export function guidance(): Guidance {
  return recall<Guidance>('guide') ?? { ...NEWCOMER, known: learnt().length > 0 }
}

export function keepGuidance(now: Guidance): void {
  remember('guide', now)
}

/** Somebody wants to be led through a game, be it once more. */
export function askForGuide(): void {
  keepGuidance(NEWCOMER)
}

/** A seat that was taken along from another device: if its player was to be led, they were led there. */
export function bringSeat(): void {
  if (recall<Guidance>('guide') === null) keepGuidance({ ...NEWCOMER, known: true })
}

const learnt = () => recall<readonly string[]>('lessons') ?? []

/** Who has learnt the first game here was not asked which it was. */
const named = (lesson: Lesson, game: Variant) => (game === 'odyssey' ? lesson : `${lesson}.${game}`)
