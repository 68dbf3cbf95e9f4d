/** One table's socket: it says hello, keeps moves until they are answered, and comes back by itself.
 *
 * What the page shows is a function of the newest view, so nothing has to be merged here. A move is
 * kept, under its id, until a view says it is done or it is refused; after a broken connection it is
 * sent again under the same id, and the server makes it once.
 */

import { CLOSE_CODES } from './protocol'
import type { Close, Message, Reacted, Request, ViewMessage, WireCode } from './protocol'

export type Move = Request['move']
export type Answer = { readonly refused: string | null }

/** Where the connection stands; `shut` means that the table does not let us in now, `ended` that it will not come back by itself. */
export type Line = 'connecting' | 'open' | 'lost' | 'shut' | 'ended'

/** The reasons after which there is nothing to come back to. */
const ENDINGS = ['not_understood', 'sent_away', 'removed', 'no_such_table'] as const satisfies readonly Close[]
export type Ending = (typeof ENDINGS)[number]

/** The reasons for which a table lets nobody new in; that may change, so we ask again from time to time. */
const SHUT = ['locked', 'crowded'] as const satisfies readonly Close[]
export type Shut = (typeof SHUT)[number]

/** The server can't write: the move was not made, or nobody knows. Under its id it is made once. */
const UNSAVED: readonly string[] = ['try_again', 'outcome_unknown'] satisfies WireCode[]

/** In a moment the move may be made. */
const PASSING: readonly string[] = ['too_fast' satisfies WireCode, ...UNSAVED]

const PATIENCE_FOR_AN_ANSWER = 8_000
/** after so long without a word we ask whether the line is alive, and wait so long for an answer */
const SILENCE = 15_000
const PATIENCE_FOR_A_PONG = 5_000
const LONGEST_PAUSE = 20_000
const ASLEEP = 15_000

export type Listener = {
  view(view: ViewMessage): void
  reaction(reacted: Reacted): void
  line(line: Line, reason: Ending | Shut | null): void
  /** whether moves wait for a server that can't write */
  unsaved(waiting: boolean): void
}

type Pending = { readonly move: Move; readonly settle: (answer: Answer) => void; sent: number; unsaved: boolean }

export class Connection {
  private socket: WebSocket | null = null
  private readonly pending = new Map<string, Pending>()
  private standing: Move | null = null
  private seq = -1
  private fresh = true
  private failures = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private readonly watch: ReturnType<typeof setInterval>
  private hiddenSince: number | null = null
  private heard = 0
  private pinged: number | null = null
  private over = false

  constructor(
    private readonly address: string,
    private token: string | null,
    private readonly listener: Listener,
    /** whether this is a big screen, which phones at the table look up to */
    private readonly screen = false,
  ) {
    this.watch = setInterval(() => this.checkPatience(), 1_000)
    window.addEventListener('online', this.again)
    window.addEventListener('offline', this.cut)
    document.addEventListener('visibilitychange', this.wake)
    this.open()
  }

  /** Make a move; resolves once it is on the server's disk, or refused. */
  send(move: Move): Promise<Answer> {
    return new Promise((settle) => {
      const id = newId()
      this.pending.set(id, { move, settle, sent: 0, unsaved: false })
      this.write(id)
    })
  }

  /** Show something passing; it is neither kept nor repeated. */
  flash(move: Move): void {
    if (this.ready) this.socket?.send(JSON.stringify({ id: newId(), move }))
  }

  /** Say something that no server keeps: it is said again on every new connection, until something else is said. */
  tell(move: Move): void {
    this.standing = move
    this.flash(move)
  }

  /** Be this person from now on. The join that carries the token may still be under way. */
  hold(token: string | null): void {
    this.token = token
  }

  /** Try at once instead of waiting any longer. */
  readonly again = (): void => {
    if (!this.over && this.socket?.readyState !== WebSocket.OPEN) {
      this.failures = 0
      this.open()
    }
  }

  close(): void {
    this.end(null)
  }

  private get ready(): boolean {
    return this.socket?.readyState === WebSocket.OPEN && !this.fresh
  }

