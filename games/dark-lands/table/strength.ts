import type { Seat } from '../../../kernel/seat.ts'
import type { Card } from '../cards.ts'
import { BOARD, type Cell } from '../content/boards.ts'
import type { DarkLandsPosition } from '../position.ts'
import { regionSupport, strengthOf, sumOf } from '../rules/strength.ts'
import type { TableText } from './text.ts'

/** A region that supports the capture of another. */
export interface Supporter {
  readonly cell: Cell
  readonly n: number
}

export const supporters = (view: DarkLandsPosition, seat: Seat, target: Cell): readonly Supporter[] =>
  BOARD[view.board].neighbours[target]
    .filter(cell => view.owners[cell] === seat)
    .map(cell => ({ cell, n: regionSupport(view, cell) }))

/** A part of the sum, as CostSum shows it; support comes with the Troop that gives it. */
interface Term {
  readonly n: number
  readonly label: string
  readonly troop?: Card
}

export interface StrengthSum {
  readonly terms: readonly Term[]
  readonly total: number
  readonly level: number
}

/** Beyond `most` neighbours their support is told as one figure. */
export function strengthSum(
  view: DarkLandsPosition,
  seat: Seat,
  card: Card,
  cell: Cell,
  t: TableText,
  most: number,
): StrengthSum {
  const strength = strengthOf(view, seat, card, cell)
  const helping = supporters(view, seat, cell)
  const support: Term[] =
    helping.length > most
      ? [{ n: strength.support, label: t.support }]
      : helping.map(({ cell: near, n }) => ({
          n,
          label: t.names.cards[t.idOf(view.troops[near])],
          troop: view.troops[near],
        }))
  const extra = (['charge', 'portal', 'alliance', 'claim'] as const)
    .filter(part => strength[part] > 0)
    .map(part => ({ n: strength[part], label: t.parts[part] }))
  return {
    terms: [{ n: strength.attack, label: t.attack }, ...support, ...extra],
    total: sumOf(strength),
    level: view.levels[cell],
  }
}
