import type { Emit, Objection } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { BOARD, type Cell } from '../content/boards.ts'
import { type Card, KIND, SPELL } from '../content/deck.ts'
import {
  DECREE_COINS,
  DECREE_LEVEL,
  DECREE_MOST,
  INSIGHT_DRAW,
  MAGIC_SWORD_ATTACK,
  STRENGTH_POTION_ATTACK,
  TOLL_COINS,
  TOLL_MOST,
  TREASURE_MAP_COINS,
} from '../content/magic.ts'
import { type DarkLandsEvent, type DarkLandsMove, type DarkLandsPosition, NONE } from '../position.ts'
import { canAfford, costObjection } from './companions.ts'
import { cardsLeft, discard, drawToHand } from './deck.ts'
import { layOut } from './lay-out.ts'
import { pay } from './ledger.ts'
import { beginInsight, beginScouting, beginTransmutation } from './magic-choices.ts'
import { listAims, listLevitations, listRallies, listRecruits } from './magic-targets.ts'
import { refuse } from './objections.ts'

/** Magic without a target, each with the move that plays it. */
export const CASTS: ReadonlyMap<Card, DarkLandsMove> = new Map(
  (
    [
      'strength-potion',
      'magic-sword',
      'insight',
      'scouting',
      'transmutation',
      'treasure-map',
      'toll',
      'royal-decree',
    ] as const
  ).map(id => [SPELL[id], { kind: 'cast', card: SPELL[id] }]),
)

export function listMagic(p: DarkLandsPosition, seat: Seat, moves: DarkLandsMove[]): void {
  const hand = p.hands[seat]
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (KIND[card] !== 'magic' || card === hand[i - 1] || !canAfford(p, seat, card)) continue
    const cast = CASTS.get(card)
    if (cast) {
      if (conditionObjection(p, seat, card) === null) moves.push(cast)
    } else if (card === SPELL.recruitment) listRecruits(p, seat, moves)
    else if (card === SPELL['second-wind']) listRallies(p, seat, moves)
    else if (card === SPELL.levitation) listLevitations(p, seat, moves)
    else listAims(p, seat, card, moves)
  }
}

export function castObjection(p: DarkLandsPosition, seat: Seat, card: Card): Objection | null {
  if (!CASTS.has(card)) return refuse('wrong-card', {}, 'DL-MAGIC-2')
  return conditionObjection(p, seat, card) ?? costObjection(p, seat, card)
}

/** DL-MC-1: a card whose condition is not met may not be played. */
export function conditionObjection(p: DarkLandsPosition, seat: Seat, card: Card): Objection | null {
  switch (card) {
    case SPELL.scouting:
      return cardsLeft(p) > 0 ? null : refuse('nothing-to-see')
    case SPELL.transmutation:
      return p.hands[seat].length > 1 ? null : refuse('no-other-card')
    case SPELL.toll:
      return borderRegions(p, seat) > 0 ? null : refuse('no-border')
    case SPELL['royal-decree']:
      return highRegions(p, seat) > 0 ? null : refuse('no-high-region', { level: DECREE_LEVEL })
    default:
      return null
  }
}

export function cast(p: DarkLandsPosition, seat: Seat, card: Card, rng: Rng, emit: Emit<DarkLandsEvent> | null): void {
  layOut(p, seat, card, emit)
  switch (card) {
    case SPELL['strength-potion']:
      chargeAttack(p, seat, STRENGTH_POTION_ATTACK, emit)
      break
    case SPELL['magic-sword']:
      chargeAttack(p, seat, MAGIC_SWORD_ATTACK, emit)
      break
    case SPELL['treasure-map']:
      p.treasureCharge += TREASURE_MAP_COINS
      emit?.({ kind: 'charged', seat, attack: p.attackCharge, coins: p.treasureCharge })
      break
    case SPELL.toll:
      earn(p, seat, 'toll', borderRegions(p, seat), tollOf(p, seat), emit)
      break
    case SPELL['royal-decree']:
      earn(p, seat, 'royal-decree', highRegions(p, seat), decreeOf(p, seat), emit)
      break
    // DL-RUL-18: these three are discarded once their effect is complete.
    case SPELL.insight:
      drawToHand(p, seat, INSIGHT_DRAW, 'insight', rng, emit)
      beginInsight(p, seat, emit)
      return
    case SPELL.scouting:
      beginScouting(p, seat, rng, emit)
      return
    case SPELL.transmutation:
      beginTransmutation(p, seat, emit)
      return
  }
  discard(p, card)
}

function chargeAttack(p: DarkLandsPosition, seat: Seat, attack: number, emit: Emit<DarkLandsEvent> | null): void {
  p.attackCharge += attack
  emit?.({ kind: 'charged', seat, attack: p.attackCharge, coins: p.treasureCharge })
}

function earn(
  p: DarkLandsPosition,
  seat: Seat,
  by: 'toll' | 'royal-decree',
  regions: number,
  coins: number,
  emit: Emit<DarkLandsEvent> | null,
): void {
  pay(p, seat, by, coins)
  emit?.({ kind: 'earned', seat, card: SPELL[by], regions, coins })
}

/** DL-MC-15 */
export const tollOf = (p: DarkLandsPosition, seat: Seat): number =>
  Math.min(TOLL_COINS * borderRegions(p, seat), TOLL_MOST)

/** DL-MC-17 */
export const decreeOf = (p: DarkLandsPosition, seat: Seat): number =>
  Math.min(DECREE_COINS * highRegions(p, seat), DECREE_MOST)

function borderRegions(p: DarkLandsPosition, seat: Seat): number {
  let count = 0
  for (let cell = 0; cell < p.owners.length; cell++) if (p.owners[cell] === seat && touchesRival(p, seat, cell)) count++
  return count
}

const touchesRival = (p: DarkLandsPosition, seat: Seat, cell: Cell): boolean =>
  BOARD[p.board].neighbours[cell].some(near => p.owners[near] !== NONE && p.owners[near] !== seat)

function highRegions(p: DarkLandsPosition, seat: Seat): number {
  let count = 0
  for (let cell = 0; cell < p.owners.length; cell++)
    if (p.owners[cell] === seat && p.levels[cell] >= DECREE_LEVEL) count++
  return count
}
