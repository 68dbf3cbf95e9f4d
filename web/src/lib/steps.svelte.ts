/** The steps of a reveal: one table of them, and one clock, for phones and the big screen. */

import type { Unseen } from './live.svelte'

/** What is shown from when on, in milliseconds after the last vote. */
export const STEPS = {
  board: 0,
  votes: 900,
  card: 4_200,
  owners: 6_000,
  verdict: 7_300,
  points: 8_200,
  outcome: 11_500,
} as const
export type Step = keyof typeof STEPS

export const ALL_STEPS = Object.keys(STEPS) as Step[]

/** Moments between the steps: the drum rolls until the right card is there, and all others turn away before it. */
export const ROLL = STEPS.card - 1_500
export const AWAY = STEPS.card - 1_200
const LAST_AWAY = STEPS.card - 350
/** Everybody sees by now whose card took so many in. */
export const BLUFF = STEPS.owners + 700

const LAST_VOTE = STEPS.votes + 1_500
const UNHURRIED = 450

/** When the votes of the nth of so many voters are there: one voter after the other, and all before the drum. */
export function voteMoment(nth: number, voters: number): number {
  return STEPS.votes + nth * Math.min(UNHURRIED, (LAST_VOTE - STEPS.votes) / Math.max(1, voters - 1))
}

/** When the nth of so many wrong cards turns away: one after the other, while the drum rolls. */
export function awayMoment(nth: number, cards: number): number {
  return AWAY + (nth * (LAST_AWAY - AWAY)) / Math.max(1, cards - 1)
}

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

  /** Whether a moment between the steps has come. */
  past(moment: number): boolean {
    return this.elapsed >= moment
  }

  /** Whether a moment has come just now, and is not one that somebody has missed or skipped. */
  isNow(moment: number): boolean {
    return this.past(moment) && this.elapsed < moment + A_MOMENT
  }

  /** Let the time run, with further moments of this reveal to take notice of. Returns how to stop. */
  run(moments: readonly number[] = []): () => void {
    const reveal = this.reveal()
    this.of = reveal
    if (!reveal) return () => {}
    const passed = Math.max(0, Date.now() - reveal.began)
    this.time = passed
    const marks = [...Object.values(STEPS), ROLL, BLUFF, ...this.marks, ...moments].filter((mark) => mark > passed)
    const timers = marks.map((mark) => setTimeout(() => (this.time = Math.max(this.time, mark)), mark - passed))
    return () => timers.forEach(clearTimeout)
  }

  skip(): void {
    this.time = Math.max(this.time, STEPS.points)
  }
}

const A_MOMENT = 300
