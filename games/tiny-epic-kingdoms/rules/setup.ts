import { drawItem, drawItems } from '../../../kernel/bag.ts'
import type { Objection } from '../../../kernel/game.ts'
import { replaced } from '../../../kernel/list.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { clockwiseFrom, type Seat, seatAt, seatsOf } from '../../../kernel/seat.ts'
import { DISCOURAGED_FOR_TWO, FACTIONS } from '../content/factions.ts'
import { ACTIONS, ARMIES, TABLE_RULES } from '../content/figures.ts'
import { CARDS, HOME_REGIONS, REGIONS, SIDE_IDS } from '../content/map.ts'
import { TOKEN_COUNT, TOKENS } from '../content/tokens.ts'
import type { TekOptions } from '../facts.ts'
import {
  FACE_DOWN,
  type MoveOf,
  NEUTRAL,
  NO_TOKEN,
  NONE,
  NOT_SET,
  SOURCES,
  type TekMove,
  type TekPosition,
  type Tell,
} from '../position.ts'
import { EMPTY, putArmy, spendUnits } from './board.ts'
import { charterOf, faceOf, SPLITS, splitOf } from './charters.ts'
import { refuse } from './objections.ts'

/* Section 1, with the Lost Kingdom (section 20) and the placing of tokens (section 21). */

/** A draft offers two factions more than there are players. */
const DRAFT_SPARE = 2

export const optionsObjection = (options: TekOptions, seats: number): Objection | null =>
  options.first !== 'random' && Number(options.first) > seats
    ? refuse('first-player', { seat: options.first, seats })
    : null

export function setup(options: TekOptions, seats: number, rng: Rng): TekPosition {
  const perSeat = (value: number) => new Array<number>(seats).fill(value)
  const first = seatAt(options.first === 'random' ? rng.below(seats) : Number(options.first) - 1)
  const factions = dealableFactions(options, seats)
  const pool = options.factions === 'drafted' ? drawItems(factions, seats + DRAFT_SPARE, rng) : factions
  const cards = Array.from({ length: CARDS }, (_, card) => card)
  const p: TekPosition = {
    seats,
    factionsBy: options.factions,
    cardsBy: options.territories,
    exploring: options.exploration,
    pool,
    factions: perSeat(NONE),
    cards: perSeat(NONE),
    homes: perSeat(NONE),
    lost: NONE,
    sealed: perSeat(NOT_SET),
    lands: [],
    armies: new Array<number>(2 * REGIONS.length).fill(EMPTY),
    inPlay: perSeat(0),
    neutrals: 0,
    stock: new Array<number>(3 * seats).fill(0),
    tower: perSeat(0),
    magic: perSeat(0),
    shields: ACTIONS.map(() => 0),
    refreshes: 0,
    first,
    active: first,
    action: NONE,
    answered: 0,
    ending: 'none',
    over: false,
    tokens: new Array<number>(REGIONS.length).fill(NO_TOKEN),
    bag: TOKENS.map(token => (options.exploration ? tokensOf(token, seats) : 0)),
    crown: NONE,
    trophies: perSeat(0),
    warsWon: perSeat(0),
    mover: NONE,
    ledger: new Array<number>(seats * SOURCES.length).fill(0),
    agenda: [],
  }
  if (options.factions === 'random') p.factions = p.factions.map(() => drawItem(pool, rng))
  p.pool = pool.toSorted((a, b) => a - b)
  if (options.territories === 'random') p.cards = p.cards.map(() => drawItem(cards, rng))
  nextInSetup(p, rng, null)
  return p
}

/** TEK-2P-8: players who choose freely may take the Halflings even with two. */
function dealableFactions(options: TekOptions, seats: number): number[] {
  const all = FACTIONS.map((_, faction) => faction)
  if (seats > 2 || options.factions === 'chosen') return all
  return all.filter(faction => FACTIONS[faction] !== DISCOURAGED_FOR_TWO)
}

/** TEK-TOKEN-3: five players play without the blank. */
const tokensOf = (token: keyof typeof TOKEN_COUNT, seats: number): number =>
  token === 'blank' && !TABLE_RULES[seats].blankToken ? 0 : TOKEN_COUNT[token]

/**
 * Players without a faction, then players without a card, in seat order from the first player; then all at once
 * (TEK-R-26).
 */
export function nextInSetup(p: TekPosition, rng: Rng, emit: Tell): void {
  const order = clockwiseFrom(p.first, p.seats)
  const factionless = order.find(seat => p.factions[seat] === NONE)
  if (factionless !== undefined) {
    p.agenda.push({ kind: 'draft', seat: factionless })
    return
  }
  const cardless = order.find(seat => p.cards[seat] === NONE)
  if (cardless !== undefined) {
    p.agenda.push({ kind: 'card', seat: cardless })
    return
  }
  if (TABLE_RULES[p.seats].lostKingdom) findLostKingdom(p, rng, emit)
  p.agenda.push({ kind: 'charters' })
}

