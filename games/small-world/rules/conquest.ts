import { ATLAS, MOST_REGIONS } from '../content/atlas.ts'
import { BASE_PRICE } from '../content/pieces.ts'
import { ACTIVE, FORTRESS, IMMUNE, NONE, type SmallWorldPosition, TAKEN, TRIBE } from '../position.ts'
import { hasLair, raceName } from './people.ts'
import type { Step } from './step.ts'
import { type Traits, traitsOf } from './traits.ts'

/** SW-READY-1 SW-RACE-AMAZONS-5 */
export function ready({ p, emit }: Step, race: number): void {
  p.pips = NONE
  let gathered = p.aside[race]
  p.aside[race] = 0
  for (let region = 0; region < p.holder.length; region++)
    if (p.holder[region] === race) {
      gathered += p.tokens[region] - 1
      p.tokens[region] = 1
    }
  p.hand[race] += gathered
  emit?.({ kind: 'readied', seat: p.turn, race: raceName(p, race), hand: p.hand[race] })
}

/** At any moment of its conquests a race may leave what it has not taken this turn. SW-READY-2 SW-RUL-16 */
export const canAbandon = (p: SmallWorldPosition, race: number, region: number): boolean =>
  p.holder[region] === race && (p.marks[region] & TAKEN) === 0

/** What a region costs before discounts. SW-CONQ-3 */
export const defenceOf = (p: SmallWorldPosition, region: number): number =>
  BASE_PRICE +
  p.tokens[region] +
  p.camps[region] +
  (p.marks[region] & TRIBE ? 1 : 0) +
  (p.marks[region] & FORTRESS ? 1 : 0) +
  (ATLAS[p.map].mountain[region] ? 1 : 0) +
  (hasLair(p, region) ? 1 : 0)

/** The same part by part, for display. */
export const defenceParts = (p: SmallWorldPosition, region: number) => ({
  base: BASE_PRICE,
  tokens: p.tokens[region],
  camps: p.camps[region],
  tribe: p.marks[region] & TRIBE ? 1 : 0,
  mountain: ATLAS[p.map].mountain[region] ? 1 : 0,
  fortress: p.marks[region] & FORTRESS ? 1 : 0,
  lair: hasLair(p, region) ? 1 : 0,
})
export type DefencePart = keyof ReturnType<typeof defenceParts>

/** Protected from this attacker by a hole, a hero or a dragon. SW-CONQ-14 SW-RUL-19 */
export const isImmune = (p: SmallWorldPosition, race: number, region: number): boolean =>
  (p.marks[region] & IMMUNE) !== 0 && p.holder[region] !== NONE && p.owner[p.holder[region]] !== p.owner[race]

/** Peace binds active races only. SW-POWER-DIPLOMAT-2 SW-POWER-DIPLOMAT-4 */
export function isAtPeace(p: SmallWorldPosition, race: number, region: number): boolean {
  const defender = p.holder[region]
  if (defender === NONE || p.standing[defender] !== ACTIVE || p.standing[race] !== ACTIVE) return false
  return p.owner[defender] !== p.owner[race] && p.ally[p.owner[defender]] === p.owner[race]
}

/** For each region: does it border the race's own? Refilled by `markSurroundings`. */
const near = new Uint8Array(MOST_REGIONS)
/** The price of each region for the race last surveyed; 0 where it is not a target. */
const prices = new Uint8Array(MOST_REGIONS)

/**
 * Prices for a race, of everything it may attack now. Targets and prices do not depend on the tokens in hand. The table
 * is overwritten by the next survey.
 */
export function survey(p: SmallWorldPosition, race: number): Uint8Array {
  const { size } = ATLAS[p.map]
  const traits = traitsOf(p, race)
  const held = markSurroundings(p, race, traits)
  for (let region = 0; region < size; region++)
    prices[region] = isTarget(p, race, region, traits, held) ? priceOf(p, race, region, traits) : 0
  return prices
}

function isTarget(p: SmallWorldPosition, race: number, region: number, traits: Traits, held: number): boolean {
  if (p.holder[region] === race) return false
  if (ATLAS[p.map].water[region] && !traits.sails) return false
  if (!isWithinReach(p, region, traits, held)) return false
  return !isImmune(p, race, region) && !isAtPeace(p, race, region)
}

/** What the race pays for a target. SW-CONQ-4 */
export function priceOf(p: SmallWorldPosition, race: number, region: number, traits: Traits): number {
  const pips = p.pips === NONE ? 0 : p.pips
  return Math.max(defenceOf(p, region) - lessFor(p, race, region, traits) - pips, 1)
}

function lessFor(p: SmallWorldPosition, race: number, region: number, traits: Traits): number {
  let less = traits.discount[region]
  for (const { terrain, tokens } of traits.beside)
    if (bordersOwn(p, race, region, terrain, traits.tunnels)) less += tokens
  return less
}

