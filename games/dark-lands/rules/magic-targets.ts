import type { Emit, Objection } from '../../../kernel/game.ts'
import { replaced } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { BOARD, type Cell, MOST_CELLS } from '../content/boards.ts'
import { CARD_KINDS, type Card, SPELL, SUPPORT } from '../content/deck.ts'
import { ALL_COMPANIONS, ARTISAN, type Companion, WARRIOR } from '../content/figures.ts'
import { RECRUITMENT_PRICE, SECOND_WIND_COMPANIONS } from '../content/magic.ts'
import { type DarkLandsEvent, type DarkLandsMove, type DarkLandsPosition, NONE } from '../position.ts'
import { costObjection, gain, rise } from './companions.ts'
import { discard } from './deck.ts'
import { layOut } from './lay-out.ts'
import { pay } from './ledger.ts'
import { refuse } from './objections.ts'
import { addSupport, claimOn, regionSupport } from './strength.ts'

/** Claim, Portal, Alliance: magic aimed at a region. */

export const AIMS: readonly (readonly DarkLandsMove[])[] = Array.from({ length: CARD_KINDS }, (_, card) =>
  Array.from({ length: MOST_CELLS }, (_, cell) => ({ kind: 'aim' as const, card, cell })),
)

export function listAims(p: DarkLandsPosition, seat: Seat, card: Card, moves: DarkLandsMove[]): void {
  for (let cell = 0; cell < p.owners.length; cell++)
    if (targetObjection(p, seat, card, cell) === null) moves.push(AIMS[card][cell])
}

export const aimObjection = (p: DarkLandsPosition, seat: Seat, card: Card, cell: Cell): Objection | null =>
  targetObjection(p, seat, card, cell) ?? costObjection(p, seat, card)

function targetObjection(p: DarkLandsPosition, seat: Seat, card: Card, cell: Cell): Objection | null {
  const owner = p.owners[cell]
  switch (card) {
    case SPELL.claim:
      if (owner !== NONE) return CAPTURED
      if (claimOn(p, cell)) return CLAIMED
      return touchesOwn(p, seat, cell) ? null : APART
    case SPELL.portal:
      return owner === seat ? null : NOT_YOURS
    case SPELL.alliance:
      return owner !== NONE && owner !== seat ? null : NO_RIVAL
    default:
      return refuse('wrong-card', {}, 'DL-MAGIC-2')
  }
}

const CAPTURED = refuse('captured-already', {}, 'DL-MC-6')
const CLAIMED = refuse('claimed-already')
const APART = refuse('not-beside-yours')
const NOT_YOURS = refuse('not-your-region', {}, 'DL-MC-10')
const NO_RIVAL = refuse('not-a-rival')

export const touchesOwn = (p: DarkLandsPosition, seat: Seat, cell: Cell): boolean =>
  BOARD[p.board].neighbours[cell].some(near => p.owners[near] === seat)

export function aim(p: DarkLandsPosition, seat: Seat, card: Card, cell: Cell, emit: Emit<DarkLandsEvent> | null): void {
  layOut(p, seat, card, emit)
  if (card === SPELL.claim) {
    p.claims = [...p.claims, { cell, seat, ripe: false }]
    p.active[seat] = true
    // DL-RUL-41: out of the game, not to the discard pile.
    p.removed++
    emit?.({ kind: 'claimed', seat, cell })
    return
  }
  p.remote = [...p.remote, cell]
  discard(p, card)
  emit?.({ kind: 'named-region', seat, card, cell, support: regionSupport(p, cell) })
}

/** Recruitment (DL-MC-13) */

export const RECRUITS: readonly DarkLandsMove[] = ALL_COMPANIONS.map(companion => ({ kind: 'recruit', companion }))

export function listRecruits(p: DarkLandsPosition, seat: Seat, moves: DarkLandsMove[]): void {
  if (p.coins[seat] >= RECRUITMENT_PRICE) for (const recruit of RECRUITS) moves.push(recruit)
}

export const recruitObjection = (p: DarkLandsPosition, seat: Seat): Objection | null =>
  p.coins[seat] >= RECRUITMENT_PRICE
    ? costObjection(p, seat, SPELL.recruitment)
    : refuse('coins-short', { price: RECRUITMENT_PRICE, coins: p.coins[seat] }, 'DL-MC-13')

