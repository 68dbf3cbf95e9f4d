/** How much space a screen has, for what can't be said in a style sheet alone. */

import { MediaQuery } from 'svelte/reactivity'

/** room for names and chat beside the table, for whoever opens them */
export const wide = new MediaQuery('min-width: 64rem')

/** a laptop or more: the hand is a fan, and words are beside the card that is picked. See fan.ts */
export const roomy = new MediaQuery('(min-width: 60rem) and (min-height: 34rem) and (min-aspect-ratio: 6/5)')

/** a phone held upright */
export const narrow = new MediaQuery('max-width: 40rem')

/** room for the score track above the cards */
export const high = new MediaQuery('(min-width: 40rem) and (min-height: 60rem)')

/** a phone held sideways, or a small window with large letters: words stand beside the cards. See Play.svelte */
export const sideways = new MediaQuery('(max-height: 30rem) and (min-width: 34rem)')

/** something finer than a finger, which can't swipe */
export const pointer = new MediaQuery('pointer: fine')
