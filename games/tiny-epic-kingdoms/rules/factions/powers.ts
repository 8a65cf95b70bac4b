import type { Seat } from '../../../../kernel/seat.ts'
import type { Action } from '../../content/figures.ts'
import { FOOT, type Gait } from '../../content/map.ts'
import { type Resource, WAR_VALUE } from '../../content/resources.ts'
import type { Terrain } from '../../content/terrains.ts'
import type { TekPosition } from '../../position.ts'

/**
 * All that abilities can change, named by the moment when the rules look. A faction's level is a part of this; the
 * rules use the whole, which includes every level reached so far (TEK-FACTION-1).
 */
export interface Powers {
  /** Moving. */
  readonly gait: Gait
  readonly patrolAnywhere: boolean
  readonly patrolBetween: Terrain | null
  readonly patrolAgainAfter: Terrain | null
  /** A second army may patrol in the same action. */
  readonly swarms: boolean
  readonly standsUpFirst: boolean
  readonly questsByWater: boolean
  readonly swaps: boolean
  /** Performed instead of the selected action: `insteadOf[selected]`. */
  readonly insteadOf: Readonly<Partial<Record<Action, Action>>>
  readonly entering: Entering | null

  /** War. */
  readonly discount: number
  readonly discountIn: Terrain | null
  readonly discountInAmount: number
  readonly discountAtWater: number
  /** Against players, and never more than there are others. */
  readonly discountAttacking: number
  readonly discountDefending: number
  readonly discountSingleType: number
  readonly penaltyIn: Terrain | null
  readonly penaltyInAmount: number
  readonly manaValue: number
  readonly foodValue: number
  readonly winsTies: boolean
  readonly raises: boolean
  /** Units the opponent hands over for showing a number against this player's flag. */
  readonly shame: number
  readonly giftToAlly: number
  /** Units for two flags, for each player at the table. */
  readonly giftToSelfPerPlayer: number
  readonly keepsAlliances: boolean
  readonly foodForDefeat: number
  readonly retreatDiscount: number
  readonly carriesHome: boolean
  readonly manaForFallen: number
  readonly unitsForOthersFallen: number
  /** Food for an army raised from the fallen enemy; 0 if there is none. */
  readonly risingPrice: number
  /** Units for a war won, for each other player at the table. */
  readonly spoilsPerRival: number
  /** Units taken from the loser of a war. */
  readonly plunder: number

  /** Building up. */
  readonly buildDiscount: number
  readonly rivalSurcharge: number
  readonly mobiliseDiscount: number
  readonly mobiliseLeast: number
  readonly mobiliseOre: number
  readonly mobiliseBeside: boolean
  readonly mobiliseInRuins: boolean
  /** Exchanges in one trade. */
  readonly exchanges: number
  readonly tradeBonus: number

  /** Collecting. */
  readonly harvest: Harvest | null
  readonly foodAtWater: number
  readonly foodOnWater: number

  /** The end. */
  readonly keepsRuins: boolean
  readonly points: ((p: TekPosition, seat: Seat) => number) | null
}

/** Units for moving into a region: of the region's own type, or one resource in one terrain. */
export type Entering =
  | { readonly kind: 'own-type'; readonly amount: number }
  | { readonly kind: 'terrain'; readonly terrain: Terrain; readonly resource: Resource; readonly amount: number }

/** A bonus when collecting from this many regions of a terrain. */
export interface Harvest {
  readonly terrain: Terrain
  readonly regions: number
  readonly resource: Resource
  readonly amount: number
}

/** The five levels of a faction, the first one first. */
export type Levels = readonly [Partial<Powers>, Partial<Powers>, Partial<Powers>, Partial<Powers>, Partial<Powers>]

export const NO_POWERS: Powers = {
  gait: FOOT,
  patrolAnywhere: false,
  patrolBetween: null,
  patrolAgainAfter: null,
  swarms: false,
  standsUpFirst: false,
  questsByWater: false,
  swaps: false,
  insteadOf: {},
  entering: null,
  discount: 0,
  discountIn: null,
  discountInAmount: 0,
  discountAtWater: 0,
  discountAttacking: 0,
  discountDefending: 0,
  discountSingleType: 0,
  penaltyIn: null,
  penaltyInAmount: 0,
  manaValue: WAR_VALUE.mana,
  foodValue: WAR_VALUE.food,
  winsTies: false,
  raises: false,
  shame: 0,
  giftToAlly: 0,
  giftToSelfPerPlayer: 0,
  keepsAlliances: false,
  foodForDefeat: 0,
  retreatDiscount: 0,
  carriesHome: false,
  manaForFallen: 0,
  unitsForOthersFallen: 0,
  risingPrice: 0,
  spoilsPerRival: 0,
  plunder: 0,
  buildDiscount: 0,
  rivalSurcharge: 0,
  mobiliseDiscount: 0,
  mobiliseLeast: 0,
  mobiliseOre: 0,
  mobiliseBeside: false,
  mobiliseInRuins: false,
  exchanges: 1,
  tradeBonus: 0,
  harvest: null,
  foodAtWater: 0,
  foodOnWater: 0,
  keepsRuins: false,
  points: null,
}
