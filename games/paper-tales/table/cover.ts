import crown from 'glyph:crown'
import elvenCastle from 'glyph:elven-castle'
import jester from 'glyph:jester-hat'
import knight from 'glyph:mounted-knight'
import type { GameCover } from '../../../web/pieces/cover.ts'
import { glyph, ridge } from '../../../web/pieces/scenery.ts'

export const cover: GameCover = {
  minutes: 30,
  weight: 2,
  accent: '#8c2f3b',
  deep: '#651d28',
  sigil: jester,
  thumbnail: '8 76 224 196',
  scene,
}

function scene(): string {
  const paper = 'stroke="#fffaf0" stroke-width="4" stroke-linejoin="round" filter="url(#soft)"'
  const rays = Array.from(
    { length: 8 },
    (_, i) => `<path transform="rotate(${i * 22.5 - 79} 120 300)" d="M120 300L106 20H134Z" fill="#b3d2d6"/>`,
  ).join('')
  const puppet = (x: number, y: number, emblem: string, size: number, colour: string): string =>
    `<path d="M${x} ${y}V345" stroke="#caa36a" stroke-width="5"/><g filter="url(#soft)">${glyph(emblem, x, y, size + 2, '#fffaf0', 'stroke="#fffaf0" stroke-width="34" stroke-linejoin="round"')}${glyph(emblem, x, y, size, colour)}</g>`
  const curtain = (turn: string): string =>
    `<g transform="${turn}" filter="url(#lift)"><path d="M-4 0H66C62 70 46 140 18 196 22 250 16 300 20 345H-4Z" fill="#8c2330"/><path d="M10 0C12 90 10 150 4 200M26 0C28 80 20 140 10 196M42 0C42 70 32 130 14 190M8 210C12 260 8 310 10 345" fill="none" stroke="#5e1420" stroke-width="3"/><path d="M-4 192L26 186 22 206-4 204Z" fill="#e8c466" stroke="#7a5512"/></g>`
  return [
    `<rect width="240" height="345" fill="#9cc3cc"/>${rays}<g ${paper}><circle cx="120" cy="96" r="34" fill="#f0c65a"/></g>${glyph(crown, 120, 98, 40, '#8a5d14')}`,
    `<g ${paper}><path d="M30 96q6-18 24-12 12-14 26 0 16 0 14 14 0 8-12 8H40q-14 0-10-10Z" fill="#f3efe2"/><path d="M156 132q6-16 20-10 12-12 24 0 14 2 12 12-2 8-12 8h-32q-14 0-12-10Z" fill="#f3efe2"/></g>`,
    ridge(61, 214, 16, '#7d9c8a', paper),
    glyph(elvenCastle, 186, 190, 74, '#fffaf0') + glyph(elvenCastle, 186, 190, 66, '#5b4a63'),
    ridge(64, 240, 12, '#c7a25a', paper),
    puppet(76, 236, knight, 88, '#8c2f3b') + puppet(158, 252, jester, 58, '#3f6f86'),
    ridge(69, 296, 8, '#8c5a3a', paper) + ridge(75, 318, 6, '#5e3a28', paper),
    curtain('') + curtain('translate(240 0) scale(-1 1)'),
    '<path d="M-4-6H244V30Q230 52 216 30 202 56 184 32 168 60 152 32 136 62 120 32 104 62 88 32 72 60 56 32 38 56 24 30 10 52-4 30Z" fill="#a32c38" stroke="#e8c466" stroke-width="2.5" filter="url(#lift)"/>',
  ].join('')
}
