/** Reading a view: who sits where, what this person does now, what a turn gave and why. Pure. */

import { CARDS_PER_PLAYER, FEWEST_PLAYERS } from './protocol'
import type { Clue, Colour, EndedGame, Holder, Line, OpenGame, SeenPerson, SeenTable, Turn, ViewMessage } from './protocol'

export type Seated = {
  readonly seat: number
  readonly colour: Colour
  /** null is a bot of the server's, which goes by its colour */
  readonly name: string | null
  readonly person: string | null
  /** one of the server's, or a program that has come in like a person */
  readonly bot: boolean
  readonly here: boolean
  readonly holder: Holder
}

/** Everyone on a chair, in seating order. */
export function chairs(table: SeenTable): Seated[] {
  return table.chairs.map((chair, seat) => {
    const person = table.people.find((someone) => someone.id === chair.person)
    return {
      seat,
      colour: chair.colour,
      name: person?.name ?? null,
      person: chair.person,
      bot: person?.bot ?? chair.person === null,
      here: person?.here ?? true,
      holder: chair.holder,
    }
  })
}

/** Everyone in the game. Whoever has left since is called as they were when it began. */
export function players(table: SeenTable): Seated[] {
  const { colours = [], holders = [] } = table.game ?? {}
  return table.players.map(({ person, name }, seat) => {
    const someone = table.people.find(({ id }) => id === person)
    return {
      seat,
      colour: colours[seat] ?? 'white',
      name: person === null ? null : (someone?.name ?? name),
      person,
      bot: person === null || (someone?.bot ?? false),
      here: person === null || (someone?.here ?? false),
      holder: holders[seat] ?? 'bot',
    }
  })
}

/** Everyone in a game that has ended, by the names they have now, or had then. */
export function endedPlayers(ended: EndedGame, people: readonly SeenPerson[]): Seated[] {
  return ended.players.map(({ person, name }, seat) => {
    const someone = people.find(({ id }) => id === person)
    return {
      seat,
      colour: ended.colours[seat] ?? 'white',
      name: person === null ? null : (someone?.name ?? name),
      person,
      bot: person === null || (someone?.bot ?? false),
      here: true,
      holder: person === null ? 'bot' : 'person',
    }
  })
}

/** D8: who takes over a bot's seat from the next turn on. */
export function claimant(table: SeenTable, seat: number): SeenPerson | null {
  const claimedBy = table.chairs[seat]?.claimed_by ?? null
  return table.people.find(({ id }) => id === claimedBy) ?? null
}

/** Whether we would wait for them in vain: gone, and nobody plays for them. */
export function isAway({ here, holder }: Pick<Seated, 'here' | 'holder'>): boolean {
  return !here && holder === 'person'
}

export function isPlaying(table: SeenTable): boolean {
  return table.game !== null && table.game.phase !== 'over'
}

/** Which lines of a chat were said since an earlier look at it. Only the newest are kept, so old ones may be gone. */
export function newLines(before: readonly Line[], now: readonly Line[]): readonly Line[] {
  const same = (a: Line | undefined, b: Line | undefined) => a?.person === b?.person && a?.text === b?.text
  for (let gone = 0; gone < before.length; gone++) {
    const kept = before.slice(gone)
    if (kept.every((line, index) => same(line, now[index]))) return now.slice(kept.length)
  }
  return now
}

/** Whether the game waits for whoever looks. */
export function isAwaited({ table, you }: ViewMessage): boolean {
  return you.own !== null && you.seat !== null && (table.game?.waiting_for.includes(you.own.seat) ?? false)
}

/** D9: the people on chairs who are waited for before another game, and whether each is ready. */
export function readiness(table: SeenTable): (Seated & { readonly ready: boolean })[] {
  return chairs(table)
    .filter(({ bot, here }) => !bot && here)
    .map((chair) => ({ ...chair, ready: chair.person !== null && table.ready.includes(chair.person) }))
}

/** What this person does now. The words for it are in the Fluent files, under `task-…`. */
export type Task =
  | 'race'
  | 'tell'
  | 'choose'
  | 'chosen'
  | 'vote'
  | 'voted'
  | 'await-race'
  | 'await-clue'
  | 'await-cards'
  | 'await-votes'
  | 'over'

export function task(view: ViewMessage): Task {
  const { game } = view.table
  const own = view.you.own
  if (!game || game.phase === 'over') return 'over'
  const playing = own !== null && view.you.seat !== null
  const teller = playing && game.storyteller === own.seat
  switch (game.phase) {
    case 'racing':
      return playing ? 'race' : 'await-race'
    case 'telling':
      return teller ? 'tell' : 'await-clue'
    case 'choosing':
      if (!playing || teller) return 'await-cards'
      return own.played.length ? 'chosen' : 'choose'
    default:
      if (!playing || teller) return 'await-votes'
      return own.votes.length ? 'voted' : 'vote'
  }
}

/** R4: whether the first clue has just been given, and all want to know who was first. */
export function isRaceJustWon(game: OpenGame): boolean {
  return game.turn === 1 && game.phase === 'choosing'
}

