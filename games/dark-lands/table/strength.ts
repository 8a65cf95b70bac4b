import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Cell } from '../content/boards.ts'
import type { Card } from '../content/deck.ts'
import type { DarkLandsPosition } from '../position.ts'
import { strengthOf, sumOf, supportersOf } from '../queries.ts'
import type { TableText } from './text.ts'

/** A part of the total, as CostSum shows it; support comes with the Troop that gives it. */
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

/** Beyond `most` neighbours, their support is one figure. */
export function strengthSum(
  view: DarkLandsPosition,
  seat: Seat,
  card: Card,
  cell: Cell,
  t: TableText,
  most: number,
): StrengthSum {
  const strength = strengthOf(view, seat, card, cell)
  const helping = supportersOf(view, seat, cell)
  const support: Term[] =
    helping.length > most
      ? [{ n: strength.support, label: t.support }]
      : helping.map(({ cell: near, n }) => {
          const troop = elementAt(view.troops, near)
          return { n, label: t.names.cards[t.idOf(troop)], troop }
        })
  const extra = (['charge', 'portal', 'alliance', 'claim'] as const)
    .filter(part => strength[part] > 0)
    .map(part => ({ n: strength[part], label: t.parts[part] }))
  return {
    terms: [{ n: strength.attack, label: t.attack }, ...support, ...extra],
    total: sumOf(strength),
    level: elementAt(view.levels, cell),
  }
}
