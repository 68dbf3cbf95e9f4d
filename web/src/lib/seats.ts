/** The secrets that hold this device's seats, one for each table; and the tables it has been at. */

import { LONGEST_TOKEN, SCREENS, SHORTEST_TOKEN } from './protocol'
import { forget, recall, remember } from './storage'

export type Visit = { readonly code: string; readonly at: number }

const VISITS_KEPT = 5
const TOKEN = new RegExp(`^[\\w-]{${SHORTEST_TOKEN},${LONGEST_TOKEN}}$`)

export function seatToken(code: string): string | null {
  return recall<string>(`seat.${code}`)
}

export function keepSeat(code: string, token: string): void {
  remember(`seat.${code}`, token)
  const others = visits().filter((visit) => visit.code !== code)
  remember('visits', [{ code, at: Date.now() }, ...others].slice(0, VISITS_KEPT))
}

export function forgetSeat(code: string): void {
  forget(`seat.${code}`)
  remember(
    'visits',
    visits().filter((visit) => visit.code !== code),
  )
}

/** The tables this device holds a seat at, the newest first. */
export function visits(): Visit[] {
  return recall<Visit[]>('visits') ?? []
}

/** What this device says hello with where it only looks on, so that a table that is locked meanwhile knows it again. */
export function onlookerToken(): string {
  const kept = recall<string>('onlooker') ?? newToken()
  remember('onlooker', kept)
  return kept
}

export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** A link to a seat carries its secret behind the #, which browsers send to no server. */
export function seatLink(code: string, token: string, origin: string): string {
  return `${origin}${SCREENS.table.replace('{code}', code)}#${token}`
}

/** Take the secret out of the address, so that it is in nobody's sight or history. Whose it is remains to be seen. */
export function takeTokenFromAddress(): string | null {
  const token = location.hash.slice(1)
  if (location.hash) history.replaceState(history.state, '', location.pathname)
  return TOKEN.test(token) ? token : null
}
