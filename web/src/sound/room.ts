/** A small room that all sounds are heard in: four delays that feed each other, softer and darker each time. Pure. */

/** in seconds; no two of them meet soon */
const WAYS = [0.0233, 0.0297, 0.0371, 0.0419] as const
const FALLS_IN = 0.75
const DARKER = 0.42
const WET = 0.2
const BEFORE = 0.011

/** how long it still sounds after the last stroke */
export const TAIL = 0.8

/** Add what the room says to what is played in it. */
export function addRoom(left: Float32Array, right: Float32Array, rate: number): void {
  const [a, b, c, d] = WAYS.map((way) => new Float32Array(Math.round(way * rate))) as [Float32Array, Float32Array, Float32Array, Float32Array]
  // Half of what comes out of each goes into each, and what is lost on the longer ways is more.
  const [backA, backB, backC, backD] = WAYS.map((way) => 0.5 * 10 ** ((-3 * way) / FALLS_IN)) as [number, number, number, number]
  let [darkA, darkB, darkC, darkD] = [0, 0, 0, 0]
  const wait = Math.round(BEFORE * rate)
  const dryLeft = left.slice()
  const dryRight = right.slice()
  for (let n = wait; n < left.length; n++) {
    const [atA, atB, atC, atD] = [n % a.length, n % b.length, n % c.length, n % d.length]
    const [outA, outB, outC, outD] = [a[atA]!, b[atB]!, c[atC]!, d[atD]!]
    darkA += (1 - DARKER) * (outA - darkA)
    darkB += (1 - DARKER) * (outB - darkB)
    darkC += (1 - DARKER) * (outC - darkC)
    darkD += (1 - DARKER) * (outD - darkD)
    a[atA] = dryLeft[n - wait]! + backA * (darkA + darkB + darkC + darkD)
    b[atB] = dryRight[n - wait]! + backB * (darkA - darkB + darkC - darkD)
    c[atC] = dryLeft[n - wait]! + backC * (darkA + darkB - darkC - darkD)
    d[atD] = dryRight[n - wait]! + backD * (darkA - darkB - darkC + darkD)
    left[n]! += WET * (outA + 0.7 * outC)
    right[n]! += WET * (outB + 0.7 * outD)
  }
}
