/** Pictures and their words: which file belongs to which card. */

import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import { OWN, type PackGlance, type SeenCard, type SeenPack } from './protocol'
import { language, t } from './words.svelte'

type InLanguages = Readonly<Record<string, string>>

const SECONDS_BETWEEN_DOUBTS = 10

const packs = new SvelteMap<string, SeenPack>()
const cards = new SvelteMap<string, SeenCard>()
const gone = new SvelteSet<string>()
let learning: Readonly<Record<string, { readonly edition: number; readonly done: Promise<void> }>> = {}
let doubted: readonly string[] = []
let names: Promise<PackGlance[]> | null = null

/** Whether people made this pack at this server. Only such a pack changes, or goes away. */
export function isOwn(pack: string): boolean {
  return pack.startsWith(OWN)
}

/** A pack that has been learnt. */
export function packOf(id: string): SeenPack | undefined {
  return packs.get(id)
}

export function isPackGone(id: string): boolean {
  return gone.has(id)
}

export function cardOf(id: string): SeenCard | undefined {
  return cards.get(id)
}

/** Whether a picture was there once and has been removed by whoever it belongs to. */
export function isGone(card: string): boolean {
  const [pack = ''] = card.split('/')
  return !cards.has(card) && (gone.has(pack) || packs.has(pack))
}

/** What there is to see on a card, in one sentence. */
export function altOf(id: string): string {
  const card = cards.get(id)
  if (!card) return isGone(id) ? t('picture-gone') : ''
  return inMine(card.alt)
}

export function titleOf(id: string): string {
  const card = cards.get(id)
  return card ? inMine(card.title) : ''
}

/** The words of a card, in the reader's language if there are any. */
export function inMine(texts: InLanguages): string {
  return texts[languageIn(texts)] ?? ''
}

/** The language that `inMine` finds words in. */
export function languageIn(texts: InLanguages): string {
  return [language(), 'en', ...Object.keys(texts)].find((tag) => tag in texts) ?? ''
}

export function cardLanguage(id: string): string {
  return languageIn(cards.get(id)?.alt ?? {})
}

/** The packs that everybody may choose from; the first is played with unless told. */
export function packNames(): Promise<PackGlance[]> {
  names ??= fetchNames()
  names.catch(() => (names = null))
  return names
}

async function fetchNames(): Promise<PackGlance[]> {
  const answer = await fetch('/api/packs')
  if (!answer.ok) throw new Error('packs')
  return (await answer.json()) as PackGlance[]
}

/**
 * Learn the cards of these packs, each once; of the server's first pack, if there are none.
 * People's own packs grow and shrink between games, so those are learnt again in each edition.
 */
export async function learnPacks(ids: readonly string[], edition = 0): Promise<void> {
  const wanted = ids.length ? ids : (await packNames()).slice(0, 1).map((pack) => pack.id)
  await Promise.all(wanted.map((id) => learnPack(id, isOwn(id) ? edition : 0)))
}

function learnPack(id: string, edition: number): Promise<void> {
  const known = learning[id]
  if (known?.edition === edition) return known.done
  if (known) forgetCards(id)
  const done = fetchPack(id)
  learning = { ...learning, [id]: { edition, done } }
  done.catch(() => (learning = {}))
  return done
}

async function fetchPack(id: string): Promise<void> {
  const answer = await fetch(`/api/packs/${id}`)
  if (answer.status === 404) {
    losePack(id)
    return
  }
  if (!answer.ok) throw new Error(id)
  keepPack((await answer.json()) as SeenPack)
}

/** Ask again for a pack that may have changed since. */
export function refreshPack(id: string): Promise<void> {
  return fetchPack(id)
}

/** A pack as it is now. */
export function keepPack(pack: SeenPack): void {
  const now = pack.cards.map((card) => card.id)
  for (const { id } of packs.get(pack.id)?.cards ?? []) if (!now.includes(id)) cards.delete(id)
  for (const card of pack.cards) cards.set(card.id, card)
  packs.set(pack.id, pack)
  gone.delete(pack.id)
}

/** A pack was deleted, with everything in it. */
export function losePack(id: string): void {
  forgetCards(id)
  gone.add(id)
}

function forgetCards(pack: string): void {
  for (const { id } of packs.get(pack)?.cards ?? []) cards.delete(id)
  packs.delete(pack)
}

/** A picture does not load: if it is somebody's own, it may have been removed meanwhile. */
export function doubt(card: string): void {
  const [pack = ''] = card.split('/')
  if (!isOwn(pack) || doubted.includes(pack)) return
  doubted = [...doubted, pack]
  fetchPack(pack).catch(() => {})
  setTimeout(() => (doubted = doubted.filter((each) => each !== pack)), SECONDS_BETWEEN_DOUBTS * 1000)
}

/** The card whose small picture has this address. */
export function cardShownAs(address: string): string | undefined {
  return [...cards.values()].find(({ small }) => small === address)?.id
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