/** TEK-2P-1, TEK-R-40 */
function findLostKingdom(p: TekPosition, rng: Rng, emit: Tell): void {
  p.lost = 2 * rng.pick(freeCards(p)) + rng.below(2)
  emit?.({ kind: 'lost-kingdom', side: p.lost })
}

export const freeCards = (p: TekPosition): number[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter(card => !p.cards.includes(card))

export function takeFaction(p: TekPosition, seat: Seat, faction: number, emit: Tell): void {
  p.factions = replaced(p.factions, seat, faction)
  p.pool = p.pool.filter(other => other !== faction)
  emit?.({ kind: 'faction-taken', seat, faction })
}

export function takeCard(p: TekPosition, seat: Seat, card: number, emit: Tell): void {
  p.cards = replaced(p.cards, seat, card)
  emit?.({ kind: 'card-taken', seat, card })
}

/** TEK-SETUP-4, TEK-SETUP-5 */
export function listCharters(p: TekPosition, seat: Seat, out: TekMove[]): void {
  for (const side of [2 * p.cards[seat], 2 * p.cards[seat] + 1])
    for (const { mana, ore, food } of SPLITS) out.push({ kind: 'found', side: SIDE_IDS[side], mana, ore, food })
}

export function sealCharter(p: TekPosition, seat: Seat, move: MoveOf<'found'>, emit: Tell): void {
  const split = SPLITS.findIndex(({ mana, ore }) => mana === move.mana && ore === move.ore)
  p.sealed = replaced(p.sealed, seat, charterOf(SIDE_IDS.indexOf(move.side) % 2, split))
  emit?.({ kind: 'charter-sealed', seat })
  if (!p.sealed.includes(NOT_SET)) openCharters(p, emit)
}

function openCharters(p: TekPosition, emit: Tell): void {
  p.homes = p.cards.map((card, seat) => 2 * card + faceOf(p.sealed[seat]))
  for (const seat of seatsOf(p.seats)) {
    const { mana, ore, food } = splitOf(p.sealed[seat])
    spendUnits(p, seat, { mana: -mana, ore: -ore, food: -food })
  }
  p.sealed = p.sealed.map(() => NOT_SET)
  p.lands = p.lost === NONE ? p.homes.slice() : [...p.homes, p.lost]
  emit?.({ kind: 'charters-opened', homes: p.homes.slice(), stock: p.stock.slice(), shows: true })
  if (p.lost !== NONE) peopleLostKingdom(p)
  // The first player settles first: the last one pushed is asked first.
  p.agenda = []
  for (const seat of clockwiseFrom(p.first, p.seats).reverse()) p.agenda.push({ kind: 'settle', seat })
}

/** TEK-2P-1, TEK-R-42 */
function peopleLostKingdom(p: TekPosition): void {
  for (const region of HOME_REGIONS[p.lost]) {
    putArmy(p, NEUTRAL, region)
    p.neutrals++
  }
  if (p.exploring) coverRegions(p, HOME_REGIONS[p.lost])
}

/** TEK-SETUP-7 */
export function settle(p: TekPosition, seat: Seat, region: number, emit: Tell): void {
  for (let army = 0; army < ARMIES.start; army++) putArmy(p, seat, region)
  emit?.({ kind: 'settled', seat, region })
  if (!p.exploring) return
  const free = freeHomeRegions(p, seat)
  if (free.length > TABLE_RULES[p.seats].tokensPerHome) p.agenda.push({ kind: 'bare', seat })
  else layTokens(p, free, emit)
}

export const freeHomeRegions = (p: TekPosition, seat: Seat): number[] =>
  HOME_REGIONS[p.homes[seat]].filter(region => p.armies[2 * region] === EMPTY)

/** TEK-TOKEN-3, TEK-R-50 */
export function leaveBare(p: TekPosition, seat: Seat, bare: number, emit: Tell): void {
  emit?.({ kind: 'left-bare', seat, region: bare })
  layTokens(
    p,
    freeHomeRegions(p, seat).filter(region => region !== bare),
    emit,
  )
}

/** TEK-TOKEN-1 */
function layTokens(p: TekPosition, regions: readonly number[], emit: Tell): void {
  coverRegions(p, regions)
  emit?.({ kind: 'tokens-laid', count: regions.length })
}

const coverRegions = (p: TekPosition, regions: readonly number[]): void => {
  p.tokens = p.tokens.map((token, region) => (regions.includes(region) ? FACE_DOWN : token))
}
