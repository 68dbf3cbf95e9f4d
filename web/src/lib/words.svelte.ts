/** The page's words: one Fluent file a language, loaded when somebody reads it; what only some rooms say, with these. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import { hush } from './announce.svelte'
import { isolated } from './isolate'
import { recall, remember } from './storage'

const FILES = import.meta.glob<string>('$words/*.ftl', { query: '?words', import: 'default' })
const FURTHER = import.meta.glob<string>('$words/*.ftl', { query: '?further', import: 'default' })
const FALLBACK = 'en'

export const LANGUAGES: readonly string[] = Object.keys(FILES)
  .map((path) => path.replace(/^.*\/|\.ftl$/g, ''))
  .sort()

/** What a language is called by those who speak it. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
}

class Words {
  language = $state(FALLBACK)
  bundle: FluentBundle = $state.raw(new FluentBundle(FALLBACK))
}

const words = new Words()
/** set once a room was entered that has words of its own */
let further: Promise<void> | null = null

/** The words for an id, in the language of whoever reads this page. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const [message, attribute] = id.split('.') as [string, string?]
  const found = words.bundle.getMessage(message)
  const pattern = attribute === undefined ? found?.value : found?.attributes[attribute]
  if (!pattern) return id
  // A shortened name at the end of a sentence ends it too.
  return words.bundle.formatPattern(pattern, isolated(values)).replace(/…(\u2069?)\./g, '…$1')
}

export function language(): string {
  return words.language
}

/** Numbers, lists and times as this language writes them. Our English is British: no comma before the last “and”. */
export function list(parts: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const tag = words.language === 'en' ? 'en-GB' : words.language
  return new Intl.ListFormat(tag, { type }).format(parts)
}

export function bytes(count: number): string {
  const large = count >= 1_000_000
  return new Intl.NumberFormat(words.language, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(count / (large ? 1_000_000 : 1000))
}

/** The language somebody chose here before, or the first of the browser's that we have. */
export function preferredLanguage(): string {
  const wanted = [recall<string>('language') ?? '', ...navigator.languages]
  for (const tag of wanted) {
    const [tongue] = tag.split('-')
    const found =
      LANGUAGES.find((has) => has === tag) ??
      LANGUAGES.find((has) => has === tongue) ??
      LANGUAGES.find((has) => has.split('-')[0] === tongue)
    if (found) return found
  }
  return FALLBACK
}

async function load(files: typeof FILES, tag: string): Promise<FluentResource> {
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${tag}.ftl`))?.[1]
  return new FluentResource((await file?.()) ?? '')
}

/** A room that is fetched when it is entered, with the words that are said nowhere else: see languages.ts. */
export async function withWords<T>(room: Promise<T>): Promise<T> {
  // Another language does not mean another room: who is in it stays there, with all that was begun.
  further ??= load(FURTHER, untrack(language)).then((more) => void words.bundle.addResource(more))
  try {
    await further
  } catch (error) {
    further = null
    throw error
  }
  return room
}

export async function speak(tag: string): Promise<void> {
  if (!LANGUAGES.includes(tag)) return
  const bundle = new FluentBundle(tag, { useIsolating: false })
  const parts = await Promise.all([load(FILES, tag), ...(further ? [load(FURTHER, tag)] : [])])
  for (const part of parts) bundle.addResource(part)
  hush() // what was said in the language before, lest the new one's voice reads it
  words.bundle = bundle
  words.language = tag
  document.documentElement.lang = tag
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${tag}.webmanifest`)
  document.querySelector('meta[name=description]')?.setAttribute('content', t('app-about'))
}

export async function chooseLanguage(tag: string): Promise<void> {
  await speak(tag)
  remember('language', tag)
}

/** What is chosen in one tab is spoken in all. */
export function speakAsOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === 'reverie.language') void speak(preferredLanguage())
  })
}
