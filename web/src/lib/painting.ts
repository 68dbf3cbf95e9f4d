/** The painting that the page begins with: its address is in the page itself, before any card is known. See server/previews.py. */

export function firstPainting(): string {
  return document.querySelector('link[rel=preload][as=image]')?.getAttribute('href') ?? ''
}
