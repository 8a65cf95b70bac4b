import archer from 'glyph:archer'
import cavalry from 'glyph:cavalry'
import crown from 'glyph:crown'
import crystal from 'glyph:crystal-shine'
import skull from 'glyph:death-skull'
import elvenCastle from 'glyph:elven-castle'
import evilTower from 'glyph:evil-tower'
import giant from 'glyph:giant'
import sun from 'glyph:heraldic-sun'
import jester from 'glyph:jester-hat'
import meeple from 'glyph:meeple'
import knight from 'glyph:mounted-knight'
import orc from 'glyph:orc-head'
import ore from 'glyph:ore'
import spears from 'glyph:spears'
import stoneTower from 'glyph:stone-tower'
import torch from 'glyph:torch'
import triton from 'glyph:triton-head'
import troll from 'glyph:troll'
import helm from 'glyph:visored-helm'
import wheat from 'glyph:wheat'
import wizard from 'glyph:wizard-face'
import elf from 'glyph:woman-elf-face'
import wyvern from 'glyph:wyvern'
import { drawingRandom } from '../pieces/coast.ts'
import type { Colour } from '../pieces/heraldry.ts'
import type { CoverId } from './covers.ts'

/* The five cover scenes, as the inside of an SVG of 240 by 345. */

/** The window they are seen through. */
export const ARCH = 'M0 340V118C0 58 52 22 120 0C188 22 240 58 240 118V340Z'

const INK = 'stroke="#2a1b12" stroke-width="1.6"'

const glyph = (path: string, x: number, y: number, size: number, fill: string, extra = ''): string =>
  `<path d="${path}" fill="${fill}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${(size / 512).toFixed(4)})" ${extra}/>`

function ridge(seed: number, base: number, amplitude: number, fill: string, extra = ''): string {
  const random = drawingRandom(seed)
  const points = Array.from({ length: 14 }, (_, i) => [-10 + i * 20, base + (random() - 0.5) * 2 * amplitude])
  let d = `M-10 345L${points[0][0]} ${points[0][1].toFixed(0)}`
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]
    const [nextX, nextY] = points[i + 1]
    d += `Q${x} ${y.toFixed(0)} ${(x + nextX) / 2} ${((y + nextY) / 2).toFixed(0)}`
  }
  return `<path d="${d}L270 345Z" fill="${fill}" ${extra}/>`
}

function peaks(seed: number, base: number, amplitude: number, fill: string, extra = ''): string {
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

function banner(x: number, y: number, colour: Colour, emblem: string, height: number, size: number): string {
  const cloth = `M-1-${height - 2}H${size}V-${height - size - 6}L${size / 2}-${height - size + 2}L-1-${height - size - 6}Z`
  return `<g transform="translate(${x} ${y})"><path d="M0 0V-${height}" stroke="#3a2412" stroke-width="3.2" stroke-linecap="round"/><path d="${cloth}" fill="var(--seat-${colour})" ${INK}/><path d="${cloth}" fill="url(#seat-pattern-${colour})"/>${glyph(emblem, size / 2, -height + size / 2 + 1, size * 0.78, `var(--seat-${colour}-on)`)}<circle cy="-${height}" r="3" fill="#e8c466" stroke="#3a2412"/></g>`
}

function token(x: number, y: number, colour: Colour, emblem: string, n: number, size: number, badge = true): string {
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

function smallWorld(): string {
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

function ethnos(): string {
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

function tinyEpicKingdoms(id: string): string {
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

function darkLands(): string {
  const random = drawingRandom(5)
  const stars = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${(random() * 240).toFixed(0)}" cy="${(random() * 130).toFixed(0)}" r="${(random() * 1.1 + 0.5).toFixed(1)}" fill="#f0dfb4" opacity=".7"/>`,
  ).join('')
  const RADIUS = 27
  const corner = (x: number, y: number, i: number): string => {
    const angle = (Math.PI / 3) * i + Math.PI / 6
    return `${(x + Math.cos(angle) * (RADIUS - 1.5)).toFixed(1)} ${(y + Math.sin(angle) * (RADIUS - 1.5)).toFixed(1)}`
  }
  const troops = [helm, spears, stoneTower, archer, cavalry]
  const freed = new Set(['1,1', '2,1', '2,2', '1,2', '3,2'])
  const hex = (column: number, row: number): string => {
    const x = column * RADIUS * 1.732 + (row % 2 ? RADIUS * 0.866 : 0) + 4
    const y = 250 + row * RADIUS * 1.5
    const level = (column * 7 + row * 5 + 20) % 9
    const free = freed.has(`${column},${row}`)
    const outline = [0, 1, 2, 3, 4, 5].map(i => corner(x, y, i)).join('L')
    const tile = `<path d="M${outline}Z" fill="${free ? '#e9c987' : ['#2c2329', '#332830', '#271f26'][level % 3]}" stroke="#0e0a0c" stroke-width="2"/>`
    const figure = free
      ? glyph(troops[(column + row) % 5], x, y, 28, '#3a1d10')
      : `<text x="${x}" y="${y + 6}" text-anchor="middle" font-size="17" font-weight="800" fill="#8d7768">${level + 3}</text>`
    return tile + figure
  }
  const torchAt = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y - 18}" r="30" fill="#f2a53c" opacity=".28"/><circle cx="${x}" cy="${y - 18}" r="17" fill="#f7c463" opacity=".4"/>${glyph(torch, x, y, 50, '#f8d489')}`
  return [
    '<rect width="240" height="345" fill="#1d1a26"/><path d="M0 96H240V345H0Z" fill="#2b2330"/><path d="M0 140H240V345H0Z" fill="#4a2c30"/><path d="M0 172H240V345H0Z" fill="#7d3f2b"/><path d="M0 196H240V345H0Z" fill="#c06a2c"/><circle cx="120" cy="160" r="74" fill="#d9863a" opacity=".55"/><circle cx="120" cy="160" r="58" fill="#f2b750"/>',
    stars + peaks(14, 214, 30, '#3a2228'),
    glyph(evilTower, 120, 162, 128, '#140f14') + glyph(wyvern, 200, 66, 36, '#7d6f78') + ridge(3, 226, 6, '#1b1518'),
    ...[0, 1, 2, 3].map(row => [-1, 0, 1, 2, 3, 4, 5].map(column => hex(column, row)).join('')),
    torchAt(40, 232) + torchAt(202, 232),
  ].join('')
}

function paperTales(): string {
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

/** `id` keeps clip paths apart when a scene is drawn twice on one page. */
export const SCENES: Readonly<Record<CoverId, (id: string) => string>> = {
  'small-world': smallWorld,
  ethnos,
  'tiny-epic-kingdoms': tinyEpicKingdoms,
  'dark-lands': darkLands,
  'paper-tales': paperTales,
}

/** The part of each scene that a small picture shows. */
export const THUMBNAIL: Readonly<Record<CoverId, string>> = {
  'small-world': '8 150 224 196',
  ethnos: '8 40 224 196',
  'tiny-epic-kingdoms': '8 60 224 196',
  'paper-tales': '8 76 224 196',
  'dark-lands': '8 96 224 196',
}

/** One glyph that stands for the game in lists. */
export const SIGIL: Readonly<Record<CoverId, string>> = {
  'small-world': orc,
  ethnos: wyvern,
  'tiny-epic-kingdoms': stoneTower,
  'paper-tales': jester,
  'dark-lands': evilTower,
}
