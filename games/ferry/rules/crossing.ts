import { drawKind } from '../../../kernel/bag.ts'
import type { Emit, ScoreLine } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { ROOM_PER_PLAYER, WEIGHTS } from '../content.ts'
import { byWeight, type FerryEvent, type FerryPosition, NONE } from '../position.ts'

type Listener = Emit<FerryEvent> | null

/**
 * FE-CROSS-2 to FE-CROSS-4: what each seat gets across, given what everybody loaded; 0 for a crate that stays behind.
 */
export function carriedOf(loaded: readonly number[]): number[] {
  let room = ROOM_PER_PLAYER * loaded.length
  const carried = loaded.map(() => 0)
  for (const weight of WEIGHTS) {
    const seats = seatsOf(loaded.length).filter(seat => loaded[seat] === weight)
    room -= weight * seats.length
    if (room < 0) break
    for (const seat of seats) carried[seat] = weight
  }
  return carried
}

export function load(p: FerryPosition, seat: Seat, weight: number, rng: Rng, emit: Listener): void {
  const hand = p.hands[seat]
  hand.splice(hand.indexOf(weight), 1)
  p.sealed[seat] = weight
  emit?.({ kind: 'loaded', seat, weight })
  if (!p.sealed.includes(NONE)) cross(p, rng, emit)
}

function cross(p: FerryPosition, rng: Rng, emit: Listener): void {
  const weights = p.sealed
  const carried = carriedOf(weights)
  p.opened.push(weights)
  p.carried.push(carried)
  p.sealed = weights.map(() => NONE)
  p.crossing++
  // FE-CROSS-1: the crates were hidden until now, so nobody may take a choice back any more.
  emit?.({ kind: 'opened', weights: weights.slice(), shows: true })
  for (const seat of seatsOf(weights.length))
    emit?.({ kind: carried[seat] > 0 ? 'carried' : 'stayed', seat, weight: weights[seat] })
  // FE-CROSS-5: nobody draws after the last crossing.
  if (p.crossing <= p.crossings) for (const seat of seatsOf(weights.length)) draw(p, seat, rng, emit)
}

export function draw(p: FerryPosition, seat: Seat, rng: Rng, emit: Listener): void {
  const inBag = p.bag.reduce((sum, count) => sum + count, 0)
  const weight = drawKind(p.bag, inBag, rng)
  p.hands[seat].push(weight)
  p.hands[seat].sort(byWeight)
  emit?.({ kind: 'drew', seat, weight })
}

/** The score sheet so far, crossing by crossing. */
export const linesOf = (p: FerryPosition, seat: Seat): ScoreLine[] =>
  p.carried.map((carried, at) => ({ source: 'crates', round: at + 1, points: carried[seat] }))

export const pointsOf = (p: FerryPosition, seat: Seat): number => p.carried.reduce((sum, round) => sum + round[seat], 0)
