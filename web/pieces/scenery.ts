import { elementAt } from '../../kernel/list.ts'
import { drawingRandom } from './coast.ts'
import type { Colour } from './heraldry.ts'

/* The elements that covers are drawn from: the inside of an SVG of 240 by 345. */

/** The window through which they are seen. */
export const ARCH = 'M0 340V118C0 58 52 22 120 0C188 22 240 58 240 118V340Z'

/** The stroke of every drawing. */
export const INK = 'stroke="#2a1b12" stroke-width="1.6"'

export const glyph = (path: string, x: number, y: number, size: number, fill: string, extra = ''): string =>
  `<path d="${path}" fill="${fill}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${(size / 512).toFixed(4)})" ${extra}/>`

export function ridge(seed: number, base: number, amplitude: number, fill: string, extra = ''): string {
  const random = drawingRandom(seed)
  const points = Array.from({ length: 14 }, (_, i): readonly [x: number, y: number] => [
    -10 + i * 20,
    base + (random() - 0.5) * 2 * amplitude,
  ])
  const [startX, startY] = elementAt(points, 0)
  let d = `M-10 345L${startX} ${startY.toFixed(0)}`
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = elementAt(points, i)
    const [nextX, nextY] = elementAt(points, i + 1)
    d += `Q${x} ${y.toFixed(0)} ${(x + nextX) / 2} ${((y + nextY) / 2).toFixed(0)}`
  }
  return `<path d="${d}L270 345Z" fill="${fill}" ${extra}/>`
}

export function peaks(seed: number, base: number, amplitude: number, fill: string, extra = ''): string {
  const random = drawingRandom(seed)
  let d = 'M-20 345'
  let x = -20
  while (x < 265) {
    const width = 26 + random() * 34
    const height = amplitude * (0.5 + random())
    d += `L${x.toFixed(0)} ${(base + random() * 6).toFixed(0)}L${(x + width / 2).toFixed(0)} ${(base - height).toFixed(0)}`
    x += width
  }
  return `<path d="${d}L280 345Z" fill="${fill}" stroke-linejoin="round" ${extra}/>`
}

export function banner(x: number, y: number, colour: Colour, emblem: string, height: number, size: number): string {
  const cloth = `M-1-${height - 2}H${size}V-${height - size - 6}L${size / 2}-${height - size + 2}L-1-${height - size - 6}Z`
  return `<g transform="translate(${x} ${y})"><path d="M0 0V-${height}" stroke="#3a2412" stroke-width="3.2" stroke-linecap="round"/><path d="${cloth}" fill="var(--seat-${colour})" ${INK}/><path d="${cloth}" fill="url(#seat-pattern-${colour})"/>${glyph(emblem, size / 2, -height + size / 2 + 1, size * 0.78, `var(--seat-${colour}-on)`)}<circle cy="-${height}" r="3" fill="#e8c466" stroke="#3a2412"/></g>`
}

export function token(
  x: number,
  y: number,
  colour: Colour,
  emblem: string,
  n: number,
  size: number,
  badge = true,
): string {
  const half = size / 2
  const corner = size * 0.17
  const square = (dx: number, dy: number, fill: string, extra: string): string =>
    `<rect x="${-half + dx}" y="${-half + dy}" width="${size}" height="${size}" rx="${corner}" fill="${fill}" ${extra}/>`
  const under = Array.from({ length: n - 1 }, (_, i) => (n - 1 - i) * 2.6)
    .map(d => square(-d, d, `var(--seat-${colour}-deep)`, 'stroke="#1c0f07" stroke-width="1.1"'))
    .join('')
  const count = `<g transform="translate(${half - 2} ${half - 2})"><circle r="${size * 0.25}" fill="#fffaec" stroke="#1c0f07" stroke-width="1.4"/><text y="${size * 0.125}" text-anchor="middle" font-size="${size * 0.37}" font-weight="800" fill="#2a1b12">${n}</text></g>`
  const rim = `<rect x="${-half + 2.6}" y="${-half + 2.6}" width="${size - 5.2}" height="${size - 5.2}" rx="${corner * 0.7}" fill="none" stroke="var(--seat-${colour}-on)" stroke-opacity=".8" stroke-width="1.2"/>`
  return `<g transform="translate(${x} ${y})">${square(1, 3, '#2a1206', 'opacity=".35"')}${under}${square(0, 0, `var(--seat-${colour})`, 'stroke="#1c0f07" stroke-width="1.3"')}${square(0, 0, `url(#seat-pattern-${colour})`, '')}${rim}${glyph(emblem, 0, 0, size * 0.7, `var(--seat-${colour}-on)`)}${badge ? count : ''}</g>`
}
