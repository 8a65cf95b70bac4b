import { replaced } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { ARMIES, FLAG, TABLE_RULES } from '../content/figures.ts'
import { FOOD, RESOURCES } from '../content/resources.ts'
import {
  type FrameOf,
  NEUTRAL,
  NONE,
  NOT_SET,
  slot,
  type TekMove,
  type TekPosition,
  type Tell,
  type Units,
  type War,
} from '../position.ts'
import {
  gain,
  gainUnits,
  heldBy,
  occupies,
  putArmy,
  regionsOf,
  spendUnits,
  splitsOf,
  stockOf,
  strangerAt,
  takeArmy,
  unitsOf,
} from './board.ts'
import { powersOf } from './factions/index.ts'
import { coversWithout, dieOf, discountOf, dueOf, highestBid } from './payment.ts'
import { controls, LAIR } from './tokens.ts'

/*
 * Sections 4, 6 and 7: war, alliance, and breaking one. A war is a frame of the agenda that goes through the stages of
 * TEK-WAR-12 and puts its questions on top of itself.
 */

export const opponentOf = (war: Pick<War, 'attacker' | 'defender'>, seat: Seat): Seat =>
  seat === war.attacker ? war.defender : war.attacker
export const loserOf = (war: War): Seat => (war.winner === war.attacker ? war.defender : war.attacker)

/** Armies of two owners meet in one region: a war, or the taking of a neutral army (TEK-WAR-1, TEK-2P-3). */
export function clash(p: TekPosition, seat: Seat, region: number, emit: Tell): void {
  const other = strangerAt(p, seat, region)
  if (other === -1) return
  if (other === NEUTRAL) capture(p, seat, region, emit)
  else beginWar(p, seat, other, region, emit)
}

/** TEK-2P-3 to TEK-2P-5, TEK-R-39 */
function capture(p: TekPosition, seat: Seat, region: number, emit: Tell): void {
  const due = p.neutrals - discountOf(p, seat, NEUTRAL, region, true)
  takeArmy(p, NEUTRAL, region)
  p.neutrals--
  p.trophies = replaced(p.trophies, seat, p.trophies[seat] + 1)
  emit?.({ kind: 'captured', seat, region, left: p.neutrals })
  if (due > 0) p.agenda.push({ kind: 'pay', seat, due, single: powersOf(p, seat).discountSingleType })
}

function beginWar(p: TekPosition, attacker: Seat, defender: Seat, region: number, emit: Tell): void {
  const allied = sharedRegions(p, attacker, defender, region).length > 0
  const war: War = {
    kind: 'war',
    region,
    attacker,
    defender,
    allied,
    stage: 'dice',
    dice: [NOT_SET, NOT_SET],
    raised: [0, 0],
    winner: NONE,
    lost: [],
    spared: false,
    fallen: false,
  }
  p.agenda.push(war)
  emit?.({ kind: 'war-began', region, attacker, defender, allied })
  // A player who cannot afford a number must set the flag. Everybody can see that, so nobody is asked (TEK-R-8).
  for (const seat of [attacker, defender])
    if (highestBid(p, seat, opponentOf(war, seat), region, seat === attacker) === 0) setDie(war, seat, FLAG, emit)
}

/** TEK-ALLY-3, TEK-R-16: regions where two players are at peace, not counting any that is or will be fought over. */
export function sharedRegions(p: TekPosition, one: Seat, two: Seat, except: number): number[] {
  const shared: number[] = []
  for (const region of regionsOf(p, one))
    if (region !== except && occupies(p, two, region) && !isContested(p, region)) shared.push(region)
  return shared.sort((a, b) => a - b)
}

const isContested = (p: TekPosition, region: number): boolean =>
  p.agenda.some(frame => (frame.kind === 'war' || frame.kind === 'clash') && frame.region === region)

/** TEK-WAR-3, TEK-WAR-4 */
export function listDice(p: TekPosition, war: War, seat: Seat, out: TekMove[]): void {
  const highest = highestBid(p, seat, opponentOf(war, seat), war.region, seat === war.attacker)
  for (let face = FLAG; face <= highest; face++) out.push({ kind: 'die', face })
}

export function setDie(war: War, seat: Seat, face: number, emit: Tell): void {
  war.dice[dieOf(war, seat)] = face
  emit?.({ kind: 'die-set', seat })
}

export const awaitsDice = (war: War): boolean => war.dice.includes(NOT_SET)

