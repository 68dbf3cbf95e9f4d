import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Connection, type Line } from '../src/lib/connection'
import type { Request, ViewMessage } from '../src/lib/protocol'

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1
  static made: FakeSocket[] = []
  static get newest(): FakeSocket {
    const socket = FakeSocket.made.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }

  readyState = 0
  sent: Request[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly address: string) {
    FakeSocket.made.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request)
  }

  close(): void {
    this.readyState = 3
  }

  accept(): void {
    this.readyState = 1
    this.onopen?.()
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  show(seq: number, done: string[] = []): void {
    this.say({ type: 'view', seq, done })
  }

  breakOff(code: number): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  get moves(): string[] {
    return this.sent.map((request) => request.move.move)
  }
}

const SAY = { move: 'say', text: 'Good evening' } as const

let seen: ViewMessage[]
let lines: [Line, string | null][]
let unsaved: boolean[]
let connection: Connection
/** something that the browser tells the page */
let happen: (event: string) => void

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.made = []
  seen = []
  lines = []
  unsaved = []
  vi.stubGlobal('WebSocket', FakeSocket)
  const listeners = new Map<string, () => void>()
  happen = (event) => listeners.get(event)?.()
  vi.stubGlobal('window', {
    addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
    removeEventListener: (event: string) => listeners.delete(event),
  })
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} })
  connection = new Connection('ws://here/socket', 'secret', {
    view: (view) => seen.push(view),
    reaction: () => {},
    line: (line, ending) => lines.push([line, ending]),
    unsaved: (waiting) => unsaved.push(waiting),
  })
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The connection is open and has been shown the table. */
function connected(seq = 1): FakeSocket {
  const socket = FakeSocket.newest
  socket.accept()
  socket.show(seq)
  return socket
}

describe('a connection', () => {
  test('says hello first, with the token', () => {
    const answer = connection.send(SAY)
    FakeSocket.newest.accept()
    expect(FakeSocket.newest.sent[0]?.move).toEqual({ move: 'hello', token: 'secret' })
    expect(FakeSocket.newest.moves).toEqual(['hello', 'say'])
    void answer
  })

  test('of a big screen says so, each time it says hello', () => {
    const silent = { view: () => {}, reaction: () => {}, line: () => {}, unsaved: () => {} }
    const screen = new Connection('ws://here/socket', 'watching', silent, true)
    connected().breakOff(1006)
    vi.advanceTimersByTime(1_000)
    FakeSocket.newest.accept()
    expect(FakeSocket.made.slice(1).map(({ sent }) => sent[0]?.move)).toEqual(
      Array(2).fill({ move: 'hello', token: 'watching', screen: true }),
    )
    screen.close()
  })

  test('is open once it has been shown the table', () => {
    FakeSocket.newest.accept()
    expect(lines).toEqual([['connecting', null]])
    FakeSocket.newest.show(1)
    expect(lines.at(-1)).toEqual(['open', null])
  })

  test('ignores a view with an older number, but not its done', async () => {
    const socket = connected(7)
    const answer = connection.send(SAY)
    socket.show(6, [socket.sent.at(-1)?.id ?? ''])
    expect(seen.map((view) => view.seq)).toEqual([7])
    expect(await answer).toEqual({ refused: null })
  })

  test('takes a view with the same number, and on a new connection any', () => {
    connected(7).show(7)
    FakeSocket.newest.breakOff(1006)
    vi.advanceTimersByTime(1_000)
    connected(3)
    expect(seen.map((view) => view.seq)).toEqual([7, 7, 3])
  })
})

describe('a move', () => {
  test('is answered by done', async () => {
    const socket = connected()
    const answer = connection.send(SAY)
    socket.show(2, [socket.sent.at(-1)?.id ?? ''])
    expect(await answer).toEqual({ refused: null })
  })

  test('is answered by a refusal', async () => {
    const socket = connected()
    const answer = connection.send(SAY)
    socket.say({ type: 'refused', id: socket.sent.at(-1)?.id, code: 'chat_off' })
    expect(await answer).toEqual({ refused: 'chat_off' })
  })

  test('is sent again under its id after a break, and not once it is done', async () => {
    const first = connected()
    const answer = connection.send(SAY)
    const { id } = first.sent.at(-1) as Request
    first.breakOff(1006)
    expect(lines.at(-1)).toEqual(['lost', null])

    vi.advanceTimersByTime(1_000)
    const second = connected()
    expect(second.moves).toEqual(['hello', 'say'])
    expect(second.sent[1]?.id).toBe(id)
    second.show(2, [id])
    expect(await answer).toEqual({ refused: null })

    second.breakOff(1006)
    vi.advanceTimersByTime(1_000)
    expect(connected().moves).toEqual(['hello'])
  })

  test.each(['too_fast', 'try_again', 'outcome_unknown'])(
    'that is refused with %s is sent again under its id',
    (code) => {
      const socket = connected()
      void connection.send(SAY)
      const { id } = socket.sent.at(-1) as Request
      socket.say({ type: 'refused', id, code })
      vi.advanceTimersByTime(1_000)
      expect(socket.sent.filter((request) => request.id === id)).toHaveLength(2)
    },
  )

  test('waits for a server that can’t write, and whoever made it is told so until it is done', () => {
    const socket = connected()
    void connection.send(SAY)
    void connection.send(SAY)
    const [one, other] = socket.sent.slice(-2).map(({ id }) => id)
    socket.say({ type: 'refused', id: one, code: 'try_again' })
    socket.say({ type: 'refused', id: other, code: 'outcome_unknown' })
    expect(unsaved.at(-1)).toBe(true)
    socket.show(2, [one ?? ''])
    expect(unsaved.at(-1)).toBe(true)
    socket.show(3, [other ?? ''])
    expect(unsaved.at(-1)).toBe(false)
  })

  test('that comes too fast has nothing to do with the disk', () => {
    const socket = connected()
    void connection.send(SAY)
    socket.say({ type: 'refused', id: socket.sent.at(-1)?.id, code: 'too_fast' })
    expect(unsaved).toEqual([])
  })

  test('that is not answered for long is how a dead line is noticed', () => {
    connected()
    void connection.send(SAY)
    vi.advanceTimersByTime(12_000)
    expect(lines.map(([line]) => line)).toContain('lost')
    expect(FakeSocket.made.length).toBeGreaterThan(1)
  })

  test('that only flashes is not repeated', () => {
    const first = connected()
    connection.flash({ move: 'react', reaction: 'clap' })
    expect(first.moves).toEqual(['hello', 'react'])
    first.breakOff(1006)
    vi.advanceTimersByTime(1_000)
    expect(connected().moves).toEqual(['hello'])
  })
})

