/* Opens the page when there is no network, and keeps pictures that never change.

   The shell is the one page that every address shows. Its scripts and styles, under /assets/, and
   the pictures, under /cards/, carry a hash in their names, so a stored one is never out of date
   and nothing here needs a version. What happens at a table, /api/, is never touched; nor are the
   pictures of own packs, which their makers can delete. Those are the browser's own to keep, for
   as long as their answer says. */

const SHELL = 'shell'
const ASSETS = 'assets'
const CARDS = 'cards'
const OWN_CARDS = '/cards/own-'
const KEPT = { [ASSETS]: 120, [CARDS]: 400 }
const PATIENCE = 4000

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(fetch('/', { cache: 'no-cache' }).then((answer) => keepShell(answer)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const ours = [SHELL, ASSETS, CARDS]
      const names = await caches.keys()
      await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))
      await forgetOwnCards()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith(OWN_CARDS)) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(event, ASSETS))
  else if (url.pathname.startsWith('/cards/')) event.respondWith(kept(event, CARDS))
})

/** The network's page if it comes soon enough, else the stored shell. */
async function page(event) {
  const fresh = fetch(event.request)
  event.waitUntil(
    fresh.then(
      (answer) => keepShell(answer.clone()),
      () => {},
    ),
  )
  try {
    const answer = await Promise.race([fresh, late()])
    if (answer && answer.status < 500) return answer
  } catch {
    // Offline: the stored shell says what to do.
  }
  const stored = await caches.match('/', { cacheName: SHELL })
  return stored ?? fresh
}

function late() {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, null))
}

/** A shell is stored only together with what it links, so that it can always be shown. */
async function keepShell(answer) {
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
  if (!answer.ok || answer.redirected || !isPage) return
  const known = new Set(assetsIn(await answer.clone().text()))
  if (!known.size) return
  let texts = await Promise.all([...known].map(keepAsset))
  const shell = await caches.open(SHELL)
  await shell.put('/', answer)
  // Then what those ask for later: the words, and the screens that are not opened at once.
  while (texts.length) {
    const more = [...new Set(texts.flatMap(assetsIn))].filter((address) => !known.has(address))
    more.forEach((address) => known.add(address))
    texts = await Promise.all(more.map((address) => keepAsset(address).catch(() => '')))
  }
  await trim(ASSETS)
}

/** The assets that a page, or a script or style beside them, names; what bots say in other languages, and the letters
    of other alphabets, are kept when they are needed. */
function assetsIn(text) {
  const names = text.matchAll(/(?:\bassets|["'`(]\.)\/((?!phrases-)[\w.-]+\.(?:js|css)|[\w-]+-latin-[\w-]+\.woff2)/g)
  return [...new Set([...names].map(([, name]) => `/assets/${name}`))]
}

/** Store an asset if it is not there yet; returns its text. */
async function keepAsset(address) {
  const cache = await caches.open(ASSETS)
  const stored = await cache.match(address)
  if (stored) return stored.text()
  const answer = await fetch(address, { priority: 'low' })
  if (!answer.ok) throw new Error(address)
  await cache.put(address, answer.clone())
  return answer.text()
}

async function kept(event, name) {
  const cache = await caches.open(name)
  const stored = await cache.match(event.request)
  if (stored) return stored
  const answer = await fetch(event.request)
  if (answer.status === 200) {
    const copy = answer.clone()
    event.waitUntil(
      cache.put(event.request, copy).then(
        () => trim(name),
        () => {}, // A full disk costs comfort, not the game.
      ),
    )
  }
  return answer
}

/** Workers before this one kept them, without an end. */
async function forgetOwnCards() {
  const cache = await caches.open(CARDS)
  const own = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(OWN_CARDS))
  await Promise.all(own.map((each) => cache.delete(each)))
}

/** Forget the oldest beyond what is worth keeping. */
async function trim(name) {
  const cache = await caches.open(name)
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - KEPT[name])).map((each) => cache.delete(each)))
}
