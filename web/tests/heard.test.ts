import { describe, expect, test } from 'vitest'
import { heardIn, moodOf } from '../src/lib/heard'
import type { SeenTable, ViewMessage } from '../src/lib/protocol'

function viewAfter(...happened: { event: string; seat?: number; person?: string }[]): ViewMessage {
  return {
    happened,
    table: { game: { colours: ['red', 'blue'] } },
    you: { person: 'p1', seat: 0, own: { seat: 0 } },
  } as unknown as ViewMessage
}

const table = (game: object | null) => ({ game }) as unknown as SeenTable

describe('what is heard of what has happened', () => {
  test('one’s own card slides away, another’s is laid down', () => {
    expect(heardIn(viewAfter({ event: 'cards_played', seat: 0 }))).toEqual([{ sound: 'slide' }])
    expect(heardIn(viewAfter({ event: 'cards_played', seat: 1 }))).toEqual([{ sound: 'lay' }])
  })

  test('the last card is not heard for the shuffling, nor the last vote for the reveal', () => {
    expect(heardIn(viewAfter({ event: 'cards_played', seat: 1 }, { event: 'cards_laid' }))).toEqual([{ sound: 'shuffle' }])
    expect(heardIn(viewAfter({ event: 'votes_cast', seat: 1 }, { event: 'votes_revealed' }))).toEqual([])
  })

  test('a vote has the voice of the rabbit', () => {
    expect(heardIn(viewAfter({ event: 'votes_cast', seat: 1 }))).toEqual([{ sound: 'vote', colour: 'blue' }])
  })

  test('nobody hears their own line', () => {
    expect(heardIn(viewAfter({ event: 'line_said', person: 'p1' }))).toEqual([])
    expect(heardIn(viewAfter({ event: 'line_said', person: 'p2' }))).toEqual([{ sound: 'line' }])
  })
})

describe('the music', () => {
  test('goes with what people do', () => {
    expect(moodOf(table(null), false)).toBe('gather')
    expect(moodOf(table({ phase: 'telling', clue: null }), false)).toBe('think')
    expect(moodOf(table({ phase: 'voting', clue: { kind: 'voice' } }), false)).toBe('look')
    expect(moodOf(table({ phase: 'over', clue: null }), false)).toBe('won')
  })

  test('is silent during a reveal, and while somebody sings, mimes or says a clue', () => {
    expect(moodOf(table({ phase: 'telling', clue: null }), true)).toBeNull()
    expect(moodOf(table({ phase: 'choosing', clue: { kind: 'voice' } }), false)).toBeNull()
    expect(moodOf(table({ phase: 'choosing', clue: { kind: 'text' } }), false)).toBe('think')
  })
})
