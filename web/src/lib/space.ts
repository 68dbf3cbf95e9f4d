/** How much space a screen has, for what can't be said in a style sheet alone. */

import { MediaQuery } from 'svelte/reactivity'

/** room for names and chat beside the table */
export const wide = new MediaQuery('min-width: 64rem')

/** a phone held sideways, or a small window with large letters: words stand beside the cards. See Play.svelte */
export const sideways = new MediaQuery('(max-height: 30rem) and (min-width: 34rem)')

/** something finer than a finger, which can't swipe */
export const pointer = new MediaQuery('pointer: fine')
