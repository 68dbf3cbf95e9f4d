/** What a table tells over HTTP about its newest game: its scored turns, and its record. */

import type { Clue, Turn } from '../lib/protocol'
import { seatToken } from '../lib/seats'
import { t } from '../lib/words.svelte'

export async function fetchTurns(code: string, token: string): Promise<Turn[]> {
  const answer = await fetch(`/api/tables/${code}/turns`, { headers: { Authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as Turn[]
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
  return clue.kind === 'text' ? (clue.text ?? '') : t('clue-was', { kind: clue.kind })
}
