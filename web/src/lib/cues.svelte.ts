/** The sounds of a reveal, each at its moment: on phones and on the big screen. */

import type { Unseen } from './live.svelte'
import { crews, type Seated } from './reading'
import { cease, play, type Sound } from './sounds'
import { bluffOf, castsOf, endingOf } from './staging'
import { BLUFF, ROLL, STEPS, type Steps } from './steps.svelte'

/** Whoever comes late, or skips some, hears nothing of what they have missed. */
export function cueSounds(steps: Steps, reveal: () => Unseen | null, players: () => readonly Seated[]): void {
  const turn = $derived(reveal()?.turn ?? null)
  const all = $derived(crews(players()))
  const vote = $derived((turn ? castsOf(turn, all) : []).findLast(({ moment }) => steps.isNow(moment)))
  const voter = $derived(vote?.crew.members[0]?.colour)
  $effect(() => {
    if (voter) play('vote', voter)
  })
  const at = (moment: number, sound: () => Sound | null) => {
    const name = $derived(turn && steps.isNow(moment) ? sound() : null)
    $effect(() => {
      if (name) play(name)
    })
  }
  at(ROLL, () => 'roll')
  const rolled = $derived(steps.past(STEPS.card) && !steps.isNow(STEPS.card))
  $effect(() => {
    if (rolled) cease('roll')
  })
  at(STEPS.card, () => 'card')
  at(BLUFF, () => (turn && bluffOf(turn, all) ? 'bluff' : null))
  at(STEPS.verdict, () => turn && endingOf(turn))
}