/** Takes the war one stage further (TEK-WAR-12). */
export function wageWar(p: TekPosition, war: War, emit: Tell): void {
  switch (war.stage) {
    case 'dice':
      war.stage = 'raise'
      emit?.({
        kind: 'dice-shown',
        attacker: war.attacker,
        defender: war.defender,
        dice: war.dice.slice(),
        shows: true,
      })
      return
    case 'raise':
      war.stage = 'result'
      offerRaise(p, war, war.attacker)
      offerRaise(p, war, war.defender)
      return
    case 'result':
      war.stage = 'attacker-pays'
      return decide(p, war, emit)
    case 'attacker-pays':
      war.stage = 'defender-pays'
      return charge(p, war, war.attacker)
    case 'defender-pays':
      war.stage = 'aftermath'
      return charge(p, war, war.defender)
    case 'aftermath':
      war.stage = 'lair'
      return afterPayment(p, war, emit)
    case 'lair':
      war.stage = 'fates'
      if (war.winner !== NONE && controls(p, war.winner, LAIR) && p.tower[loserOf(war)] > 0)
        p.agenda.push({ kind: 'lair', seat: war.winner })
      return
    case 'fates':
      if (war.lost.length > 0) p.agenda.push({ kind: 'fate', seat: loserOf(war) })
      else war.stage = 'spoils'
      return
    case 'spoils':
      p.agenda.pop()
      return divideSpoils(p, war, emit)
  }
}

/** Orcs 4 */
function offerRaise(p: TekPosition, war: War, seat: Seat): void {
  const powers = powersOf(p, seat)
  if (powers.raises && war.dice[dieOf(war, seat)] > FLAG)
    p.agenda.push({ kind: 'raise', seat, due: dueOf(p, war, seat), single: powers.discountSingleType })
}

/** TEK-R-32: a unit that is worth something in war and is not needed for the die itself. */
export function listRaises(p: TekPosition, frame: FrameOf<'raise'>, out: TekMove[]): void {
  const { seat, due } = frame
  for (let resource = 0; resource < RESOURCES.length; resource++)
    if (p.stock[slot(seat, resource)] > 0 && warValue(p, seat, resource) > 0 && coversWithout(p, seat, resource, due))
      out.push({ kind: 'raise', resource: RESOURCES[resource] })
  out.push({ kind: 'hold' })
}

export const warValue = (p: TekPosition, seat: Seat, resource: number): number =>
  resource === 0 ? powersOf(p, seat).manaValue : resource === 1 ? 1 : powersOf(p, seat).foodValue

export function raise(p: TekPosition, war: War, seat: Seat, resource: number, emit: Tell): void {
  const side = dieOf(war, seat)
  p.stock[slot(seat, resource)]--
  war.raised[side] += warValue(p, seat, resource)
  emit?.({ kind: 'raised', seat, resource: RESOURCES[resource], total: war.dice[side] + war.raised[side] })
}

/** TEK-WAR-6 to TEK-WAR-8 and, between allies, TEK-BREAK-1. */
function decide(p: TekPosition, war: War, emit: Tell): void {
  const { attacker, defender, dice, raised, region } = war
  const bothFlags = dice[0] === FLAG && dice[1] === FLAG
  if (bothFlags && TABLE_RULES[p.seats].alliances) return makePeace(p, war, emit)
  const totals = [dice[0] + raised[0], dice[1] + raised[1]]
  const attackerWins = totals[0] === totals[1] ? !bothFlags && powersOf(p, attacker).winsTies : totals[0] > totals[1]
  const winner = attackerWins ? attacker : defender
  const loser = attackerWins ? defender : attacker
  war.winner = winner
  war.lost = [region]
  p.warsWon = replaced(p.warsWon, winner, p.warsWon[winner] + 1)
  emit?.({ kind: 'war-won', region, winner, loser, totals })
  if (!war.allied || isHeldTogether(p, war)) return
  const shared = sharedRegions(p, attacker, defender, region)
  war.lost = [...shared, region].sort((a, b) => a - b)
  emit?.({ kind: 'alliance-broken', winner, loser, regions: shared })
}

/** Halflings 4: their own flag keeps the alliance. */
const isHeldTogether = (p: TekPosition, war: War): boolean =>
  (war.dice[0] === FLAG && powersOf(p, war.attacker).keepsAlliances) ||
  (war.dice[1] === FLAG && powersOf(p, war.defender).keepsAlliances)

