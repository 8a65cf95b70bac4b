import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { ARMIES, MAGIC, TOWER } from '../content/figures.ts'
import { ADJACENT, FOOT, IS_RUINS, REGIONS_OF } from '../content/map.ts'
import { FOOD, MANA, ORE, RESOURCES, type Resource } from '../content/resources.ts'
import { slot, type TekMove, type TekPosition, type Tell } from '../position.ts'
import { countAt, EMPTY, gain, occupies, ownAt, putArmy, strangerAt } from './board.ts'
import { powersOf } from './factions/index.ts'

/*
 * Sections 8 to 11: Build, Research, Mobilise, Trade.
 */

/** TEK-BUILD-1; Dwarves 1 and 3. */
export function buildPrice(p: TekPosition, seat: Seat): number {
  return Math.max(0, p.tower[seat] + 1 + buildSurcharge(p, seat) - powersOf(p, seat).buildDiscount)
}

export function buildSurcharge(p: TekPosition, seat: Seat): number {
  const level = p.tower[seat] + 1
  let surcharge = 0
  for (const other of seatsOf(p.seats)) if (p.tower[other] === level) surcharge += powersOf(p, other).rivalSurcharge
  return surcharge
}

export const canBuild = (p: TekPosition, seat: Seat): boolean =>
  p.tower[seat] < TOWER.top && p.stock[slot(seat, ORE)] >= buildPrice(p, seat)

export function build(p: TekPosition, seat: Seat, emit: Tell): void {
  const ore = buildPrice(p, seat)
  p.stock[slot(seat, ORE)] -= ore
  p.tower[seat]++
  emit?.({ kind: 'built', seat, level: p.tower[seat], ore })
}

/** TEK-RESEARCH-1 */
export const researchPrice = (p: TekPosition, seat: Seat): number => p.magic[seat] + 1

export const canResearch = (p: TekPosition, seat: Seat): boolean =>
  p.magic[seat] < MAGIC.top && p.stock[slot(seat, MANA)] >= researchPrice(p, seat)

export function research(p: TekPosition, seat: Seat, emit: Tell): void {
  const mana = researchPrice(p, seat)
  p.stock[slot(seat, MANA)] -= mana
  p.magic[seat]++
  emit?.({ kind: 'researched', seat, level: p.magic[seat], mana })
}

/** TEK-EXPAND-2, TEK-R-61: the armies in play once the new one is there; Goblins 2. */
export function mobilisePrice(p: TekPosition, seat: Seat): number {
  const { mobiliseDiscount, mobiliseLeast } = powersOf(p, seat)
  return Math.max(mobiliseLeast, p.inPlay[seat] + 1 - mobiliseDiscount)
}

/** TEK-EXPAND-1; Undead 2 and Goblins 3 add places. */
export function canMobiliseAt(p: TekPosition, seat: Seat, region: number): boolean {
  const armies = countAt(p, region)
  if (armies === 1 && ownAt(p, seat, region) === 1) return true
  const powers = powersOf(p, seat)
  if (powers.mobiliseInRuins && IS_RUINS[region] && armies < 2 && strangerAt(p, seat, region) === -1) return true
  return powers.mobiliseBeside && p.armies[2 * region] === EMPTY && isBesideOwn(p, seat, region)
}

function isBesideOwn(p: TekPosition, seat: Seat, region: number): boolean {
  for (const other of ADJACENT[FOOT][region]) if (occupies(p, seat, other)) return true
  return false
}

/** Constructs 1, TEK-R-75: ore in place of food, unit for unit. */
export function listMobilise(p: TekPosition, seat: Seat, out: TekMove[], enough: number): void {
  if (p.inPlay[seat] === ARMIES.each) return
  const price = mobilisePrice(p, seat)
  const food = p.stock[slot(seat, FOOD)]
  const oreMost = Math.min(powersOf(p, seat).mobiliseOre, p.stock[slot(seat, ORE)], price)
  const oreLeast = Math.max(0, price - food)
  if (oreLeast > oreMost) return
  for (const side of p.lands) {
    if (out.length >= enough) return
    for (const region of REGIONS_OF[side])
      if (canMobiliseAt(p, seat, region))
        for (let ore = oreLeast; ore <= oreMost; ore++) out.push({ kind: 'mobilise', region, ore })
  }
}

export function mobilise(p: TekPosition, seat: Seat, region: number, ore: number, emit: Tell): void {
  const food = mobilisePrice(p, seat) - ore
  p.stock[slot(seat, FOOD)] -= food
  p.stock[slot(seat, ORE)] -= ore
  putArmy(p, seat, region)
  emit?.({ kind: 'mobilised', seat, region, food, ore })
  p.agenda.push({ kind: 'token', seat, region })
}

/** TEK-TRADE-1, TEK-R-64 */
export function listTrades(p: TekPosition, seat: Seat, out: TekMove[], enough: number): void {
  for (let give = 0; give < RESOURCES.length; give++)
    for (let take = 0; take < RESOURCES.length; take++)
      if (give !== take && out.length < enough)
        for (let count = 1; count <= p.stock[slot(seat, give)]; count++)
          out.push({ kind: 'trade', give: RESOURCES[give], take: RESOURCES[take], count })
}

/** Humans 2 adds to what is received. */
export function trade(p: TekPosition, seat: Seat, give: Resource, take: Resource, count: number, emit: Tell): void {
  p.stock[slot(seat, RESOURCES.indexOf(give))] -= count
  const got = gain(p, seat, RESOURCES.indexOf(take), count + powersOf(p, seat).tradeBonus)
  emit?.({ kind: 'traded', seat, give, take, count, got })
}