/** SW-CONQ-1 SW-CONQ-2 */
function isWithinReach(p: SmallWorldPosition, region: number, traits: Traits, held: number): boolean {
  if (traits.flies && !ATLAS[p.map].water[region]) return true
  if (held > 0) return near[region] === 1
  return traits.entersAnywhere || ATLAS[p.map].entry[region]
}

/** Marks what borders the race's regions, tunnels included, and counts these. */
function markSurroundings(p: SmallWorldPosition, race: number, traits: Traits): number {
  const { adjacent, size, symbols } = ATLAS[p.map]
  near.fill(0)
  let held = 0
  let tunnels = 0
  for (let region = 0; region < size; region++) {
    if (p.holder[region] !== race) continue
    held++
    tunnels |= symbols[region]
    const around = adjacent[region]
    for (let i = 0; i < around.length; i++) near[around[i]] = 1
  }
  tunnels &= traits.tunnels
  if (tunnels !== 0) for (let region = 0; region < size; region++) if (symbols[region] & tunnels) near[region] = 1
  return held
}

/** SW-RACE-GIANTS-1; tunnels make neighbours too. SW-RUL-58 */
function bordersOwn(p: SmallWorldPosition, race: number, region: number, wanted: number, tunnels: number): boolean {
  const { adjacent, size, symbols, terrain } = ATLAS[p.map]
  const around = adjacent[region]
  for (let i = 0; i < around.length; i++) if (p.holder[around[i]] === race && terrain[around[i]] === wanted) return true
  if (tunnels === 0) return false
  for (let other = 0; other < size; other++)
    if (p.holder[other] === race && terrain[other] === wanted && symbols[other] & symbols[region] & tunnels) return true
  return false
}

/** About the region last surveyed: what borders it, so that an objection can name the right reason. */
export const isNear = (p: SmallWorldPosition, race: number, region: number): boolean => {
  const traits = traitsOf(p, race)
  return isWithinReach(p, region, traits, markSurroundings(p, race, traits))
}

/** What the race pays for a target, part by part, and the tokens it has for it. */
export function priceParts(p: SmallWorldPosition, race: number, region: number) {
  const traits = traitsOf(p, race)
  return {
    ...defenceParts(p, region),
    discount: lessFor(p, race, region, traits),
    pips: Math.max(0, p.pips),
    need: priceOf(p, race, region, traits),
    have: p.hand[race],
  }
}

/** The token in hand is required, not spent. SW-RUL-32 */
export const canExchange = (p: SmallWorldPosition, race: number, region: number, traits: Traits): boolean =>
  p.hand[race] > 0 && isExchangeable(p, race, region, traits)

/**
 * A surveyed target with one token of an opponent's active race, beside a region of the race, Flying or not. SW-RACE-SORCERERS-1
 * SW-RACE-SORCERERS-2 SW-RUL-33 SW-RUL-35
 */
export function isExchangeable(p: SmallWorldPosition, race: number, region: number, traits: Traits): boolean {
  if (!traits.exchanges || p.pips !== NONE || p.tray[race] === 0) return false
  if (p.tokens[region] !== 1 || p.camps[region] > 0) return false
  const defender = p.holder[region]
  if (p.standing[defender] !== ACTIVE || p.owner[defender] === p.owner[race]) return false
  if (p.exchanged & (1 << p.owner[defender])) return false
  return near[region] === 1
}

/** SW-POWER-DRAGON-1 SW-RUL-48: any surveyed target on land, once a turn, before or between rolls. */
export const canSendDragon = (p: SmallWorldPosition, region: number, traits: Traits): boolean =>
  traits.dragon && p.dragonUsed === 0 && p.pips === NONE && !ATLAS[p.map].water[region]

/** The die may make up for tokens missing for a target. SW-DIE-1 SW-RUL-14 */
export const isWithinDie = (hand: number, price: number): boolean => price > hand && price - hand <= 3

/** Is anything left to decide in this race's conquests? */
export function canGoOn(p: SmallWorldPosition, race: number): boolean {
  for (let region = 0; region < p.holder.length; region++) if (canAbandon(p, race, region)) return true
  const hand = p.hand[race]
  if (hand === 0) return false
  const traits = traitsOf(p, race)
  const held = markSurroundings(p, race, traits)
  const most = p.pips !== NONE ? hand : traits.rollsFirst ? 255 : hand + 3
  for (let region = 0; region < p.holder.length; region++) {
    if (!isTarget(p, race, region, traits, held)) continue
    if (priceOf(p, race, region, traits) <= most || canSendDragon(p, region, traits)) return true
    if (canExchange(p, race, region, traits)) return true
  }
  return false
}
