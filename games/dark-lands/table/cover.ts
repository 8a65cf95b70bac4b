import archer from 'glyph:archer'
import cavalry from 'glyph:cavalry'
import evilTower from 'glyph:evil-tower'
import spears from 'glyph:spears'
import stoneTower from 'glyph:stone-tower'
import torch from 'glyph:torch'
import helm from 'glyph:visored-helm'
import wyvern from 'glyph:wyvern'
import { elementAt } from '../../../kernel/list.ts'
import { drawingRandom } from '../../../web/pieces/coast.ts'
import type { GameCover } from '../../../web/pieces/cover.ts'
import { glyph, peaks, ridge } from '../../../web/pieces/scenery.ts'

export const cover: GameCover = {
  minutes: 60,
  weight: 2,
  accent: '#7a4522',
  deep: '#2b1d1a',
  sigil: evilTower,
  thumbnail: '8 96 224 196',
  scene,
}

function scene(): string {
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
      ? glyph(elementAt(troops, (column + row) % 5), x, y, 28, '#3a1d10')
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
