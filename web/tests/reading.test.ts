import { describe, expect, test } from 'vitest'
import { placesOf } from '../src/end/places'
import type { Colour, OpenGame, Phase, Reason, SeenTable, SeenVariant, Turn, ViewMessage, Wanted } from '../src/lib/protocol'
import {
  awards,
  cardsNeeded,
  chairs,
  chosenVariant,
  claimant,
  crewOf,
  crews,
  endOf,
  facing,
  isAway,
  isRaceJustWon,
  mainSlot,
  missingPlayers,
  newLines,
  outcome,
  ownerOf,
  partnerOf,
  players,
  ranking,
  role,
  scoresSoFar,
  task,
  trackLength,
  turnsInAll,
  votersFor,
  type Seated,
} from '../src/lib/reading'

const COLOURS: readonly Colour[] = ['pink', 'purple', 'green', 'blue', 'orange', 'red']

/** Six who play for themselves, or as three pairs. */
function seats(rabbits = 6): Seated[] {
  return COLOURS.map((colour, seat) => ({
    seat,
    colour,
    name: colour,
    person: colour,
    bot: false,
    here: true,
    holder: 'person',
    rabbit: seat % rabbits,
  }))
}

const told: Turn = {
  storyteller: 0,
  clue: { kind: 'text', text: 'A dream' },
  played: [['p'], ['u'], ['g'], ['b'], ['o'], ['r']],
  board: ['b', 'g', 'o', 'p', 'r', 'u'],
  votes: [[], [4, 2], [4, 6], [4, 4], [6, 6], [1, 3]],
  points: [3, 6, 4, 7, 1, 0],
  scores: [3, 6, 4, 7, 1, 0],
  score: {
    finding: 'some',
    target: 4,
    reasons: [
      [{ why: 'told_to_some', points: 3, count: 4 }],
      [{ why: 'found', points: 3, count: 1 }, { why: 'decoys', points: 3, count: 3 }],
      [{ why: 'found', points: 3, count: 1 }, { why: 'decoys', points: 1, count: 1 }],
      [{ why: 'found', points: 6, count: 2 }, { why: 'decoys', points: 1, count: 1 }],
      [{ why: 'decoys', points: 1, count: 1 }],
      [],
    ],
  },
  red: null,
}

/** Votes that look for company, of which one is red. */
function party(slots: readonly number[], red: number): Turn {
  const count = (slot: number) => slots.filter((each) => each === slot).length
  const reasons = slots.map((slot): Reason[] => {
    const why = slot === red ? 'forbidden' : count(slot) === 1 ? 'alone' : 'company'
    return [{ why, points: why === 'company' ? count(slot) : 0, count: count(slot) }]
  })
  const points = reasons.map(([reason]) => reason?.points ?? 0)
  return { ...told, votes: slots.map((slot) => [slot]), points, scores: points, score: { finding: null, target: null, reasons }, red }
}

test('scores are those before the turn until its points are on the screen', () => {
  const scores = [13, 26, 4, 7, 1, 0]
  const turn = { ...told, scores }
  expect(scoresSoFar([23, 36, 14, 17, 11, 10], null)).toEqual([23, 36, 14, 17, 11, 10])
  expect(scoresSoFar(scores, turn)).toEqual([10, 20, 0, 0, 0, 0])
})

