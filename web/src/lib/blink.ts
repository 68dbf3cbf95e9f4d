/** Now and then one of the rabbits in sight blinks. One timer for all, so that a still page stays still. */

import { calm } from './me.svelte'

const SHUT = [{ transform: 'none' }, { transform: 'scaleY(0.1)' }, { transform: 'none' }]
const LONG = 190
const EVERY = 1700

const eyes = new Set<Element>()
let ticking: ReturnType<typeof setInterval> | undefined

/** Attach it to a rabbit's eyes. */
export function blinking(pair: Element): () => void {
  eyes.add(pair)
  ticking ??= setInterval(blink, EVERY)
  return () => {
    eyes.delete(pair)
    if (eyes.size) return
    clearInterval(ticking)
    ticking = undefined
  }
}

function blink(): void {
  if (document.hidden || calm()) return
  const one = [...eyes][Math.floor(Math.random() * eyes.size)]
  one?.animate(SHUT, { duration: LONG, easing: 'ease-in-out' })
}
