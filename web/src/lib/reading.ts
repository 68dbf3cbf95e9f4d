/** Reading a view: who sits where, what this person does now, what a turn came to. Pure; it scores nothing. */

import { GOAL } from './protocol'
import type { Clue, Colour, End, EndedGame, Finding, Holder, Line, OpenGame, Reason, SeenPerson, SeenTable, SeenVariant, Settings, Turn, ViewMessage } from './protocol'

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
  /** on the score track; a pair has one */
  readonly rabbit: number
}

/** Who has one rabbit: a player, or a pair. Points are theirs together. */
export type Crew = {
  readonly rabbit: number
  readonly members: readonly Seated[]
  /** of the first of them, under which their points are found */
  readonly seat: number
}

/** All crews, in the order of their rabbits. */
export function crews(players: readonly Seated[]): Crew[] {
  const rabbits = [...new Set(players.map(({ rabbit }) => rabbit))].sort((a, b) => a - b)
  return rabbits.map((rabbit) => {
    const members = players.filter((player) => player.rabbit === rabbit)
    return { rabbit, members, seat: members[0]?.seat ?? 0 }
  })
}

export function crewOf(all: readonly Crew[], seat: number | null): Crew | undefined {
  return all.find(({ members }) => members.some((member) => member.seat === seat))
}

/** T1: who shares a rabbit with this seat, if anybody does. */
export function partnerOf(players: readonly Seated[], seat: number | null): Seated | undefined {
  const rabbit = players.find((player) => player.seat === seat)?.rabbit
  return players.find((player) => player.rabbit === rabbit && player.seat !== seat)
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
      rabbit: seat,
    }
  })
}

/** Everyone in the game. Whoever has left since is called as they were when it began. */
export function players(table: SeenTable): Seated[] {
  const { colours = [], holders = [], rabbits = [] } = table.game ?? {}
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
      rabbit: rabbits[seat] ?? seat,
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
      rabbit: ended.rabbits[seat] ?? seat,
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
  const wanted = view.you.seat === null ? null : (own?.wanted ?? null)
  switch (game.phase) {
    case 'racing':
      return wanted ? 'race' : 'await-race'
    case 'telling':
      return wanted ? 'tell' : 'await-clue'
    case 'choosing':
      if (!wanted) return 'await-cards'
      return own?.played.length ? 'chosen' : 'choose'
    default:
      if (!wanted) return 'await-votes'
      return own?.votes.length ? 'voted' : 'vote'
  }
}

/** What somebody is in this turn, as far as words differ by it. In a pair, who gives and who votes is settled by giving. */
export type Role = 'teller' | 'partner' | 'either' | 'giver' | 'voter' | 'other'

export function role({ table, you }: ViewMessage): Role {
  const { game } = table
  if (!game || !you.own || you.seat === null) return 'other'
  const { seat } = you.own
  if (seat === game.storyteller) return 'teller'
  const partner = partnerOf(players(table), seat)
  if (!partner) return 'other'
  if (partner.seat === game.storyteller) return 'partner'
  if (game.given.includes(seat)) return 'giver'
  return game.given.includes(partner.seat) ? 'voter' : 'either'
}

/** R4: whether the first clue has just been given, and all want to know who was first. */
export function isRaceJustWon(game: OpenGame): boolean {
  return game.turn === 1 && game.phase === 'choosing'
}

/** What there is to read of a clue: its text, or the line beside one that is sung, said or mimed. */
export function inWriting(clue: Clue | null | undefined): string {
  return (clue?.kind === 'text' ? clue.text : clue?.caption) ?? ''
}

/** The game that the host has chosen, as a lobby knows it; none while one is on. */
export function chosenVariant({ variants, settings }: Pick<SeenTable, 'variants' | 'settings'>): SeenVariant | undefined {
  return variants.find(({ variant }) => variant === (settings.variant ?? 'odyssey'))
}

/** How many more players the chosen game needs before it can begin. */
export function missingPlayers(table: SeenTable): number {
  const { fault = null, players } = chosenVariant(table) ?? {}
  if (fault === 'too_few_players') return (players?.fewest ?? 0) - table.chairs.length
  return fault === 'not_in_pairs' ? 1 : 0
}

/** R3: how many cards the deck needs for the chosen game, with as many as sit here, or with the fewest. */
export function cardsNeeded(table: SeenTable): number {
  const { cards = 0, players } = chosenVariant(table) ?? {}
  return cards * Math.max(players?.fewest ?? 0, table.chairs.length)
}

/** When a game ends that is set like this: as printed, unless the host wants it otherwise. */
export function endOf(settings: Settings, { end: printed }: SeenVariant): End {
  const kind = settings.end ?? printed.kind
  if (kind === 'goal') return { kind, number: settings.goal ?? GOAL }
  if (kind === 'tellings') return { kind, number: settings.end ? (settings.tellings ?? 1) : (printed.number ?? 1) }
  return { kind, number: 0 }
}

/** T1: who would be whose partner, of those who sit here. */
export function facing(seated: readonly Seated[]): (readonly [Seated, Seated])[] {
  const half = seated.length / 2
  return seated.flatMap((one, seat) => {
    const other = seated[seat + half]
    return other ? [[one, other] as const] : []
  })
}

/** What a turn came to: who found the card, or, where votes only look for company (P5), whether they met. */
export type Verdict = Finding | 'together' | 'tied' | 'caught' | 'scattered'

export type Outcome = {
  readonly verdict: Verdict
  /** the cards it is about: the one that was to be found, or those where most met */
  readonly slots: readonly number[]
  /** how many votes lie on each of them */
  readonly count: number
}

