import type { SmallWorld } from '../position.ts'
import { priceOf, tokensWith } from '../rules/offer.ts'
import { badgeNumber, bannerNumber } from '../rules/people.ts'
import { lore } from '../rules/traits.ts'

export interface ComboFigures {
  readonly price: number
  /** Coins lying on it. */
  readonly found: number
  /** What taking it does to the purse. */
  readonly net: number
  /** The numbers on banner and badge, and tokens beyond them. */
  readonly parts: readonly number[]
  readonly tokens: number
}

/** What a combo on offer costs and brings. */
export function comboFigures(p: SmallWorld, place: number): ComboFigures {
  const race = p.offerRaces[place]
  const power = p.offerPowers[place]
  const price = priceOf(place)
  const found = p.offerCoins[place]
  const { raiders } = lore(p).peoples[race][power + 1]
  const printed = [bannerNumber(p, race), badgeNumber(p, power)]
  return {
    price,
    found,
    net: found - price,
    parts: raiders > 0 ? [...printed, raiders] : printed,
    tokens: tokensWith(p, race, power),
  }
}
