/** Where the keyboard and screen readers are when the page moves on. */

import { takesText } from './keys'

/** Go to what the page asks now, unless somebody is busy elsewhere; whether it went there. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  if (document.querySelector('dialog[open]')) return false
  const active = document.activeElement
  const busy = active !== null && active !== document.body && (!active.closest('main') || takesText(active))
  if (busy) return false
  heading.focus({ preventScroll: true })
  return true
}
