/** D7: whom a table waits for, and what its people can do about it. Pure. */

import type { Patience, ViewMessage } from './protocol'
import { isAwaited, players, type Seated } from './reading'

/** When patience is at an end, by this page's clock; what is at an end already stays so, whichever view says it. */
export type Moments = { readonly nudge: number; readonly standIn: number | null; readonly alone: number | null }

export function moments(patience: Patience | null, now: number): Moments | null {
  if (patience === null) return null
  const at = (seconds: number) => (seconds > 0 ? now + seconds * 1000 : 0)
  const maybe = (seconds: number | null | undefined) => (seconds == null ? null : at(seconds))
  return {
    nudge: at(patience.nudge_in),
    standIn: maybe(patience.stand_in_in),
    alone: maybe(patience.alone_in),
  }
}

/** Everybody else whom the game waits for and who is here: whoever is away is somebody else's subject. */
export function idlers({ table, you }: ViewMessage): Seated[] {
  const awaited = table.game?.waiting_for ?? []
  return players(table).filter(
    ({ seat, person, holder, here }) =>
      awaited.includes(seat) && holder === 'person' && here && person !== you.person,
  )
}

/**
 * Whether others wait for this person: somebody else has nudged, or they are the last one whom the phase waits for.
 * Whoever is still `reading` what the last turn came to isn't told so, unless there was a nudge or a clock runs.
 */
export function othersWaitForMe(view: ViewMessage, reading = false): boolean {
  const { game, impatience, time_left: left } = view.table
  if (!game || !isAwaited(view)) return false
  const people = players(view.table).filter(({ person, bot, here }) => person !== null && !bot && here)
  if (people.length < 2) return false
  const nudged = impatience?.nudged_by.some((person) => person !== view.you.person) ?? false
  return nudged || (game.waiting_for.length === 1 && (!reading || left !== null))
}

export type Agreeing = { readonly who: Seated; readonly agreed: number; readonly needed: number; readonly mine: boolean }

/** For whom a stand-in may be let choose now, and how many are for it. */
export function agreeing(view: ViewMessage, at: Moments | null, now: number): Agreeing[] {
  const { impatience, host } = view.table
  const { person } = view.you
  const may = person !== null && (view.you.seat !== null || person === host)
  if (!impatience || !at || at.standIn === null || now < at.standIn || !may) return []
  const alone = person === host || (at.alone !== null && now >= at.alone)
  return idlers(view).map((who) => {
    const agreed = impatience.agreed.filter(({ seat }) => seat === who.seat)
    return {
      who,
      agreed: agreed.length,
      needed: alone ? 1 : impatience.needed,
      mine: agreed.some((each) => each.person === person),
    }
  })
}
