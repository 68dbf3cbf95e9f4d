/** In how many columns cards of 2:3 are largest in a room. Pure. */

export type Grid = { readonly columns: number; readonly width: number }

/** The columns, and the width of each card, with which so many cards fill a box best; `foot` is what stands below each. */
export function bestGrid(count: number, width: number, height: number, gap: number, foot = 0): Grid {
  let best: Grid = { columns: 1, width: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const wide = (width - gap * (columns - 1)) / columns
    const high = (height - gap * (rows - 1)) / rows - foot
    const fits = Math.max(0, Math.min(wide, (high * 2) / 3))
    if (fits > best.width) best = { columns, width: fits }
  }
  return best
}

const NARROWEST = 100
/** where one scrolls anyway, cards still leave something of the next row in sight */
const WIDEST = 1.4

/** As above; but if even the best is too small to see, cards get a decent width and one scrolls. */
export function fit(
  count: number,
  width: number,
  height: number,
  gap: number,
  narrowest = NARROWEST,
  foot = 0,
): Grid {
  const best = bestGrid(count, width, height, gap, foot)
  if (best.width >= narrowest || count === 0) return { ...best, width: Math.floor(best.width) }
  const most = Math.min(count, Math.max(2, Math.floor((width + gap) / (narrowest + gap))))
  const columns = Math.ceil(count / Math.ceil(count / most))
  return { columns, width: Math.floor(Math.min(narrowest * WIDEST, (width - gap * (columns - 1)) / columns)) }
}

/** The columns that fit the usual height, so that no line of text makes cards change their places;
 * as wide as the height allows that is left now.
 *
 * Widths are whole pixels: cards that fill a row to the last fraction may break into two. */
export function steady(
  count: number,
  width: number,
  usual: number,
  height: number,
  gap: number,
  narrowest = NARROWEST,
): Grid {
  const { columns } = bestGrid(count, width, usual, gap)
  const rows = Math.ceil(count / columns)
  const wide = (width - gap * (columns - 1)) / columns
  const high = (Math.min(usual, height) - gap * (rows - 1)) / rows
  const fits = Math.min(wide, (high * 2) / 3)
  return fits >= narrowest || count === 0 ? { columns, width: Math.max(0, Math.floor(fits)) } : fit(count, width, height, gap, narrowest)
}
