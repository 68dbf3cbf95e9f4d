/** Scores as they are shown: they grow by one, hop by hop, until they are what they should be. */

import { untrack } from 'svelte'
import { calm } from '../lib/me.svelte'

/** milliseconds from one stone to the next */
export const A_HOP = 260

export class Walk {
  shown: readonly number[] = $state.raw([])

  /** `from` is where they set out, if that is not where they should be. */
  constructor(scores: () => readonly number[], from?: readonly number[]) {
    this.shown = untrack(() => [...(from ?? scores())])
    $effect(() => {
      const wanted = scores()
      const now = untrack(() => this.shown)
      if (calm() || now.length !== wanted.length || wanted.some((score, seat) => score < (now[seat] ?? 0))) {
        this.shown = [...wanted]
        return
      }
      if (wanted.every((score, seat) => score === now[seat])) return
      const hopping = setInterval(() => {
        this.shown = this.shown.map((score, seat) => Math.min(score + 1, wanted[seat] ?? score))
        if (this.shown.every((score, seat) => score === wanted[seat])) clearInterval(hopping)
      }, A_HOP)
      return () => clearInterval(hopping)
    })
  }
}
