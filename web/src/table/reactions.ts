/** The reactions and how they look. */

import type { Reaction } from '../lib/protocol'

export const REACTIONS: readonly { readonly name: Reaction; readonly sign: string }[] = [
  { name: 'clap', sign: '👏' },
  { name: 'heart', sign: '❤️' },
  { name: 'laugh', sign: '😄' },
  { name: 'wow', sign: '😮' },
  { name: 'hmm', sign: '🤔' },
  { name: 'cry', sign: '😢' },
]

export function signOf(reaction: Reaction): string {
  return REACTIONS.find(({ name }) => name === reaction)?.sign ?? ''
}
