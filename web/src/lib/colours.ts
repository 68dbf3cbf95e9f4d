/** The twelve rabbits. Each colour has a sign of its own, so that colour is never the only cue. */

import type { Colour } from './protocol'

export type Coat = {
  readonly fur: string
  readonly mark: string
  /** a path in a box from -8 to 8 */
  readonly sign: string
}

export const COATS: Readonly<Record<Colour, Coat>> = {
  pink: { fur: '#f291b5', mark: '#5c1033', sign: 'M0 7C-9 0-7-7-3.5-7-1.5-7 0-5 0-3.6 0-5 1.5-7 3.5-7 7-7 9 0 0 7Z' },
  purple: { fur: '#8e5bc4', mark: '#fff', sign: 'M0-8 2.3-2.7 8-2.2 3.7 1.6 5 7.2 0 4.2-5 7.2-3.7 1.6-8-2.2-2.3-2.7Z' },
  green: { fur: '#3f9d5a', mark: '#fff', sign: 'M0-7 8 7H-8Z' },
  blue: { fur: '#3d7edb', mark: '#fff', sign: 'M0-8C4-2 6 0 6 3A6 5 0 0 1-6 3C-6 0-4-2 0-8Z' },
  orange: { fur: '#ef8a2e', mark: '#4d2500', sign: 'M7 0A7 7 0 1 1-7 0 7 7 0 1 1 7 0Z' },
  red: { fur: '#d23b3b', mark: '#fff', sign: 'M0-8 7 0 0 8-7 0Z' },
  yellow: { fur: '#f2cc3a', mark: '#4f3d00', sign: 'M3-7.5A7.5 7.5 0 1 0 3 7.5 9 9 0 0 1 3-7.5Z' },
  turquoise: { fur: '#33b8b4', mark: '#04393a', sign: 'M-4-7H4L8 0 4 7H-4L-8 0Z' },
  brown: { fur: '#8a5a35', mark: '#fff', sign: 'M-6.5-6.5H6.5V6.5H-6.5Z' },
  white: { fur: '#fbf7ee', mark: '#3d4468', sign: 'M7.5 0A7.5 7.5 0 1 1-7.5 0 7.5 7.5 0 1 1 7.5 0ZM3.2 0A3.2 3.2 0 1 0-3.2 0 3.2 3.2 0 1 0 3.2 0Z' },
  grey: { fur: '#9aa0ad', mark: '#1d2233', sign: 'M-2.6-8H2.6V-2.6H8V2.6H2.6V8H-2.6V2.6H-8V-2.6H-2.6Z' },
  black: { fur: '#33363f', mark: '#fff', sign: 'M2-8-6 1H-1L-2 8 6-1.5H1Z' },
}

export const COLOURS = Object.keys(COATS) as Colour[]
