/** Places round a table, as far from each other as they can be. Pure. */

export type Spot = { readonly x: number; readonly y: number }

const STEPS = 720

/**
 * So many spots on an ellipse with these half axes, the first at the bottom and the others clockwise from there.
 * Between neighbours the way along the edge is the same, so nobody sits crowded at the ends of a long table.
 */
export function around(count: number, wide: number, high: number): readonly Spot[] {
  const edge = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = Math.PI / 2 + (step / STEPS) * 2 * Math.PI
    return { x: wide * Math.cos(angle), y: high * Math.sin(angle) }
  })
  const ways = edge.map(({ x, y }, step) => Math.hypot(x - (edge[step - 1]?.x ?? x), y - (edge[step - 1]?.y ?? y)))
  const whole = ways.reduce((sum, way) => sum + way, 0)
  const spots: Spot[] = []
  let gone = 0
  edge.forEach((spot, step) => {
    gone += ways[step] ?? 0
    if (spots.length < count && gone >= (whole * spots.length) / count - 1e-9) spots.push(spot)
  })
  return spots
}
