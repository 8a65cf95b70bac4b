/** Screen coordinates come in screen pixels; lengths in a style are drawn scaled by this factor. */
export const zoomOf = (element: Element): number => ('currentCSSZoom' in element ? element.currentCSSZoom : 1)