describe('a turn that is over', () => {
  test('a card is known by who played it, and by who voted for it, twice if with both votes', () => {
    expect(ownerOf(told, 6)).toBe(1)
    expect(votersFor(told, 4)).toEqual([1, 2, 3, 3])
  })

  test('R10 to R12: it comes to what its score says', () => {
    expect(outcome(told)).toEqual({ verdict: 'some', slots: [4], count: 4 })
    expect(mainSlot(told)).toBe(4)
  })

  test.each([
    ['most meet at one card', [1, 1, 1, 2, 2, 3], 3, { verdict: 'together', slots: [1], count: 3 }],
    ['as many at another', [1, 1, 2, 2, 3, 4], 4, { verdict: 'tied', slots: [1, 2], count: 2 }],
    ['the favourite is forbidden', [1, 1, 1, 2, 2, 3], 1, { verdict: 'caught', slots: [1], count: 3 }],
    ['one of two favourites is', [1, 1, 2, 2, 3, 4], 1, { verdict: 'together', slots: [2], count: 2 }],
    ['nobody meets', [1, 2, 3, 4, 5, 6], 2, { verdict: 'scattered', slots: [], count: 1 }],
  ] as const)('P5: %s', (_, slots, red, wanted) => {
    expect(outcome(party(slots, red))).toEqual(wanted)
  })

  test('a turn in which nobody met is remembered by what was forbidden', () => {
    expect(mainSlot(party([1, 2, 3, 4, 5, 6], 2))).toBe(2)
  })
})

describe('one rabbit for two', () => {
  test('T1: those who share one are a crew, and each is the other’s partner', () => {
    const pairs = seats(3)
    expect(crews(pairs).map(({ members }) => members.map(({ seat }) => seat))).toEqual([[0, 3], [1, 4], [2, 5]])
    expect(crewOf(crews(pairs), 4)?.rabbit).toBe(1)
    expect(partnerOf(pairs, 5)?.seat).toBe(2)
    expect(partnerOf(pairs, null)).toBeUndefined()
  })

  test('who plays alone is a crew of one', () => {
    expect(crews(seats()).map(({ members }) => members.length)).toEqual([1, 1, 1, 1, 1, 1])
    expect(partnerOf(seats(), 2)).toBeUndefined()
  })

  test('in a lobby, those who face each other would be a pair', () => {
    expect(facing(seats()).map(([one, other]) => [one.seat, other.seat])).toEqual([[0, 3], [1, 4], [2, 5]])
  })
})

describe('the score track', () => {
  test('goes to the goal, and without one some spaces further than anybody is', () => {
    expect([trackLength(30, [40]), trackLength(0, [0, 3]), trackLength(0, [19]), trackLength(0, [20])]).toEqual([30, 20, 20, 30])
  })

  test('a game that ends when all have told has so many turns', () => {
    const game = { colours: COLOURS, end: { kind: 'tellings', number: 2 } } as const
    expect(turnsInAll(game)).toBe(12)
    expect(turnsInAll({ ...game, end: { kind: 'pile', number: 0 } })).toBeNull()
  })
})

describe('who is in front', () => {
  test('those who are level are on one step', () => {
    const steps = ranking(crews(seats()), [12, 30, 4, 30, 0, 0])
    expect(steps.map((step) => step.map(({ seat }) => seat))).toEqual([[1, 3], [0], [2], [4, 5]])
  })

  test('two in the first place are followed by the third', () => {
    const places = placesOf(crews(seats()), [12, 30, 4, 30, 0, 0])
    expect(places.map(({ place, score }) => [place, score])).toEqual([
      [1, 30],
      [3, 12],
      [4, 4],
      [5, 0],
    ])
  })

  test('T1: a pair has one place', () => {
    const places = placesOf(crews(seats(3)), [9, 12, 4, 9, 12, 4])
    expect(places.map(({ place, crews: on }) => [place, on.length])).toEqual([[1, 1], [2, 1], [3, 1]])
  })

  test('without players there are no places', () => {
    expect(ranking([], [])).toEqual([])
    expect(placesOf([], [])).toEqual([])
  })
})

