import type { Attachment } from 'svelte/attachments'
import { zoomOf } from '../pieces/zoom.ts'
import { preferences } from '../store/preferences.svelte.ts'
import type { TableSession } from './contract.ts'

/** A phone's board may be higher than its place: at every decision, scrolls so that something that glows is visible. */
export const keepInSight =
  (session: TableSession): Attachment<HTMLElement> =>
  place => {
    session.step
    if (session.acting === null) return
    const box = place.getBoundingClientRect()
    const middle = (box.top + box.bottom) / 2
    const away = [...place.querySelectorAll('[data-legal]')].map(target => {
      const { top, bottom } = target.getBoundingClientRect()
      return (top + bottom) / 2 - middle
    })
    const nearest = away.toSorted((a, b) => Math.abs(a) - Math.abs(b)).at(0) ?? 0
    if (Math.abs(nearest) > box.height / 2)
      place.scrollBy({ top: nearest / zoomOf(place), behavior: preferences.still ? 'auto' : 'smooth' })
  }
