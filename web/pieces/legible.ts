import type { Attachment } from 'svelte/attachments'

/** Marks of a drawn board are never smaller than this on the screen, however small the board. */
const LEAST = 11.1

/** Tells a drawing by `--least` how large letters must be in its own units: `font-size: max(13px, var(--least, 0px))`. */
export const legible: Attachment<SVGSVGElement> = drawing => {
  const observer = new ResizeObserver(() => {
    const matrix = drawing.getScreenCTM()
    if (matrix) drawing.style.setProperty('--least', `${LEAST / Math.hypot(matrix.a, matrix.b)}px`)
  })
  observer.observe(drawing)
  return () => observer.disconnect()
}
