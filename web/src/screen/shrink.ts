/** Making text as large as a screen across the room allows. */

import type { Attachment } from 'svelte/attachments'

const STEP = 0.93
/** Down to this part of its largest size, text shrinks rather than break a word. */
const WORDS_STAY_WHOLE = 0.4

/** Let what is in a box shrink in steps until it fits. `content` is what to look at anew.
 *
 * With `whole`, words stay in one piece for as long as that can be read across a room.
 */
export function shrink(
  largest: number,
  smallest: number,
  content: unknown,
  whole = false,
): Attachment<HTMLElement> {
  void content
  return (node) => {
    const box = node.parentElement
    if (!box) return
    const fits = () =>
      node.offsetHeight <= box.clientHeight && node.scrollWidth <= Math.min(node.clientWidth, box.clientWidth)
    const fit = () => {
      let size = Math.max(largest, smallest)
      for (;;) {
        node.style.fontSize = `${size}px`
        if (whole) node.style.overflowWrap = size > largest * WORDS_STAY_WHOLE ? 'normal' : 'anywhere'
        if (size <= smallest || fits()) break
        size = Math.max(smallest, size * STEP)
      }
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    observer.observe(node) // what is in it may come later
    return () => observer.disconnect()
  }
}
