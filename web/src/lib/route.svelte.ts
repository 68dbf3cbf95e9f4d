/** Where we are: the path, and the layers (sheets, a large picture) that Back closes first. */

import { CODE_LETTERS, LONGEST_CODE, PACK_ID, SCREENS, SHORTEST_CODE } from './protocol'

export type Place =
  | { readonly name: 'home' }
  | { readonly name: 'how' }
  | { readonly name: 'gallery' }
  | { readonly name: 'deck'; readonly pack: string }
  | { readonly name: 'new-pack' }
  | { readonly name: 'table'; readonly code: string }
  | { readonly name: 'screen'; readonly code: string }
  | { readonly name: 'nowhere' }

const PACK = new RegExp(`^${PACK_ID}$`)
const CODE = new RegExp(`^[${CODE_LETTERS}]{${SHORTEST_CODE},${LONGEST_CODE}}$`)

export function placeOf(path: string): Place {
  const parts = (path.replace(/\/+$/, '') || SCREENS.home).split('/')
  const screens = Object.keys(SCREENS) as (keyof typeof SCREENS)[]
  const name = screens.find((screen) => fits(parts, SCREENS[screen].split('/')))
  const last = parts.at(-1) ?? ''
  switch (name) {
    case undefined:
      return { name: 'nowhere' }
    case 'table':
    case 'screen':
      return { name, code: last.toUpperCase() }
    case 'deck':
      return { name, pack: last }
    default:
      return { name }
  }
}

function fits(parts: readonly string[], address: readonly string[]): boolean {
  return parts.length === address.length && address.every((wanted, index) => partFits(parts[index] ?? '', wanted))
}

function partFits(part: string, wanted: string): boolean {
  if (wanted === '{code}') return CODE.test(part.toUpperCase())
  if (wanted === '{pack}') return PACK.test(part)
  return part === wanted
}

/** The path to a place. */
export function pathTo(place: Exclude<Place, { name: 'nowhere' }>): string {
  const address = SCREENS[place.name]
  if ('code' in place) return address.replace('{code}', place.code)
  return 'pack' in place ? address.replace('{pack}', place.pack) : address
}

/** The code in what somebody typed or pasted: a code in any case, with spaces, or a whole link. */
export function codeIn(text: string): string | null {
  const code = lettersOf(text)
  return CODE.test(code) ? code : null
}

/** What is as long as a code but has letters and digits that no code has: which these are. */
export function strangers(text: string): string[] {
  const code = lettersOf(text)
  if (code.length < SHORTEST_CODE || code.length > LONGEST_CODE || /[^A-Z0-9]/.test(code)) return []
  return [...code].filter((letter, index) => !CODE_LETTERS.includes(letter) && code.indexOf(letter) === index)
}

function lettersOf(text: string): string {
  const last = text.trim().replace(/[#?].*$/, '').replace(/\/+$/, '').split('/').at(-1) ?? ''
  return latin(last.replace(/[\s-]/g, '').normalize('NFKC').toUpperCase())
}

/** On a Greek keyboard one types the letter that looks right; a Japanese one types wide ones. */
function latin(letters: string): string {
  return letters.replace(/[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]/g, (letter) => 'ABEZHIKMNOPTYX'['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'.indexOf(letter)] ?? '')
}

class Route {
  place: Place = $state.raw(placeOf(location.pathname))
}

export const route = new Route()

/** A sheet or a large picture above the page; each has an entry of its own in the history. */
export type Layer = {
  /** leave it as the Back button does */
  readonly close: () => void
  /** it is gone already, so its entry has to go too */
  readonly drop: () => void
}

const layers: (() => void)[] = []
let spareEntries = 0
let ownSteps = 0
let ahead: string | null = null

export function go(path: string): void {
  const open = layers.length
  for (const close of layers.splice(0)) close()
  if (open) {
    ahead = path
    stepBack(open)
  } else {
    arrive(path)
  }
}

/** What is shown here has got an address of its own; it stays as it is. */
export function settle(path: string): void {
  history.replaceState(history.state, '', path)
}

/** Back to where the person came from, if that was a page of ours; else to this one. */
export function goBack(otherwise: string): void {
  if (window.navigation?.canGoBack) history.back()
  else go(otherwise)
}

/** A click on a link to a page of ours needs no new page, unless somebody wants a second one. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget
  if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  go(link.pathname)
}

/** Put a layer above the page. The Back button calls `onback`. */
export function openLayer(onback: () => void): Layer {
  layers.push(onback)
  if (spareEntries) spareEntries -= 1
  else history.pushState({ layer: layers.length }, '')
  return {
    close: () => {
      if (layers.at(-1) === onback) history.back()
    },
    drop: () => {
      const at = layers.indexOf(onback)
      if (at < 0) return
      layers.splice(at, 1)
      spareEntries += 1
      // A layer that follows at once, as a sheet follows a menu, takes the entry over.
      setTimeout(() => {
        if (spareEntries) stepBack(spareEntries)
        spareEntries = 0
      })
    },
  }
}

function arrive(path: string): void {
  if (path !== location.pathname) history.pushState(null, '', path)
  route.place = placeOf(path)
  scrollTo(0, 0)
}

/** Go back over entries of our own; the event that follows is none of the Back button's. */
function stepBack(entries: number): void {
  ownSteps += 1
  history.go(-entries)
}

window.addEventListener('popstate', () => {
  if (ownSteps) {
    ownSteps -= 1
    if (ahead !== null) arrive(ahead)
    ahead = null
    return
  }
  const close = layers.pop()
  if (close) close()
  else route.place = placeOf(location.pathname)
})
