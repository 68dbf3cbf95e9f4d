/** What a newcomer is told and when, in every game, and who is told nothing. */

import { describe, expect, test } from 'vitest'
import { hintAt, isPast, isThrough, type Moment } from '../src/guide/hints'
import type { Clue, Colour, Finding, OpenGame, OwnSeat, Phase, Reason, SeenTable, Turn, Variant, ViewMessage, Wanted } from '../src/lib/protocol'

const COLOURS: readonly Colour[] = ['blue', 'purple', 'pink', 'green', 'orange', 'red']
const CLUE: Clue = { kind: 'text', text: 'A dream' }
const NEW = { known: false, learnt: [] }
const NO_VOTES = { fewest: 0, most: 0 }
const CARDS: Wanted = { cards: 1, take_back: false, votes: NO_VOTES, same_card: false, slots: [], red: false }
const VOTES: Wanted = { ...CARDS, cards: 0, votes: { fewest: 2, most: 2 }, same_card: true, slots: [1, 2, 3] }
const ONE_VOTE: Wanted = { ...VOTES, votes: { fewest: 1, most: 1 }, same_card: false }
const CLUE_ALONE: Wanted = { ...CARDS, cards: 0 }

type Changes = {
  variant?: Variant
  phase?: Phase
  turn?: number
  storyteller?: number | null
  given?: readonly number[]
  own?: Partial<OwnSeat> | null
  seat?: number | null
  /** how many of the six are people; the others are bots */
  people?: number
}

/** Six at a table, of whom the first looks. */
function view({ variant = 'odyssey', phase = 'choosing', turn = 1, storyteller = 1, given = [], own = {}, seat = 0, people = 1 }: Changes = {}): ViewMessage {
  const persons = COLOURS.slice(0, people).map((id) => ({ id, name: id, here: true, bot: false }))
  const game: OpenGame = {
    phase,
    variant,
    turn,
    goal: 30,
    end: { kind: 'goal', number: 30 },
    cards_to_play: 1,
    votes_to_cast: { fewest: 2, most: 2 },
    colours: COLOURS,
    holders: COLOURS.map((_, index) => (index < people ? 'person' : 'bot')),
    scores: COLOURS.map(() => 0),
    rabbits: COLOURS.map((_, index) => (variant === 'pairs' ? index % 3 : index)),
    storyteller,
    clue: CLUE,
    board: [],
    given,
    waiting_for: [],
    draw_pile: 0,
    discard_pile: 0,
    reshuffled: false,
    last_turn: null,
    winners: [],
  }
  const table: Partial<SeenTable> = {
    settings: {},
    people: persons,
    chairs: [],
    players: COLOURS.map((name, index) => ({ person: index < people ? name : null, name })),
    games: 1,
    game,
  }
  const seen = { seat: 0, hand: ['a', 'b', 'c', 'd', 'e', 'f'], played: [], slots: [], votes: [], red: null, wanted: CARDS }
  return {
    type: 'view',
    seq: 1,
    table: table as SeenTable,
    happened: [],
    you: { person: seat === null ? null : 'blue', seat, own: own && { ...seen, ...own } },
  }
}

function moment(changes: Changes = {}, more: Partial<Moment> = {}): Moment {
  return { view: view(changes), reveal: null, revealed: false, picked: null, title: '', choosing: false, voting: false, ...more }
}

function turn(finding: Finding | null, points = 3, storyteller = 1): Turn {
  const good: Reason['why'] = finding === 'some' ? 'told_to_some' : finding === 'all' ? 'all_found' : 'none_found'
  return {
    storyteller,
    clue: CLUE,
    played: [],
    board: ['a', 'b', 'c'],
    votes: [],
    points: [],
    scores: [],
    red: finding ? null : 2,
    score: { finding, target: finding ? 3 : null, reasons: [[{ why: 'decoys', points: 1, count: 1 }], [{ why: good, points, count: 1 }]] },
  }
}

const told = (now: Moment, learnt: readonly string[] = []) => hintAt(now, { known: false, learnt })
const values = (now: Moment, learnt: readonly string[] = []) => told(now, learnt)?.sentences[0]?.values

