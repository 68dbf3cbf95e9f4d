/** What this device need not be told again: a sentence of the rules goes once somebody has done what it is about. */

import type { Variant } from './protocol'
import { recall, remember } from './storage'

export type Lesson = 'clue' | 'votes'

export function isLearnt(lesson: Lesson, game: Variant): boolean {
  return learnt().includes(named(lesson, game))
}

export function learn(lesson: Lesson, game: Variant): void {
  if (!isLearnt(lesson, game)) remember('lessons', [...learnt(), named(lesson, game)])
}

const learnt = () => recall<readonly string[]>('lessons') ?? []

/** Who has learnt the first game here was not asked which it was. */
const named = (lesson: Lesson, game: Variant) => (game === 'odyssey' ? lesson : `${lesson}.${game}`)
