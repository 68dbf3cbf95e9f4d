/** Makes sounds beside the page, in a worker, so that no picture waits for one. */

import { render } from './render'
import type { Piece } from './score'

type Order = { readonly id: number; readonly piece: Piece; readonly rate: number; readonly take: number }

onmessage = ({ data: { id, piece, rate, take } }: MessageEvent<Order>) => {
  const samples = render(piece, rate, take)
  postMessage({ id, samples }, { transfer: samples.map(({ buffer }) => buffer as ArrayBuffer) })
}