describe('a first turn with bots', () => {
  test('R3, R4: what the pictures are, and that the first clue wins', () => {
    expect(told(moment({ phase: 'racing', storyteller: null }))).toMatchObject({
      step: 'hand',
      anchor: 'cards',
      sentences: [{ message: 'guide-hand', values: { race: 'yes', count: 6 } }],
    })
  })

  test('whoever tells later need not hurry', () => {
    expect(values(moment({ phase: 'telling', turn: 3, storyteller: 0 }))).toEqual({ race: 'no', count: 6 })
  })

  test('R5: what makes a good clue, about the card that is picked', () => {
    const now = moment({ phase: 'racing', storyteller: null }, { picked: 'c', title: 'The moon in the net' })
    expect(told(now)).toMatchObject({ step: 'clue', anchor: 'field' })
    expect(values(now)).toEqual({ kind: 'title', title: 'The moon in the net' })
  })

  test('in general, if nobody has put the card into words', () => {
    expect(values(moment({ phase: 'racing', storyteller: null }, { picked: 'c' }))).toMatchObject({ kind: 'card' })
  })

  test('nothing of clues before a card is picked', () => {
    expect(told(moment({ phase: 'racing', storyteller: null }), ['hand'])).toBeNull()
  })

  test('R4, R6: who was first, and what to look for in one’s hand', () => {
    const now = moment()
    expect(told(now)).toMatchObject({ step: 'choose', anchor: 'cards', about: 1, sentences: [{ names: { name: 1 } }] })
    expect(values(now)).toMatchObject({ first: 'yes', count: 1 })
    expect(values(moment({ turn: 2 }))).toMatchObject({ first: 'no' })
    expect(values(moment({ own: { wanted: { ...CARDS, cards: 2 } } }))).toMatchObject({ count: 2 })
  })

  test('R8: two votes, on one card or on two', () => {
    expect(told(moment({ phase: 'voting', own: { wanted: VOTES } }, { choosing: true }))).toMatchObject({
      step: 'vote',
      sentences: [{ message: 'guide-vote', values: { kind: 'both' }, names: { name: 1 } }],
    })
  })

  test.each([
    ['a card is picked', { choosing: true }, {}],
    ['a vote is given', { choosing: true, voting: true }, { phase: 'voting', own: { wanted: VOTES } }],
    ['a card is played', {}, { own: { played: ['a'] } }],
    ['it is voted', {}, { phase: 'voting', own: { wanted: VOTES, votes: [1, 2] } }],
    ['one waits for a clue', {}, { phase: 'telling', turn: 2, own: { wanted: null } }],
  ] as [string, Partial<Moment>, Changes][])('nothing once %s', (_, more, changes) => {
    expect(told(moment(changes, more))).toBeNull()
  })

  test('nothing while a reveal goes on, whatever the next turn asks', () => {
    expect(told(moment({ turn: 2 }, { reveal: turn('some') }))).toBeNull()
  })

  test('R9: whose card it was and what the votes did, then R10 to R12 what that is worth, and R17 who is next', () => {
    const now = moment({ phase: 'telling', turn: 2, storyteller: 2 }, { reveal: turn('some'), revealed: true })
    expect(told(now)).toMatchObject({ step: 'reveal', anchor: 'answer', sentences: [{ values: { who: 'other', finding: 'some', slot: 3 }, names: { name: 1 } }] })
    expect(told(now, ['reveal'])).toMatchObject({
      step: 'points',
      anchor: 'outcome',
      about: 2,
      sentences: [
        { message: 'guide-points', values: { finding: 'some', points: 3 } },
        { message: 'guide-next', values: { who: 'other' }, names: { name: 2 } },
      ],
    })
    expect(told(now, ['reveal', 'points'])).toBeNull()
  })

  test('it may have been one’s own card, and be one’s own turn next', () => {
    const now = moment({ phase: 'telling', turn: 2, storyteller: 0 }, { reveal: turn('none', 2, 0), revealed: true })
    expect(values(now)).toMatchObject({ who: 'you' })
    expect(told(now, ['reveal'])?.sentences[1]?.values).toEqual({ who: 'you' })
  })

  test.each([
    ['all', 4],
    ['none', 2],
  ] as const)('R10, R12: the points of a turn that %s found are those of the others', (finding, points) => {
    expect(values(moment({ turn: 2 }, { reveal: turn(finding, points), revealed: true }), ['reveal'])).toMatchObject({ finding, points })
  })

  test('R18: nobody is next after the last turn', () => {
    const now = moment({ phase: 'over', turn: 9 }, { reveal: turn('some'), revealed: true })
    expect(told(now, ['reveal'])?.sentences).toHaveLength(1)
  })
})

