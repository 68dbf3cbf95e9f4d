/** What nothing that is heard rises above: -6 dBFS, however much comes together. Pure. */

const TOP = 10 ** (-6 / 20)
/** below this, all is left as it is */
const FREE = 10 ** (-9 / 20)

/** So many steps from -1 to 1; odd, so that silence is one of them. */
export const STEPS_OF_CEILING = 4097

/** From the free height on it bends, without a corner, towards the top. */
export function ceiling(sample: number): number {
  const high = Math.abs(sample)
  if (high <= FREE) return sample
  return Math.sign(sample) * (FREE + (TOP - FREE) * Math.tanh((high - FREE) / (TOP - FREE)))
}
