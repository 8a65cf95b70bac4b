/** A curling vine for spandrels and margins, as the inside of an SVG. */
export function vine(x: number, y: number, length: number, direction: 1 | -1, colour: string, curls = 5): string {
  const curl = (i: number): string => {
    const t = i / curls
    const at = x + direction * length * t
    const s = 13 * (1 - t * 0.55)
    const up = i % 2 ? 1 : -1
    const stem = `M${at} ${y}q${direction * s * 1.4} ${-up * s * 0.2} ${direction * s * 1.5} ${-up * s * 1.1}t${-direction * s * 0.8} ${-up * s * 0.5} ${direction * s * 0.1} ${up * s * 0.75}`
    const berry = `<circle cx="${(at + direction * s * 0.5).toFixed(1)}" cy="${(y + up * s * 0.55).toFixed(1)}" r="${(s * 0.17).toFixed(1)}" fill="${colour}"/>`
    return `<path d="${stem}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-linecap="round"/>${berry}`
  }
  const stalk = `<path d="M${x} ${y}h${direction * length}" stroke="${colour}" stroke-width="1.4"/>`
  return stalk + Array.from({ length: curls }, (_, i) => curl(i)).join('')
}