describe('awards', () => {
  const named = (turns: readonly Turn[], all = crews(seats())) =>
    Object.fromEntries(awards(turns, all).map(({ name, count, crews: won }) => [name, [count, ...won.map(({ seat }) => seat)]]))

  test('of a game without turns there are none', () => {
    expect(awards([], crews(seats()))).toEqual([])
  })

  test('each goes to whoever has most of it', () => {
    expect(named([told])).toEqual({ liar: [3, 1], reader: [2, 3], bold: [1, 3], teller: [1, 0], finish: [7, 3] })
  })

  test('O3: finding with a single vote is one of its own', () => {
    const reasons = told.score.reasons.map((own, seat): readonly Reason[] =>
      seat === 2 ? [...own, { why: 'single_vote', points: 1, count: 1 }] : own,
    )
    expect(named([{ ...told, score: { ...told.score, reasons } }])['sure']).toEqual([1, 2])
  })

  test('P5: where votes look for company there are others', () => {
    const turns = [party([1, 1, 2, 3, 4, 5], 2), { ...party([1, 1, 6, 3, 3, 3], 3), storyteller: 1 }]
    expect(named(turns)).toEqual({ kindred: [2, 0, 1], darling: [4, 3, 4], censor: [3, 1], finish: [2, 0, 1] })
  })

  test('T1: a pair is honoured together', () => {
    expect(named([told], crews(seats(3)))['liar']).toEqual([3, 1])
  })

  test('what more than two have in common is no honour', () => {
    const all = { ...told, points: [0, 4, 4, 4, 4, 4], votes: [[], [4, 4], [4, 4], [4, 4], [4, 4], [4, 4]] }
    expect(named([{ ...all, score: { finding: 'all', target: 4, reasons: [] } }])).toEqual({})
  })
})

function view(phase: Phase, game: Partial<OpenGame>, you: Partial<ViewMessage['you']>): ViewMessage {
  const table: SeenTable = {
    code: 'K4JJR',
    screen: false,
    locked: false,
    settings: {},
    host: 'p1',
    people: [{ id: 'p1', name: 'Ben', here: false, bot: false }],
    chairs: [
      { colour: 'blue', person: 'p1', holder: 'person', claimed_by: null },
      { colour: 'green', person: null, holder: 'bot', claimed_by: null },
    ],
    chat: [],
    players: [
      { person: 'p1', name: 'Ben' },
      { person: null, name: 'green' },
      { person: 'p3', name: 'Chloé' },
    ],
    games: 1,
    game: {
      phase,
      variant: 'odyssey',
      turn: 1,
      goal: 30,
      end: { kind: 'goal', number: 30 },
      cards_to_play: 2,
      votes_to_cast: { fewest: 2, most: 2 },
      colours: ['blue', 'green', 'pink'],
      holders: ['person', 'bot', 'bot'],
      scores: [0, 0, 0],
      rabbits: [0, 1, 2],
      storyteller: 1,
      clue: null,
      board: [],
      given: [],
      waiting_for: [],
      draw_pile: 0,
      discard_pile: 0,
      reshuffled: false,
      last_turn: null,
      winners: [],
      ...game,
    },
    time_left: null,
    patience: null,
    impatience: null,
    ready: [],
    next_game_in: null,
    revealed_ago: null,
    variants: [],
    obstacle: null,
  }
  return { type: 'view', seq: 1, table, happened: [], you: { person: null, seat: null, own: null, ...you } }
}

