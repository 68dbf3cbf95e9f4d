import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, describe, expect, test } from 'vitest'

const SOURCE = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf-8')
const HERE = 'https://here.example'
const OWN = '/cards/own-abcdefghijklmnopqrst/1.0123456789abcdef.webp'
const SHIPPED = '/cards/0123456789abcdef.webp'

/** A cache that keeps what it is given, in that order. */
class FakeCache {
  readonly kept = new Map<string, Response>()

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.kept.keys()].map((url) => new Request(url)))
  }

  match(asked: Request | string): Promise<Response | undefined> {
    return Promise.resolve(this.kept.get(full(asked))?.clone())
  }

  put(asked: Request | string, answer: Response): Promise<void> {
    this.kept.set(full(asked), answer)
    return Promise.resolve()
  }

  delete(asked: Request | string): Promise<boolean> {
    return Promise.resolve(this.kept.delete(full(asked)))
  }
}

function full(asked: Request | string): string {
  return typeof asked === 'string' ? new URL(asked, HERE).href : asked.url
}

/** The worker as a browser runs it, before a server of the test's own. */
class Browser {
  readonly stores = new Map<string, FakeCache>()
  readonly asked: string[] = []
  private readonly listeners = new Map<string, (event: object) => void>()

  constructor(private readonly server: (path: string) => Response) {
    const fetch = (asked: Request | string) => {
      const path = new URL(full(asked)).pathname
      this.asked.push(path)
      return Promise.resolve(this.server(path))
    }
    const caches = {
      open: (name: string) => Promise.resolve(this.store(name)),
      keys: () => Promise.resolve([...this.stores.keys()]),
      delete: (name: string) => Promise.resolve(this.stores.delete(name)),
    }
    const self = {
      addEventListener: (name: string, heard: (event: object) => void) => this.listeners.set(name, heard),
      clients: { claim: () => Promise.resolve() },
    }
    const location = new URL(HERE)
    runInContext(SOURCE, createContext({ self, caches, fetch, location, URL, setTimeout }))
  }

  store(name: string): FakeCache {
    const store = this.stores.get(name) ?? new FakeCache()
    this.stores.set(name, store)
    return store
  }

  /** What the worker answers; null if it leaves the question to the browser. */
  async ask(path: string): Promise<Response | null> {
    let answer: Promise<Response> | null = null
    await this.tell('fetch', {
      request: new Request(`${HERE}${path}`),
      respondWith: (given: Promise<Response>) => (answer = given),
    })
    return answer
  }

  /** Let something happen, and wait until the worker is done with it. */
  async tell(name: string, event: object = {}): Promise<void> {
    const begun: Promise<unknown>[] = []
    const respondWith = (given: Promise<Response>) => {
      begun.push(given)
      ;(event as { respondWith?: (given: Promise<Response>) => void }).respondWith?.(given)
    }
    const waitUntil = (work: Promise<unknown>) => begun.push(work)
    this.listeners.get(name)?.({ ...event, respondWith, waitUntil })
    for (let at = 0; at < begun.length; at += 1) await begun[at]
  }
}

let browser: Browser

beforeEach(() => {
  browser = new Browser((path) => new Response(path))
})

describe('the pictures of own packs', () => {
  test('are left to the browser, which keeps them as long as their answer says', async () => {
    expect(await browser.ask(OWN)).toBeNull()
    expect(await browser.ask(OWN)).toBeNull()
    expect(browser.store('cards').kept.size).toBe(0)
  })

  test('that an earlier worker kept are forgotten when this one takes over', async () => {
    const cards = browser.store('cards')
    await cards.put(OWN, new Response('a photo'))
    await cards.put(SHIPPED, new Response('a card'))
    await browser.tell('activate')
    expect([...cards.kept.keys()]).toEqual([HERE + SHIPPED])
  })
})

describe('the pictures of other packs', () => {
  test('are asked for once', async () => {
    expect(await (await browser.ask(SHIPPED))?.text()).toBe(SHIPPED)
    expect(await (await browser.ask(SHIPPED))?.text()).toBe(SHIPPED)
    expect(browser.asked).toEqual([SHIPPED])
  })

  test('are not kept if there are none', async () => {
    browser = new Browser(() => new Response('', { status: 404 }))
    expect((await browser.ask(SHIPPED))?.status).toBe(404)
    expect(browser.store('cards').kept.size).toBe(0)
  })

  test('are kept up to a number, the newest ones', async () => {
    for (let at = 0; at < 405; at += 1) await browser.ask(`/cards/${at}.webp`)
    const { kept } = browser.store('cards')
    expect(kept.size).toBe(400)
    expect(kept.has(`${HERE}/cards/4.webp`)).toBe(false)
    expect(kept.has(`${HERE}/cards/404.webp`)).toBe(true)
  })
})

test('what happens at a table is never touched', async () => {
  expect(await browser.ask('/api/packs')).toBeNull()
  expect(browser.stores.size).toBe(0)
})
