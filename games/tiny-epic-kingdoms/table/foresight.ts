import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { FOOD, MANA, ORE } from '../content/resources.ts'
import {
  clonePosition,
  type MoveOf,
  NEUTRAL,
  NONE,
  type TekMove,
  type TekPosition,
  type Units,
  type War,
  warOf,
} from '../position.ts'
import { strangerAt } from '../rules/board.ts'
import { collect } from '../rules/collect.ts'
import { build, mobilise, research, trade } from '../rules/economy.ts'
import { powersOf } from '../rules/factions/index.ts'
import { captureDue } from '../rules/movement.ts'
import { discountOf, paymentsFor } from '../rules/payment.ts'
import { withdraw } from '../rules/retreat.ts'
import { finish, scoreOf } from '../rules/scoring.ts'
import { opponentOf, sharedRegions } from '../rules/war.ts'

/*
 * What the rules would do, shown before it is done: each answer is read off a copy of the view on which the rules
 * themselves have acted.
 */

/** What everybody would score if the game ended here; `null` before there are territories. */
export function standings(view: TekPosition): readonly number[] | null {
  if (view.lands.length === 0) return null
  const p = clonePosition(view)
  if (!p.over) finish(p, null)
  return seatsOf(p.seats).map(seat => scoreOf(p, seat))
}

/** How the seat's units change. */
function change(view: TekPosition, seat: Seat, act: (p: TekPosition) => void): Units {
  const p = clonePosition(view)
  act(p)
  const of = (resource: number): number => p.stock[3 * seat + resource] - view.stock[3 * seat + resource]
  return { mana: of(MANA), ore: of(ORE), food: of(FOOD) }
}

const negative = ({ mana, ore, food }: Units): Units => ({ mana: -mana, ore: -ore, food: -food })

/** What collecting really brings: a full stock takes no more. */
export const harvestOf = (view: TekPosition, seat: Seat, chosen: Units): Units =>
  change(view, seat, p => collect(p, seat, chosen, null))

export const tradeOf = (view: TekPosition, seat: Seat, { give, take, count }: MoveOf<'trade'>): number => {
  const got = change(view, seat, p => trade(p, seat, give, take, count, null))
  return got[take]
}

/** The units a move costs at once, or `null` if it is not that kind of move. */
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

export interface Capture {
  readonly due: number
  /** One way to pay it, with as little mana as possible. */
  readonly example: Units | undefined
}

/** What the neutral army costs that the move would take; `null` if it takes none. */
export function captureOf(view: TekPosition, seat: Seat, move: TekMove): Capture | null {
  if ((move.kind !== 'patrol' && move.kind !== 'quest') || strangerAt(view, seat, move.to) !== NEUTRAL) return null
  const due = Math.max(0, captureDue(view, seat, move.from, move.to))
  return { due, example: paymentsFor(view, seat, due, powersOf(view, seat).discountSingleType).at(-1) }
}

export interface WarPrice {
  /** Taken off the number; negative if the enemy makes it dearer. */
  readonly discount: number
  readonly due: number
  /** One way to pay it, with as little mana as possible. */
  readonly example: Units | undefined
}

export function warPrice(view: TekPosition, war: War, seat: Seat, face: number): WarPrice {
  const discount = discountOf(view, seat, opponentOf(war, seat), war.region, seat === war.attacker)
  const due = face === 0 ? 0 : Math.max(0, face - discount)
  const ways = paymentsFor(view, seat, due, powersOf(view, seat).discountSingleType)
  return { discount, due, example: ways.at(-1) }
}

/** With whom the seat shares regions in peace. */
export const alliesOf = (view: TekPosition, seat: Seat): readonly Seat[] =>
  seatsOf(view.seats).filter(other => other !== seat && sharedRegions(view, seat, other, NONE).length > 0)
