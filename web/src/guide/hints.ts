/**
 * What whoever plays for the first time is told, and when: a pure function of what they see and have learnt.
 *
 * Alone with bots one has time, and gets all of it. Among people, who wait, one gets the short form: what makes a clue
 * good, a card, a vote, and what came of them. What a game's headline says anyhow is not said twice, so some games have
 * fewer hints than others. Whoever has no seat is told nothing.
 */

import type { Guidance } from '../lib/lessons'
import type { Reason, Turn, ViewMessage } from '../lib/protocol'
import { partnerOf, players as playersOf, role as roleOf, task as taskOf, type Seated } from '../lib/reading'

/** What a hint teaches; it is learnt once. */
export type Step = 'hand' | 'clue' | 'choose' | 'vote' | 'reveal' | 'points'

/** The thing that a hint is about, and stands at. */
export type Anchor = 'cards' | 'field' | 'answer' | 'outcome'

export type Sentence = {
  readonly message: string
  readonly values: Readonly<Record<string, string | number>>
  /** the seats of those whom it names */
  readonly names: Readonly<Record<string, number>>
}

export type Hint = {
  readonly step: Step
  readonly anchor: Anchor
  readonly sentences: readonly Sentence[]
  /** the seat of whom it is about, if of anybody */
  readonly about: number | null
}

export type Moment = {
  readonly view: ViewMessage
  /** the turn whose reveal is on, and whether all of it has been shown */
  readonly reveal: Turn | null
  readonly revealed: boolean
  /** the card that is picked to tell of, and what is to be seen on it in a few words, if anybody has put it into words */
  readonly picked: string | null
  readonly title: string
  /** whether cards have been picked for another's clue, and then votes */
  readonly choosing: boolean
  readonly voting: boolean
}

const SHORT: readonly Step[] = ['clue', 'choose', 'vote', 'points']

export function hintAt(moment: Moment, { known, learnt }: Guidance): Hint | null {
  const { view, reveal, revealed } = moment
  if (known || !view.table.game || view.you.seat === null || !view.you.own) return null
  const hints = reveal ? (revealed ? [answered(moment, reveal), scored(moment, reveal)] : []) : [atHand(moment)]
  const among = isAmongPeople(view)
  return hints.find((hint) => hint && !learnt.includes(hint.step) && (!among || SHORT.includes(hint.step))) ?? null
}

/** Whether a hint that is gone has done its work: what one did not get to do one still has to be told. */
export function isPast(step: Step, { view, reveal }: Moment): boolean {
  const { game } = view.table
  return step !== 'clue' || reveal !== null || (game?.storyteller != null && game.storyteller === view.you.own?.seat)
}

/** Whether somebody has played to the end, and needs no guide from now on. */
export function isThrough({ table, you }: ViewMessage): boolean {
  return table.game?.phase === 'over' && you.own !== null
}

function isAmongPeople({ table }: ViewMessage): boolean {
  return playersOf(table).filter(({ bot }) => !bot).length > 1
}

function atHand(moment: Moment): Hint | null {
  switch (taskOf(moment.view)) {
    case 'race':
    case 'tell':
      return tell(moment)
    case 'choose':
      return moment.choosing ? null : choose(moment.view)
    case 'vote':
      return moment.voting ? null : vote(moment.view)
    default:
      return null
  }
}

/** Where a clue belongs to a card of one's own, that comes first. */
function tell({ view, picked, title }: Moment): Hint | null {
  const { game, own, players } = read(view)
  if (!game || !own) return null
  if (own.wanted?.cards && picked === null) {
    const race = game.phase === 'racing' ? 'yes' : 'no'
    return hint('hand', 'cards', [say('guide-hand', { race, count: own.hand.length })])
  }
  const partner = partnerOf(players, own.seat)
  const kind = own.wanted?.cards ? (title ? 'title' : 'card') : game.variant
  const names: Record<string, number> = partner ? { partner: partner.seat } : {}
  return hint('clue', 'field', [say('guide-clue', { kind, title }, names)], partner?.seat)
}

function choose(view: ViewMessage): Hint | null {
  const { game, own, players } = read(view)
  if (!game || !own || game.storyteller === null) return null
  const [teller, partner] = [game.storyteller, partnerOf(players, own.seat)?.seat]
  const values = {
    game: game.variant,
    role: roleOf(view),
    count: own.wanted?.cards ?? 1,
    first: game.turn === 1 ? 'yes' : 'no',
  }
  return hint('choose', 'cards', [say('guide-choose', values, { name: teller, partner: partner ?? teller })], teller)
}

function vote(view: ViewMessage): Hint | null {
  const { game, own, players } = read(view)
  if (!game || !own?.wanted || game.storyteller === null) return null
  const { votes, same_card: both, red } = own.wanted
  const teller = game.storyteller
  const kind = red ? 'red' : both ? 'both' : votes.most > 1 ? 'more' : game.variant === 'party' || game.variant === 'pairs' ? game.variant : 'one'
  const finder = partnerOf(players, teller)?.seat ?? teller
  return hint('vote', 'cards', [say('guide-vote', { kind }, { name: teller, partner: finder })], teller)
}

/** Whose card it was, and where the votes are. */
function answered({ view }: Moment, turn: Turn): Hint | null {
  const { game, own, players } = read(view)
  if (!game || !own) return null
  const finder = partnerOf(players, turn.storyteller)?.seat ?? turn.storyteller
  const values = {
    game: game.variant,
    who: turn.storyteller === own.seat ? 'you' : finder === own.seat ? 'finder' : 'other',
    finding: turn.score.finding ?? 'company',
    slot: turn.score.target ?? turn.red ?? 0,
  }
  return hint('reveal', 'answer', [say('guide-reveal', values, { name: turn.storyteller, partner: finder })], turn.storyteller)
}

/** What that is worth, and who tells next. */
function scored({ view }: Moment, turn: Turn): Hint | null {
  const { game, own } = read(view)
  if (!game || !own) return null
  const { finding } = turn.score
  const values = { game: game.variant, finding: finding ?? 'company', points: worth(turn) }
  const next = game.phase === 'over' ? null : game.storyteller
  const who = next === own.seat ? 'you' : 'other'
  return hint(
    'points',
    'outcome',
    [say('guide-points', values), ...(next === null ? [] : [say('guide-next', { who }, { name: next })])],
    next,
  )
}

/** What the finding of a turn gave to whoever it was good for. */
function worth({ score }: Turn): number {
  const good: Record<NonNullable<typeof score.finding>, Reason['why']> = {
    some: 'told_to_some',
    all: 'all_found',
    none: 'none_found',
  }
  const why = score.finding && good[score.finding]
  return score.reasons.flat().find((reason) => reason.why === why)?.points ?? 0
}

function read({ table, you }: ViewMessage) {
  const players: readonly Seated[] = playersOf(table)
  return { game: table.game, own: you.own, players }
}

function say(message: string, values: Sentence['values'] = {}, names: Sentence['names'] = {}): Sentence {
  return { message, values, names }
}

function hint(step: Step, anchor: Anchor, sentences: readonly Sentence[], about: number | null = null): Hint {
  return { step, anchor, sentences, about }
}
