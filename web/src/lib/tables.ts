/** Making tables. */

import { LiveTable } from './live.svelte'
import type { Colour, NewTable, Problem } from './protocol'
import { language } from './words.svelte'

export type Made = { readonly code: string } | { readonly problem: string }

const BOTS_FOR_ONE = 3

export async function createTable(): Promise<Made> {
  try {
    const answer = await fetch(`/api/tables?language=${language()}`, { method: 'POST' })
    if (answer.ok) return (await answer.json()) as NewTable
    const { code } = (await answer.json()) as Problem
    return { problem: code }
  } catch {
    return { problem: 'unreachable' }
  }
}

/** A running game for one person and some bots, in one step. */
export async function createGameWithBots(name: string, colour: Colour | null): Promise<Made> {
  const made = await createTable()
  if ('problem' in made) return made
  const live = new LiveTable(made.code)
  try {
    const steps = [
      () => live.join(name, colour ?? 'blue'),
      ...Array.from({ length: BOTS_FOR_ONE }, () => () => live.move({ move: 'add_bot' })),
      () => live.move({ move: 'begin' }),
    ]
    for (const step of steps) {
      const { refused } = await step()
      if (refused) return { problem: refused }
    }
    return made
  } finally {
    live.close()
  }
}