/** What there is to read of a clue: its text, or the line beside one that is sung, said or mimed. */
export function inWriting(clue: Clue | null | undefined): string {
  return (clue?.kind === 'text' ? clue.text : clue?.caption) ?? ''
}

/** R6: how many cards each player but the storyteller gives. */
export function cardsToPlay(game: OpenGame): number {
  return game.colours.length === FEWEST_PLAYERS ? 2 : 1
}

/** R3: how many cards a deck needs, for as many as sit here and for three at least. */
export function cardsNeeded(players: number): number {
  return CARDS_PER_PLAYER * Math.max(FEWEST_PLAYERS, players)
}

export type Verdict = 'all' | 'some' | 'none'

/** R10 to R12: how many of all votes are on the storyteller's card. */
export function verdict(turn: Turn): Verdict {
  const votes = turn.votes.flat()
  const found = votes.filter((slot) => slot === tellersSlot(turn)).length
  if (found === votes.length) return 'all'
  return found ? 'some' : 'none'
}

export function tellersSlot(turn: Turn): number {
  return turn.board.indexOf(turn.played[turn.storyteller]?.[0] ?? '') + 1
}

/** Whose card lies on this slot. */
export function ownerOf(turn: Turn, slot: number): number {
  const card = turn.board[slot - 1] ?? ''
  return turn.played.findIndex((cards) => cards.includes(card))
}

/** The seats that voted for this slot; somebody who gave both votes is there twice. */
export function votersFor(turn: Turn, slot: number): number[] {
  return turn.votes.flatMap((slots, seat) => slots.filter((each) => each === slot).map(() => seat))
}

/** Why a seat got points; the words are under `reason-…`, with the points and a count. */
export type Reason = {
  readonly why: 'told-well' | 'told-to-all' | 'told-to-none' | 'all' | 'none' | 'found' | 'fooled'
  readonly points: number
  readonly count: number
}

export function reasons(turn: Turn, seat: number): Reason[] {
  const how = verdict(turn)
  if (seat === turn.storyteller) {
    if (how === 'some') return [{ why: 'told-well', points: 3, count: 0 }]
    return [{ why: how === 'all' ? 'told-to-all' : 'told-to-none', points: 0, count: 0 }]
  }
  const given: Reason[] = []
  const found = (turn.votes[seat] ?? []).filter((slot) => slot === tellersSlot(turn)).length
  if (how === 'all') given.push({ why: 'all', points: 4, count: 0 })
  if (how === 'none') given.push({ why: 'none', points: 2, count: 0 })
  if (how === 'some' && found) given.push({ why: 'found', points: 3 * found, count: found })
  const fooled = turn.board.reduce(
    (sum, _, index) =>
      ownerOf(turn, index + 1) === seat ? sum + votersFor(turn, index + 1).length : sum,
    0,
  )
  if (fooled) given.push({ why: 'fooled', points: fooled, count: fooled })
  return given
}

export type Award = {
  readonly name: 'liar' | 'reader' | 'bold' | 'teller' | 'finish'
  readonly seats: readonly number[]
  readonly count: number
}

/** A few honours from the game's own figures; each only if somebody earned it. */
export function awards(turns: readonly Turn[]): Award[] {
  const seats = turns[0]?.scores.length ?? 0
  const tally = (count: (turn: Turn, seat: number) => number): number[] =>
    Array.from({ length: seats }, (_, seat) =>
      turns.reduce((sum, turn) => sum + count(turn, seat), 0),
    )
  const found = (turn: Turn, seat: number) =>
    (turn.votes[seat] ?? []).filter((slot) => slot === tellersSlot(turn)).length
  const fooled = (turn: Turn, seat: number) =>
    reasons(turn, seat).find((reason) => reason.why === 'fooled')?.count ?? 0
  const figures: [Award['name'], number[]][] = [
    ['liar', tally(fooled)],
    ['reader', tally(found)],
    ['bold', tally((turn, seat) => (found(turn, seat) === 2 ? 1 : 0))],
    ['teller', tally((turn, seat) => (turn.storyteller === seat && verdict(turn) === 'some' ? 1 : 0))],
    ['finish', Array.from({ length: seats }, (_, seat) => bestTurn(turns, seat))],
  ]
  return figures
    .map(([name, counts]) => {
      const count = Math.max(0, ...counts)
      return { name, count, seats: counts.flatMap((each, seat) => (each === count ? [seat] : [])) }
    })
    .filter((award) => award.count > 0 && award.seats.length <= 2)
}

function bestTurn(turns: readonly Turn[], seat: number): number {
  return Math.max(0, ...turns.map((turn) => turn.points[seat] ?? 0))
}

/** Seats by score, those who are level on one step. */
export function ranking(scores: readonly number[]): number[][] {
  const steps = [...new Set(scores)].sort((a, b) => b - a)
  return steps.map((score) => scores.flatMap((each, seat) => (each === score ? [seat] : [])))
}