describe('what one does now', () => {
  const wanted: Wanted = { cards: 1, take_back: false, votes: { fewest: 0, most: 0 }, same_card: false, slots: [], red: false }
  const own = { seat: 0, hand: [], played: [], slots: [], votes: [], red: null, wanted }
  const player = { person: 'p1', seat: 0, own }
  const waits = { ...player, own: { ...own, wanted: null } }

  test.each([
    ['racing', player, 'race'],
    ['telling', waits, 'await-clue'],
    ['telling', player, 'tell'],
    ['choosing', player, 'choose'],
    ['choosing', { ...player, own: { ...own, played: ['a'] } }, 'chosen'],
    ['choosing', waits, 'await-cards'],
    ['voting', player, 'vote'],
    ['voting', { ...player, own: { ...own, votes: [1, 2] } }, 'voted'],
    ['voting', waits, 'await-votes'],
    ['over', player, 'over'],
    ['racing', { ...player, seat: null }, 'await-race'],
    ['racing', {}, 'await-race'],
    ['telling', {}, 'await-clue'],
    ['choosing', {}, 'await-cards'],
    ['voting', {}, 'await-votes'],
  ] as const)('%s, as %o: %s', (phase, you, wanted) => {
    expect(task(view(phase, {}, you))).toBe(wanted)
  })

  const four = {
    players: ['Ada', 'Ben', 'Chloé', 'Dan'].map((name, at) => ({ person: `p${at + 1}`, name })),
    game: { rabbits: [0, 1, 0, 1], storyteller: 0 },
  }

  test.each([
    ['the storyteller', 0, [], 'teller'],
    ['whose partner tells', 2, [], 'partner'],
    ['of a pair that has given no card', 1, [], 'either'],
    ['who has given the pair’s card', 1, [1], 'giver'],
    ['whose partner has', 3, [1], 'voter'],
  ] as const)('T2, T3: %s', (_, seat, given, wanted) => {
    const seen = view('choosing', { ...four.game, given }, { person: 'p1', seat, own: { ...own, seat } })
    expect(role({ ...seen, table: { ...seen.table, players: four.players } })).toBe(wanted)
  })

  test('who plays alone has no other role than to tell, or not', () => {
    expect(role(view('choosing', { storyteller: 0 }, player))).toBe('teller')
    expect(role(view('choosing', { storyteller: 1 }, player))).toBe('other')
    expect(role(view('choosing', {}, {}))).toBe('other')
  })
})

describe('the game that the host has chosen', () => {
  const variant = (some: Partial<SeenVariant>): SeenVariant => ({
    variant: 'pairs',
    players: { fewest: 6, most: 12 },
    even: true,
    cards: 7,
    end: { kind: 'tellings', number: 1 },
    fault: null,
    ...some,
  })
  const lobby = (some: Partial<SeenVariant>, seated: number): SeenTable => {
    const { table } = view('over', {}, {})
    const chair = { colour: 'pink', person: null, holder: 'bot', claimed_by: null } as const
    return { ...table, settings: { variant: 'pairs' }, variants: [variant(some)], chairs: Array.from({ length: seated }, () => chair) }
  }

  test('is none while one is on', () => {
    expect(chosenVariant(view('voting', {}, {}).table)).toBeUndefined()
  })

  test('needs so many more, or one more where a partner is missing', () => {
    expect(missingPlayers(lobby({ fault: 'too_few_players' }, 4))).toBe(2)
    expect(missingPlayers(lobby({ fault: 'not_in_pairs' }, 7))).toBe(1)
    expect(missingPlayers(lobby({ fault: 'too_many_players' }, 9))).toBe(0)
    expect(missingPlayers(lobby({}, 8))).toBe(0)
  })

  test('R3: needs cards for as many as sit there, and for the fewest who may', () => {
    expect([0, 6, 8].map((seated) => cardsNeeded(lobby({}, seated)))).toEqual([42, 42, 56])
  })

  test('R18: ends as printed, or as it is set', () => {
    const goal = variant({ end: { kind: 'goal', number: 30 } })
    expect(endOf({}, goal)).toEqual({ kind: 'goal', number: 30 })
    expect(endOf({ goal: 10 }, goal)).toEqual({ kind: 'goal', number: 10 })
    expect(endOf({ tellings: 3 }, variant({}))).toEqual({ kind: 'tellings', number: 1 })
    expect(endOf({ end: 'tellings', tellings: 3 }, goal)).toEqual({ kind: 'tellings', number: 3 })
    expect(endOf({ end: 'goal', goal: 20 }, variant({}))).toEqual({ kind: 'goal', number: 20 })
    expect(endOf({ end: 'pile' }, goal)).toEqual({ kind: 'pile', number: 0 })
  })
})

