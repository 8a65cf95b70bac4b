import { seatAt } from '../../../kernel/seat.ts'
import { PIECES } from '../content/pieces.ts'
import { FORTRESS, HERO, PLACING, type SmallWorldPosition, UNTOUCHED } from '../position.ts'
import { campsInHand, fortressesOnMap, marksOf, regionsOf, spot } from './people.ts'
import type { Step } from './step.ts'
import { traitsOf } from './traits.ts'

/** Encampments may be moved every turn. SW-POWER-BIVOUACKING-1 SW-RUL-45 */
export function canMoveCamps(step: Step, race: number): boolean {
  const { p } = step
  if (traitsOf(p, race).camps === 0) return false
  if (regionsOf(p, race) > 1) return true
  campAlone(step, race)
  return false
}

/** Encampments that returned to a victim. SW-POWER-BIVOUACKING-4 */
export function hasCampsToPlace(step: Step, race: number): boolean {
  const { p } = step
  if (regionsOf(p, race) > 1) return campsInHand(p, race) > 0 || p.arranging !== UNTOUCHED
  campAlone(step, race)
  return false
}

function campAlone(step: Step, race: number): void {
  const { p } = step
  const region = p.holder.indexOf(race)
  const camps = campsInHand(p, race)
  if (region >= 0 && camps > 0) encamp(step, race, region, camps)
  p.arranging = UNTOUCHED
}

export function liftCamps({ p, emit }: Step, race: number, region: number): void {
  emit?.({ kind: 'camps-lifted', seat: seatAt(p.owner[race]), at: spot(p, region), camps: p.camps[region] })
  p.camps[region] = 0
}

export function encamp({ p, emit }: Step, race: number, region: number, camps: number): void {
  p.arranging = PLACING
  p.camps[region] += camps
  emit?.({ kind: 'encamped', seat: seatAt(p.owner[race]), at: spot(p, region), camps })
}

/** SW-POWER-FORTIFIED-1 SW-POWER-FORTIFIED-5 */
export function canFortify(p: SmallWorldPosition, race: number): boolean {
  if (!traitsOf(p, race).fortifies || fortressesOnMap(p) >= PIECES.fortresses) return false
  return marksOf(p, race, FORTRESS) < regionsOf(p, race)
}

export function fortify({ p, emit }: Step, region: number): void {
  p.marks[region] |= FORTRESS
  emit?.({ kind: 'fortified', seat: p.turn, at: spot(p, region) })
}

/** Heroes leave their places only to be placed again. SW-RUL-52 */
export function rally(p: SmallWorldPosition, race: number): void {
  for (let region = 0; region < p.holder.length; region++) if (p.holder[region] === race) p.marks[region] &= ~HERO
}

export const heroesToPlace = (p: SmallWorldPosition, race: number): number =>
  Math.min(traitsOf(p, race).heroes, regionsOf(p, race)) - marksOf(p, race, HERO)

/** True if the owner has to be asked; without a spare region the heroes' places are forced. SW-POWER-HEROIC-1 */
export function settleHeroes(step: Step, race: number): boolean {
  const { p } = step
  const { heroes } = traitsOf(p, race)
  if (heroes === 0) return false
  if (regionsOf(p, race) > heroes) return true
  for (let region = 0; region < p.holder.length; region++) if (p.holder[region] === race) placeHero(step, region)
  p.arranging = UNTOUCHED
  return false
}

export function placeHero({ p, emit }: Step, region: number): void {
  p.marks[region] |= HERO
  emit?.({ kind: 'hero', seat: p.turn, at: spot(p, region) })
}
