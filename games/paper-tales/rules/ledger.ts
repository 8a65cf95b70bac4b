import type { Emit } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { BUILDINGS, CARDS } from '../content/cards.ts'
import { LICH_KING, NECROPOLIS } from '../content/solo.ts'
import type { PaperTalesEvent, PaperTalesPosition } from '../position.ts'

/** Where points and gold come from: cards, then buildings, then the rest. In a position a source is its index here. */
export const SOURCES: readonly string[] = [
  ...CARDS.map(card => card.id),
  ...BUILDINGS.map(building => building.id),
  'war',
  'floor',
  'income',
  ...NECROPOLIS.map(card => card.id),
  ...LICH_KING.map(card => card.id),
]

export const buildingSource = (building: number): number => CARDS.length + building
const AFTER_BUILDINGS = CARDS.length + BUILDINGS.length
export const WAR = AFTER_BUILDINGS
/** What a score did not lose because it cannot fall below 0. */
export const FLOOR = AFTER_BUILDINGS + 1
export const INCOME = AFTER_BUILDINGS + 2
export const necropolisSource = (card: number): number => AFTER_BUILDINGS + 3 + card
export const lichSource = (card: number): number => AFTER_BUILDINGS + 3 + NECROPOLIS.length + card

/** Points of one step, as pairs of source and amount. */
export type Gains = number[]

export function addGain(gains: Gains, source: number, amount: number): void {
  if (amount !== 0) gains.push(source, amount)
}

/** All points of one step are summed, applied at once and floored at 0 (PT-RUL-18). Round 0 is the end of the game. */
export function score(
  p: PaperTalesPosition,
  seat: Seat,
  gains: Gains,
  round: number,
  emit: Emit<PaperTalesEvent> | null,
): void {
  if (gains.length === 0) return
  const kingdom = p.kingdoms[seat]
  let total = kingdom.vp
  for (let i = 0; i < gains.length; i += 2) {
    total += gains[i + 1]
    emit?.({ kind: 'vp', seat, source: gains[i], amount: gains[i + 1] })
  }
  if (total < 0) {
    emit?.({ kind: 'vp', seat, source: FLOOR, amount: -total })
    gains.push(FLOOR, -total)
    total = 0
  }
  kingdom.vp = total
  const lines = p.ledger[seat].slice()
  for (let i = 0; i < gains.length; i += 2) enter(lines, gains[i], round, gains[i + 1])
  p.ledger[seat] = lines
}

function enter(lines: number[], source: number, round: number, points: number): void {
  for (let i = 0; i < lines.length; i += 3)
    if (lines[i] === source && lines[i + 1] === round) {
      lines[i + 2] += points
      return
    }
  lines.push(source, round, points)
}

export function gainGold(
  p: PaperTalesPosition,
  seat: Seat,
  source: number,
  amount: number,
  emit: Emit<PaperTalesEvent> | null,
): void {
  if (amount === 0) return
  p.kingdoms[seat].gold += amount
  emit?.({ kind: 'gold', seat, source, amount })
}
