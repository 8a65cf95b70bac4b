import type { Emit, Objection } from '../../../kernel/game.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { CARDS } from '../content/cards.ts'
import { SPOTS } from '../content/figures.ts'
import { type Kingdom, NONE, type PaperTalesEvent, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { activeIn, effectOf } from './abilities.ts'
import { addGain, type Gains, gainGold, score } from './ledger.ts'
import { lichHarvest } from './lich.ts'
import { amountOf, tallyOf } from './measure.ts'
import { refuse } from './objections.ts'
import { discardCard } from './piles.ts'

/** By card: the number of tokens with which it dies. */
export const DIES_AT: readonly number[] = CARDS.map((_, card) =>
  effectOf(card, 'neverDies') ? Number.POSITIVE_INFINITY : (effectOf(card, 'diesAtAge')?.min ?? 1),
)

/** Would the unit die without help? (PT-AGE-1) */
export const wouldDie = (k: Kingdom, spot: number): boolean =>
  k.units[spot] !== NONE && k.age[spot] >= DIES_AT[k.units[spot]]

/** Units one of the kingdom's Healers could save (PT-RUL-37). */
function savable(k: Kingdom): number[] {
  const ages = healers(k)
  return spotsWhere(k, spot => wouldDie(k, spot) && ages.includes(k.age[spot]))
}

/** The number of tokens a patient must carry, by card; 0 for all but Healers. */
const SAVES_AT: readonly number[] = CARDS.map((_, card) => effectOf(card, 'preventDeath')?.exactAge ?? 0)

/** For each of the kingdom's Healers. */
const healers = (k: Kingdom): number[] =>
  spotsWhere(k, spot => SAVES_AT[k.units[spot]] > 0).map(spot => SAVES_AT[k.units[spot]])

/** What the unit pays to survive; undefined if it cannot. */
export const rebornPrice = (k: Kingdom, spot: number): number | undefined =>
  effectOf(k.units[spot], 'payToSurvive')?.gold

const canPay = (k: Kingdom): number[] => spotsWhere(k, spot => wouldDie(k, spot) && rebornPrice(k, spot) !== undefined)

function spotsWhere(k: Kingdom, wanted: (spot: number) => boolean): number[] {
  const spots: number[] = []
  for (let spot = 0; spot < SPOTS; spot++) if (k.units[spot] !== NONE && wanted(spot)) spots.push(spot)
  return spots
}

/** Only players with a Healer or a Phoenix to decide about are asked, all at once (PT-RUL-36, PT-RUL-54). */
export function beginAging(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  p.stage = 'aging'
  emit?.({ kind: 'phase', phase: 'aging' })
  p.asked = seatsOf(p.seats).filter(seat => spareMoves(p, seat).length > 1)
}

export function spareMoves(p: PaperTalesPosition, seat: Seat): PaperTalesMove[] {
  const k = p.kingdoms[seat]
  const patients = savable(k)
  const payers = canPay(k)
  const moves: PaperTalesMove[] = []
  for (const saved of subsetsOf(patients))
    for (const paying of subsetsOf(payers)) {
      const move: PaperTalesMove = { kind: 'spare', saved, paying }
      if (!spareObjection(p, seat, move)) moves.push(move)
    }
  return moves
}

const subsetsOf = (spots: readonly number[]): number[][] =>
  Array.from({ length: 2 ** spots.length }, (_, bits) => spots.filter((_, i) => bits & (1 << i)))

export function spareObjection(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove): Objection | null {
  if (move.kind !== 'spare') return refuse('not-now')
  const k = p.kingdoms[seat]
  const { saved, paying } = move
  const patients = savable(k)
  if (!saved.every(spot => patients.includes(spot))) return refuse('not-dying')
  const limit = healers(k).length
  if (saved.length > limit) return refuse('too-many-saved', { have: saved.length, limit })
  const payers = canPay(k)
  if (!paying.every(spot => payers.includes(spot) && !saved.includes(spot))) return refuse('not-dying')
  const need = paying.reduce((sum, spot) => sum + (rebornPrice(k, spot) ?? 0), 0)
  return need > k.gold ? refuse('cannot-pay-to-survive', { need, have: k.gold }) : null
}

export function settleAging(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  for (const seat of seatsOf(p.seats)) {
    const move = p.sealed[seat]
    p.sealed[seat] = null
    if (move?.kind === 'spare') age(p, seat, move.saved, move.paying, emit)
    else age(p, seat, [], [], emit)
  }
}

/** Death, the abilities that react to it, then time for those who remain (PT-AGE-1 to PT-AGE-4). */
function age(
  p: PaperTalesPosition,
  seat: Seat,
  saved: readonly number[],
  paying: readonly number[],
  emit: Emit<PaperTalesEvent> | null,
): void {
  const k = p.kingdoms[seat]
  for (const spot of saved) emit?.({ kind: 'saved', seat, spot, card: k.units[spot] })
  for (const spot of paying) rebirth(k, seat, spot, emit)
  const dying = spotsWhere(k, spot => wouldDie(k, spot) && !saved.includes(spot))
  for (const spot of dying) emit?.({ kind: 'died', seat, spot, card: k.units[spot], tokens: k.age[spot] })
  resolveAbilities(p, seat, dying, emit)
  for (const spot of dying) {
    discardCard(p, k.units[spot], true)
    k.units[spot] = NONE
    k.age[spot] = 0
    k.fresh[spot] = 0
  }
  if (p.seats === 1) lichHarvest(p, dying.length, emit)
  const remaining = spotsWhere(k, () => true)
  for (const spot of remaining) k.age[spot]++
  if (remaining.length > 0) emit?.({ kind: 'time-passed', seat, spots: remaining })
}

/** A Phoenix loses its tokens before anything is counted (PT-RUL-36). */
function rebirth(k: Kingdom, seat: Seat, spot: number, emit: Emit<PaperTalesEvent> | null): void {
  const gold = rebornPrice(k, spot) ?? 0
  k.gold -= gold
  k.age[spot] = 0
  emit?.({ kind: 'reborn', seat, spot, card: k.units[spot], gold })
}

function resolveAbilities(
  p: PaperTalesPosition,
  seat: Seat,
  dying: readonly number[],
  emit: Emit<PaperTalesEvent> | null,
): void {
  const { points, gold } = agingGains(p.kingdoms[seat], dying)
  for (let i = 0; i < gold.length; i += 2) gainGold(p, seat, gold[i], gold[i + 1], emit)
  score(p, seat, points, p.round, emit)
}

/** What the Aging abilities give when these units die, before they leave. */
export function agingGains(k: Kingdom, dying: readonly number[]): { readonly points: Gains; readonly gold: Gains } {
  const tally = tallyOf(k)
  tally.deaths = dying.length
  for (const spot of spotsWhere(k, () => true)) {
    if (dying.includes(spot)) tally.ageOnDying += k.age[spot]
    else if (k.age[spot] > 0) tally.survivorsWithAge++
  }
  const points: Gains = []
  const gold: Gains = []
  const active = activeIn(k, 'aging')
  for (let i = 0; i < active.length; i++) {
    const { effect, spot, source } = active[i]
    if (effect.type === 'gainGold') addGain(gold, source, amountOf(k, spot, effect, tally))
    else if (effect.type === 'gainVP') addGain(points, source, amountOf(k, spot, effect, tally))
    else if (effect.type === 'onDeath') {
      if (effect.of === 'self' && !dying.includes(spot)) continue
      const times = effect.of === 'anyOwn' && !effect.per ? dying.length : 1
      addGain(effect.gain === 'gold' ? gold : points, source, amountOf(k, spot, effect, tally) * times)
    }
  }
  return { points, gold }
}
