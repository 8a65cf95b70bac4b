/** Places on the screen come in its own pixels; what is written into a style is drawn this much larger. */
export const zoomOf = (element: Element): number => ('currentCSSZoom' in element ? element.currentCSSZoom : 1)
