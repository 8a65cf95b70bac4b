import { clonePosition, type Kingdom, NONE, type PaperTalesPosition } from '../position.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { tallyOf, type Tally } from '../rules/measure.ts'
import { artifactsPrice, unitsPrice, unpaidSpots } from '../rules/payment.ts'
import { carryOut } from '../rules/plan.ts'
import { strengthOf, type Strength } from '../rules/war.ts'

export interface Preview {
  readonly kingdom: Kingdom
  readonly strength: Strength
  readonly tally: Tally
  /** What the plan costs if all of it is paid. */
  readonly price: number
}

/** A kingdom as it would stand if the plan were revealed now and paid in full, by the rules themselves. */
export function previewOf(p: PaperTalesPosition, seat: Seat): Preview {
  const kingdom = clonePosition(p).kingdoms[seat]
  let price = 0
  if (p.stage === 'plan') {
    const { artifacts } = kingdom.plan
    carryOut(kingdom)
    const fresh = unpaidSpots(kingdom)
    price = unitsPrice(kingdom, fresh) + artifactsPrice(kingdom, fresh, artifacts.length)
  }
  const tally = tallyOf(kingdom)
  return { kingdom, strength: strengthOf(kingdom, tally), tally, price }
}

export const isEmpty = (k: Kingdom): boolean => k.units.every(unit => unit === NONE)
