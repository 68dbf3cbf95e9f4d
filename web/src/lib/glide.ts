/**
 * Cards that travel. Wherever the page draws a card anew, in another place or by another component, it goes there from
 * where it was, and turns over on the way if it has to.
 *
 * **How.** Just before the page changes, somebody calls `noticeCards`, which looks where every card is, every back of
 * the stack, and the stack. Whatever holds cards then calls `glide` (or `layOut`, or `deal`) once they are drawn: each is
 * moved back to where it was, and let go. What a card is, is in its `data-card` or `data-back`.
 *
 * **What it costs.** Only `transform` and `opacity` are animated, so it is the compositor's work; nothing is laid out
 * anew, and whoever prefers no movement sees all steps at the same moments.
 */

import { tick } from 'svelte'
import { calm } from './me.svelte'

const FLIGHT = 420
const TURN = 440
const DRIFT = 'cubic-bezier(0.22, 0.8, 0.3, 1)'

/** When a board is laid out: the stack is gathered, shuffled, dealt to its slots, and turned up card by card. */
const GATHER = 260
const SHUFFLE = 460
const BETWEEN_FLIGHTS = 45
export const BETWEEN_TURNS = 120
const BETWEEN_DEALS = 90

/** The middle of something, how wide it is, and how it is turned. */
type Place = { readonly x: number; readonly y: number; readonly width: number; readonly turn: number }

const THINGS = '[data-card], [data-back], [data-stack]'
const STACK = 'stack'

let places = new Map<string, Place>()
let noticed = false

/** Notice where all cards are, just before the page changes; in one change, the first look counts. */
export function noticeCards(): void {
  if (noticed) return
  noticed = true
  queueMicrotask(() => (noticed = false))
  places = new Map()
  for (const thing of document.querySelectorAll<HTMLElement>(THINGS)) {
    if (thing.offsetWidth) places.set(nameOf(thing), placeOf(thing))
  }
}

/** For whatever holds cards: once it has its size, they come from where they were noticed. */
export function glide(node: Element): void {
  const before = places
  void tick().then(() => {
    for (const thing of thingsIn(node)) {
      const from = before.get(nameOf(thing))
      if (from) fly(thing, from)
    }
  })
}

/** For a back that has come to the stack: from where it was, or from the rabbit of whoever has played it. */
export function arrive(colour: string | undefined): (back: HTMLElement) => void {
  return (back) => {
    const before = places
    void tick().then(() => {
      const rabbit = document.querySelector(`header [data-rabbit="${colour}"]`)?.getBoundingClientRect()
      const from = before.get(nameOf(back)) ?? (rabbit && { x: rabbit.x + rabbit.width / 2, y: rabbit.bottom, width: rabbit.width / 2, turn: 0 })
      if (from) fly(back, from)
    })
  }
}

/** New cards come face down from above, one after the other, and turn up; those that were there before just come. */
export function deal(node: Element, isNew: (card: string) => boolean): void {
  const before = places
  void tick().then(() => {
    let order = 0
    for (const card of thingsIn(node)) {
      const from = before.get(nameOf(card))
      if (from) fly(card, from)
      else if (isNew(card.dataset['card'] ?? '')) {
        const to = placeOf(card)
        const delay = BETWEEN_DEALS * order++
        fly(card, { x: (to.x + innerWidth / 2) / 2, y: -to.width, width: to.width * 0.6, turn: 14 }, delay)
        turnOver(card, true, delay + FLIGHT * 0.7)
      }
    }
  })
}

/** For a board: if there was a stack, it is shuffled and dealt to the slots, and the backs turn up one by one. Until then
 * nobody hits a card that is still on its way. */
export function layOut(node: Element): () => void {
  const before = places
  const stack = before.get(STACK)
  if (!stack) {
    glide(node)
    return () => {}
  }
  node.classList.add('fresh')
  let timer: ReturnType<typeof setTimeout> | undefined
  void tick().then(() => {
    const cards = thingsIn(node)
    const there = calm() ? 0 : GATHER + SHUFFLE + (cards.length - 1) * BETWEEN_FLIGHTS + FLIGHT
    cards.forEach((card, index) => {
      if (!calm()) fromStack(card, before.get(nameOf(card)) ?? stack, stack, index)
      turnOver(card, true, there + index * BETWEEN_TURNS)
    })
    timer = setTimeout(() => node.classList.remove('fresh'), there + cards.length * BETWEEN_TURNS + TURN / 2)
  })
  return () => clearTimeout(timer)
}

