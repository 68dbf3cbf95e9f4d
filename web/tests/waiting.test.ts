import { describe, expect, test } from 'vitest'
import type { SeenImpatience, ViewMessage } from '../src/lib/protocol'
import { agreeing, idlers, moments, othersWaitForMe } from '../src/lib/waiting'

const NOBODY: SeenImpatience = { nudged_by: [], agreed: [], needed: 2, minutes: [] }
const DUE = { nudge: 0, standIn: 10, alone: 20 }

/** Ada is the host and has no seat to choose for; Ben, Chloé and a bot play. */
function view(waiting: readonly number[], me: string, impatience: Partial<SeenImpatience> = {}): ViewMessage {
  const names = ['Ada', 'Ben', 'Chloé']
  const people = names.map((name, at) => ({ id: `p${at + 1}`, name, here: true, bot: false }))
  const seat = names.findIndex((_, at) => `p${at + 1}` === me)
  return {
    type: 'view',
    seq: 1,
    table: {
      code: 'K4JJR',
      screen: false,
      settings: {},
      host: 'p1',
      people,
      chairs: [],
      chat: [],
      players: [...people.map(({ id, name }) => ({ person: id, name })), { person: null, name: 'red' }],
      games: 1,
      game: {
        phase: 'choosing',
        variant: 'odyssey',
        turn: 1,
        goal: 30,
        end: { kind: 'goal', number: 30 },
        cards_to_play: 1,
        votes_to_cast: { fewest: 2, most: 2 },
        colours: ['blue', 'green', 'pink', 'red'],
        holders: ['person', 'person', 'person', 'bot'],
        scores: [0, 0, 0, 0],
        rabbits: [0, 1, 2, 3],
        storyteller: 0,
        clue: null,
        board: [],
        given: [],
        waiting_for: waiting,
        draw_pile: 0,
        discard_pile: 0,
        reshuffled: false,
        last_turn: null,
        winners: [],
      },
      time_left: null,
      revealed_ago: null,
      variants: [],
      obstacle: null,
      locked: false,
      ready: [],
      next_game_in: null,
      patience: { nudge_in: 0 },
      impatience: { ...NOBODY, ...impatience },
    },
    happened: [],
    you: { person: me, seat, own: { seat, hand: [], played: [], slots: [], votes: [], red: null, wanted: null } },
  }
}

describe('whom the table waits for (D7)', () => {
  test('others are told of, bots and oneself are not', () => {
    expect(idlers(view([1, 2, 3], 'p2')).map(({ name }) => name)).toEqual(['Chloé'])
  })

  test('the last one is waited for, and whoever was nudged', () => {
    expect(othersWaitForMe(view([1], 'p2'))).toBe(true)
    expect(othersWaitForMe(view([1, 2], 'p2'))).toBe(false)
    expect(othersWaitForMe(view([1, 2], 'p2', { nudged_by: ['p1'] }))).toBe(true)
    expect(othersWaitForMe(view([1, 2], 'p2', { nudged_by: ['p2'] }))).toBe(false)
    expect(othersWaitForMe(view([2], 'p2', { nudged_by: ['p1'] }))).toBe(false)
  })

  test('whoever reads the last turn yet is let read, until a nudge or a clock', () => {
    const last = view([1], 'p2')
    expect(othersWaitForMe(last, true)).toBe(false)
    expect(othersWaitForMe({ ...last, table: { ...last.table, time_left: 30 } }, true)).toBe(true)
    expect(othersWaitForMe(view([1], 'p2', { nudged_by: ['p1'] }), true)).toBe(true)
  })

  test('alone with bots nobody is waited for', () => {
    const alone = view([1], 'p2')
    const away = alone.table.people.map((person) => ({ ...person, here: person.id === 'p2' }))
    expect(othersWaitForMe({ ...alone, table: { ...alone.table, people: away } })).toBe(false)
  })
})

describe('letting a bot choose (D7)', () => {
  test('it is offered when its moment has come, to those who sit and the host', () => {
    expect(agreeing(view([1], 'p3'), DUE, 9)).toEqual([])
    expect(agreeing(view([1], 'p3'), { ...DUE, standIn: null }, 99)).toEqual([])
    const agreed = [{ seat: 1, person: 'p3' }]
    expect(agreeing(view([1], 'p3', { agreed }), DUE, 10)).toMatchObject([{ agreed: 1, needed: 2, mine: true }])
  })

  test('the host alone is enough, and in the end anybody', () => {
    expect(agreeing(view([1], 'p1'), DUE, 10)).toMatchObject([{ needed: 1, mine: false }])
    expect(agreeing(view([1], 'p3'), DUE, 20)).toMatchObject([{ needed: 1 }])
  })

  test('seconds become moments by this page’s clock', () => {
    expect(moments({ nudge_in: 2, stand_in_in: null, alone_in: null }, 1000)).toEqual({
      nudge: 3000,
      standIn: null,
      alone: null,
    })
    expect(moments(null, 0)).toBe(null)
  })

  test('what is over already is over by a clock that lags behind too', () => {
    const over = moments({ nudge_in: 0, stand_in_in: 0, alone_in: 0 }, 1000)
    expect(over).toEqual({ nudge: 0, standIn: 0, alone: 0 })
    const told = view([1, 2], 'p1', { nudged_by: ['p1'] })
    expect(agreeing(told, over, 300).map(({ who }) => who.name)).toEqual(['Ben', 'Chloé'])
  })
})
