/** Keys for hands and boards. Pure. */

/** Where a key leads among cards that lie in rows; null if it leads nowhere. */
export function nextCard(key: string, at: number, count: number, columns: number): number | null {
  const last = count - 1
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1)
    case 'ArrowRight':
      return Math.min(last, at + 1)
    case 'ArrowUp':
      return at < columns ? at : at - columns
    case 'ArrowDown':
      if (at + columns <= last) return at + columns
      return Math.floor(at / columns) < Math.floor(last / columns) ? last : at
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

export type Typed = { readonly slot: number; /** whether another digit could follow */ readonly open: boolean }

/** The slot that a digit means, after one that was left open before; null if there is no such slot. */
export function typeDigit(before: number | null, digit: number, count: number): Typed | null {
  const joined = (before ?? 0) * 10 + digit
  const slot = joined <= count ? joined : digit
  if (slot < 1 || slot > count) return null
  return { slot, open: slot * 10 <= count }
}

/** Whether somebody is writing there. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
}