/** Turn a card over, which has both its faces on it (Card.svelte). */
export function turnOver(card: HTMLElement, up: boolean, delay = 0): void {
  const front = card.querySelector(':scope > .picture')
  const back = card.querySelector(':scope > .reverse')
  if (!front || !back) return
  const timing = { delay, fill: 'backwards', easing: 'ease-in-out' } as const
  const [shown, hidden] = up ? [front, back] : [back, front]
  let end: Animation
  if (calm()) {
    if (!up) return
    // Without movement, the back lies there until it is turned.
    end = back.animate([{ opacity: 1 }, { opacity: 1 }], { ...timing, duration: 1 })
  } else {
    shown.animate(quarterTurns(-180, 0, 'in'), { ...timing, duration: TURN })
    end = hidden.animate(quarterTurns(0, 180, 'out'), { ...timing, duration: TURN })
  }
  card.classList.add('turning')
  const rest = () => card.classList.remove('turning')
  end.finished.then(rest, rest)
}

/** One face comes into sight when the other goes: both are exactly sideways then. */
function quarterTurns(from: number, to: number, which: 'in' | 'out'): Keyframe[] {
  const turned = (degrees: number) => `perspective(60rem) rotateY(${degrees}deg)`
  const [first, second] = which === 'in' ? [0, 1] : [1, 0]
  const middle = turned((from + to) / 2)
  return [
    { transform: turned(from), opacity: first },
    { transform: middle, opacity: first, offset: 0.5 },
    { transform: middle, opacity: second, offset: 0.5 },
    { transform: turned(to), opacity: second },
  ]
}

/** Let something come from there. If it is still on its way from an earlier move, it goes on from where it is. */
function fly(thing: HTMLElement, from: Place, delay = 0): void {
  if (calm()) return
  land(thing)
  const away = offset(thing, placeOf(thing), from)
  if (!away) return
  thing.animate([{ transform: away }, { transform: 'none' }], { id: 'flight', duration: FLIGHT, delay, easing: DRIFT, fill: 'backwards' })
}

function fromStack(card: HTMLElement, from: Place, stack: Place, index: number): void {
  land(card)
  const to = placeOf(card)
  const side = (index % 2 ? 0.34 : -0.34) * stack.width
  const tilt = ((index * 5) % 7) - 3
  const spot = (x: number): Place => ({ ...stack, x: stack.x + x, turn: tilt })
  const start = GATHER + SHUFFLE + index * BETWEEN_FLIGHTS
  const whole = start + FLIGHT
  const steps: [number, Place][] = [
    [0, from],
    [GATHER, spot(0)],
    [GATHER + SHUFFLE * 0.25, spot(side)],
    [GATHER + SHUFFLE * 0.5, spot(0)],
    [GATHER + SHUFFLE * 0.75, spot(-side)],
    [GATHER + SHUFFLE, spot(0)],
    [start, spot(0)],
  ]
  card.animate(
    [
      ...steps.map(([at, place]) => ({ offset: at / whole, transform: offset(card, to, place) ?? 'none', easing: at === start ? DRIFT : 'ease-in-out' })),
      { offset: 1, transform: 'none' },
    ],
    { id: 'flight', duration: whole, fill: 'backwards' },
  )
}

/** End what moves it, so that its place is where it belongs. */
function land(thing: HTMLElement): void {
  for (const flight of thing.getAnimations()) if (flight.id === 'flight') flight.cancel()
}

/** What puts it where something else was, in its own turned plane; null if it is there. */
function offset(thing: HTMLElement, to: Place, from: Place): string | null {
  if (!to.width || !thing.isConnected) return null
  const drawn = to.width / thing.offsetWidth // where all around it is drawn smaller
  const [dx, dy] = [(from.x - to.x) / drawn, (from.y - to.y) / drawn]
  const scale = from.width / to.width
  const turn = from.turn - to.turn
  if (Math.hypot(dx, dy) < 1 && Math.abs(scale - 1) < 0.01 && Math.abs(turn) < 0.1) return null
  const angle = (-to.turn * Math.PI) / 180
  const x = dx * Math.cos(angle) - dy * Math.sin(angle)
  const y = dx * Math.sin(angle) + dy * Math.cos(angle)
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`
}

/** A box around something that is turned is larger than it; both have the same middle. */
function placeOf(thing: HTMLElement): Place {
  const box = thing.getBoundingClientRect()
  const turn = parseFloat(getComputedStyle(thing).rotate) || 0
  const angle = (Math.abs(turn) * Math.PI) / 180
  const around = thing.offsetWidth * Math.cos(angle) + thing.offsetHeight * Math.sin(angle)
  const scale = around ? box.width / around : 1
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: thing.offsetWidth * scale, turn }
}

function thingsIn(node: Element): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>('[data-card], [data-back]')]
}

function nameOf({ dataset }: HTMLElement): string {
  if (dataset['card'] !== undefined) return `card ${dataset['card']}`
  return dataset['back'] === undefined ? STACK : `back ${dataset['back']}`
}
