import type { Attachment } from 'svelte/attachments'

/** In this order: the button that goes on, or else whatever glows. */
const NEXT = ['.btn.primary:not([aria-disabled])', '[data-legal]']

function nextIn(desk: HTMLElement): HTMLElement | SVGElement | undefined {
  const found = NEXT.flatMap(selector => [...desk.querySelectorAll<HTMLElement | SVGElement>(selector)])
  return found.find(element => element.tabIndex >= 0 && element.getClientRects().length > 0)
}

/**
 * When a decision ends, the element with the focus disappears. The next decision takes the focus, at once or after the
 * others have played, so that nobody has to tab through the whole table again. Mouse users are left alone.
 */
export const keepKeyboard =
  (mayDecide: () => boolean): Attachment<HTMLElement> =>
  desk => {
    let last: EventTarget | null = null
    let byKeys = false
    /** A key still held down must not press what appeared under it. */
    let handed = false

    function takeUp(): void {
      const isLost = last instanceof Node && !last.isConnected && document.activeElement === document.body
      if (!byKeys || !isLost || !mayDecide()) return
      const next = nextIn(desk)
      next?.focus({ preventScroll: true })
      handed = next !== undefined
    }
    const watcher = new MutationObserver(takeUp)
    watcher.observe(desk, { subtree: true, childList: true, attributeFilter: ['data-legal', 'aria-disabled'] })

    const leaving = new AbortController()
    const { signal } = leaving
    desk.addEventListener('focusin', ({ target }) => (last = target), { signal })
    window.addEventListener('pointerdown', () => (byKeys = false), { signal, capture: true })
    window.addEventListener('keyup', () => (handed = false), { signal, capture: true })
    window.addEventListener(
      'keydown',
      event => {
        byKeys = true
        if (event.repeat && handed) event.preventDefault()
      },
      { signal, capture: true },
    )
    return () => {
      watcher.disconnect()
      leaving.abort()
    }
  }
