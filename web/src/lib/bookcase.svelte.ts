/** The packs made on this device. Whoever has a pack's key may change it, and nobody else. */

import { keepPack, losePack, packOf, refreshPack } from './packs.svelte'
import type { NewOwnPack, OwnPackName } from './protocol'
import { recall, remember } from './storage'
import { language } from './words.svelte'

export type OwnPack = {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly cards: number
}

/** null is success */
export type Problem = string | null

class Bookcase {
  packs: readonly OwnPack[] = $state.raw(stored() ?? [])
}

function stored(): readonly OwnPack[] | null {
  const found = recall<OwnPack[]>('packs')
  return Array.isArray(found) ? found.filter(({ id, key }) => id && key) : null
}

const bookcase = new Bookcase()

/** The newest first. */
export function ownPacks(): readonly OwnPack[] {
  return bookcase.packs
}

export function ownPack(id: string): OwnPack | undefined {
  return bookcase.packs.find((pack) => pack.id === id)
}

/** Other tabs write too, so what is stored, if it can be, is read again before it is changed. */
function store(change: (packs: readonly OwnPack[]) => readonly OwnPack[]): void {
  bookcase.packs = change(stored() ?? bookcase.packs)
  remember('packs', bookcase.packs)
}

function edit(id: string, some: Partial<OwnPack>): void {
  store((packs) => packs.map((pack) => (pack.id === id ? { ...pack, ...some } : pack)))
}

export async function makePack(name: string): Promise<OwnPack | { readonly problem: string }> {
  const answer = await ask('POST', '/api/own-packs', null, { name, language: language() })
  if (answer.problem !== null) return { problem: answer.problem }
  const { id, key } = answer.body as NewOwnPack
  const pack = { id, key, name, cards: 0 }
  store((packs) => [pack, ...packs])
  keepPack({ id, name: { [language()]: name }, author: '', licence: '', cards: [], own: true })
  return pack
}

export async function renamePack(id: string, name: string): Promise<Problem> {
  const { problem, body } = await ask('PATCH', `/api/own-packs/${id}`, id, { name })
  if (problem !== null) return problem
  edit(id, body as OwnPackName)
  await refresh(id)
  return null
}

/** A picture has got into a pack, which now has so many. */
export function countCards(id: string, cards: number): void {
  edit(id, { cards })
}

export async function removeCard(id: string, card: string): Promise<Problem> {
  const [, name = ''] = card.split('/')
  const { problem } = await ask('DELETE', `/api/own-packs/${id}/cards/${name}`, id)
  if (problem !== null && problem !== 'no_such_card') return problem
  await refresh(id)
  return null
}

/** Its cards are numbered by its name, so all of it changes at once. */
async function refresh(id: string): Promise<void> {
  await refreshPack(id).catch(() => {})
  edit(id, { cards: packOf(id)?.cards.length ?? 0 })
}

/** Delete a pack with everything in it. */
export async function deletePack(id: string): Promise<Problem> {
  const { problem } = await ask('DELETE', `/api/own-packs/${id}`, id)
  if (problem !== null && problem !== 'no_such_pack') return problem
  losePack(id)
  store((packs) => packs.filter((pack) => pack.id !== id))
  return null
}

type Answer = { readonly problem: string; readonly body: null } | { readonly problem: null; readonly body: unknown }

async function ask(method: string, path: string, pack: string | null, body?: unknown): Promise<Answer> {
  const key = pack === null ? null : ownPack(pack)?.key
  try {
    const answer = await fetch(path, {
      method,
      headers: {
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const said = answer.status === 204 ? null : ((await answer.json()) as { code?: string })
    return answer.ok ? { problem: null, body: said } : { problem: said?.code ?? 'other', body: null }
  } catch {
    return { problem: 'unreachable', body: null }
  }
}
