import crystal from 'glyph:crystal-shine'
import meeple from 'glyph:meeple'
import ore from 'glyph:ore'
import stoneTower from 'glyph:stone-tower'
import wheat from 'glyph:wheat'
import type { GameCover } from '../../../web/pieces/cover.ts'
import type { Colour } from '../../../web/pieces/heraldry.ts'
import { glyph, INK, peaks, ridge } from '../../../web/pieces/scenery.ts'

export const cover: GameCover = {
  minutes: 40,
  weight: 3,
  accent: '#1f6a50',
  deep: '#124536',
  sigil: stoneTower,
  thumbnail: '8 60 224 196',
  scene,
}

function scene(id: string): string {
  const stars = Array.from({ length: 16 * 11 }, (_, i) => {
    const [x, y] = [i % 11, Math.floor(i / 11)]
    return `<path transform="translate(${x * 24 + (y % 2) * 12} ${y * 22})" d="M0-3L1 0 0 3-1 0Z M-3 0L0-1 3 0 0 1Z" fill="#d9b85a" opacity=".5"/>`
  }).join('')
  const army = (x: number, y: number, colour: Colour): string =>
    glyph(meeple, x, y, 36, '#1c0f07') + glyph(meeple, x, y, 31, `var(--seat-${colour})`)
  const gem = (x: number, y: number, colour: string, emblem: string): string =>
    `<path d="M${x} ${y - 24}L${x + 21} ${y - 12}V${y + 12}L${x} ${y + 24}L${x - 21} ${y + 12}V${y - 12}Z" fill="${colour}" stroke="#e8c466" stroke-width="2.5"/>${glyph(emblem, x, y, 28, '#fff6e2')}`
  const jewel = 'M120 72L189 112V210L120 250 51 210V112Z'
  return [
    `<rect width="240" height="345" fill="#154a3b"/>${stars}`,
    `<path d="M120 64L196 108V214L120 258 44 214V108Z" fill="#0d2f27" stroke="#e8c466" stroke-width="5" stroke-linejoin="round"/><path d="${jewel}" fill="#bfe0e0" stroke="#7a5512" stroke-width="1.5"/><clipPath id="${id}-jewel"><path d="${jewel}"/></clipPath>`,
    `<g clip-path="url(#${id}-jewel)">${peaks(5, 176, 46, '#a99a8a', INK)}${ridge(8, 186, 8, '#93b56b', INK)}<path d="M30 214C80 190 110 226 150 206S210 204 220 196V270H30Z" fill="#5ea3b4" ${INK}/><path d="M30 228C80 210 120 236 220 214V270H30Z" fill="#edcf7c" ${INK}/><use href="#land-pine" x="72" y="196"/><use href="#land-tree" x="88" y="200"/><use href="#land-pine" x="172" y="192"/></g>`,
    glyph(stoneTower, 120, 146, 88, '#2a1b12') + glyph(stoneTower, 120, 146, 82, '#f0e2c4'),
    army(74, 228, 1) + army(166, 226, 2) + army(120, 240, 3),
    gem(62, 296, '#3f6ea6', crystal) + gem(120, 306, '#7c7268', ore) + gem(178, 296, '#c9952f', wheat),
  ].join('')
}
