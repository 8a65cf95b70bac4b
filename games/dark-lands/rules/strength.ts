import type { Seat } from '../../../kernel/seat.ts'
import { BOARD, type Cell } from '../content/boards.ts'
import { ATTACK, type Card, SUPPORT } from '../content/deck.ts'
import { CLAIM_STRENGTH } from '../content/magic.ts'
import { type Claim, type DarkLandsPosition, NONE, type Strength } from '../position.ts'

/** What a captured region gives to each of its neighbours: Troop and Fortification together (DL-FORT-4). */
export const regionSupport = (p: DarkLandsPosition, cell: Cell): number =>
  SUPPORT[p.troops[cell]] + (p.forts[cell] === NONE ? 0 : SUPPORT[p.forts[cell]])

/** Keeps `p.support` up to date when a card is laid or removed: it counts from that moment (DL-CAPTURE-4). */
export function addSupport(p: DarkLandsPosition, seat: Seat, cell: Cell, amount: number): void {
  const board = BOARD[p.board]
  const around = board.neighbours[cell]
  const from = seat * board.size
  const support = p.support.slice()
  for (let i = 0; i < around.length; i++) support[from + around[i]] += amount
  p.support = support
}

/** DL-CAPTURE-2, DL-CAPTURE-3, DL-RUL-13 */
export const ownSupport = (p: DarkLandsPosition, seat: Seat, cell: Cell): number =>
  p.support[seat * p.owners.length + cell]

export const claimOn = (p: DarkLandsPosition, cell: Cell): Claim | undefined => {
  // Not by index: V8 would recompile the loop again and again as lists go from empty to full.
  for (const claim of p.claims) if (claim.cell === cell) return claim
  return undefined
}

const areNeighbours = (p: DarkLandsPosition, a: Cell, b: Cell): boolean => BOARD[p.board].neighbours[a].includes(b)

/** DL-MC-10: an own region named by Portal counts unless it is adjacent and counts already; each region once. */
export function portalSupport(p: DarkLandsPosition, seat: Seat, target: Cell): number {
  let sum = 0
  for (let i = 0; i < p.remote.length; i++) {
    const cell = p.remote[i]
    if (p.owners[cell] === seat && isFirstNaming(p, i) && !areNeighbours(p, cell, target)) sum += regionSupport(p, cell)
  }
  return sum
}

/** DL-MC-11: another player's region named by Alliance counts if it is adjacent; each region once. */
export function alliedSupport(p: DarkLandsPosition, seat: Seat, target: Cell): number {
  let sum = 0
  for (let i = 0; i < p.remote.length; i++) {
    const cell = p.remote[i]
    if (p.owners[cell] !== seat && isFirstNaming(p, i) && areNeighbours(p, cell, target)) sum += regionSupport(p, cell)
  }
  return sum
}

const isFirstNaming = (p: DarkLandsPosition, at: number): boolean => p.remote.indexOf(p.remote[at]) === at

/** DL-MC-6: only in the turn after the one in which Claim was played. */
export function claimStrength(p: DarkLandsPosition, seat: Seat, cell: Cell): number {
  const claim = claimOn(p, cell)
  return claim?.ripe && claim.seat === seat ? CLAIM_STRENGTH : 0
}

/** What the charges of Portal and Alliance add at a target. */
export const remoteSupport = (p: DarkLandsPosition, seat: Seat, cell: Cell): number =>
  portalSupport(p, seat, cell) + alliedSupport(p, seat, cell)

/** DL-MC-3 */
export const strengthOf = (p: DarkLandsPosition, seat: Seat, card: Card, cell: Cell): Strength => ({
  attack: ATTACK[card],
  charge: p.attackCharge,
  support: ownSupport(p, seat, cell),
  portal: portalSupport(p, seat, cell),
  alliance: alliedSupport(p, seat, cell),
  claim: claimStrength(p, seat, cell),
})

export const sumOf = (s: Strength): number => s.attack + s.charge + s.support + s.portal + s.alliance + s.claim