describe('the other games', () => {
  test.each(['odyssey-2011', 'classic'] as const)('%s: one vote is one vote', (variant) => {
    expect(values(moment({ variant, phase: 'voting', own: { wanted: ONE_VOTE } }))).toEqual({ kind: 'one' })
  })

  test('O2, O3: a second vote is allowed, for another card', () => {
    const wanted = { ...ONE_VOTE, votes: { fewest: 1, most: 2 } }
    expect(values(moment({ variant: 'odyssey-2011', phase: 'voting', own: { wanted } }))).toEqual({ kind: 'more' })
  })

  test('C1: the points are those that the turn gave, where three have agreed on four', () => {
    const now = moment({ variant: 'classic', turn: 2 }, { reveal: turn('some', 4), revealed: true })
    expect(values(now, ['reveal'])).toMatchObject({ game: 'classic', points: 4 })
  })

  test('P1: a hand that lies face down needs no word, and a clue no card', () => {
    const now = moment({ variant: 'party', phase: 'racing', storyteller: null, own: { hand: [], wanted: CLUE_ALONE } })
    expect(told(now)).toMatchObject({ step: 'clue', sentences: [{ values: { kind: 'party' }, names: {} }] })
  })

  test('P3, P4: votes look for company, and the storyteller’s second one is red', () => {
    const red = { ...ONE_VOTE, red: true }
    expect(values(moment({ variant: 'party', phase: 'voting', own: { wanted: ONE_VOTE } }))).toEqual({ kind: 'party' })
    expect(values(moment({ variant: 'party', phase: 'voting', storyteller: 0, own: { wanted: red } }))).toEqual({ kind: 'red' })
  })

  test('P2: the storyteller plays a card, too', () => {
    expect(values(moment({ variant: 'party', storyteller: 0 }))).toMatchObject({ game: 'party' })
  })

  test('P5: no card was to be found, but one was forbidden', () => {
    const now = moment({ variant: 'party', turn: 2 }, { reveal: turn(null), revealed: true })
    expect(values(now)).toMatchObject({ game: 'party', slot: 2 })
    expect(values(now, ['reveal'])).toMatchObject({ finding: 'company' })
  })

  test('T2: a clue is for the partner’s cards', () => {
    const now = moment({ variant: 'pairs', phase: 'racing', storyteller: null, own: { wanted: CLUE_ALONE } })
    expect(told(now)).toMatchObject({ step: 'clue', about: 3, sentences: [{ values: { kind: 'pairs' }, names: { partner: 3 } }] })
  })

  test('T2, T3: the partner’s card is to be found, any other pair’s is to pass for it', () => {
    expect(values(moment({ variant: 'pairs', storyteller: 3 }))).toMatchObject({ game: 'pairs', role: 'partner' })
    expect(values(moment({ variant: 'pairs', storyteller: 1 }))).toMatchObject({ game: 'pairs', role: 'either' })
  })

  test('T4: one votes for two, for the card that the storyteller’s partner found', () => {
    const now = moment({ variant: 'pairs', phase: 'voting', given: [3], own: { wanted: ONE_VOTE } })
    expect(told(now)?.sentences[0]).toMatchObject({ values: { kind: 'pairs' }, names: { name: 1, partner: 4 } })
  })

  test('T2: it may have been one’s own card that was found for another’s clue', () => {
    const now = moment({ variant: 'pairs', turn: 2 }, { reveal: turn('some', 3, 3), revealed: true })
    expect(values(now)).toMatchObject({ who: 'finder' })
  })
})

describe('who is told what', () => {
  test('among people it is the short form', () => {
    const people = 2
    expect(told(moment({ people, phase: 'racing', storyteller: null }))).toBeNull()
    expect(told(moment({ people, phase: 'racing', storyteller: null }, { picked: 'a' }))?.step).toBe('clue')
    expect(told(moment({ people }))?.step).toBe('choose')
    expect(told(moment({ people, phase: 'voting', own: { wanted: VOTES } }))?.step).toBe('vote')
    expect(told(moment({ people, turn: 2 }, { reveal: turn('some'), revealed: true }))?.step).toBe('points')
  })

  test('programs that have come in like people are no company', () => {
    const now = moment({ people: 2, phase: 'racing', storyteller: null })
    const [me, bot] = now.view.table.people
    const people = [me, { ...bot, bot: true }] as SeenTable['people']
    expect(told({ ...now, view: { ...now.view, table: { ...now.view.table, people } } })?.step).toBe('hand')
  })

  test.each([
    ['who watches', { seat: null, own: null }],
    ['who will take a seat over', { seat: 0, own: null }],
    ['who has left a seat to a bot', { seat: null }],
  ] as [string, Changes][])('%s is told nothing', (_, changes) => {
    expect(told(moment(changes))).toBeNull()
    expect(told(moment(changes, { reveal: turn('some'), revealed: true }))).toBeNull()
  })

  test('who comes late is told what is at hand', () => {
    expect(told(moment({ turn: 7 }))?.step).toBe('choose')
  })

  test('who knows the game is told nothing', () => {
    expect(hintAt(moment(), { ...NEW, known: true })).toBeNull()
  })

  test('nothing is told twice', () => {
    expect(told(moment(), ['choose'])).toBeNull()
  })

  test('before a game nobody is told anything', () => {
    const now = moment()
    expect(told({ ...now, view: { ...now.view, table: { ...now.view.table, game: null } } })).toBeNull()
  })
})

describe('what is learnt', () => {
  test('whoever lost the race has not told, and hears of clues again', () => {
    expect(isPast('clue', moment())).toBe(false)
    expect(isPast('hand', moment())).toBe(true)
  })
  test('whoever has told knows how', () => {
    expect(isPast('clue', moment({ storyteller: 0, own: { wanted: null } }))).toBe(true)
  })
  test('whoever puts the card back has not told', () => {
    expect(isPast('clue', moment({ phase: 'racing', storyteller: null }))).toBe(false)
  })
  test('whoever has played to the end is through; who has watched is not', () => {
    expect(isThrough(view({ phase: 'over' }))).toBe(true)
    expect(isThrough(view({ phase: 'over', seat: null, own: null }))).toBe(false)
    expect(isThrough(view())).toBe(false)
  })
})