describe('what no server keeps', () => {
  const ON = { move: 'go_on', game: 1, turn: 1 } as const

  test('is said again on every new connection, the newest only', () => {
    const first = connected()
    connection.tell(ON)
    connection.tell({ ...ON, turn: 2 })
    expect(first.moves).toEqual(['hello', 'go_on', 'go_on'])
    for (let breaks = 0; breaks < 2; breaks++) {
      FakeSocket.newest.breakOff(1006)
      vi.advanceTimersByTime(1_000)
      const next = connected()
      expect(next.sent.slice(1).map(({ move }) => move)).toEqual([{ ...ON, turn: 2 }])
    }
  })

  test('is said once there is a line, if there was none', () => {
    connection.tell(ON)
    FakeSocket.newest.accept()
    expect(FakeSocket.newest.moves).toEqual(['hello'])
    FakeSocket.newest.show(1)
    expect(FakeSocket.newest.moves).toEqual(['hello', 'go_on'])
  })
})

describe('a line that has died without a word', () => {
  test('is noticed by a ping that nobody answers', () => {
    const socket = connected()
    vi.advanceTimersByTime(16_000)
    expect(socket.moves).toEqual(['hello', 'ping'])
    expect(lines.at(-1)).toEqual(['open', null])
    vi.advanceTimersByTime(6_500)
    expect(lines.map(([line]) => line)).toContain('lost')
    expect(FakeSocket.made.length).toBeGreaterThan(1)
  })

  test('is alive if a pong comes, and is asked again after the next silence', () => {
    const socket = connected()
    vi.advanceTimersByTime(16_000)
    socket.say({ type: 'pong', id: socket.sent.at(-1)?.id })
    vi.advanceTimersByTime(14_000)
    expect(socket.moves).toEqual(['hello', 'ping'])
    vi.advanceTimersByTime(3_000)
    expect(socket.moves).toEqual(['hello', 'ping', 'ping'])
    expect(lines.at(-1)).toEqual(['open', null])
  })

  test('is not asked while others talk', () => {
    const socket = connected()
    for (let seq = 2; seq < 12; seq++) {
      vi.advanceTimersByTime(10_000)
      socket.show(seq)
    }
    expect(socket.moves).toEqual(['hello'])
  })

  test('is given up at once if the device says that it is offline', () => {
    connected()
    happen('offline')
    expect(lines.at(-1)).toEqual(['lost', null])
    vi.advanceTimersByTime(1_000)
    connected(2)
    expect(lines.at(-1)).toEqual(['open', null])
  })
})

describe('the end of a connection', () => {
  test.each([
    [4404, 'no_such_table'],
    [4403, 'sent_away'],
    [4400, 'not_understood'],
  ])('%i: it does not come back by itself', async (code, ending) => {
    const socket = connected()
    const answer = connection.send(SAY)
    socket.breakOff(code)
    expect(await answer).toEqual({ refused: ending })
    expect(lines.at(-1)).toEqual(['ended', ending])
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.made).toHaveLength(1)
  })

  test('a restart of the server is none', () => {
    connected().breakOff(1012)
    vi.advanceTimersByTime(1_000)
    expect(FakeSocket.made).toHaveLength(2)
  })

  test('pauses grow while nobody answers', () => {
    for (let tries = 0; tries < 12; tries++) {
      FakeSocket.newest.breakOff(1006)
      vi.advanceTimersByTime(31_000)
    }
    const before = FakeSocket.made.length
    FakeSocket.newest.breakOff(1006)
    vi.advanceTimersByTime(15_000)
    expect(FakeSocket.made.length).toBe(before)
    vi.advanceTimersByTime(16_000)
    expect(FakeSocket.made.length).toBe(before + 1)
  })
})
