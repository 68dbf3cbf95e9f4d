/** What somebody has begun and not sent: it survives a reload, a lost race and a slip of the finger. */

import type { ClueKind } from './protocol'
import { recall, remember } from './storage'

type Kept = {
  turn: string
  clue: string
  caption: string
  kind: ClueKind
  card: string | null
  cards: string[]
  slots: number[]
  red: number | null
  hand: readonly string[]
  drawn: readonly string[]
  looked: number
  kept: boolean
}

export class Draft {
  clue = $state('')
  /** the line in writing beside a clue that is none */
  caption = $state('')
  kind: ClueKind = $state('text')
  /** whether what is written was begun in an earlier turn */
  kept = $state(false)
  /** the card to tell of */
  card: string | null = $state(null)
  /** the cards to play for another's clue */
  cards: string[] = $state.raw([])
  /** the slots to vote for */
  slots: number[] = $state.raw([])
  /** the slot to forbid */
  red: number | null = $state(null)
  /** the cards that this turn brought */
  drawn: readonly string[] = $state.raw([])
  /** whether the hand as a whole is new, and nobody has seen it come */
  dealt = false
  /** which card of the hand was looked at last */
  looked = 0
  private turn = ''
  private hand: readonly string[] = []
  private playedBefore: readonly string[] = []
  private castBefore: readonly number[] = []
  private redBefore: number | null = null

  constructor(private readonly code: string) {
    Object.assign(this, recall<Partial<Kept>>(`draft.${code}`) ?? {})
  }

  /** A new turn empties what belonged to the old one; a clue not told yet waits for its moment. */
  turnIs(turn: string, hand: readonly string[]): void {
    if (turn !== this.turn) {
      const sameGame = turn.split('.')[0] === this.turn.split('.')[0]
      const drawn = sameGame && this.hand.length ? hand.filter((card) => !this.hand.includes(card)) : []
      this.drawn = drawn.length < hand.length ? drawn : [] // a hand that was passed on is new as a whole
      if (this.drawn[0] !== undefined) this.looked = hand.indexOf(this.drawn[0])
      this.turn = turn
      this.cards = []
      this.slots = []
      this.red = null
      this.kept = this.written
    }
    if (hand.length && !this.hand.some((card) => hand.includes(card))) this.dealt = true
    this.hand = hand
    if (this.card !== null && !hand.includes(this.card)) this.card = null
  }

  /** Whether there is anything of a clue, be it half of one. */
  get written(): boolean {
    return (this.clue + this.caption).trim() !== ''
  }

  /** What lies on the table is where changing it begins, unless something else was begun here. */
  followPlayed(played: readonly string[]): void {
    if (same(played, this.playedBefore)) return
    if (!this.cards.length || same(this.cards, this.playedBefore)) this.cards = [...played]
    this.playedBefore = played
  }

  followCast(cast: readonly number[], red: number | null = null): void {
    if (!same(cast, this.castBefore)) {
      if (!this.slots.length || same(this.slots, this.castBefore)) this.slots = [...cast]
      this.castBefore = cast
    }
    if (red !== this.redBefore) {
      if (this.red === null || this.red === this.redBefore) this.red = red
      this.redBefore = red
    }
  }

  /** Where the hand is to be open when it is shown again. */
  lookAt(index: number): void {
    if (index === this.looked) return
    this.looked = index
    this.keep()
  }

  told(): void {
    this.clue = ''
    this.caption = ''
    this.kind = 'text'
    this.card = null
    this.kept = false
  }

  keep(): void {
    const { turn, clue, caption, kind, card, cards, slots, red, hand, drawn, looked, kept } = this
    remember(`draft.${this.code}`, { turn, clue, caption, kind, card, cards, slots, red, hand, drawn, looked, kept } satisfies Kept)
  }
}

/** Whether these are the same choices, in whatever order. */
export function same<T>(some: readonly T[], others: readonly T[]): boolean {
  return [...some].sort().join() === [...others].sort().join()
}

/** Another tap on a slot. Where votes may be for one card: one vote, then both, then none; else it is given or taken back.
 * One too many replaces the oldest. */
export function tapVote(slots: readonly number[], slot: number, most = 2, sameCard = true): number[] {
  const here = slots.filter((each) => each === slot).length
  if (here && (!sameCard || here === most)) return slots.filter((each) => each !== slot)
  if (here) return [slot, slot]
  return [...slots, slot].slice(-most)
}

/** Another tap on a card of the hand: take it or put it back; one too many replaces the oldest. */
export function tapCard(cards: readonly string[], card: string, most: number): string[] {
  if (cards.includes(card)) return cards.filter((each) => each !== card)
  return [...cards, card].slice(-most)
}
