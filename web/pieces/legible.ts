import type { Attachment } from 'svelte/attachments'

/** Labels on a drawn board never get smaller than this on the screen, however small the board. */
const LEAST = 11.1

/** Sets `--least` on a drawing: the smallest letter in its own units, for `font-size: max(13px, var(--least, 0px))`. */
export const legible: Attachment<SVGSVGElement> = drawing => {
  const observer = new ResizeObserver(() => {
    const matrix = drawing.getScreenCTM()
    if (matrix) drawing.style.setProperty('--least', `${LEAST / Math.hypot(matrix.a, matrix.b)}px`)
  })
  observer.observe(drawing)
  return () => observer.disconnect()
}
