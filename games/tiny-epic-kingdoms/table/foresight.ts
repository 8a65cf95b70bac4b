import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { type Action, ARMIES, FLAG, MAGIC, TOWER } from '../content/figures.ts'
import { FOOD, MANA, ORE } from '../content/resources.ts'
import {
  clonePosition,
  type MoveOf,
  NEUTRAL,
  NONE,
  type TekMove,
  type TekPosition,
  topFrame,
  type Units,
  type War,
  warOf,
} from '../position.ts'
import { gainUnits, strangerAt, unitsOf } from '../rules/board.ts'
import { build, buildPrice, mobilise, mobilisePrice, research, researchPrice, trade } from '../rules/economy.ts'
import { powersOf } from '../rules/factions/index.ts'
import { march } from '../rules/movement.ts'
import { discountOf, paymentsFor } from '../rules/payment.ts'
import { withdraw } from '../rules/retreat.ts'
import { finish, scoreOf } from '../rules/scoring.ts'
import { clash, opponentOf, sharedRegions } from '../rules/war.ts'

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

/** What the seat's next level or army would cost, before it is known where or how it is paid; `null` at the top. */
export function nextPrice(view: TekPosition, seat: Seat, action: Action): Units | null {
  switch (action) {
    case 'build':
      return view.tower[seat] < TOWER.top ? unitsOf('ore', buildPrice(view, seat)) : null
    case 'research':
      return view.magic[seat] < MAGIC.top ? unitsOf('mana', researchPrice(view, seat)) : null
    case 'expand':
      return view.inPlay[seat] < ARMIES.each ? unitsOf('food', mobilisePrice(view, seat)) : null
    default:
      return null
  }
}

/** A sum due in war. */
export interface Bill {
  readonly due: number
  /** One way to pay it, with as little mana as possible. */
  readonly example: Units | undefined
  /** What this way saves because it is one resource only (Humans 3). */
  readonly saved: number
}

function bill(p: TekPosition, seat: Seat, due: number, single: number): Bill {
  const example = paymentsFor(p, seat, due, single).at(-1)
  const types = example ? [example.mana, example.ore, example.food].filter(units => units > 0).length : 0
  return { due, example, saved: types === 1 ? Math.min(single, due) : 0 }
}

/** What the neutral army costs that the move would take; `null` if it takes none. */
export function captureOf(view: TekPosition, seat: Seat, move: TekMove): Bill | null {
  if ((move.kind !== 'patrol' && move.kind !== 'quest') || strangerAt(view, seat, move.to) !== NEUTRAL) return null
  const p = clonePosition(view)
  march(p, seat, move.from, move.to, move.kind, null)
  const found = topFrame(p)
  // What is picked up on the way in may pay; of units of choice, mana pays most.
  if (found?.kind === 'gain') gainUnits(p, seat, unitsOf('mana', found.count))
  clash(p, seat, move.to, null)
  const frame = topFrame(p)
  return frame?.kind === 'pay' ? bill(p, seat, frame.due, frame.single) : { due: 0, example: undefined, saved: 0 }
}

export interface WarPrice extends Bill {
  /** Taken off the number; negative if the enemy makes it dearer. */
  readonly discount: number
}

export function warPrice(view: TekPosition, war: War, seat: Seat, face: number): WarPrice {
  const discount = discountOf(view, seat, opponentOf(war, seat), war.region, seat === war.attacker)
  const due = face === FLAG ? 0 : Math.max(0, face - discount)
  return { discount, ...bill(view, seat, due, powersOf(view, seat).discountSingleType) }
}

/** With whom the seat shares regions in peace. */
export const alliesOf = (view: TekPosition, seat: Seat): readonly Seat[] =>
  seatsOf(view.seats).filter(other => other !== seat && sharedRegions(view, seat, other, NONE).length > 0)