describe('who sits where', () => {
  test('a chair knows its person, and a bot has no name', () => {
    const { table } = view('voting', {}, {})
    expect(chairs(table).map(({ name, here }) => [name, here])).toEqual([
      ['Ben', false],
      [null, true],
    ])
  })

  test('a bot is one of the server’s, or a program with a name', () => {
    const { table } = view('voting', {}, {})
    expect(chairs(table).map(({ bot }) => bot)).toEqual([false, true])
    const people = table.people.map((person) => ({ ...person, bot: true }))
    expect(chairs({ ...table, people }).map(({ name, bot }) => [name, bot])).toEqual([
      ['Ben', true],
      [null, true],
    ])
  })

  const podium = (table: SeenTable) =>
    players(table).map(({ seat, colour, name, here }) => [seat, colour, name, here])

  test('who has left after a game is still in it, by name', () => {
    const { table } = view('over', {}, {})
    expect(podium(table)).toEqual([
      [0, 'blue', 'Ben', false],
      [1, 'green', null, true],
      [2, 'pink', 'Chloé', false],
    ])
  })

  test('whoever takes the colour of a leaver after the end does not get their place', () => {
    const { table } = view('over', {}, {})
    const people = [...table.people, { id: 'p4', name: 'Dan', here: true, bot: false }]
    const chair = { colour: 'pink', person: 'p4', holder: 'person', claimed_by: null } as const
    const sitting = [...table.chairs, chair]
    expect(podium({ ...table, people, chairs: sitting })).toEqual(podium(table))
    expect(podium({ ...table, people, chairs: sitting }).flat()).not.toContain('Dan')
  })

  test('D8: whoever has claimed a seat is known by it', () => {
    const { table } = view('voting', {}, {})
    const people = [...table.people, { id: 'p4', name: 'Dan', here: true, bot: false }]
    const claimed = table.chairs.map((chair) => ({ ...chair, claimed_by: chair.holder === 'bot' ? 'p4' : null }))
    const later = { ...table, people, chairs: claimed }
    expect([0, 1, 2].map((seat) => claimant(later, seat)?.name ?? null)).toEqual([null, 'Dan', null])
  })

  test('who plays on is called by the name they have now', () => {
    const { table } = view('over', {}, {})
    const people = table.people.map((person) => ({ ...person, name: 'Benjamin', here: true }))
    expect(podium({ ...table, people })[0]).toEqual([0, 'blue', 'Benjamin', true])
  })
})

test.each([
  [1, 'choosing', true],
  [1, 'voting', false],
  [2, 'choosing', false],
] as const)('R4: who was first is news while the others choose in the first turn (%i, %s)', (turn, phase, news) => {
  expect(isRaceJustWon({ turn, phase } as OpenGame)).toBe(news)
})

test('nobody is away while somebody plays for them', () => {
  expect(isAway({ here: false, holder: 'person' })).toBe(true)
  expect(isAway({ here: false, holder: 'stand_in' })).toBe(false)
  expect(isAway({ here: true, holder: 'person' })).toBe(false)
})

describe('new lines of a chat', () => {
  const lines = (...texts: string[]) => texts.map((text) => ({ person: 'p1', name: 'Ada', text }))

  test.each([
    [[], [], []],
    [[], ['a'], ['a']],
    [['a'], ['a'], []],
    [['a'], ['a', 'b', 'c'], ['b', 'c']],
    [['a', 'b'], ['b', 'c'], ['c']],
    [['a', 'a'], ['a', 'a', 'a'], ['a']],
    [['a', 'b'], ['c', 'd'], ['c', 'd']],
  ])('%j, then %j', (before, now, said) => {
    expect(newLines(lines(...before), lines(...now)).map(({ text }) => text)).toEqual(said)
  })
})
