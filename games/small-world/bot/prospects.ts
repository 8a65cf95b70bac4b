import { placesOf, type Weights } from '../../../kernel/judgement.ts'
import { MOST_ROUNDS } from '../content/maps.ts'
import type { Traits } from '../rules/traits.ts'
import type { PeopleFigures } from '../weights/figures.ts'
import { TERMS, type Term } from '../weights/terms.ts'
import type { Realm } from './realm.ts'

/* Coins now, coins this turn will still pay, and a guess at what the peoples on the map will pay until the end. */

const AT = placesOf(TERMS)

/** Figures with derived ones: how many turns of income a race brings in a given number of turns, since it shrinks. */
export interface Outlook {
  readonly f: PeopleFigures
  readonly declined: readonly number[]
  readonly active: readonly number[]
}

const OUTLOOKS = new WeakMap<PeopleFigures, Outlook>()

export function outlookOf(f: PeopleFigures): Outlook {
  let outlook = OUTLOOKS.get(f)
  if (!outlook) {
    const lasting = (keep: number) =>
      Array.from({ length: MOST_ROUNDS + 1 }, (_, turns) => (1 - keep ** turns) / (1 - keep))
    outlook = { f, declined: lasting(f.wear), active: lasting(f.hold) }
    OUTLOOKS.set(f, outlook)
  }
  return outlook
}

/** Coins in the purse and those to come, term by term; `into` holds zeros from `row` on. */
export function tellProspects(realm: Realm, into: Float64Array, row: number, outlook: Outlook): void {
  const { turns, traits } = realm
  into[row + AT.purse] = realm.purse
  if (turns === 0) return
  into[row + AT.declined] = realm.fallen * outlook.declined[turns]
  if (traits === null) into[row + AT.fresh] = turns
  else tellActive(realm, traits, into, row, outlook)
}

/** The better of continuing with the race and declining next turn. */
function tellActive(realm: Realm, traits: Traits, into: Float64Array, row: number, outlook: Outlook): void {
  const { f } = outlook
  const later = realm.turns - 1
  const tokens = realm.hand + realm.reserve + realm.spare
  const growth =
    Math.min(tokens / f.tokensForRegion, f.mostRegions) * (1 + f.conquestCoins * traits.conquestCoins) * later
  const holding = realm.income * outlook.active[later]
  const legacy = realm.land * outlook.declined[later]
  const fresh = Math.max(0, traits.lateDecline ? later : later - 1)
  into[row + AT.income] = realm.income
  into[row + AT.once] = realm.once
  if (holding + growth * f.growthForStaying >= legacy + f.fresh * fresh) {
    into[row + AT.holding] = holding
    into[row + AT.growth] = growth
  } else {
    into[row + AT.legacy] = legacy
    into[row + AT.fresh] = fresh
  }
  into[row + AT.tokens] = realm.hand * (realm.isConquering ? 1 : f.idleToken) * (1 + bonusOf(traits))
  into[row + AT.spare] = realm.spare
  into[row + AT.safety] = realm.safety
}

const BONUSES = new WeakMap<Traits, number>()

/** What a region pays beyond its one coin, on the map's average. */
function bonusOf(traits: Traits): number {
  let bonus = BONUSES.get(traits)
  if (bonus === undefined) {
    bonus = traits.regionCoins.reduce((sum, coins) => sum + coins, 0) / traits.regionCoins.length
    BONUSES.set(traits, bonus)
  }
  return bonus
}

export type PeopleWeights = Weights<Term, PeopleFigures>

/** Weights prepared for weighing many realms. */
export interface Scale {
  readonly weights: PeopleWeights
  readonly points: Float64Array
  readonly outlook: Outlook
}

const SCALES = new WeakMap<PeopleWeights, Scale>()

export function scaleOf(weights: PeopleWeights): Scale {
  let scale = SCALES.get(weights)
  if (!scale) {
    const points = Float64Array.from(TERMS, term => weights.points[term])
    scale = { weights, points, outlook: outlookOf(weights.figures) }
    SCALES.set(weights, scale)
  }
  return scale
}

/** Holds zeros between two weighings. */
const row = new Float64Array(TERMS.length)

/** The total of the prospects. */
export function worthOf(realm: Realm, { points, outlook }: Scale): number {
  tellProspects(realm, row, 0, outlook)
  let worth = 0
  for (let term = 0; term < row.length; term++) {
    worth += points[term] * row[term]
    row[term] = 0
  }
  return worth
}
