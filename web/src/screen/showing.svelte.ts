/** What of a scored turn the big screen shows, and for how long. */

import type { Unseen } from '../lib/live.svelte'
import { Steps, STEPS } from '../lib/steps.svelte'

/** Who got what stays for this long at least, though the next clue is there. */
const OUTCOME_STAYS = STEPS.outcome + 5_000
const LAST_TURN_STAYS = STEPS.outcome + 8_000
const TURN_STAYS = STEPS.outcome + 14_000

export class Showing extends Steps {
  constructor(private readonly newest: () => Unseen | null) {
    super(newest, [OUTCOME_STAYS, LAST_TURN_STAYS, TURN_STAYS])
  }

  /** The turn to show, if the table has not gone on: told is whether the next clue is there. */
  turn(at: { readonly game: number; readonly told: boolean; readonly over: boolean }): Unseen | null {
    const reveal = this.newest()
    const stays = at.told ? OUTCOME_STAYS : at.over ? LAST_TURN_STAYS : TURN_STAYS
    return reveal && reveal.game === at.game && this.elapsed < stays ? reveal : null
  }
}
