/* What a page says, and what of it is cut, sticks out or is covered. */
async () => {
  await document.fonts.ready
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))

  const SLACK = 2 // pixels, for rounding
  const faults = []
  const short = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 60)
  const name = (element) => `${element.localName}.${element.getAttribute('class') ?? ''}`
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const heard = (element) => element.closest('.unseen') !== null
  /** Asked again and again, while nothing on the page changes. */
  const remembered = (ask) => {
    const known = new Map()
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element))
      return known.get(element)
    }
  }
  const styleOf = remembered((element) => {
    const { display, fontSize, overflow, overflowX, overflowY, position, scrollSnapType, zIndex } = getComputedStyle(element)
    return { display, fontSize, overflow, overflowX, overflowY, position, scrollSnapType, zIndex }
  })
  const edgeOf = remembered((element) => element.getBoundingClientRect())
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const within = (inner, outer, slack) =>
    inner.left >= outer.left - slack && inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack

  /* --- what it says ------------------------------------------------------------------ */

  const texts = [document.title]
  const lines = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const said = node.textContent.trim()
    if (!said || parent.closest('script, style, noscript')) continue
    const option = parent.closest('option')
    if (!shown(option ? option.closest('select') : parent)) continue
    if (!parent.closest('body [lang]')) texts.push(said)
    if (option || heard(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) if (box.width) lines.push({ said, parent, box })
  }
  for (const attribute of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      if (shown(element) && !element.closest('body [lang]')) texts.push(element.getAttribute(attribute))
    }
  }

  /* --- what is cut ------------------------------------------------------------------- */

  if (document.documentElement.scrollWidth > innerWidth) {
    faults.push(`is too wide: ${document.documentElement.scrollWidth}`)
  }
  for (const box of document.querySelectorAll('*')) {
    const { overflowX, scrollSnapType } = styleOf(box)
    if (!['auto', 'scroll'].includes(overflowX) || scrollSnapType !== 'none' || !shown(box)) continue
    if (box.scrollWidth > box.clientWidth + SLACK) faults.push(`scrolls sideways: ${name(box)}`)
  }
  for (const { said, parent, box } of lines) {
    if (parent.closest('bdi') && styleOf(parent.closest('bdi')).overflow !== 'visible') continue // a long name
    const tall = 0.2 * parseFloat(styleOf(parent).fontSize)
    const free = { x: false, y: false }
    for (let around = parent; around !== document.documentElement; around = around.parentElement) {
      const { overflowX, overflowY, position } = styleOf(around)
      const edge = edgeOf(around)
      const clips = (overflow) => overflow === 'hidden' || overflow === 'clip'
      const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll'
      const cutX = clips(overflowX) && (box.left < edge.left - SLACK || box.right > edge.right + SLACK)
      const cutY = clips(overflowY) && (box.top < edge.top - tall || box.bottom > edge.bottom + tall)
      if ((cutX && !free.x) || (cutY && !free.y)) faults.push(`is cut by ${name(around)}: ${short(said)}`)
      free.x ||= scrolls(overflowX)
      free.y ||= scrolls(overflowY)
      if (position === 'fixed') break
    }
    if (!free.x && (box.left < -SLACK || box.right > innerWidth + SLACK)) faults.push(`is off the page: ${short(said)}`)
    if (!free.y && box.bottom + scrollY > Math.max(innerHeight, document.documentElement.scrollHeight) + SLACK) {
      faults.push(`is below the page: ${short(said)}`)
    }
    const frame = parent.closest('button, a, label, summary, .tag, .panel, dialog')
    if (frame && styleOf(frame).display !== 'inline' && !free.x && !free.y && !within(box, edgeOf(frame), tall)) {
      faults.push(`sticks out of ${name(frame)}: ${short(said)}`)
    }
  }

  const pen = document.createElement('canvas').getContext('2d')
  const ARROW = 20
  for (const field of document.querySelectorAll('select, input[type=text], textarea')) {
    if (!shown(field)) continue
    const text = field.matches('select') ? (field.selectedOptions[0]?.text ?? '') : field.value ? '' : field.placeholder
    const style = getComputedStyle(field)
    pen.font = style.font
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const wide = pen.measureText(text).width + (field.matches('select') ? ARROW : 0)
    if (wide > room + SLACK) faults.push(`has no room in ${name(field)}: ${text} (${Math.round(wide)} of ${Math.round(room)})`)
  }

  /* --- what is covered --------------------------------------------------------------- */

  /** What is seen of a box, inside everything that clips it. */
  function visible(box, parent) {
    const part = { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
    for (let around = parent; around; around = around.parentElement) {
      if (styleOf(around).overflow === 'visible') continue
      const edge = edgeOf(around)
      part.left = Math.max(part.left, edge.left)
      part.top = Math.max(part.top, edge.top)
      part.right = Math.min(part.right, edge.right)
      part.bottom = Math.min(part.bottom, edge.bottom)
    }
    return part
  }
  /** What scrolls by itself or not at all, or pops up, may lie above the rest. */
  const layer = remembered((element) => {
    for (let around = element; around; around = around.parentElement) {
      const { position, zIndex } = styleOf(around)
      if (['fixed', 'sticky'].includes(position) || (position === 'absolute' && zIndex !== 'auto')) return around
    }
    return null
  })
  const controls = [...document.querySelectorAll('button, a[href], label, select, input, textarea, summary')]
    .filter((thing) => shown(thing) && !heard(thing))
    .map((thing) => ({ thing, box: visible(edgeOf(thing), thing.parentElement), layer: layer(thing) }))
  const words = lines.map(({ parent, box }) => ({ thing: parent, box: visible(box, parent), layer: layer(parent) }))
  const things = [...controls, ...words].filter(({ thing }) => !dialog || dialog.contains(thing))
  things.forEach((one, index) => {
    for (const other of things.slice(index + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (wide <= SLACK || high <= 2 * SLACK || one.layer !== other.layer) continue
      if (one.thing.contains(other.thing) || other.thing.contains(one.thing)) continue
      const card = one.thing.closest('.card')
      if (!card || card !== other.thing.closest('.card')) {
        faults.push(`overlap: ${name(one.thing)} “${short(one.thing.textContent)}”, ${name(other.thing)} “${short(other.thing.textContent)}”`)
      }
    }
  })

  return { texts, faults, language: document.documentElement.lang }
}
