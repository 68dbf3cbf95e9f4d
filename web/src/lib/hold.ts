/** A finger that stays on something: it is to be enlarged. The tap that it would have been is none. */

import type { Attachment } from 'svelte/attachments'

const LONG = 350
/** how far a finger may roll meanwhile */
const SLACK = 10
/** how long after a finger has left its click may still come */
const LATE = 50

export function hold(then: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let held = false

    /** What is below the finger now may be a button of what has been opened. */
    const swallow = (event: Event) => {
      event.stopPropagation()
      event.preventDefault()
    }
    const listening = { capture: true }

    /** From the next press on, what is clicked is meant. */
    function release() {
      held = false
      removeEventListener('pointerdown', release, listening)
      removeEventListener('click', swallow, listening)
    }
    function press(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return
      from = { x: event.clientX, y: event.clientY }
      clearTimeout(timer)
      timer = setTimeout(() => {
        held = true
        addEventListener('click', swallow, listening)
        addEventListener('pointerup', leave, listening)
        addEventListener('pointercancel', leave, listening)
        then()
      }, LONG)
    }
    function move(event: PointerEvent) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) clearTimeout(timer)
    }
    const cancel = () => clearTimeout(timer)
    function leave() {
      removeEventListener('pointerup', leave, listening)
      removeEventListener('pointercancel', leave, listening)
      addEventListener('pointerdown', release, listening)
      setTimeout(release, LATE)
    }
    /** A long touch would open a menu of the browser's own. */
    function menu(event: MouseEvent) {
      if (held || (event instanceof PointerEvent && event.pointerType !== 'mouse')) event.preventDefault()
    }

    element.addEventListener('pointerdown', press)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', cancel)
    element.addEventListener('pointercancel', cancel)
    element.addEventListener('pointerleave', cancel)
    element.addEventListener('contextmenu', menu)
    return () => {
      cancel()
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', cancel)
      element.removeEventListener('pointercancel', cancel)
      element.removeEventListener('pointerleave', cancel)
      element.removeEventListener('contextmenu', menu)
    }
  }
}
