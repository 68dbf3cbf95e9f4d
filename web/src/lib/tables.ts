/** Making tables. */

import type { Colour, NewTable, Problem } from './protocol'
import { language } from './words.svelte'

export type Made = { readonly code: string } | { readonly problem: string }

const BOTS_FOR_ONE = 3

/** A table, maybe one that plays with this pack. */
export async function createTable(pack?: string): Promise<Made> {
  const wishes = new URLSearchParams({ language: language(), ...(pack && { pack }) })
  try {
    const answer = await fetch(`/api/tables?${wishes}`, { method: 'POST' })
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
  const { LiveTable } = await import('./live.svelte') // what a table needs, and the first page does not
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
