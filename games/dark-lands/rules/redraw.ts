import type { Emit, Objection } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { BOARD, type Cell } from '../content/boards.ts'
import { ARTISANS_FOR, ATTACK, type Card, MAGES_FOR, SPELL, WARRIORS_FOR } from '../content/deck.ts'
import { FREE_COMPANIONS, STARTING_HAND } from '../content/figures.ts'
import { MAGIC_SWORD_ATTACK, STRENGTH_POTION_ATTACK } from '../content/magic.ts'
import { type DarkLandsEvent, type DarkLandsMove, type DarkLandsPosition, NONE } from '../position.ts'
import { discardAll, drawToHand } from './deck.ts'
import { refuse } from './objections.ts'
import { claimOn, regionSupport } from './strength.ts'

export const REDRAW: DarkLandsMove = { kind: 'redraw' }

/** The two free companions and one bought. */
const FIRST_TURN_COMPANIONS = FREE_COMPANIONS + 1

export function redrawObjection(p: DarkLandsPosition, seat: Seat): Objection | null {
  if (p.turn > p.seats) return refuse('not-first-turn', { round: p.round })
  return couldCapture(p, seat) ? refuse('can-capture', {}, 'DL-RUL-25') : null
}

/** DL-RUL-25: with any three companions, by certain means, before the player has anything on the board. */
function couldCapture(p: DarkLandsPosition, seat: Seat): boolean {
  const hand = p.hands[seat]
  const best = bestAttacks(hand)
  for (let cell = 0; cell < p.owners.length; cell++) {
    if (p.owners[cell] !== NONE) continue
    // Before a player's first turn all claims belong to others.
    if (claimOn(p, cell)) continue
    for (let cost = 1; cost <= FIRST_TURN_COMPANIONS; cost++) {
      if (best[cost] === 0) continue
      if (best[cost] + mostHelp(p, seat, hand, cell, FIRST_TURN_COMPANIONS - cost) >= p.levels[cell]) return true
    }
  }
  return false
}

/** The highest attack among cards of each total cost; only Troops have any. */
function bestAttacks(hand: readonly Card[]): number[] {
  const best = new Array<number>(FIRST_TURN_COMPANIONS + 1).fill(0)
  for (const card of hand) {
    const cost = WARRIORS_FOR[card] + ARTISANS_FOR[card] + MAGES_FOR[card]
    if (cost <= FIRST_TURN_COMPANIONS) best[cost] = Math.max(best[cost], ATTACK[card])
  }
  return best
}

/** The most that Magic in hand adds to a capture of this region with this many Mages. */
function mostHelp(p: DarkLandsPosition, seat: Seat, hand: readonly Card[], cell: Cell, mages: number): number {
  if (mages === 0) return 0
  const help: { readonly mages: number; readonly strength: number }[] = []
  const allies = alliesOf(p, seat, cell)
  for (const card of hand) {
    if (card === SPELL['strength-potion']) help.push({ mages: MAGES_FOR[card], strength: STRENGTH_POTION_ATTACK })
    if (card === SPELL['magic-sword']) help.push({ mages: MAGES_FOR[card], strength: MAGIC_SWORD_ATTACK })
    // Each Alliance names another region, strongest first: no region counts twice.
    if (card === SPELL.alliance) help.push({ mages: MAGES_FOR[card], strength: allies.shift() ?? 0 })
  }
  const best = new Array<number>(mages + 1).fill(0)
  for (const one of help)
    for (let have = mages; have >= one.mages; have--)
      best[have] = Math.max(best[have], best[have - one.mages] + one.strength)
  return best[mages]
}

const alliesOf = (p: DarkLandsPosition, seat: Seat, cell: Cell): number[] =>
  BOARD[p.board].neighbours[cell]
    .filter(near => p.owners[near] !== NONE && p.owners[near] !== seat)
    .map(near => regionSupport(p, near))
    .sort((a, b) => b - a)

/** DL-FIRST-2, DL-RUL-26: shown, discarded and not shuffled back; then the free companions may be chosen again. */
export function redraw(p: DarkLandsPosition, seat: Seat, rng: Rng, emit: Emit<DarkLandsEvent> | null): void {
  const cards = p.hands[seat]
  discardAll(p, cards)
  p.hands[seat] = []
  emit?.({ kind: 'redrew', seat, cards, shows: true })
  drawToHand(p, seat, STARTING_HAND, 'redraw', rng, emit)
  p.agenda.push({ kind: 'rechoose', seat, amount: 0 })
}
