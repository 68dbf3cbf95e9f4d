/** Two fingers that move apart on something: it is to be enlarged. */

import type { Attachment } from 'svelte/attachments'

const ENOUGH = 24

export function spread(then: () => void): Attachment<HTMLElement> {
  return (element) => {
    let from: number | null = null
    const distance = ({ touches: [a, b] }: TouchEvent) =>
      a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
    const begin = (event: TouchEvent) => {
      from = event.touches.length === 2 ? distance(event) : null
    }
    const move = (event: TouchEvent) => {
      if (from === null || distance(event) - from < ENOUGH) return
      from = null
      then()
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchmove', move, { passive: true })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', move)
    }
  }
}
