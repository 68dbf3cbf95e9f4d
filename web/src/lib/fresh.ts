/** A control that appears where another was is dead for a moment, lest a second tap hits it. */

export const DEAD_FOR = 800

/** For the control itself, or for whatever holds some. Keys work at once: they hit what has the focus. */
export function fresh(node: Element): () => void {
  node.classList.add('fresh')
  const timer = setTimeout(() => node.classList.remove('fresh'), DEAD_FOR)
  return () => clearTimeout(timer)
}
