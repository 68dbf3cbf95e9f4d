/** What this device remembers. A browser may forbid it; then the page works and forgets. */

export function recall<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(`reverie.${key}`)
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`reverie.${key}`, JSON.stringify(value))
  } catch {
    // A full or forbidden storage costs comfort, not the game.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`reverie.${key}`)
  } catch {
    // As above.
  }
}