/** TEK-ALLY-1; Halflings 2 and 3. The attacker chooses the gain first (TEK-R-57). */
function makePeace(p: TekPosition, war: War, emit: Tell): void {
  const { attacker, defender, region } = war
  p.agenda.pop()
  emit?.({ kind: 'allied', region, attacker, defender })
  for (const seat of [defender, attacker]) {
    const gift = powersOf(p, opponentOf(war, seat)).giftToAlly
    if (gift > 0) p.agenda.push({ kind: 'gain', seat, count: gift, why: 'gift', capture: NONE })
    const breakfast = powersOf(p, seat).giftToSelfPerPlayer * p.seats
    if (breakfast > 0) p.agenda.push({ kind: 'gain', seat, count: breakfast, why: 'breakfast', capture: NONE })
  }
}

/** TEK-WAR-9 */
function charge(p: TekPosition, war: War, seat: Seat): void {
  const due = dueOf(p, war, seat)
  if (due > 0) p.agenda.push({ kind: 'pay', seat, due, single: powersOf(p, seat).discountSingleType })
}

/** Halflings 1 and Goblins 4: both belong to the loser, so never to the same war. */
function afterPayment(p: TekPosition, war: War, emit: Tell): void {
  const loser = loserOf(war)
  const winner = opponentOf(war, loser)
  const { shame, foodForDefeat } = powersOf(p, loser)
  const shamed = war.dice[dieOf(war, loser)] === FLAG && war.dice[dieOf(war, winner)] > FLAG
  const count = Math.min(shame, stockOf(p, winner))
  if (shamed && count > 0) p.agenda.push({ kind: 'give', seat: winner, to: loser, count })
  if (foodForDefeat > 0) {
    const food = gain(p, loser, FOOD, foodForDefeat)
    if (food > 0) emit?.({ kind: 'gained', seat: loser, why: 'scavenge', mana: 0, ore: 0, food })
  }
}

export function listGifts(p: TekPosition, frame: FrameOf<'give'>, out: TekMove[]): void {
  const held = heldBy(p, frame.seat)
  for (const { mana, ore, food } of splitsOf(frame.count, held.mana, held.ore, held.food))
    out.push({ kind: 'give', mana, ore, food })
}

export function give(p: TekPosition, seat: Seat, to: Seat, units: Units, emit: Tell): void {
  spendUnits(p, seat, units)
  gainUnits(p, to, units)
  emit?.({ kind: 'gave', seat, to, mana: units.mana, ore: units.ore, food: units.food })
}

/** TEK-TOKEN-DRAGON-1 */
export function burnTower(p: TekPosition, war: War, emit: Tell): void {
  const loser = loserOf(war)
  p.tower[loser]--
  war.spared = true
  emit?.({ kind: 'tower-burnt', seat: loser, by: opponentOf(war, loser), level: p.tower[loser] })
}

/** The crown, then what the winner's people takes (TEK-TOKEN-CROWN-2, Undead 3, Valkyries 3, Dark Elves 4). */
function divideSpoils(p: TekPosition, war: War, emit: Tell): void {
  const loser = loserOf(war)
  const winner = opponentOf(war, loser)
  if (p.crown === loser) {
    p.crown = winner
    emit?.({ kind: 'crown-moved', seat: winner, from: loser })
  }
  const { spoilsPerRival, plunder, risingPrice } = powersOf(p, winner)
  const spoils = spoilsPerRival * (p.seats - 1)
  if (spoils > 0) p.agenda.push({ kind: 'gain', seat: winner, count: spoils, why: 'spoils', capture: NONE })
  for (let unit = 0; unit < plunder; unit++) p.agenda.push({ kind: 'plunder', seat: winner, from: loser })
  if (risingPrice > 0 && war.fallen && p.stock[slot(winner, FOOD)] >= risingPrice)
    if (p.inPlay[winner] < ARMIES.each) p.agenda.push({ kind: 'rise', seat: winner, region: war.region })
}

export function takePlunder(p: TekPosition, seat: Seat, from: Seat, resource: number, emit: Tell): void {
  spendUnits(p, from, unitsOf(RESOURCES[resource], 1))
  gain(p, seat, resource, 1)
  emit?.({ kind: 'plundered', seat, from, resource: RESOURCES[resource] })
}

export function raiseTheFallen(p: TekPosition, seat: Seat, region: number, emit: Tell): void {
  const food = powersOf(p, seat).risingPrice
  p.stock[slot(seat, FOOD)] -= food
  putArmy(p, seat, region)
  emit?.({ kind: 'rose', seat, region, food })
  p.agenda.push({ kind: 'token', seat, region })
}
