import { HIDDEN } from '../../../kernel/game.ts'
import { seatsOf, type Viewer } from '../../../kernel/seat.ts'
import type { NameOf } from '../../../kernel/words.ts'
import { ROW_OF, SPOTS } from '../content/figures.ts'
import { type Cards, DISCARD, type Kingdom, MOVE, NONE, type PaperTalesPosition, type Stage } from '../position.ts'
import { isNecropolisUp } from '../rules/lich.ts'

/** The words of the drawing; its shape is the same in every language. */
export interface SketchWords {
  card(card: number): string
  building(building: number): string
  round(round: number): string
  readonly stage: Readonly<Record<Stage, string>>
  piles(pile: number, discard: number): string
  readonly available: string
  gold(count: number): string
  vp(count: number): string
  readonly strength: string
  readonly top: string
  readonly bottom: string
  readonly empty: string
  tokens(count: number): string
  readonly built: string
  readonly artifacts: string
  readonly hand: string
  readonly packet: string
  readonly kept: string
  readonly plan: string
  readonly dismissed: string
  readonly moved: string
  readonly unpaid: string
  hidden(count: number): string
  readonly lich: string
  readonly crypts: readonly [string, string]
  armies(left: number, right: number): string
}

export const sketchIn =
  (words: SketchWords) =>
  (p: PaperTalesPosition, viewer: Viewer, nameOf: NameOf): string =>
    [
      `${words.round(p.round)} · ${words.stage[p.stage]} · ${words.piles(p.pileSize, p.discardSize)}`,
      `${words.available}: ${p.available.map(words.building).join(', ')}`,
      ...seatsOf(p.seats).flatMap(seat => [
        '',
        `${p.asked.includes(seat) ? '>' : ' '} ${nameOf(seat)}${seat === viewer ? ' *' : ''}: ${kingdomLine(words, p.kingdoms[seat])}`,
        ...kingdomLines(words, p, p.kingdoms[seat]).map(line => `    ${line}`),
      ]),
      ...(p.seats === 1 ? lichLines(words, p) : []),
    ].join('\n')

const kingdomLine = (words: SketchWords, k: Kingdom): string =>
  `${words.vp(k.vp)}, ${words.gold(k.gold)}, ${words.strength} ${k.strength}`

function kingdomLines(words: SketchWords, p: PaperTalesPosition, k: Kingdom): string[] {
  const built = p.available.filter(building => k.buildings[building] > 0)
  const lines = [
    `${words.top}: ${rowOf(words, k, 'top')}`,
    `${words.bottom}: ${rowOf(words, k, 'bottom')}`,
    built.length > 0
      ? `${words.built}: ${built.map(building => `${words.building(building)} ${k.buildings[building] === 1 ? 'I' : 'II'}`).join(', ')}`
      : '',
    listOf(words, words.artifacts, k.artifacts),
    listOf(words, words.unpaid, k.pending),
    listOf(words, words.packet, k.packet),
    listOf(words, words.hand, k.hand),
    listOf(words, words.kept, k.kept),
    p.stage === 'plan' ? planOf(words, k) : '',
  ]
  return lines.filter(line => line !== '')
}

function rowOf(words: SketchWords, k: Kingdom, row: 'top' | 'bottom'): string {
  const units: string[] = []
  for (let spot = 0; spot < SPOTS; spot++)
    if (ROW_OF[spot] === row && k.units[spot] !== NONE)
      units.push(`${words.card(k.units[spot])}${k.age[spot] > 0 ? words.tokens(k.age[spot]) : ''}`)
  return units.length === 0 ? words.empty : units.join(' | ')
}

function listOf(words: SketchWords, label: string, cards: Cards): string {
  if (cards.length === 0) return ''
  return `${label}: ${cards[0] === HIDDEN ? words.hidden(cards.length) : cards.map(words.card).join(', ')}`
}

function planOf(words: SketchWords, k: Kingdom): string {
  const { plan } = k
  const old = (what: number) => k.units.filter((_, spot) => plan.old[spot] === what)
  const parts = [
    listOf(words, words.dismissed, old(DISCARD)),
    listOf(words, words.moved, old(MOVE)),
    listOf(words, words.top, plan.top),
    listOf(words, words.bottom, plan.bottom),
    listOf(words, words.artifacts, plan.artifacts),
  ].filter(part => part !== '')
  return parts.length === 0 ? '' : `${words.plan}: ${parts.join('; ')}`
}

const lichLines = (words: SketchWords, p: PaperTalesPosition): string[] =>
  [
    '',
    `  ${words.lich}: ${p.lich.vp} ${words.vp}${isNecropolisUp(p) ? `, ${words.armies(p.lich.left, p.lich.right)}` : ''}`,
    ...[p.lich.leftCrypt, p.lich.rightCrypt].map((crypt, side) => {
      const line = listOf(words, words.crypts[side], crypt)
      return line === '' ? '' : `    ${line}`
    }),
  ].filter((line, i) => i === 0 || line !== '')
