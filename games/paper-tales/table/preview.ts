import type { Seat } from '../../../kernel/seat.ts'
import { clonePosition, type Kingdom, type PaperTalesPosition } from '../position.ts'
import { type Tally, tallyOf } from '../rules/measure.ts'
import { artifactsPrice, unitsPrice, unpaidSpots } from '../rules/payment.ts'
import { carryOut } from '../rules/plan.ts'
import { type Strength, strengthOf } from '../rules/war.ts'

export interface Preview {
  readonly kingdom: Kingdom
  readonly strength: Strength
  readonly tally: Tally
  /** What the plan costs if all of it is paid. */
  readonly price: number
}

/** All know what everybody has in play this round: plans are revealed and paid for. Till then strengths only seem known. */
export const areCardsOpen = ({ stage }: PaperTalesPosition): boolean =>
  stage !== 'recruit' && stage !== 'plan' && stage !== 'pay'

/**
 * A kingdom as it would stand if the plan were revealed now and paid in full, by the rules themselves. A plan that does
 * not fit its rows cannot be revealed: then the kingdom as it is.
 */
export function previewOf(p: PaperTalesPosition, seat: Seat, planFits: boolean): Preview {
  const kingdom = clonePosition(p).kingdoms[seat]
  let price = 0
  if (p.stage === 'plan' && planFits) {
    const { artifacts } = kingdom.plan
    carryOut(kingdom)
    const fresh = unpaidSpots(kingdom)
    price = unitsPrice(kingdom, fresh) + artifactsPrice(kingdom, fresh, artifacts.length)
  }
  const tally = tallyOf(kingdom)
  return { kingdom, strength: strengthOf(kingdom, tally), tally, price }
}
