import type { Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** What a card says about its subject: why something cannot be done, what it costs, what it is. */
export interface Explanation {
  readonly title?: string
  readonly text?: string
  /** The rule or rules behind it, as links to the reader. */
  readonly rule?: string | readonly string[]
  /** Richer content, such as a CostSum. */
  readonly body?: Snippet
}

const OPEN_AFTER = 140
const CLOSE_AFTER = 220
/** On its way to the link in an open card, the pointer may cross other things that explain themselves. */
const ON_THE_WAY = 320

/** One card is open at a time, beside its anchor. */
class HoverCards {
  anchor = $state.raw<Element | null>(null)
  explanation = $state.raw<Explanation | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  open(anchor: Element, explanation: Explanation | null): void {
    clearTimeout(this.timer)
    this.anchor = explanation ? anchor : null
    this.explanation = explanation
  }

  close(anchor?: Element): void {
    if (anchor && anchor !== this.anchor) return
    clearTimeout(this.timer)
    this.anchor = null
    this.explanation = null
  }

  later(what: () => void, after: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(what, after)
  }

  /** Waits a little longer if the open card has a link to reach. */
  get patience(): number {
    return this.explanation?.rule ? ON_THE_WAY : OPEN_AFTER
  }

  stay(): void {
    clearTimeout(this.timer)
  }
}

export const hoverCards = new HoverCards()

/** Where the mouse was last seen: things come under it while it stands still, and nobody asked about them. */
let seen: PointerEvent | undefined
const isStill = (event: PointerEvent): boolean => event.clientX === seen?.clientX && event.clientY === seen.clientY
let isWatching = false
/** Begins with the first card that could open: tests without a page load this file, too. */
function watchTheMouse(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('pointermove', event => {
    seen = event
  })
}

/** A finger that rests this long wants to know, not to act. */
const LONG_PRESS = 450

/**
 * `{@attach explain(() => session.why(move))}`: opens a card on hover, focus, tap and long press. The function is
 * called at that moment; `null` means there is nothing to say. With `acts`, a tap already does something and opens no
 * card.
 */
export function explain(what: () => Explanation | null, acts: () => boolean = () => false): Attachment {
  return element => {
    watchTheMouse()
    const stop = new AbortController()
    const on = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, { signal: stop.signal })
    const isMouse = (event: Event): event is PointerEvent =>
      event instanceof PointerEvent && event.pointerType === 'mouse'
    let isAwaited = false
    for (const move of ['pointerenter', 'pointermove'])
      on(move, event => {
        if (move === 'pointerenter') isAwaited = true
        if (!isAwaited || !isMouse(event) || isStill(event)) return
        isAwaited = false
        hoverCards.later(() => hoverCards.open(element, what()), hoverCards.patience)
      })
    on('pointerleave', event => {
      if (isMouse(event)) hoverCards.later(() => hoverCards.close(element), CLOSE_AFTER)
    })
    let isActing = false
    let isHeld = false
    let press: ReturnType<typeof setTimeout> | undefined
    on('pointerdown', event => {
      clearTimeout(press)
      isHeld = false
      isActing = !isMouse(event) && acts()
      if (!isMouse(event))
        press = setTimeout(() => {
          isHeld = true
          hoverCards.open(element, what())
        }, LONG_PRESS)
    })
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) on(end, () => clearTimeout(press))
    on('click', event => {
      if (isHeld) event.stopPropagation()
      else if (!isActing) hoverCards.open(element, what())
    })
    on('focus', () => {
      if (element.matches(':focus-visible')) hoverCards.open(element, what())
    })
    on('blur', () => hoverCards.later(() => hoverCards.close(element), CLOSE_AFTER))
    return () => {
      stop.abort()
      clearTimeout(press)
      hoverCards.close(element)
    }
  }
}
