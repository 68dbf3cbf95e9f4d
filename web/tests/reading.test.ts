import { describe, expect, test } from 'vitest'
import golden from '../../tests/data/golden_rounds.json'
import { placesOf } from '../src/end/places'
import type { OpenGame, Phase, SeenTable, Turn, ViewMessage } from '../src/lib/protocol'
import {
  awards,
  cardsNeeded,
  cardsToPlay,
  chairs,
  claimant,
  isAway,
  isRaceJustWon,
  newLines,
  ownerOf,
  players,
  ranking,
  reasons,
  task,
  tellersSlot,
  verdict,
  votersFor,
} from '../src/lib/reading'

type Round = {
  name: string
  storyteller: string
  cards: Record<string, string[]>
  votes: Record<string, string[]>
  points: Record<string, number>
}

const rounds = golden.rounds as unknown as Round[]

function turnOf(round: Round): Turn {
  const seats = Object.keys(round.cards)
  const played = seats.map((seat) => round.cards[seat] ?? [])
  const board = played.flat().sort()
  const points = seats.map((seat) => round.points[seat] ?? 0)
  return {
    storyteller: seats.indexOf(round.storyteller),
    clue: { kind: 'text', text: 'A dream' },
    played,
    board,
    votes: seats.map((seat) => (round.votes[seat] ?? []).map((card) => board.indexOf(card) + 1)),
    points,
    scores: points,
    score: { finding: 'some', target: 1, reasons: [] },
    red: null,
  }
}

function round(name: string): Turn {
  const found = rounds.find((each) => each.name === name)
  if (!found) throw new Error(name)
  return turnOf(found)
}

describe('the golden rounds', () => {
  test.each(rounds.map((each) => [each.name, turnOf(each)] as const))(
    '%s: the reasons add up to the points',
    (_, turn) => {
      const sums = turn.points.map((_points, seat) =>
        reasons(turn, seat).reduce((sum, reason) => sum + reason.points, 0),
      )
      expect(sums).toEqual(turn.points)
    },
  )

  test('R10 to R12: votes decide whether a clue was too easy, just right or too hard', () => {
    expect(verdict(round('every vote finds the card'))).toBe('all')
    expect(verdict(round('everybody finds it with one vote: some, not all'))).toBe('some')
    expect(verdict(round('one vote short of all'))).toBe('some')
    expect(verdict(round('nobody finds it'))).toBe('none')
  })

  test('a card is known by who played it, and by who voted for it, twice if with both votes', () => {
    const turn = round('rulebook sample, six players')
    const seat = (name: string) => ['pink', 'purple', 'green', 'blue', 'orange', 'red'].indexOf(name)
    expect(turn.board[tellersSlot(turn) - 1]).toBe('p')
    expect(ownerOf(turn, turn.board.indexOf('u') + 1)).toBe(seat('purple'))
    expect(votersFor(turn, tellersSlot(turn))).toEqual(
      [seat('purple'), seat('green'), seat('blue'), seat('blue')],
    )
  })

  test('the storyteller is told why there were no points', () => {
    const why = (name: string) => reasons(round(name), 0).map((reason) => reason.why)
    expect(why('every vote finds the card')).toEqual(['told-to-all'])
    expect(why('nobody finds it')).toEqual(['told-to-none'])
    expect(why('one vote short of all')).toEqual(['told-well'])
  })

  test('R13: votes on either of two cards count together', () => {
    const turn = round('three players, two cards each, bonus on either card')
    expect(reasons(turn, 1)).toEqual([
      { why: 'found', points: 3, count: 1 },
      { why: 'fooled', points: 2, count: 2 },
    ])
  })
})

describe('who is in front', () => {
  test('those who are level are on one step', () => {
    expect(ranking([12, 30, 4, 30])).toEqual([[1, 3], [0], [2]])
  })

  test('two in the first place are followed by the third', () => {
    expect(placesOf([12, 30, 4, 30]).map(({ place, score }) => [place, score])).toEqual([
      [1, 30],
      [3, 12],
      [4, 4],
    ])
  })

  test('without players there are no places', () => {
    expect(ranking([])).toEqual([])
    expect(placesOf([])).toEqual([])
  })
})

describe('awards', () => {
  test('of a game without turns there are none', () => {
    expect(awards([])).toEqual([])
  })

  test('each goes to whoever has most of it', () => {
    const given = awards([round('rulebook sample, six players')])
    const named = Object.fromEntries(given.map((award) => [award.name, award]))
    expect(named['liar']).toEqual({ name: 'liar', seats: [1], count: 3 })
    expect(named['reader']).toEqual({ name: 'reader', seats: [3], count: 2 })
    expect(named['bold']).toEqual({ name: 'bold', seats: [3], count: 1 })
    expect(named['teller']).toEqual({ name: 'teller', seats: [0], count: 1 })
    expect(named['finish']).toEqual({ name: 'finish', seats: [3], count: 8 })
  })

  test('what more than two have in common is no honour', () => {
    const names = awards([round('every vote finds the card')]).map((award) => award.name)
    expect(names).toEqual([])
  })
})

function view(phase: Phase, game: Partial<OpenGame>, you: Partial<ViewMessage['you']>): ViewMessage {
  const table: SeenTable = {
    code: 'K4JJR',
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
  const own = { seat: 0, hand: [], played: [], slots: [], votes: [], red: null, wanted: null }
  const player = { person: 'p1', seat: 0, own }

  test.each([
    ['racing', player, 'race'],
    ['telling', player, 'await-clue'],
    ['telling', { person: 'p2', seat: 1, own: { ...own, seat: 1 } }, 'tell'],
    ['choosing', player, 'choose'],
    ['choosing', { ...player, own: { ...own, played: ['a'] } }, 'chosen'],
    ['choosing', { person: 'p2', seat: 1, own: { ...own, seat: 1 } }, 'await-cards'],
    ['voting', player, 'vote'],
    ['voting', { ...player, own: { ...own, votes: [1, 2] } }, 'voted'],
    ['voting', { person: 'p2', seat: 1, own: { ...own, seat: 1 } }, 'await-votes'],
    ['over', player, 'over'],
    ['racing', {}, 'await-race'],
    ['telling', {}, 'await-clue'],
    ['choosing', {}, 'await-cards'],
    ['voting', {}, 'await-votes'],
  ] as const)('%s, as %o: %s', (phase, you, wanted) => {
    expect(task(view(phase, {}, you))).toBe(wanted)
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

  test('R6: two cards each if three play, else one', () => {
    const game = view('choosing', {}, {}).table.game as OpenGame
    expect(cardsToPlay(game)).toBe(2)
    expect(cardsToPlay({ ...game, colours: ['blue', 'green', 'pink', 'red'] })).toBe(1)
  })

  test('R3: a deck has seven cards for each player, and for three at least', () => {
    expect([0, 1, 3, 4, 12].map(cardsNeeded)).toEqual([21, 21, 21, 28, 84])
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
