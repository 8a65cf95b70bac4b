import { type Seat, seatAt } from '../../../kernel/seat.ts'
import { DIE } from '../content/pieces.ts'
import { ACTIVE, DRAGON, HOLE, NONE, type SmallWorldEvent, type SmallWorldPosition, TAKEN, TRIBE } from '../position.ts'
import { priceOf } from './conquest.ts'
import { leaveIfGone } from './leaving.ts'
import { clearRegion, raceName, spot } from './people.ts'
import type { Step } from './step.ts'
import { traitsOf } from './traits.ts'

type By = Extract<SmallWorldEvent, { kind: 'conquered' }>['by']

/** SW-CONQ-7 */
export function conquer(step: Step, race: number, region: number): void {
  const price = priceOf(step.p, race, region, traitsOf(step.p, race))
  step.p.hand[race] -= price
  take(step, race, region, price, 'tokens')
}

/** SW-POWER-DRAGON-1 SW-POWER-DRAGON-2 SW-POWER-DRAGON-3 */
export function conquerWithDragon(step: Step, race: number, region: number): void {
  const { p } = step
  for (let other = 0; other < p.holder.length; other++) if (p.holder[other] === race) p.marks[other] &= ~DRAGON
  p.hand[race] -= 1
  p.dragonUsed = 1
  take(step, race, region, 1, 'dragon')
  p.marks[region] |= DRAGON
}

/** The token comes from the tray, the other goes there. SW-RACE-SORCERERS-4 SW-RUL-32 */
export function exchange(step: Step, race: number, region: number): void {
  const { p } = step
  p.exchanged |= 1 << p.owner[p.holder[region]]
  p.tray[race] -= 1
  take(step, race, region, 1, 'exchange')
}

export function roll({ p, rng, emit }: Step, region: number): number {
  const pips = rng.pick(DIE)
  p.die = pips
  emit?.({ kind: 'rolled', seat: p.turn, pips, at: region === NONE ? null : spot(p, region) })
  return pips
}

/** SW-DIE-2 SW-DIE-3. True if the region is taken. */
export function attempt(step: Step, race: number, region: number): boolean {
  const { p, emit } = step
  const price = priceOf(p, race, region, traitsOf(p, race))
  const pips = roll(step, region)
  const hand = p.hand[race]
  if (hand + pips >= price) {
    p.hand[race] = 0
    take(step, race, region, hand, 'die')
    return true
  }
  noteAttack(p, p.turn, region)
  emit?.({ kind: 'repelled', seat: p.turn, race: raceName(p, race), at: spot(p, region), left: hand })
  return false
}

/** Naming a target is an attack on the active race there, whether it succeeds or not. SW-RUL-46 */
function noteAttack(p: SmallWorldPosition, seat: Seat, region: number): void {
  const defender = p.holder[region]
  if (defender !== NONE && p.standing[defender] === ACTIVE && p.owner[defender] !== seat)
    p.attacked |= 1 << p.owner[defender]
}

function take(step: Step, race: number, region: number, tokens: number, by: By): void {
  const { p, emit } = step
  const seat = p.turn
  const defender = p.holder[region]
  const tribe = (p.marks[region] & TRIBE) !== 0
  noteAttack(p, seat, region)
  // SW-CONQ-12
  if (defender !== NONE || tribe) p.conquests[race]++
  const victim = defender === NONE ? null : driveOff(p, region, by)
  clearRegion(p, region)
  p.holder[region] = race
  p.tokens[region] = tokens
  p.marks[region] = TAKEN
  // SW-RACE-HALFLINGS-2 SW-RUL-37
  const hole = p.dug[seat] < traitsOf(p, race).holes
  if (hole) {
    p.dug[seat]++
    p.marks[region] |= HOLE
  }
  p.pips = NONE
  emit?.({ kind: 'conquered', seat, race: raceName(p, race), at: spot(p, region), by, tokens, tribe, victim, hole })
  if (defender !== NONE) leaveIfGone(step, defender)
}

/** SW-LOSS-1 SW-LOSS-2 SW-LOSS-3 */
function driveOff(p: SmallWorldPosition, region: number, by: By) {
  const race = p.holder[region]
  const isSpared = by !== 'exchange' && traitsOf(p, race).noLosses
  const lost = isSpared ? 0 : 1
  const withdrawn = p.tokens[region] - lost
  p.tray[race] += lost
  p.withdrawn[race] += withdrawn
  return { seat: seatAt(p.owner[race]), race: raceName(p, race), lost, withdrawn, camps: p.camps[region] }
}

/** SW-READY-2 */
export function abandon({ p, emit }: Step, race: number, region: number): void {
  p.hand[race] += p.tokens[region]
  clearRegion(p, region)
  emit?.({ kind: 'abandoned', seat: p.turn, race: raceName(p, race), at: spot(p, region) })
}