export function recruit(
  p: DarkLandsPosition,
  seat: Seat,
  companion: Companion,
  emit: Emit<DarkLandsEvent> | null,
): void {
  layOut(p, seat, SPELL.recruitment, emit)
  pay(p, seat, 'recruitment', -RECRUITMENT_PRICE)
  gain(p, seat, companion)
  discard(p, SPELL.recruitment)
  emit?.({ kind: 'recruited', seat, companion, price: RECRUITMENT_PRICE })
}

/** Second Wind (DL-MC-14) */

export const RALLIES = Array.from({ length: SECOND_WIND_COMPANIONS + 1 }, (_, warriors) =>
  Array.from({ length: SECOND_WIND_COMPANIONS + 1 - warriors }, (_, artisans) => ({
    kind: 'rally' as const,
    warriors,
    artisans,
  })),
)
  .flat()
  .filter(({ warriors, artisans }) => warriors + artisans > 0)

export const spent = (p: DarkLandsPosition, seat: Seat, companion: Companion): number =>
  p.companions[seat * 3 + companion] - p.ready[seat * 3 + companion]

export function listRallies(p: DarkLandsPosition, seat: Seat, moves: DarkLandsMove[]): void {
  for (const rally of RALLIES)
    if (rally.warriors <= spent(p, seat, WARRIOR) && rally.artisans <= spent(p, seat, ARTISAN)) moves.push(rally)
}

export function rallyObjection(p: DarkLandsPosition, seat: Seat, warriors: number, artisans: number): Objection | null {
  const figures = { warriors, artisans, spentWarriors: spent(p, seat, WARRIOR), spentArtisans: spent(p, seat, ARTISAN) }
  const fits =
    warriors <= figures.spentWarriors &&
    artisans <= figures.spentArtisans &&
    warriors + artisans >= 1 &&
    warriors + artisans <= SECOND_WIND_COMPANIONS
  return fits ? costObjection(p, seat, SPELL['second-wind']) : refuse('not-so-many-spent', figures)
}

export function rally(
  p: DarkLandsPosition,
  seat: Seat,
  warriors: number,
  artisans: number,
  emit: Emit<DarkLandsEvent> | null,
): void {
  layOut(p, seat, SPELL['second-wind'], emit)
  rise(p, seat, WARRIOR, warriors)
  rise(p, seat, ARTISAN, artisans)
  discard(p, SPELL['second-wind'])
  emit?.({ kind: 'rallied', seat, warriors, artisans })
}

/** Levitation (DL-MC-16) */

export function listLevitations(p: DarkLandsPosition, seat: Seat, moves: DarkLandsMove[]): void {
  for (let from = 0; from < p.owners.length; from++) {
    if (p.owners[from] !== seat || p.forts[from] === NONE) continue
    for (let to = 0; to < p.owners.length; to++)
      if (p.owners[to] === seat && p.forts[to] === NONE) moves.push({ kind: 'levitate', from, to })
  }
}

export function levitationObjection(p: DarkLandsPosition, seat: Seat, from: Cell, to: Cell): Objection | null {
  if (from === to) return refuse('same-region')
  if (p.owners[from] !== seat || p.owners[to] !== seat) return refuse('not-your-region', {}, 'DL-MC-16')
  if (p.forts[from] === NONE) return refuse('no-fortification')
  if (p.forts[to] !== NONE) return refuse('fortified-already', {}, 'DL-MC-16')
  return costObjection(p, seat, SPELL.levitation)
}

export function levitate(
  p: DarkLandsPosition,
  seat: Seat,
  from: Cell,
  to: Cell,
  emit: Emit<DarkLandsEvent> | null,
): void {
  layOut(p, seat, SPELL.levitation, emit)
  const fort = p.forts[from]
  p.forts = replaced(replaced(p.forts, from, NONE), to, fort)
  addSupport(p, seat, from, -SUPPORT[fort])
  addSupport(p, seat, to, SUPPORT[fort])
  discard(p, SPELL.levitation)
  emit?.({ kind: 'levitated', seat, card: fort, from, to })
}
