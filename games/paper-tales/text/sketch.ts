import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { seatsOf, type Viewer } from '../../../kernel/seat.ts'
import { type NameOf, said } from '../../../kernel/words.ts'
import { ROW_OF } from '../content/figures.ts'
import { type Cards, DISCARD, type Kingdom, MOVE, NONE, type PaperTalesPosition, type Stage } from '../position.ts'
import { isNecropolisUp } from '../queries.ts'

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
      ...seatsOf(p.seats).flatMap(seat => {
        const k = elementAt(p.kingdoms, seat)
        const who = `${p.asked.includes(seat) ? '>' : ' '} ${nameOf(seat)}${seat === viewer ? ' *' : ''}`
        return [
          '',
          `${who}: ${kingdomFigures(words, k).join(', ')}`,
          ...kingdomLines(words, p, k).map(line => `    ${line}`),
        ]
      }),
      ...(p.seats === 1 ? lich(words, p) : []),
    ].join('\n')

export const kingdomFigures = (words: SketchWords, k: Kingdom): string[] => [
  words.vp(k.vp),
  words.gold(k.gold),
  `${words.strength} ${k.strength}`,
]

function kingdomLines(words: SketchWords, p: PaperTalesPosition, k: Kingdom): string[] {
  const lines = [
    `${words.top}: ${rowOf(words, k, 'top')}`,
    `${words.bottom}: ${rowOf(words, k, 'bottom')}`,
    builtLine(words, p, k),
    listOf(words, words.artifacts, k.artifacts),
    listOf(words, words.unpaid, k.pending),
    listOf(words, words.packet, k.packet),
    listOf(words, words.hand, k.hand),
    listOf(words, words.kept, k.kept),
    p.stage === 'plan' ? planOf(words, k) : '',
  ]
  return lines.filter(line => line !== '')
}

export function builtLine(words: SketchWords, p: PaperTalesPosition, k: Kingdom): string {
  const built = p.available.filter(building => elementAt(k.buildings, building) > 0)
  const levels = built.map(building => `${words.building(building)} ${k.buildings[building] === 1 ? 'I' : 'II'}`)
  return levels.length > 0 ? `${words.built}: ${levels.join(', ')}` : ''
}

export function rowOf(words: SketchWords, k: Kingdom, row: 'top' | 'bottom'): string {
  const units = k.units.flatMap((card, spot) => {
    const tokens = elementAt(k.age, spot)
    return card === NONE || ROW_OF[spot] !== row ? [] : [words.card(card) + (tokens > 0 ? words.tokens(tokens) : '')]
  })
  return units.length === 0 ? words.empty : units.join(' | ')
}

export function listOf(words: SketchWords, label: string, cards: Cards): string {
  if (cards.length === 0) return ''
  return `${label}: ${cards[0] === HIDDEN ? words.hidden(cards.length) : cards.map(words.card).join(', ')}`
}

export function planOf(words: SketchWords, k: Kingdom): string {
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

/** His points, his armies once they are known, and his crypts. */
export const lichLines = (words: SketchWords, p: PaperTalesPosition): string[] =>
  said(
    words.vp(p.lich.vp) + (isNecropolisUp(p) ? `, ${words.armies(p.lich.left, p.lich.right)}` : ''),
    listOf(words, words.crypts[0], p.lich.leftCrypt),
    listOf(words, words.crypts[1], p.lich.rightCrypt),
  )

function lich(words: SketchWords, p: PaperTalesPosition): string[] {
  const [first = '', ...crypts] = lichLines(words, p)
  return ['', `  ${words.lich}: ${first}`, ...crypts.map(line => `    ${line}`)]
}
