/** Places as sports count them: two in the first place are followed by the third. */

import { ranking, type Crew } from '../lib/reading'

export type Place = { readonly place: number; readonly score: number; readonly crews: readonly Crew[] }

export function placesOf(all: readonly Crew[], scores: readonly number[]): Place[] {
  let ahead = 0
  return ranking(all, scores).map((crews) => {
    const place = ahead + 1
    ahead += crews.length
    return { place, score: scores[crews[0]?.seat ?? 0] ?? 0, crews }
  })
}
