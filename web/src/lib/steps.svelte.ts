/** The steps of a reveal: one table of them, and one clock, for phones and the big screen. */

import type { Unseen } from './live.svelte'

/** What is shown from when on, in milliseconds after the last vote. */
export const STEPS = {
  board: 0,
  votes: 900,
  card: 3_600,
  owners: 5_200,
  verdict: 6_800,
  points: 8_200,
  outcome: 11_500,
} as const
export type Step = keyof typeof STEPS

export const ALL_STEPS = Object.keys(STEPS) as Step[]

/** How far a reveal is. It began at a moment that the server has named, so all screens are in step. */
export class Steps {
  private of: Unseen | null = $state.raw(null)
  private time = $state(0)

  /** `reveal` is what there is to show, `marks` further moments to take notice of. */
  constructor(
    private readonly reveal: () => Unseen | null,
    private readonly marks: readonly number[] = [],
  ) {}

  /** milliseconds since the last vote, as of the last step */
  get elapsed(): number {
    const reveal = this.reveal()
    if (!reveal) return 0
    return this.of === reveal ? this.time : Math.max(0, Date.now() - reveal.began)
  }

  get step(): Step {
    return ALL_STEPS.findLast((step) => this.has(step)) ?? 'board'
  }

  has(step: Step): boolean {
    return this.elapsed >= STEPS[step]
  }

  /** Let the time run. Returns how to stop. */
  run(): () => void {
    const reveal = this.reveal()
    this.of = reveal
    if (!reveal) return () => {}
    const passed = Math.max(0, Date.now() - reveal.began)
    this.time = passed
    const marks = [...Object.values(STEPS), ...this.marks].filter((mark) => mark > passed)
    const timers = marks.map((mark) => setTimeout(() => (this.time = Math.max(this.time, mark)), mark - passed))
    return () => timers.forEach(clearTimeout)
  }

  skip(): void {
    this.time = Math.max(this.time, STEPS.points)
  }
}
