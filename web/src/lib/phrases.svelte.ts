/** What bots say is known in every language, so whoever reads another one than the table's bots speak has it too. */

import type { ViewMessage } from './protocol'
import { inWriting, players } from './reading'
import { language } from './words.svelte'

type Phrases = Readonly<Record<string, string>>

const FILES = import.meta.glob<Phrases>('$phrases/*.json', { query: '?phrases', import: 'default' })

class Known {
  /** by language, as far as they were needed */
  phrases: Readonly<Record<string, Phrases>> = $state.raw({})
}

const known = new Known()
let asked: readonly string[] = []

/** The same phrase in another language; '' if it is none of these. */
export function translate(text: string, from: Phrases, to: Phrases): string {
  const phrase = Object.keys(from).find((id) => from[id] === text)
  return phrase === undefined ? '' : (to[phrase] ?? '')
}

/** A bot's clue in the language of whoever reads this page; '' where that is no other, or is not known yet. */
export function clueInOurs({ table }: ViewMessage, clue = table.game?.clue, seat = table.game?.storyteller): string {
  const teller = players(table)[seat ?? -1]
  const from = table.settings.language ?? 'en'
  const to = language()
  if (clue?.kind !== 'text' || !teller || from === to) return ''
  if (teller.person !== null && teller.holder === 'person') return ''
  const [theirs, ours] = [known.phrases[from], known.phrases[to]]
  return theirs && ours ? translate(inWriting(clue), theirs, ours) : ''
}

/** Have the phrases there that a table of this language needs for whoever reads this page. */
export function learnPhrases(spoken: string): void {
  if (spoken === language()) return
  for (const tongue of [spoken, language()]) {
    const load = Object.entries(FILES).find(([path]) => path.endsWith(`/${tongue}.json`))?.[1]
    if (!load || asked.includes(tongue)) continue
    asked = [...asked, tongue]
    load().then(
      (phrases) => (known.phrases = { ...known.phrases, [tongue]: phrases }),
      () => (asked = asked.filter((each) => each !== tongue)),
    )
  }
}
