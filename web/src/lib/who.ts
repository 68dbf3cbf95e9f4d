/** What people are called: by their name, or, for bots, by one that says what they are. */

import { innerWidth } from 'svelte/reactivity/window'
import type { SeenPerson, Turn } from './protocol'
import { votersFor, type Seated } from './reading'
import { t } from './words.svelte'

type Nameable = Pick<Seated, 'name' | 'colour' | 'bot'>

export function called(someone: Nameable | undefined): string {
  if (!someone) return ''
  const { name, colour, bot } = someone
  return name === null ? t('bot-name', { colour }) : named({ name, bot })
}

/** A person's name; a program that has come in like a person gets a word that says so. */
export function named({ name, bot }: Pick<SeenPerson, 'name' | 'bot'>): string {
  return bot ? t('bot-named', { name }) : name
}

/** Those who voted for a card, each once; `name` tells if both votes are somebody's. */
export function voters(turn: Turn, slot: number, players: readonly Seated[]) {
  const seats = votersFor(turn, slot)
  return [...new Set(seats)].map((seat) => {
    const who = players[seat]
    const both = seats.filter((each) => each === seat).length > 1
    return { who, both, name: both ? t('past-twice', { name: called(who) }) : called(who) }
  })
}

const LETTERS_ON_A_PHONE = 14
const WIDTH_FOR_ANY_NAME = 700

/** The same in few letters, for headlines on a small screen. */
export function calledShortly(someone: Nameable | undefined): string {
  if (someone?.bot && someone.name !== null) return called({ ...someone, name: shortened(someone.name) })
  return shortened(called(someone))
}

function shortened(name: string): string {
  const letters = [...name]
  if (letters.length <= LETTERS_ON_A_PHONE || (innerWidth.current ?? 0) >= WIDTH_FOR_ANY_NAME) return name
  return `${letters.slice(0, LETTERS_ON_A_PHONE - 1).join('').replace(/[\s\p{P}]+$/u, '')}…`
}
