import type { Emit } from '../../../kernel/game.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { BASE_INCOME } from '../content/figures.ts'
import type { Kingdom, PaperTalesEvent, PaperTalesPosition } from '../position.ts'
import { activeIn } from './abilities.ts'
import { gainGold, INCOME } from './ledger.ts'
import { lichTithe } from './lich.ts'
import { amountOf, type Tally, tallyOf } from './measure.ts'

/** The gold of the Income phase, as the kingdom stands now (PT-INC-1, PT-INC-2). */
export function incomeOf(k: Kingdom, tally: Tally): number {
  let gold = BASE_INCOME
  const active = activeIn(k, 'income')
  for (let i = 0; i < active.length; i++) {
    const { effect, spot } = active[i]
    if (effect.type === 'gainGold') gold += amountOf(k, spot, effect, tally)
  }
  return gold
}

export function collectIncome(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  emit?.({ kind: 'phase', phase: 'income' })
  for (const seat of seatsOf(p.seats)) {
    const k = p.kingdoms[seat]
    const tally = tallyOf(k)
    gainGold(p, seat, INCOME, BASE_INCOME, emit)
    const active = activeIn(k, 'income')
    for (let i = 0; i < active.length; i++) {
      const { effect, spot, source } = active[i]
      if (effect.type === 'gainGold') gainGold(p, seat, source, amountOf(k, spot, effect, tally), emit)
    }
  }
  if (p.seats === 1) lichTithe(p, emit)
}
