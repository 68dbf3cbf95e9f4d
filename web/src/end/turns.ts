/** What a table tells over HTTP about its newest game and the last that ended: turns, and the record. */

import type { Clue, EndedGame, Turn } from '../lib/protocol'
import { inWriting } from '../lib/reading'
import { seatToken } from '../lib/seats'
import { t } from '../lib/words.svelte'

type At = { readonly code: string; readonly token: string }

async function fetchJson<T>({ code, token }: At, what: string): Promise<T> {
  const answer = await fetch(`/api/tables/${code}/${what}`, { headers: { Authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as T
}

/** The last game that has ended; while the next one is on, too. */
export const fetchEnded = (table: At): Promise<EndedGame> => fetchJson(table, 'ended')

/** The turns of one game of a table, be it the newest or the one before. */
export async function turnsOf(table: At, game: number, newest: boolean): Promise<readonly Turn[]> {
  if (newest) return fetchJson<Turn[]>(table, 'turns')
  const ended = await fetchEnded(table)
  if (ended.game !== game) throw new Error('longer ago')
  return ended.turns
}

/** Save the record of the finished game on this device. */
export async function downloadRecord(code: string, game: number): Promise<void> {
  const answer = await fetch(`/api/tables/${code}/record`, {
    headers: { Authorization: `Bearer ${seatToken(code) ?? ''}` },
  })
  if (!answer.ok) throw new Error(String(answer.status))
  const address = URL.createObjectURL(await answer.blob())
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `reverie-${code}-${game}.json`,
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A clue that was told as it can be read: its text, or how it was given in the room. */
export function clueWords(clue: Clue): string {
  const line = inWriting(clue)
  if (clue.kind === 'text') return line
  return line ? t('clue-was-written', { kind: clue.kind, line }) : t('clue-was', { kind: clue.kind })
}
