import { BOARD, type Cell } from '../../content/boards.ts'
import { ARTISANS_FOR, ATTACK, type Card, KIND, MAGES_FOR, SUPPORT, WARRIORS_FOR } from '../../content/deck.ts'
import { NONE } from '../../position.ts'
import { spoils } from '../../rules/capture.ts'
import { lasting, needed, open, reachOf } from './board.ts'
import { priceOf, purse } from './hand.ts'
import { liftOf, promiseOf } from './land.ts'
import { type Sight, strongest } from './sight.ts'

/** The best capture found by the last search. */
export const finest: { card: Card; cell: Cell; gain: number } = { card: NONE, cell: NONE, gain: 0 }

/** Usable companions: the ready ones, minus those a spell needs first, plus those it readies. */
export interface Party {
  readonly warriors: number
  readonly artisans: number
  readonly mages: number
}

export const readyParty = ({ p, seat }: Sight): Party => ({
  warriors: p.ready[seat * 3],
  artisans: p.ready[seat * 3 + 1],
  mages: p.ready[seat * 3 + 2],
})

/**
 * Finds the best capture with these companions. With `help` (the strength that Magic would add in each region), only
 * among captures that need the help.
 */
export function findCapture(sight: Sight, party: Party, help: Int8Array | null): boolean {
  const hand = sight.p.hands[sight.seat]
  finest.card = NONE
  finest.gain = Number.NEGATIVE_INFINITY
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (KIND[card] !== 'troop' || card === hand[i - 1] || !pays(party, card)) continue
    findTarget(sight, party, card, help)
  }
  return finest.card !== NONE
}

const pays = ({ warriors, artisans, mages }: Party, card: Card): boolean =>
  WARRIORS_FOR[card] <= warriors && ARTISANS_FOR[card] <= artisans && MAGES_FOR[card] <= mages

function findTarget(sight: Sight, party: Party, card: Card, help: Int8Array | null): void {
  const { p, count } = sight
  const { coins } = sight.weights.points
  const attack = ATTACK[card]
  let next = 0
  let price = Number.NaN
  for (let i = 0; i < count; i++) {
    const cell = open[i]
    const missing = needed[cell] - attack
    if (help ? missing <= 0 || missing > help[cell] : missing > 0) continue
    if (Number.isNaN(price)) {
      price = priceOf(card)
      next = attackAfter(sight, party, card)
    }
    const gain = coins * spoils(p, cell) + prospects(sight, cell, SUPPORT[card], next) + sight.activity - price
    if (gain > finest.gain) {
      finest.card = card
      finest.cell = cell
      finest.gain = gain
    }
  }
}

/** The strongest Troop card still usable after this card. */
export const attackAfter = ({ p, seat }: Sight, { warriors, artisans, mages }: Party, card: Card): number =>
  strongest(p.hands[seat], card, warriors - WARRIORS_FOR[card], artisans - ARTISANS_FOR[card], mages - MAGES_FOR[card])

/**
 * The prospects when a region gives this much more support to its neighbours and, if it was open, no longer is: the
 * land, and the next capture of this turn. Leaves out the next turn: guesses with and without it won equally often.
 */
export function prospects({ p, seat, weights }: Sight, cell: Cell, support: number, attack: number): number {
  const { points } = weights
  const around = BOARD[p.board].neighbours[cell]
  let land = p.owners[cell] === NONE ? -promiseOf(p, seat, cell) : 0
  let next = reachOf(attack, cell)
  for (let i = 0; i < around.length; i++) {
    const near = around[i]
    if (p.owners[near] !== NONE) continue
    land += liftOf(p, seat, near, support)
    if (lasting[near] - support <= attack && p.levels[near] > next) next = p.levels[near]
  }
  return purse.goesOn * (points.land * land + points.now * next)
}
