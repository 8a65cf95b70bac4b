/* What is wrong with the screen that is shown. Runs in the page, so it stands alone: no import, nothing outside of it. */

export type FaultKind =
  | 'unreachable'
  | 'covered'
  | 'small text'
  | 'cut text'
  | 'text over text'
  | 'too wide'
  | 'card over its subject'
  | 'small board'

export interface Fault {
  readonly kind: FaultKind
  readonly what: string
}

export function faultsOnScreen(): Fault[] {
  /** Of what is read on a panel, and of what is drawn on a board at its smallest. */
  const [LEAST, LEAST_DRAWN, LEAST_SENTENCE] = [12, 11, 8.5]
  /** Rounding, shadows and the slant of a letter. */
  const SLACK = 3
  const faults: Fault[] = []
  const told = new Set<string>()
  const report = (kind: FaultKind, what: string): void => {
    if (!told.has(kind + what)) faults.push({ kind, what })
    told.add(kind + what)
  }
  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  const width = (box: Box): number => box.right - box.left
  const height = (box: Box): number => box.bottom - box.top
  const shared = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isEmpty = (box: Box): boolean => width(box) <= 0 || height(box) <= 0
  const STRIP = 12
  const isStrip = (left: number, whole: number): boolean => left < STRIP && left < whole / 2
  const contains = (a: Box, b: Box): boolean =>
    a.left <= b.left + SLACK && a.top <= b.top + SLACK && a.right >= b.right - SLACK && a.bottom >= b.bottom - SLACK
  const inWords = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const at = element
      .closest('[class*="svelte-"], [class]')
      ?.getAttribute('class')
      ?.replaceAll(/ ?svelte-\w+/g, '')
    return `${element.tagName.toLowerCase()}.${at ?? ''} "${words.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`
  }
  const window: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const root: Element = modal ?? document.body

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, .skip, [inert]')

  /** What is left of a box inside everything that clips it; and whether what is lost can be scrolled to. */
  function seen(element: Element, box: Box): { box: Box; visible: Box; isReachable: boolean } {
    let now = box
    let visible = box
    let isReachable = true
    const cut = (clip: Box, scrollsX: boolean, scrollsY: boolean): void => {
      visible = shared(visible, clip)
      const inside = shared(now, clip)
      const lostX = width(now) - Math.max(0, width(inside)) > SLACK
      const lostY = height(now) - Math.max(0, height(inside)) > SLACK
      if ((lostX && !scrollsX) || (lostY && !scrollsY)) isReachable = false
      // Once scrolled to, it stands inside: what lies around clips it there.
      now = {
        left: lostX && scrollsX ? clip.left : inside.left,
        right: lostX && scrollsX ? Math.min(clip.right, clip.left + width(now)) : inside.right,
        top: lostY && scrollsY ? clip.top : inside.top,
        bottom: lostY && scrollsY ? Math.min(clip.bottom, clip.top + height(now)) : inside.bottom,
      }
    }
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.position === 'fixed' || at === modal) break
      const parent = at.parentElement
      if (!parent || parent === document.body || parent === document.documentElement) continue
      const clips = getComputedStyle(parent)
      if (
        parent instanceof SVGElement
          ? clips.overflow === 'visible' || parent.tagName !== 'svg'
          : clips.overflowX === 'visible'
      )
        continue
      const scrolls = (how: string): boolean => how === 'auto' || how === 'scroll'
      cut(parent.getBoundingClientRect(), scrolls(clips.overflowX), scrolls(clips.overflowY))
    }
    const page = document.documentElement
    const isHeld = getComputedStyle(page).overflowY === 'hidden'
    cut(window, false, !isHeld && page.scrollHeight > page.clientHeight + 1 && !modal)
    return { box: now, visible, isReachable }
  }

  if (document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
    report('too wide', `${document.documentElement.scrollWidth} of ${document.documentElement.clientWidth}`)

  // Whatever can be pressed.
  for (const control of root.querySelectorAll('button, a[href], input, select, textarea, [role=button]')) {
    if (!isShown(control)) continue
    const box = control.getBoundingClientRect()
    if (width(box) < 2 || height(box) < 2) continue
    const { box: part, visible, isReachable } = seen(control, box)
    // A hexagon or a region may reach over the edge of the drawing by its outline.
    const enough = width(part) > 0.9 * width(box) && height(part) > 0.9 * height(box)
    if (!isReachable && !enough) {
      report('unreachable', inWords(control))
      continue
    }
    if (isEmpty(visible) || getComputedStyle(control).pointerEvents === 'none') continue
    // Of what is scrolled out of sight a strip may be left, in which a region without corners has no point of its own.
    if (isStrip(width(visible), width(box)) || isStrip(height(visible), height(box))) continue
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap(x => [0.1, 0.3, 0.5, 0.7, 0.9].map(y => [x, y] as const))
    const isHit = points.some(([x, y]) => {
      const hit = document.elementFromPoint(visible.left + x * width(visible), visible.top + y * height(visible))
      return hit !== null && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))
    })
    if (!isHit) report('covered', inWords(control))
  }

  // Whatever can be read.
  interface Reading {
    readonly words: string
    readonly element: Element
    readonly box: Box
  }
  const readings: Reading[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (
      words === '' ||
      !element ||
      !isShown(element) ||
      element.closest('option, script, style, title, desc, defs, noscript')
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const drawing = element instanceof SVGGraphicsElement ? element : element.closest('foreignObject')?.closest('svg')
    const isDrawn = drawing !== null && drawing !== undefined
    const matrix = isDrawn ? drawing.getScreenCTM() : null
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : (Reflect.get(element, 'currentCSSZoom') ?? 1)
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
    // A card shows its sentences as large as it can, and opens to one that is read with ease.
    const least = element.closest('[data-opens]') ? LEAST_SENTENCE : isDrawn ? LEAST_DRAWN : LEAST
    const lines = [...range.getClientRects()]
    const parts = lines.map(line => {
      // The line's box is taller than its letters.
      const trim = height(line) * 0.18
      return seen(element, { left: line.left, right: line.right, top: line.top + trim, bottom: line.bottom - trim })
    })
    if (size < least - 0.05 && parts.length > 0) report('small text', `${size.toFixed(1)} px ${inWords(element)}`)
    if (parts.some(({ isReachable }) => !isReachable)) report('cut text', inWords(element))
    for (const { visible } of parts)
      if (width(visible) > 1 && height(visible) > 1) readings.push({ words, element, box: visible })
  }

  /** Painted over what lies below: its own ground hides it. */
  function hasGround(element: Element, until: Element, box: Box): boolean {
    for (let at: Element | null = element; at && at !== until; at = at.parentElement) {
      if (at instanceof HTMLElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at)
        const isFilled = backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor)
        if (isFilled && Number(opacity) > 0 && contains(at.getBoundingClientRect(), box)) return true
      }
      const before = at instanceof SVGElement && at.parentElement ? [...at.parentElement.children] : []
      for (const shape of before.slice(0, before.indexOf(at))) {
        if (!(shape instanceof SVGGraphicsElement)) continue
        const { fill, fillOpacity, opacity } = getComputedStyle(shape)
        const isFilled =
          shape.tagName === 'g' ||
          shape.tagName === 'use' ||
          (fill !== 'none' && Number(fillOpacity) * Number(opacity) > 0.7)
        if (isFilled && contains(shape.getBoundingClientRect(), box)) return true
      }
    }
    return false
  }
  const byHeight = readings.toSorted((a, b) => a.box.top - b.box.top)
  byHeight.forEach((a, i) => {
    for (const b of byHeight.slice(i + 1)) {
      if (b.box.top > a.box.bottom) break
      const both = shared(a.box, b.box)
      if (a.element === b.element || width(both) < SLACK || height(both) < SLACK) continue
      let around: Element = a.element
      while (!around.contains(b.element) && around.parentElement) around = around.parentElement
      if (hasGround(a.element, around, both) || hasGround(b.element, around, both)) continue
      report(
        'text over text',
        `"${a.words.slice(0, 30)}" and "${b.words.slice(0, 30)}" in ${inWords(around).slice(0, 40)}`,
      )
    }
  })

  return faults
}

/** How much of the screen the board has: the largest drawing, or else the place for it. Runs in the page. */
export function boardShare(): number {
  const board = document.querySelector('[data-game] .board')
  if (!board) return 0
  const areas = [...board.querySelectorAll('svg, .board > *')].map(drawn => {
    const { width, height } = drawn.getBoundingClientRect()
    return width * height
  })
  return Math.max(0, ...areas) / (innerWidth * innerHeight)
}
