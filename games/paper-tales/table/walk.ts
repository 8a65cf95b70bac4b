import type { Attachment } from 'svelte/attachments'

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const centre = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** Arrow keys go to the nearest card or spot in that direction, from the stage to the hand and back. */
export const walk: Attachment<HTMLElement> = element => {
  const stop = new AbortController()
  const pressed = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const { target } = event
    if (!step || !(target instanceof HTMLElement) || !target.matches('[data-card], [data-spot]')) return
    const [x, y] = centre(target)
    const ahead = [...document.querySelectorAll<HTMLElement>('[data-card], button[data-spot]')].flatMap(other => {
      const [ox, oy] = centre(other)
      const along = (ox - x) * step[0] + (oy - y) * step[1]
      const aside = Math.abs((ox - x) * step[1]) + Math.abs((oy - y) * step[0])
      return other !== target && along > 8 && aside < 3 * along ? [{ other, far: along + 2 * aside }] : []
    })
    event.preventDefault()
    if (ahead.length > 0) ahead.reduce((best, next) => (next.far < best.far ? next : best)).other.focus()
  }
  element.addEventListener('keydown', pressed, { signal: stop.signal })
  return () => stop.abort()
}
