import skull from 'glyph:death-skull'
import giant from 'glyph:giant'
import sun from 'glyph:heraldic-sun'
import orc from 'glyph:orc-head'
import triton from 'glyph:triton-head'
import troll from 'glyph:troll'
import wizard from 'glyph:wizard-face'
import elf from 'glyph:woman-elf-face'
import { drawingRandom } from '../../../web/pieces/coast.ts'
import type { GameCover } from '../../../web/pieces/cover.ts'
import { banner, glyph, INK, ridge, token } from '../../../web/pieces/scenery.ts'

export const cover: GameCover = {
  minutes: 60,
  weight: 2,
  accent: '#b93a2b',
  deep: '#8f2519',
  sigil: orc,
  thumbnail: '8 150 224 196',
  scene,
}

function scene(): string {
  const random = drawingRandom(12)
  const grove = Array.from({ length: 15 }, (_, i) => {
    const x = 6 + i * 16 + random() * 8
    const y = 222 + random() * 16
    return `<use href="#land-${random() < 0.4 ? 'pine' : 'tree'}" x="${x.toFixed(0)}" y="${y.toFixed(0)}"/>`
  }).join('')
  return [
    `<rect width="240" height="345" fill="#a8d4d3"/><circle cx="172" cy="92" r="46" fill="#f5d77c"/>${glyph(sun, 172, 92, 108, '#e3a52c')}`,
    '<path d="M18 116q4-16 20-12 8-14 24-4 16-2 16 14-2 8-12 8H28q-12 0-10-6Z" fill="#f7fbf2" stroke="#2a1b12" stroke-opacity=".35"/>',
    ridge(4, 190, 16, '#cdbb68', INK) + ridge(9, 212, 18, '#8fb566', INK) + grove,
    banner(30, 236, 4, giant, 74, 32) + banner(84, 226, 2, skull, 80, 34),
    banner(150, 236, 5, troll, 74, 32) + banner(196, 250, 3, wizard, 70, 32),
    ridge(21, 256, 12, '#edcf7c', INK),
    '<path transform="translate(0 6)" d="M0 300Q60 270 240 296M0 316Q80 288 240 314M0 332Q90 306 240 332" fill="none" stroke="#b8862b" stroke-width="1.6" opacity=".7"/>',
    token(58, 288, 1, orc, 4, 58) + token(128, 300, 4, triton, 2, 48, false) + token(192, 292, 6, elf, 3, 52),
  ].join('')
}
