/** Sends pictures into packs. It goes on while one looks at other things on the page. */

import { countCards, ownPack } from './bookcase.svelte'
import { keepPack, packOf, refreshPack } from './packs.svelte'
import { LARGEST_FILE, type AddedCard, type Problem, type SeenCard } from './protocol'
import { scaled } from './scaled'
import {
  NOTHING,
  advance,
  again,
  arrive,
  begin,
  cancel,
  choose,
  dismiss,
  hurry,
  isBusy,
  refuse,
  settled,
  startable,
  type Uploads,
  type Why,
} from './uploads'

/** so long without a byte or an answer, and the line counts as lost */
const PATIENCE = 60_000

/** halves of surrogate pairs, which no address can hold */
const HALF_LETTERS = /\p{Surrogate}/gu

type Outcome = AddedCard | { readonly code: Why; readonly wait: number | null }

export class Uploading {
  uploads: Uploads = $state.raw(NOTHING)
  /** what the pictures being sent look like */
  previews: Readonly<Record<number, string>> = $state.raw({})

  private files: Readonly<Record<number, File>> = {}
  private lines: readonly XMLHttpRequest[] = []
  private readying: Promise<unknown> = Promise.resolve()
  private timer: ReturnType<typeof setTimeout> | undefined
  private count = 0

  constructor(readonly pack: string) {}

  add(files: readonly File[]): void {
    const chosen = files.map((file) => {
      const key = ++this.count
      this.files = { ...this.files, [key]: file }
      return { key, name: file.name, print: `${file.name} ${file.size} ${file.lastModified}`, size: file.size }
    })
    this.become(choose(settled(this.uploads), chosen, packOf(this.pack)?.cards.length ?? 0))
  }

  again(key: number | null = null): void {
    this.become(again(this.uploads, key))
  }

  dismiss(): void {
    this.become(dismiss(this.uploads))
  }

  hurry(): void {
    this.become(hurry(this.uploads))
  }

  cancel(): void {
    this.become(cancel(this.uploads))
    for (const line of this.lines) line.abort()
    // One of them may have got in at the last moment.
    void refreshPack(this.pack).catch(() => {})
  }

  private become(next: Uploads): void {
    this.uploads = next
    const kept = next.all.filter(({ state }) => state !== 'done').map(({ key }) => String(key))
    this.files = Object.fromEntries(Object.entries(this.files).filter(([key]) => kept.includes(key)))
    clearTimeout(this.timer)
    if (next.rest > Date.now()) this.timer = setTimeout(() => this.become(this.uploads), next.rest - Date.now() + 10)
    for (const { key } of startable(next, Date.now())) void this.send(key)
    minding()
  }

  private async send(key: number): Promise<void> {
    const file = this.files[key]
    this.uploads = begin(this.uploads, key)
    const ready = file && (await this.ready(file))
    if (!this.isSending(key)) return
    // A server that is sent too much may hang up, which would look like a lost line.
    if (!ready || ready.size > LARGEST_FILE) {
      this.become(refuse(this.uploads, key, ready ? 'picture_too_large' : 'file_not_readable', Date.now()))
      return
    }
    const preview = URL.createObjectURL(ready)
    this.previews = { ...this.previews, [key]: preview }
    this.uploads = advance(this.uploads, key, 0, ready.size)
    const outcome = await this.post(key, ready, file.name)
    URL.revokeObjectURL(preview)
    this.previews = Object.fromEntries(Object.entries(this.previews).filter(([each]) => each !== String(key)))
    if ('card' in outcome) this.keep(outcome.card, outcome.cards)
    if (!this.isSending(key)) return
    if ('card' in outcome) this.become(arrive(this.uploads, key))
    else this.become(refuse(this.uploads, key, outcome.code, Date.now(), outcome.wait))
    if ('code' in outcome && outcome.code === 'picture_twice') void refreshPack(this.pack).catch(() => {})
  }

  private isSending(key: number): boolean {
    return this.uploads.all.some((each) => each.key === key && each.state === 'sending')
  }

  /** One after the other: two large photos at once are more than some phones can hold. */
  private ready(file: File): Promise<Blob | null> {
    const next = this.readying.then(async () => {
      try {
        await file.slice(0, 1).arrayBuffer() // A folder, or a file that has gone, can't be read.
        return await scaled(file)
      } catch {
        return null
      }
    })
    this.readying = next
    return next
  }

  private keep(card: SeenCard, cards: number): void {
    countCards(this.pack, cards)
    const pack = packOf(this.pack)
    if (!pack) return
    const others = pack.cards.filter(({ id }) => id !== card.id)
    // A picture that has just come has no words yet; bots see its colours.
    const wordless = (pack.only_colours ?? 0) + 1 + others.length - pack.cards.length
    keepPack({ ...pack, cards: [...others, card], only_colours: wordless })
  }

  private post(key: number, picture: Blob, name: string): Promise<Outcome> {
    const line = new XMLHttpRequest() // fetch does not tell how much is out
    this.lines = [...this.lines, line]
    return new Promise<Outcome>((done) => {
      let patience: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        clearTimeout(patience)
        patience = setTimeout(() => line.abort(), PATIENCE)
      }
      line.upload.onprogress = ({ loaded }) => {
        wait()
        this.uploads = advance(this.uploads, key, loaded, picture.size)
      }
      line.onloadend = () => {
        clearTimeout(patience)
        this.lines = this.lines.filter((each) => each !== line)
        done(outcomeOf(line))
      }
      line.open('POST', `/api/own-packs/${this.pack}/cards`)
      line.setRequestHeader('Authorization', `Bearer ${ownPack(this.pack)?.key ?? ''}`)
      line.setRequestHeader('Content-Type', 'application/octet-stream')
      line.setRequestHeader('X-Name', encodeURIComponent(name.replace(HALF_LETTERS, '')))
      wait()
      line.send(picture)
    })
  }
}

function outcomeOf(line: XMLHttpRequest): Outcome {
  const wait = Number(line.getResponseHeader('Retry-After')) * 1000 || null
  const said = bodyOf(line)
  if (line.status === 201 && said.card) return { card: said.card, cards: said.cards ?? 0 }
  if (said.code) return { code: said.code, wait }
  if (line.status === 413) return { code: 'picture_too_large', wait }
  // Nothing, or the words of some machine in between.
  return { code: line.status >= 400 && line.status < 500 ? 'other' : 'unreachable', wait }
}

function bodyOf(line: XMLHttpRequest): Partial<AddedCard & Problem> {
  try {
    return JSON.parse(line.responseText) as ReturnType<typeof bodyOf>
  } catch {
    return {}
  }
}

let all: Readonly<Record<string, Uploading>> = {}

export function uploadingTo(pack: string): Uploading {
  const made = all[pack] ?? new Uploading(pack)
  all = { ...all, [pack]: made }
  return made
}

/** Ask whoever leaves the page while pictures are on their way. */
function minding(): void {
  const busy = Object.values(all).some(({ uploads }) => isBusy(uploads))
  if (busy) addEventListener('beforeunload', mind)
  else removeEventListener('beforeunload', mind)
}

function mind(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

addEventListener('online', () => {
  for (const uploading of Object.values(all)) uploading.hurry()
})
