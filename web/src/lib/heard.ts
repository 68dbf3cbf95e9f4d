/** What is to be heard of what has happened at a table, and which music goes with it. Pure. */

import type { Colour, SeenTable, ViewMessage } from './protocol'
import type { Mood, Sound } from './sounds'

export type Heard = { readonly sound: Sound; readonly colour?: Colour }

/** One thing at a time: the most important of what came with a view. */
export function heardIn({ table, you, happened }: ViewMessage): readonly Heard[] {
  const of = (event: string) => happened.find((glimpse) => glimpse.event === event)
  if (of('game_started')) return [{ sound: 'start' }, { sound: 'deal' }]
  if (of('clue_told')) return [{ sound: 'clue' }]
  if (of('cards_laid')) return [{ sound: 'shuffle' }]
  if (of('votes_revealed')) return []
  const played = of('cards_played')
  if (played) return [{ sound: you.own !== null && played.seat === you.own.seat ? 'slide' : 'lay' }]
  const cast = of('votes_cast')
  if (cast) {
    const colour = table.game?.colours[cast.seat ?? -1]
    return [{ sound: 'vote', ...(colour && { colour }) }]
  }
  const said = of('line_said')
  if (said) return said.person === you.person ? [] : [{ sound: 'line' }]
  return of('person_joined') ? [{ sound: 'join' }] : []
}

/** The music that goes with a table; null where it would be in the way of a reveal, or of somebody's voice. */
export function moodOf(table: SeenTable | null, revealing: boolean): Mood | null {
  if (!table || revealing) return null
  const { game } = table
  if (!game) return 'gather'
  if (game.phase === 'over') return 'won'
  if (game.phase === 'voting') return 'look'
  const aloud = game.phase === 'choosing' && game.clue !== null && game.clue.kind !== 'text'
  return aloud ? null : 'think'
}