  private open(): void {
    clearTimeout(this.retry)
    this.drop()
    this.fresh = true
    this.pinged = null
    this.listener.line('connecting', null)
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onopen = () => {
      const hello: Move = { move: 'hello', token: this.token, ...(this.screen && { screen: true }) }
      socket.send(JSON.stringify({ id: newId(), move: hello }))
      for (const id of this.pending.keys()) this.write(id)
    }
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message)
    socket.onclose = (event) => this.lost(event.code)
  }

  private drop(): void {
    if (!this.socket) return
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null
    this.socket.close()
    this.socket = null
  }

  private write(id: string): void {
    const pending = this.pending.get(id)
    if (pending && this.socket?.readyState === WebSocket.OPEN) {
      pending.sent = Date.now()
      this.socket.send(JSON.stringify({ id, move: pending.move }))
    }
  }

  private hear(message: Message): void {
    this.heard = Date.now()
    this.pinged = null
    switch (message.type) {
      case 'view':
        this.look(message)
        break
      case 'refused':
        this.refused(message.id, message.code)
        break
      case 'reaction':
        this.listener.reaction(message)
        break
      case 'pong':
    }
  }

  private look(view: ViewMessage): void {
    if (this.fresh || view.seq >= this.seq) {
      this.seq = view.seq
      this.listener.view(view)
    }
    if (this.fresh) {
      this.fresh = false
      this.failures = 0
      this.listener.line('open', null)
      if (this.standing) this.flash(this.standing)
    }
    for (const id of view.done ?? []) this.settle(id, null)
  }

  private refused(id: string, code: string): void {
    const pending = this.pending.get(id)
    if (pending && UNSAVED.includes(code)) {
      pending.unsaved = true
      this.listener.unsaved(true)
    }
    if (PASSING.includes(code)) setTimeout(() => this.write(id), 1_000)
    else this.settle(id, code)
  }

  private settle(id: string, refused: string | null): void {
    const pending = this.pending.get(id)
    if (!pending) return
    this.pending.delete(id)
    if (pending.unsaved && ![...this.pending.values()].some(({ unsaved }) => unsaved)) this.listener.unsaved(false)
    pending.settle({ refused })
  }

  private lost(code: number): void {
    this.drop()
    const ending = ENDINGS.find((reason) => CLOSE_CODES[reason] === code)
    if (ending) {
      this.end(ending)
      return
    }
    const shut = SHUT.find((reason) => CLOSE_CODES[reason] === code) ?? null
    this.listener.line(shut ? 'shut' : 'lost', shut)
    const longer = shut ? LONGEST_PAUSE : Math.min(LONGEST_PAUSE, 300 * 2 ** this.failures)
    const pause = longer * (1 + Math.random() / 2)
    this.failures += 1
    this.retry = setTimeout(() => this.open(), pause)
  }

  private end(ending: Ending | null): void {
    if (this.over) return
    this.over = true
    this.drop()
    clearTimeout(this.retry)
    clearInterval(this.watch)
    window.removeEventListener('online', this.again)
    window.removeEventListener('offline', this.cut)
    document.removeEventListener('visibilitychange', this.wake)
    for (const id of [...this.pending.keys()]) this.settle(id, ending ?? 'left')
    this.listener.line('ended', ending)
  }

  /** A line can die without a word; that nobody answers, a move or a ping, is how we notice. */
  private checkPatience(): void {
    const late = (pending: Pending) =>
      pending.sent > 0 && Date.now() - pending.sent > PATIENCE_FOR_AN_ANSWER
    if (!this.ready) return
    if ([...this.pending.values()].some(late)) this.lost(1006)
    else if (this.pinged !== null) {
      if (Date.now() - this.pinged > PATIENCE_FOR_A_PONG) this.lost(1006)
    } else if (Date.now() - this.heard >= SILENCE && !document.hidden) {
      this.pinged = Date.now()
      this.flash({ move: 'ping' })
    }
  }

  /** The device says that it has no network; a socket would go on as if nothing had happened. */
  private readonly cut = (): void => {
    if (!this.over && this.socket) this.lost(1006)
  }

  /** A phone that slept may hold a socket that is dead; a new one costs next to nothing. */
  private readonly wake = (): void => {
    if (document.hidden) {
      this.hiddenSince = Date.now()
    } else if (!this.over) {
      const slept = this.hiddenSince !== null && Date.now() - this.hiddenSince > ASLEEP
      if (slept || this.socket?.readyState !== WebSocket.OPEN) this.open()
    }
  }
}

/** Where a table's socket is. */
export function socketOf(code: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${code}/socket`
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-')
}
