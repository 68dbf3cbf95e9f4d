/** What this device need not be told again: a sentence of the rules goes once somebody has done what it is about. */

import { recall, remember } from './storage'

export type Lesson = 'clue' | 'votes'

export function isLearnt(lesson: Lesson): boolean {
  return recall<readonly Lesson[]>('lessons')?.includes(lesson) ?? false
}

export function learn(lesson: Lesson): void {
  if (!isLearnt(lesson)) remember('lessons', [...(recall<readonly Lesson[]>('lessons') ?? []), lesson])
}
