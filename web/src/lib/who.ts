/** What people are called: by their name, or, for bots, by their colour. */

import type { Seated } from './reading'
import { t } from './words.svelte'

export function called(someone: Pick<Seated, 'name' | 'colour'> | undefined): string {
  if (!someone) return ''
  return someone.name ?? t('bot-name', { colour: someone.colour })
}

const LONGEST_IN_HEADLINES = 14

/** The same in few letters, for headlines on a small screen. */
export function calledShortly(someone: Pick<Seated, 'name' | 'colour'> | undefined): string {
  const letters = [...called(someone)]
  return letters.length <= LONGEST_IN_HEADLINES
    ? letters.join('')
    : `${letters.slice(0, LONGEST_IN_HEADLINES - 1).join('').trimEnd()}…`
}
