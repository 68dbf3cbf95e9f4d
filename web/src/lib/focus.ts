/** Where the keyboard and screen readers are when the page moves on: at the heading of what is new, never nowhere. */

import { takesText } from './keys'

/** Screen readers begin at the top of a page that has just loaded, and by themselves. */
let begun = false

/** Go to what the page asks now, unless somebody is busy elsewhere; whether that reads it out. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  return heading !== null && goTo(heading)
}

/** For the heading of a screen: whoever comes there from another one is led to it, also if it took time to load. */
export function landing(heading: HTMLElement): void {
  if (begun) goTo(heading)
  begun = true
}

function goTo(heading: HTMLElement): boolean {
  begun = true
  heading.tabIndex = -1
  if (document.querySelector('dialog[open]')) return false
  const active = document.activeElement
  const busy = !isNowhere() && active !== null && (!active.closest('main') || takesText(active))
  if (busy || active === heading) return false
  heading.focus({ preventScroll: true })
  return true
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

const SOON = 300

/**
 * Whoever uses keys is never left nowhere: if what had the focus is gone for good, the focus is at the heading; if it
 * could not be used for a moment, as while a move is under way, it gets the focus back. Returns how to stop.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function entered({ target }: FocusEvent) {
    last = target instanceof HTMLElement ? target : null
  }
  /** A click beside everything is meant. What is being removed is still there when it loses the focus. */
  function left({ target }: FocusEvent) {
    setTimeout(() => {
      if (last === target && usable(last) && isNowhere()) last = null
    })
  }
  function look() {
    timer = undefined
    if (!last || !isNowhere()) return
    if (usable(last)) last.focus({ preventScroll: true })
    else focusHeading()
  }
  const changes = new MutationObserver(() => {
    if (last && isNowhere()) timer ??= setTimeout(look, SOON)
  })

  document.addEventListener('focusin', entered)
  document.addEventListener('focusout', left)
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'inert'] })
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    document.removeEventListener('focusin', entered)
    document.removeEventListener('focusout', left)
  }
}

function usable(element: HTMLElement | null): boolean {
  return element !== null && element.isConnected && !element.matches(':disabled, [inert] *')
}
