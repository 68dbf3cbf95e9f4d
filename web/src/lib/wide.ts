/** Whether there is room for names and chat beside the table. */

import { MediaQuery } from 'svelte/reactivity'

export const wide = new MediaQuery('min-width: 64rem')
