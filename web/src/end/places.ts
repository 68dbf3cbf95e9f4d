/** Places as sports count them: two in the first place are followed by the third. */

import { ranking } from '../lib/reading'

export type Place = { readonly place: number; readonly score: number; readonly seats: readonly number[] }

export function placesOf(scores: readonly number[]): Place[] {
  let ahead = 0
  return ranking(scores).map((seats) => {
    const place = ahead + 1
    ahead += seats.length
    return { place, score: scores[seats[0] ?? 0] ?? 0, seats }
  })
}
