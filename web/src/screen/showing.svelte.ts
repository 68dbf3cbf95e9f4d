/** The reveal's clock: what of a scored turn the big screen shows, and for how long. */

import type { Unseen } from '../lib/live.svelte'
import { play } from '../lib/sounds'

/** What is shown from when on, in milliseconds after the last vote. */
const TIMES = { votes: 900, light: 4_200, owners: 5_600, verdict: 7_000, points: 8_200, table: 11_500 } as const
const LAST_TURN_STAYS = TIMES.table + 8_000
const TURN_STAYS = TIMES.table + 14_000

export type Moment = keyof typeof TIMES

export class Showing {
  private now: Unseen | null = $state.raw(null)
  private time = $state(0)

  /** Show this turn from the beginning. Returns how to stop. */
  start(reveal: Unseen): () => void {
    this.now = reveal
    this.time = 0
    const marks = [...Object.values(TIMES), LAST_TURN_STAYS, TURN_STAYS]
    const timers = marks.map((mark) => setTimeout(() => this.tick(mark), mark))
    return () => timers.forEach(clearTimeout)
  }

  /** The turn to show, if the table has not gone on: told is whether the next clue is there. */
  turn(at: { readonly game: number; readonly told: boolean; readonly over: boolean }): Unseen | null {
    const { now, time } = this
    if (!now || now.game !== at.game || time >= TURN_STAYS) return null
    if (at.over && time >= LAST_TURN_STAYS) return null
    if (at.told && time >= TIMES.table) return null
    return now
  }

  has(moment: Moment): boolean {
    return this.time >= TIMES[moment]
  }

  private tick(mark: number): void {
    this.time = mark
    if (mark === TIMES.light) play('reveal')
    if (mark === TIMES.points) play('hop')
  }
}
