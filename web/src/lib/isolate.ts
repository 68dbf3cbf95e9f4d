/** A name written from right to left must not turn the sentence around it. */

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

export function isolated<T>(values: Readonly<Record<string, T | string>>): Record<string, T | string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && RIGHT_TO_LEFT.test(value)
        ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE
        : value,
    ]),
  )
}
