import type { ScoreLine } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { type Seat, seatAt, seatsOf } from '../../kernel/seat.ts'
import { FACTIONS, type FactionId } from './content/factions.ts'
import { type Action, ARMIES, HIGHEST_BID, MAGIC, SHIELDS, TOWER } from './content/figures.ts'
import { FOOD, MANA, ORE } from './content/resources.ts'
import {
  clonePosition,
  type MoveOf,
  NEUTRAL,
  NONE,
  slot,
  type TekMove,
  type TekPosition,
  topFrame,
  type Units,
  type War,
  warOf,
} from './position.ts'
import { EMPTY, gainUnits, isLying, isMixed, ownerOf, strangerAt, unitsOf } from './rules/board.ts'
import { harvestOf, yieldOf } from './rules/collect.ts'
import { build, buildPrice, mobilise, mobilisePrice, research, researchPrice, trade } from './rules/economy.ts'
import { powersOf } from './rules/factions/index.ts'
import { march } from './rules/movement.ts'
import { dieOf, discountOf, dueOf, paymentsFor } from './rules/payment.ts'
import { withdraw } from './rules/retreat.ts'
import { finish, outcomeOf, scoreOf } from './rules/scoring.ts'
import { shieldsPlaced } from './rules/turn.ts'
import { clash, opponentOf, sharedRegions } from './rules/war.ts'

/*
 * What tables and words ask of a position. The rules answer: the effect of a move is read off a copy on which they have
 * played it.
 */

/* Whose answer the game waits for, and how many refreshes a game has left that nobody ends. */
export { askedNow } from './rules/agenda.ts'
export type { ObjectionCode } from './rules/objections.ts'
export { lastCall } from './rules/turn.ts'

/** The people a seat leads, once it has chosen one. */
export const factionOf = (p: TekPosition, seat: Seat): FactionId | undefined => FACTIONS[elementAt(p.factions, seat)]

/** How many more actions can be selected before the card is cleared. */
export const shieldsLeft = (p: TekPosition): number => SHIELDS - shieldsPlaced(p)

/** What everybody would score if the game ended now; `null` before there are territories. */
export function scoresNow(view: TekPosition): readonly number[] | null {
  if (view.lands.length === 0) return null
  const p = clonePosition(view)
  if (!p.over) finish(p, null)
  return seatsOf(p.seats).map(seat => scoreOf(p, seat))
}

/** What the seat would score if the game ended here, by source. */
export function pointsSoFar(view: TekPosition, seat: Seat): readonly ScoreLine[] {
  if (view.lands.length === 0) return []
  const p = clonePosition(view)
  if (!p.over) finish(p, null)
  return outcomeOf(p)?.lines[seat] ?? []
}

/* Armies. An entry of `armies` says whose it is, or that it is empty. */
export { EMPTY, ownerOf } from './rules/board.ts'

export interface Army {
  /** Its index in `armies`. */
  readonly place: number
  readonly owner: Seat
  readonly lying: boolean
}

export const armiesAt = (p: TekPosition, region: number): readonly Army[] =>
  [2 * region, 2 * region + 1].flatMap(place => {
    const army = elementAt(p.armies, place)
    return army === EMPTY ? [] : [{ place, owner: seatAt(ownerOf(army)), lying: isLying(army) }]
  })

/** Do armies of two owners share the region without fighting over it? */
export const isShared = (p: TekPosition, region: number): boolean => isMixed(p, region) && warOf(p)?.region !== region

/** With whom the seat shares regions in peace. */
export const alliesOf = (p: TekPosition, seat: Seat): readonly Seat[] =>
  seatsOf(p.seats).filter(other => other !== seat && sharedRegions(p, seat, other, NONE).length > 0)

/** Would the move bring an army to a region with another owner's army? */
export const leadsToWar = (p: TekPosition, seat: Seat, move: TekMove): boolean =>
  (move.kind === 'patrol' || move.kind === 'quest') && strangerAt(p, seat, move.to) !== -1

/* Units. */

/** What collecting would bring: what is certain, as far as there is room, and how many units of choice come on top. */
export const harvestNow = (p: TekPosition, seat: Seat): { readonly units: Units; readonly choice: number } => ({
  units: harvestOf(p, seat, { mana: 0, ore: 0, food: 0 }),
  choice: yieldOf(p, seat).choice,
})

/** The units named in the move: collected, gained, paid or handed over. */
export function unitsNamed(p: TekPosition, seat: Seat, move: TekMove): Units | null {
  switch (move.kind) {
    case 'collect':
      return harvestOf(p, seat, move)
    case 'gain':
    case 'pay':
    case 'give':
    case 'bribe':
      return move
    case 'raise':
    case 'plunder':
      return unitsOf(move.resource, 1)
    default:
      return null
  }
}

