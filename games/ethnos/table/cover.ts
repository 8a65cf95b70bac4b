import wyvern from 'glyph:wyvern'
import type { GameCover } from '../../../web/pieces/cover.ts'
import type { Colour } from '../../../web/pieces/heraldry.ts'
import { glyph, peaks, ridge } from '../../../web/pieces/scenery.ts'

export const cover: GameCover = {
  minutes: 45,
  weight: 2,
  accent: '#3d5a6b',
  deep: '#2b4250',
  sigil: wyvern,
  thumbnail: '8 40 224 196',
  scene,
}

function scene(): string {
  const inks = ['#9aa1a0', '#7f95ad', '#c79a68', '#8a9f74', '#b37a70', '#83708f']
  const flag = (x: number, y: number, colour: Colour): string =>
    `<g transform="translate(${x} ${y})"><path d="M0 0V-34" stroke="#2a1b12" stroke-width="2"/><path d="M0-34H20L14-27 20-20H0Z" fill="var(--seat-${colour})" stroke="#2a1b12"/></g>`
  return [
    '<rect width="240" height="345" fill="#e2dcc6"/><circle cx="120" cy="118" r="64" fill="#f3ecd6" stroke="#b9ab86" stroke-width="1.2"/><circle cx="120" cy="118" r="72" fill="none" stroke="#b9ab86" stroke-dasharray="2 5"/>',
    glyph(wyvern, 118, 112, 104, '#3b3a3d'),
    ...inks.map((ink, i) => peaks(30 + i * 7, 196 + i * 23, 34 - i * 2, ink, 'stroke="#2d2a26" stroke-width="1.3"')),
    flag(40, 246, 1) + flag(92, 268, 3) + flag(170, 258, 6) + flag(206, 296, 4),
    ridge(77, 322, 5, '#3b4d57'),
    '<path d="M-5 330q15-6 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0" fill="none" stroke="#a9c0c2" stroke-width="1.4"/>',
  ].join('')
}