export function outcome(turn: Turn): Outcome {
  const { finding, target } = turn.score
  if (finding && target) return { verdict: finding, slots: [target], count: votersFor(turn, target).length }
  const votes = turn.board.map((_, index) => votersFor(turn, index + 1).length)
  const forbidden = turn.red ?? 0
  const most = Math.max(0, ...votes.filter((_, index) => index + 1 !== forbidden))
  const onRed = votes[forbidden - 1] ?? 0
  if (onRed > Math.max(1, most)) return { verdict: 'caught', slots: [forbidden], count: onRed }
  if (most < 2) return { verdict: 'scattered', slots: [], count: most }
  const slots = votes.flatMap((count, index) => (count === most && index + 1 !== forbidden ? [index + 1] : []))
  return { verdict: slots.length > 1 ? 'tied' : 'together', slots, count: most }
}

/** Whether that is good news for whoever told. */
export function isGood(verdict: Verdict): boolean {
  return verdict === 'some' || verdict === 'together' || verdict === 'tied'
}

/** The picture to remember a turn by. */
export function mainSlot(turn: Turn): number {
  return outcome(turn).slots[0] ?? turn.red ?? 1
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

/** Why a seat got points, or none; the words are under `reason-…` and `you-…`. */
export function reasons(turn: Turn, seat: number): readonly Reason[] {
  return turn.score.reasons[seat] ?? []
}

export type Award = {
  readonly name: 'liar' | 'reader' | 'bold' | 'sure' | 'teller' | 'kindred' | 'darling' | 'censor' | 'loner' | 'finish'
  readonly crews: readonly Crew[]
  readonly count: number
}

/** A few honours from the game's own figures; each only if somebody earned it. */
export function awards(turns: readonly Turn[], all: readonly Crew[]): Award[] {
  const tally = (count: (turn: Turn, crew: Crew) => number): number[] =>
    all.map((crew) => turns.reduce((sum, turn) => sum + count(turn, crew), 0))
  const counted = (turn: Turn, { seat }: Crew, why: Reason['why']) =>
    reasons(turn, seat).reduce((sum, reason) => (reason.why === why ? sum + reason.count : sum), 0)
  const times = (turn: Turn, { seat }: Crew, why: Reason['why']) =>
    reasons(turn, seat).filter((reason) => reason.why === why).length
  const votes = (turn: Turn, { members }: Crew) => members.flatMap(({ seat }) => turn.votes[seat] ?? [])
  const found = (turn: Turn, crew: Crew) => votes(turn, crew).filter((slot) => slot === turn.score.target).length
  const got = (turn: Turn, { members }: Crew) =>
    turn.board.reduce((sum, _, index) => {
      const own = members.some(({ seat }) => seat === ownerOf(turn, index + 1))
      return own ? sum + votersFor(turn, index + 1).length : sum
    }, 0)
  const told = (turn: Turn, { members }: Crew) => members.some(({ seat }) => seat === turn.storyteller)
  const riddles = turns.filter(({ score }) => score.target !== null).length > 0
  const figures: [Award['name'], number[]][] = riddles
    ? [
        ['liar', tally((turn, crew) => counted(turn, crew, 'decoys'))],
        ['reader', tally(found)],
        ['bold', tally((turn, crew) => (found(turn, crew) > 1 ? 1 : 0))],
        ['sure', tally((turn, crew) => times(turn, crew, 'single_vote'))],
        ['teller', tally((turn, crew) => times(turn, crew, 'told_to_some'))],
      ]
    : [
        ['kindred', tally((turn, crew) => times(turn, crew, 'company'))],
        ['darling', tally(got)],
        ['censor', tally((turn, crew) => (told(turn, crew) && turn.red ? votersFor(turn, turn.red).length : 0))],
        ['loner', tally((turn, crew) => times(turn, crew, 'alone'))],
      ]
  return [...figures, ['finish', all.map(({ seat }) => bestTurn(turns, seat))] as const]
    .map(([name, counts]) => {
      const count = Math.max(0, ...counts)
      return { name, count, crews: all.filter((_, index) => counts[index] === count) }
    })
    .filter((award) => award.count > 0 && award.crews.length <= 2)
}

function bestTurn(turns: readonly Turn[], seat: number): number {
  return Math.max(0, ...turns.map((turn) => turn.points[seat] ?? 0))
}

/** Crews by score, those who are level on one step. */
export function ranking(all: readonly Crew[], scores: readonly number[]): Crew[][] {
  const of = ({ seat }: Crew) => scores[seat] ?? 0
  const steps = [...new Set(all.map(of))].sort((a, b) => b - a)
  return steps.map((score) => all.filter((crew) => of(crew) === score))
}

/** How many spaces of the score track to show: up to the goal, or, without one, some more than anybody has. */
export function trackLength(goal: number, scores: readonly number[]): number {
  return goal || Math.max(20, Math.ceil((Math.max(0, ...scores) + 1) / 10) * 10)
}

/** The scores as far as a screen has shown them: until a turn's points are out, those before it. */
export function scoresSoFar(scores: readonly number[], unseen: Turn | null): readonly number[] {
  return unseen ? unseen.scores.map((score, seat) => score - (unseen.points[seat] ?? 0)) : scores
}

/** In how many turns a game is over that ends when all have told; null if it ends otherwise. */
export function turnsInAll({ end, colours }: Pick<OpenGame, 'end' | 'colours'>): number | null {
  return end.kind === 'tellings' ? (end.number ?? 1) * colours.length : null
}