/** How the seat's units change. */
function change(view: TekPosition, seat: Seat, act: (p: TekPosition) => void): Units {
  const p = clonePosition(view)
  act(p)
  const of = (resource: number): number =>
    elementAt(p.stock, slot(seat, resource)) - elementAt(view.stock, slot(seat, resource))
  return { mana: of(MANA), ore: of(ORE), food: of(FOOD) }
}

/** How many units a trade brings. */
export const tradeBrings = (view: TekPosition, seat: Seat, { give, take, count }: MoveOf<'trade'>): number =>
  change(view, seat, p => trade(p, seat, give, take, count, null))[take]

const negative = ({ mana, ore, food }: Units): Units => ({ mana: -mana, ore: -ore, food: -food })

/** The units a move costs at once, or `null` for other kinds of move. */
export function priceOf(view: TekPosition, seat: Seat, move: TekMove): Units | null {
  switch (move.kind) {
    case 'build':
      return negative(change(view, seat, p => build(p, seat, null)))
    case 'research':
      return negative(change(view, seat, p => research(p, seat, null)))
    case 'mobilise':
      return negative(change(view, seat, p => mobilise(p, seat, move.region, move.ore, null)))
    case 'retreat':
    case 'carry':
    case 'church':
    case 'relocate':
      return negative(
        change(view, seat, p => {
          const war = warOf(p)
          if (war) withdraw(p, war, move, null)
        }),
      )
    default:
      return null
  }
}

/** What the seat's next level or army would cost, before it is known where or how it is paid; `null` at the top. */
export function nextPrice(p: TekPosition, seat: Seat, action: Action): Units | null {
  switch (action) {
    case 'build':
      return elementAt(p.tower, seat) < TOWER.top ? unitsOf('ore', buildPrice(p, seat)) : null
    case 'research':
      return elementAt(p.magic, seat) < MAGIC.top ? unitsOf('mana', researchPrice(p, seat)) : null
    case 'expand':
      return elementAt(p.inPlay, seat) < ARMIES.each ? unitsOf('food', mobilisePrice(p, seat)) : null
    default:
      return null
  }
}

/** The food that an army raised from the fallen enemy costs. */
export const risingPrice = (p: TekPosition, seat: Seat): number => powersOf(p, seat).risingPrice

/** A sum due in a war. */
export interface Bill {
  readonly due: number
  /** One way to pay it, with as little mana as possible. */
  readonly example: Units | undefined
  /** What this way saves by using a single resource (Humans 3). */
  readonly saved: number
}

function bill(p: TekPosition, seat: Seat, due: number, single: number): Bill {
  const example = paymentsFor(p, seat, due, single).at(-1)
  const types = example ? [example.mana, example.ore, example.food].filter(units => units > 0).length : 0
  return { due, example, saved: types === 1 ? Math.min(single, due) : 0 }
}

/** What the neutral army costs that the move would take; `null` if it takes none. */
export function capturePrice(view: TekPosition, seat: Seat, move: TekMove): Bill | null {
  if ((move.kind !== 'patrol' && move.kind !== 'quest') || strangerAt(view, seat, move.to) !== NEUTRAL) return null
  const p = clonePosition(view)
  march(p, seat, move.from, move.to, move.kind, null)
  const found = topFrame(p)
  // What the army picks up on entering may help to pay; of units of choice, mana pays most.
  if (found?.kind === 'gain') gainUnits(p, seat, unitsOf('mana', found.count))
  clash(p, seat, move.to, null)
  const frame = topFrame(p)
  return frame?.kind === 'pay' ? bill(p, seat, frame.due, frame.single) : { due: 0, example: undefined, saved: 0 }
}

export interface WarPrice extends Bill {
  /** Deducted from the number; negative if the enemy raises the cost. */
  readonly discount: number
}

/** The highest number that the seat can afford. */
export const highestBid = (p: TekPosition, war: War, seat: Seat): number =>
  Math.max(
    0,
    ...Array.from({ length: HIGHEST_BID }, (_, at) => at + 1).filter(face => {
      const { due, example } = warPrice(p, war, seat, face)
      return due <= 0 || example !== undefined
    }),
  )

/** What the seat would pay for this face of its die. */
export function warPrice(p: TekPosition, war: War, seat: Seat, face: number): WarPrice {
  const discount = discountOf(p, seat, opponentOf(war, seat), war.region, seat === war.attacker)
  const due = dueOf(p, { ...war, dice: war.dice.with(dieOf(war, seat), face) }, seat)
  return { discount, ...bill(p, seat, due, powersOf(p, seat).discountSingleType) }
}
