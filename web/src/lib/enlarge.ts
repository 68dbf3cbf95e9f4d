/** Looking at pictures closely, and what one may do with them there. */

export type Deed = {
  /** what the button says for this card; without words there is no button */
  readonly words: (card: string) => string
  /** true if one has seen enough afterwards */
  readonly act: (card: string) => boolean
  /** when one has seen enough by that, and is back: takes the focus to where the card is */
  readonly after?: (card: string) => void
  /** what it is called for those who don't see it; else by what it shows */
  readonly label?: (card: string) => string
  /** how many ticks it has got by that */
  readonly ticks?: (card: string) => number
  /** whether it is forbidden by that */
  readonly red?: (card: string) => boolean
  /** whether it is something one rarely wants, so that no button of its own calls for it */
  readonly rare?: (card: string) => boolean
  /** whether the card is to be removed */
  readonly leaving?: (card: string) => boolean
}

export type Enlarge = (cards: readonly string[], index: number, deed?: Deed) => void
