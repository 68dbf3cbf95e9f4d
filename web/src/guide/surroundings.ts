/** What is on the screen while a hint looks for its place: measured, so that no layout has to know of hints. */

import type { Anchor } from './hints'
import { around, common, type Box, type Soft, type Surroundings } from './place'

/** Each of these, if there is none of the one before. */
const ANCHORS: Record<Anchor, readonly string[]> = {
  cards: ['main :is(ol, ul) [data-card]'],
  field: ['main form :is(textarea, input[type=text])'],
  answer: ['main [data-guide=answer] [data-card]', 'main .right [data-card]', 'main [data-card]'],
  outcome: ['main [data-guide=outcome]', 'main .outcome', 'main h1'],
}

const CARDS = 'main [data-card]'
/** What people need to see or to tap now. */
const HARD = `${CARDS}, main :is(button, summary), :is(main, aside) :is(textarea, input, select), [role=alert] > *`
/** Buttons that can wait until a hint is read. */
const CAN_WAIT = 'header button, main .reactions button'
const WORDS = 'header, main, aside'
const PICTURES = 'header svg, main svg, main img'

const MARGIN = 8

/** By how much words would be missed while one reads a hint. */
const WEIGHTS: readonly (readonly [selector: string, weight: number])[] = [
  ['[data-guide=clue], blockquote', 30],
  ['.outcome', 4],
  ['h1', 3],
  ['header, aside, .track', 1],
]
const WEIGHT = 2
const WEIGHT_OF_PICTURE = 0.3
const WEIGHT_OF_CARD = 10

/** What a hint is about, in the order of the page. */
export function anchorsOf(anchor: Anchor): HTMLElement[] {
  for (const selector of ANCHORS[anchor]) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => seen(each) !== null)
    if (found.length) return found
  }
  return []
}

/** The box around what is to be seen of all of these. */
export function boxOf(elements: readonly Element[]): Box | null {
  return around(elements.flatMap((each) => seen(each) ?? []))
}

export function surroundings(anchors: readonly Element[], own: Element): Surroundings {
  const hard: Box[] = []
  const soft: Soft[] = []
  for (const element of document.querySelectorAll(`${HARD}, ${CAN_WAIT}`)) {
    const box = own.contains(element) ? null : seen(element)
    if (box && element.matches(CAN_WAIT)) soft.push({ ...box, weight: WEIGHT })
    else if (box) hard.push(box)
  }
  for (const element of document.querySelectorAll(PICTURES)) {
    const box = own.contains(element) || element.closest('[data-card]') ? null : seen(element)
    if (box) soft.push({ ...box, weight: WEIGHT_OF_PICTURE })
  }
  for (const words of textsIn(own)) soft.push(words)
  return { window: windowBox(), anchor: boxOf(anchors), hard, soft }
}

/** The same for somebody who wants to read a hint now, and will look at the cards again when it is gone. */
export function cardsAreSoft(around: Surroundings): Surroundings {
  const cards = [...document.querySelectorAll(`${CARDS}, ${CARDS} button`)].flatMap((card) => seen(card) ?? [])
  const isCard = (box: Box) => cards.some((card) => same(card, box))
  const soft = [...around.soft, ...cards.map((card) => ({ ...card, weight: WEIGHT_OF_CARD }))]
  return { ...around, hard: around.hard.filter((box) => !isCard(box)), soft }
}

function same(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}

function windowBox(): Box {
  const width = document.documentElement.clientWidth
  const height = Math.min(document.documentElement.clientHeight, visualViewport?.height ?? Infinity)
  return { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN }
}

function textsIn(own: Element): Soft[] {
  const texts: Soft[] = []
  for (const part of document.querySelectorAll(WORDS)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.nodeValue?.trim() || own.contains(node) || parent.closest('.unseen, [data-card]')) continue
      const box = seen(parent)
      if (!box) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const inked = common(range.getBoundingClientRect(), box)
      if (inked) texts.push({ ...inked, weight: weightOf(parent) })
    }
  }
  return texts
}

function weightOf(element: Element): number {
  return WEIGHTS.find(([selector]) => element.closest(selector))?.[1] ?? WEIGHT
}

/** What is to be seen of an element: as far as nothing around it cuts it off, and it is no ghost. */
function seen(element: Element): Box | null {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null
  let box: Box | null = element.getBoundingClientRect()
  for (let parent = element.parentElement; parent && box; parent = parent.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(parent)
    if (overflowX !== 'visible' || overflowY !== 'visible') box = common(box, parent.getBoundingClientRect())
  }
  return box && common(box, { x: 0, y: 0, width: innerWidth, height: innerHeight })
}
