/** Pictures that have been on the screen: drawn anew, they are shown at once and never fade in again. */

const there = new Set<string>()

export const isThere = (address: string): boolean => there.has(address)

export function nowThere(address: string): void {
  there.add(address)
}
