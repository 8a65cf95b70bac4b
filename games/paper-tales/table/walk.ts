import type { Attachment } from 'svelte/attachments'
import { isArrow, neighbourOf } from '../../../web/table/arrows.ts'

/** Arrow keys go to the nearest card or spot in that direction, from the stage to the hand and back. */
export const walk: Attachment<HTMLElement> = element => {
  const stop = new AbortController()
  const pressed = (event: KeyboardEvent) => {
    const { key, target } = event
    if (!isArrow(key) || !(target instanceof HTMLElement) || !target.matches('[data-card], [data-spot]')) return
    event.preventDefault()
    neighbourOf(target, key, document.querySelectorAll<HTMLElement>('[data-card], button[data-spot]'), 3)?.focus()
  }
  element.addEventListener('keydown', pressed, { signal: stop.signal })
  return () => stop.abort()
}
