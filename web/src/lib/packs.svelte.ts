/** Pictures and their words: which file belongs to which card. */

import { SvelteMap } from 'svelte/reactivity'
import type { PackGlance, SeenCard, SeenPack } from './protocol'
import { language } from './words.svelte'

type InLanguages = Readonly<Record<string, string>>

const cards = new SvelteMap<string, SeenCard>()
let learning: Readonly<Record<string, Promise<void>>> = {}

export function cardOf(id: string): SeenCard | undefined {
  return cards.get(id)
}

/** What there is to see on a card, in one sentence. */
export function altOf(id: string): string {
  const card = cards.get(id)
  return card ? inMine(card.alt) : ''
}

export function inMine(texts: InLanguages): string {
  return texts[language()] ?? texts['en'] ?? Object.values(texts)[0] ?? ''
}

export async function packNames(): Promise<PackGlance[]> {
  const answer = await fetch('/api/packs')
  return answer.ok ? ((await answer.json()) as PackGlance[]) : []
}

/** Learn the cards of these packs, each once; of the server's first pack, if there are none. */
export function learnPacks(ids: readonly string[]): Promise<void> {
  const key = ids.join()
  const known = learning[key]
  if (known) return known
  const asked = fetchPacks(ids)
  learning = { ...learning, [key]: asked }
  asked.catch(() => (learning = {}))
  return asked
}

async function fetchPacks(ids: readonly string[]): Promise<void> {
  const wanted = ids.length ? ids : (await packNames()).slice(0, 1).map((pack) => pack.id)
  await Promise.all(wanted.map(fetchPack))
}

async function fetchPack(id: string): Promise<void> {
  const answer = await fetch(`/api/packs/${id}`)
  if (!answer.ok) throw new Error(id)
  for (const card of ((await answer.json()) as SeenPack).cards) cards.set(card.id, card)
}

/** A few cards by chance, for decoration. */
export function someCards(count: number): string[] {
  const ids = [...cards.keys()]
  return Array.from({ length: Math.min(count, ids.length) }, () => {
    const [id] = ids.splice(Math.floor(Math.random() * ids.length), 1)
    return id ?? ''
  })
}

/** Fetch the large pictures of a hand before anybody asks for them. */
export function preload(ids: readonly string[]): void {
  for (const id of ids) {
    const card = cards.get(id)
    if (card) new Image().src = card.large
  }
}
