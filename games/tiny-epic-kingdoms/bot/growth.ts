import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { FOOD, MANA, ORE } from '../content/resources.ts'
import type { TekPosition } from '../position.ts'
import { buildPrice, mobilisePrice, researchPrice } from '../rules/economy.ts'
import type { TekWeights } from '../weights/index.ts'
import { roundsLeft, worthOf } from './worth.ts'

/* What another level of magic, storey or army adds to the evaluation: it is granted for a moment and taken back. */

export const researchGain = (p: TekPosition, seat: Seat, weights: TekWeights): number =>
  growth(p, seat, weights, p.magic, MANA, researchPrice(p, seat))

export const buildGain = (p: TekPosition, seat: Seat, weights: TekWeights): number =>
  growth(p, seat, weights, p.tower, ORE, buildPrice(p, seat))

/** Everything except what the army does on the map. `ore` replaces food. */
export function armyGain(p: TekPosition, seat: Seat, weights: TekWeights, ore: number): number {
  const rounds = roundsLeft(p)
  const before = ore === 0 ? 0 : worthOf(p, seat, rounds, weights)
  p.stock[3 * seat + ORE] -= ore
  const saved = ore === 0 ? 0 : before - worthOf(p, seat, rounds, weights)
  const gain = growth(p, seat, weights, p.inPlay, FOOD, mobilisePrice(p, seat) - ore)
  p.stock[3 * seat + ORE] += ore
  return gain - saved
}

/** Bringing the end closer also takes away what rivals still hoped for. */
function growth(
  p: TekPosition,
  seat: Seat,
  weights: TekWeights,
  levels: number[],
  resource: number,
  price: number,
): number {
  const rounds = roundsLeft(p)
  const before = worthOf(p, seat, rounds, weights)
  levels[seat]++
  p.stock[3 * seat + resource] -= price
  const then = roundsLeft(p)
  const own = worthOf(p, seat, then, weights) - before
  const rivals = then === rounds ? 0 : rivalsWorth(p, seat, then, weights) - rivalsWorth(p, seat, rounds, weights)
  p.stock[3 * seat + resource] += price
  levels[seat]--
  const { best, mean, duel } = weights.rivalry
  return own - (p.seats === 2 ? duel : best + mean) * rivals
}

/** On average. */
function rivalsWorth(p: TekPosition, seat: Seat, rounds: number, weights: TekWeights): number {
  let sum = 0
  for (const other of seatsOf(p.seats)) if (other !== seat) sum += worthOf(p, other, rounds, weights)
  return sum / (p.seats - 1)
}
