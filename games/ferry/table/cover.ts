import anchor from 'glyph:anchor'
import type { GameCover } from '../../../web/pieces/cover.ts'
import { INK, ridge } from '../../../web/pieces/scenery.ts'

export const cover: GameCover = {
  minutes: 10,
  weight: 1,
  accent: '#2f6f7d',
  deep: '#1d4650',
  sigil: anchor,
  thumbnail: '8 110 224 196',
  scene,
}

function scene(): string {
  const box = (x: number, y: number, size: number, weight: number): string =>
    `<g transform="translate(${x} ${y})"><rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="4" fill="#c98f4e" ${INK}/><path d="M${-size / 2} ${-size / 2}L${size / 2} ${size / 2}M${size / 2} ${-size / 2}L${-size / 2} ${size / 2}" stroke="#8a5a2a" stroke-width="4"/><circle r="${size * 0.26}" fill="#fffaec" ${INK}/><text y="${size * 0.13}" text-anchor="middle" font-size="${size * 0.38}" font-weight="800" fill="#2a1b12">${weight}</text></g>`
  const waves = [0, 1, 2, 3]
    .map(
      row =>
        `<path d="M-10 ${262 + row * 22}q15-8 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0" fill="none" stroke="#e8f4f0" stroke-width="2" opacity=".6"/>`,
    )
    .join('')
  return [
    '<rect width="240" height="345" fill="#f0d9a6"/><circle cx="120" cy="112" r="44" fill="#e98f4b"/>',
    ridge(3, 152, 12, '#9aa671', INK) + ridge(8, 176, 8, '#7c8c55', INK),
    '<path d="M0 190H240V345H0Z" fill="#5f9aa6"/>',
    '<path d="M120 214V96" stroke="#3a2412" stroke-width="5"/><path d="M124 100C168 116 178 150 176 186H124Z" fill="#fbf3dc" stroke="#2a1b12" stroke-width="1.6"/>',
    `<path d="M26 226H214L196 254H44Z" fill="#a8743c" ${INK}/><path d="M26 226H214" stroke="#4a2c12" stroke-width="6" stroke-linecap="round"/>`,
    box(70, 204, 40, 2) + box(112, 200, 46, 4) + box(160, 206, 36, 1) + box(92, 164, 34, 1),
    waves,
    box(196, 308, 52, 6),
  ].join('')
}
