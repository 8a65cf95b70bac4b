import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatAfter, seatsOf } from '../../../kernel/seat.ts'
import { CARDS } from '../content/cards.ts'
import { DUEL_WIN_FACTOR, ROW_OF, SPOTS, WAR_VP } from '../content/figures.ts'
import { type Kingdom, NONE, type PaperTalesEvent, type PaperTalesPosition } from '../position.ts'
import { activeIn, effectsOf } from './abilities.ts'
import { incomeOf } from './income.ts'
import { addGain, type Gains, gainGold, score, WAR } from './ledger.ts'
import { musterArmies, scoreNecropolis } from './lich.ts'
import { amountOf, holds, type Tally, tallyOf } from './measure.ts'

/** A kingdom's strength with its parts. */
export interface Strength {
  /** Of each unit, in either row (PT-RUL-22). */
  readonly units: readonly number[]
  /** What each spot adds to the total. */
  readonly spots: readonly number[]
  /** From buildings and artifacts; goes to the total, never to a unit (PT-RUL-21). */
  readonly bonus: number
  readonly total: number
}

/** The tally gains the income the Ogre asks for and the units' strengths. */
export function strengthOf(k: Kingdom, tally: Tally): Strength {
  tally.income = incomeOf(k, tally)
  const units = [0, 0, 0, 0, 0]
  const spots = [0, 0, 0, 0, 0]
  let total = 0
  for (let spot = 0; spot < SPOTS; spot++) {
    if (k.units[spot] === NONE) continue
    units[spot] = unitStrength(k, spot, tally)
    if (fights(k, spot, tally)) {
      spots[spot] = units[spot]
      total += units[spot]
    }
  }
  tally.strengths = units
  let bonus = 0
  const active = activeIn(k, 'war')
  for (let i = 0; i < active.length; i++) {
    const { effect, spot } = active[i]
    if (effect.type === 'strength' && effect.scope === 'kingdom') bonus += amountOf(k, spot, effect, tally)
  }
  return { units, spots, bonus, total: total + bonus }
}

/** Printed, then set, then added to (PT-RUL-21). */
function unitStrength(k: Kingdom, spot: number, tally: Tally): number {
  const effects = effectsOf(k.units[spot], 'war')
  let strength = CARDS[k.units[spot]].strength
  let added = 0
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect.type !== 'strength' || effect.scope !== 'self') continue
    if (effect.mode === 'add') added += amountOf(k, spot, effect, tally)
    else if (!effect.if || holds(k, spot, effect.if, tally)) strength = effect.amount
  }
  return strength + added
}

/** From the top row, or from anywhere if an ability says so; not if one forbids it (PT-WAR-2, PT-RUL-23). */
function fights(k: Kingdom, spot: number, tally: Tally): boolean {
  const effects = effectsOf(k.units[spot], 'war')
  let fighting = ROW_OF[spot] === 'top'
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]
    if (effect.type === 'fightFromBack') fighting = true
    else if (effect.type === 'cannotFight' && holds(k, spot, effect.if, tally)) return false
  }
  return fighting
}

/** All strengths, all comparisons, rewards for wars won, other points (PT-RUL-26). */
export function fightWars(p: PaperTalesPosition, rng: Rng, emit: Emit<PaperTalesEvent> | null): void {
  emit?.({ kind: 'phase', phase: 'war' })
  const tallies: Tally[] = []
  for (const seat of seatsOf(p.seats)) {
    const k = p.kingdoms[seat]
    const tally = tallyOf(k)
    const { spots, bonus, total } = strengthOf(k, tally)
    k.strength = total
    tallies.push(tally)
    emit?.({ kind: 'strength', seat: seat, spots, bonus, total })
  }
  if (p.seats === 1) musterArmies(p, rng, emit)
  for (const seat of seatsOf(p.seats)) {
    const won = warsWonBy(p, seat, emit)
    p.kingdoms[seat].warsWon = won
    tallies[seat].warsWon = won
  }
  for (const seat of seatsOf(p.seats)) reward(p, seat, tallies[seat], emit)
  if (p.seats === 1) scoreNecropolis(p, emit)
}

function warsWonBy(p: PaperTalesPosition, seat: Seat, emit: Emit<PaperTalesEvent> | null): number {
  if (p.seats === 1) return fightArmy(p, 'left', p.lich.left, emit) + fightArmy(p, 'right', p.lich.right, emit)
  let won = 0
  for (const rival of rivalsOf(p.seats, seat)) won += fightNeighbour(p, seat, rival, emit)
  return won
}

/** Whom a seat fights: the neighbour on its left, then the one on its right; with two players they are the same. */
export const rivalsOf = (seats: number, seat: Seat): readonly Seat[] =>
  seats === 2 ? [seatAfter(seat, seats)] : [seatAfter(seat, seats), seatAfter(seat, seats, -1)]

function fightNeighbour(p: PaperTalesPosition, seat: Seat, against: Seat, emit: Emit<PaperTalesEvent> | null): number {
  const own = p.kingdoms[seat].strength
  const other = p.kingdoms[against].strength
  const won = warsWon(own, other, p.duel)
  emit?.({ kind: 'war', seat, against, army: null, own, other, won })
  return won
}

function fightArmy(
  p: PaperTalesPosition,
  army: 'left' | 'right',
  other: number,
  emit: Emit<PaperTalesEvent> | null,
): number {
  const own = p.kingdoms[0].strength
  const won = warsWon(own, other, false)
  emit?.({ kind: 'war', seat: 0, against: 0, army, own, other, won })
  return won
}

/**
 * A tie is a win for both (PT-WAR-4, PT-WAR-5); double strength wins twice, except 0 against 0 (PT-2P-5, PT-RUL-28).
 */
export function warsWon(own: number, other: number, duel: boolean): number {
  if (own < other) return 0
  return duel && own > other && own >= DUEL_WIN_FACTOR * other ? 2 : 1
}

function reward(p: PaperTalesPosition, seat: Seat, tally: Tally, emit: Emit<PaperTalesEvent> | null): void {
  const k = p.kingdoms[seat]
  const gains: Gains = []
  addGain(gains, WAR, WAR_VP * tally.warsWon)
  const active = activeIn(k, 'war')
  for (let i = 0; i < active.length; i++) {
    const { effect, spot, source } = active[i]
    if (effect.type !== 'perWarWon') continue
    const amount = amountOf(k, spot, effect, tally) * tally.warsWon
    if (effect.gain === 'gold') gainGold(p, seat, source, amount, emit)
    else addGain(gains, source, amount)
  }
  // Gold won in the war is in the treasury by now (PT-RUL-26).
  for (let i = 0; i < active.length; i++) {
    const { effect, spot, source } = active[i]
    if (effect.type === 'gainVP') addGain(gains, source, amountOf(k, spot, effect, tally))
  }
  score(p, seat, gains, p.round, emit)
}
