import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { arrive, type Choice } from '../src/lib/arrival'
import { CLOSE_CODES } from '../src/lib/protocol'
import { keepSeat, seatToken, takeTokenFromAddress } from '../src/lib/seats'

const CODE = 'K4JJR'
const ADA = 'a'.repeat(43)
const BEN = 'b'.repeat(43)
const NOBODY = 'n'.repeat(43)
const SENT_AWAY = 's'.repeat(43)
const PEOPLE = [
  { id: 'p1', name: 'Ada' },
  { id: 'p2', name: 'Ben' },
]
const TOKENS: Record<string, string> = { [ADA]: 'p1', [BEN]: 'p2' }

/** A socket of a table at which Ada and Ben sit. */
class TableSocket {
  static readonly OPEN = 1
  static open = 0
  static answers = true
  readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    TableSocket.open += 1
    queueMicrotask(() => this.onopen?.())
  }

  send(text: string): void {
    const { token } = (JSON.parse(text) as { move: { token: string } }).move
    if (!TableSocket.answers) return
    queueMicrotask(() => {
      if (token === SENT_AWAY) this.onclose?.({ code: CLOSE_CODES.sent_away })
      const view = { type: 'view', seq: 1, table: { people: PEOPLE }, you: { person: TOKENS[token] ?? null } }
      this.onmessage?.({ data: JSON.stringify(view) })
    })
  }

  close(): void {
    this.readyState = 3
    TableSocket.open -= 1
  }
}

let trial: AbortController
let address: { protocol: string; host: string; pathname: string; hash: string }

beforeEach(() => {
  const kept = new Map<string, string>()
  trial = new AbortController()
  address = { protocol: 'http:', host: 'here', pathname: `/${CODE}`, hash: '' }
  TableSocket.open = 0
  TableSocket.answers = true
  vi.stubGlobal('WebSocket', TableSocket)
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('location', address)
  vi.stubGlobal('history', { state: null, replaceState: () => (address.hash = '') })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

function come(token: string): Promise<Choice | null> {
  return arrive(CODE, token, trial.signal, () => {})
}

describe('a device without a seat', () => {
  test('takes the one of a link', async () => {
    expect(await come(BEN)).toBeNull()
    expect(seatToken(CODE)).toBe(BEN)
    expect(TableSocket.open).toBe(0)
  })

  test.each([NOBODY, SENT_AWAY])('does not keep a token that is nobody’s', async (token) => {
    expect(await come(token)).toBeNull()
    expect(seatToken(CODE)).toBeNull()
  })
})

describe('a device with a seat', () => {
  beforeEach(() => keepSeat(CODE, ADA))

  test.each([NOBODY, SENT_AWAY, ADA])('keeps it if a link offers nobody’s, or its own', async (token) => {
    expect(await come(token)).toBeNull()
    expect(seatToken(CODE)).toBe(ADA)
    expect(TableSocket.open).toBe(0)
  })

  test('asks if a link offers somebody else’s, and keeps it until then', async () => {
    expect(await come(BEN)).toEqual({ present: PEOPLE[0], offered: PEOPLE[1] })
    expect(seatToken(CODE)).toBe(ADA)
  })

  test.each([NOBODY, SENT_AWAY])('takes another if its own is nobody’s any more', async (token) => {
    keepSeat(CODE, token)
    expect(await come(BEN)).toBeNull()
    expect(seatToken(CODE)).toBe(BEN)
  })

  test('keeps it if the person goes away before the table has answered', async () => {
    TableSocket.answers = false
    const coming = come(BEN)
    trial.abort()
    expect(await coming).toBeNull()
    expect(seatToken(CODE)).toBe(ADA)
    expect(TableSocket.open).toBe(0)
  })
})

describe('the address', () => {
  test.each([
    [BEN, BEN],
    ['too-short', null],
    ['x'.repeat(500), null],
    ['<img>'.repeat(9), null],
  ])('loses its fragment, whatever it is: %s', (fragment, token) => {
    address.hash = `#${fragment}`
    expect(takeTokenFromAddress()).toBe(token)
    expect(address.hash).toBe('')
    expect(seatToken(CODE)).toBeNull()
  })

  test('has no token in it most of the time', () => {
    expect(takeTokenFromAddress()).toBeNull()
  })
})
