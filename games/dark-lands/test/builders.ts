import { expect } from 'vitest'
import type { Objection } from '../../../kernel/game.ts'
import { addAt, elementAt } from '../../../kernel/list.ts'
import { checkMove } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { BOARD, type BoardId, type Cell } from '../content/boards.ts'
import type { CardId, FortificationId, TroopId } from '../content/cards.ts'
import { type Card, COPIES, card, SUPPORT } from '../content/deck.ts'
import type { DarkLandsOptions } from '../facts.ts'
import {
  type Claim,
  type DarkLandsEvent,
  type DarkLandsMove,
  type DarkLandsPosition,
  type Frame,
  NONE,
} from '../position.ts'
import { proof } from '../proof.ts'
import { game } from '../rules/game.ts'
import { addSupport } from '../rules/strength.ts'
import { roundOfTurn } from '../rules/turn.ts'

/** Axial coordinates, as in the worked examples. */
export type Place = readonly [q: number, r: number]

export const cellAt = ([q, r]: Place, board: BoardId = 'small'): Cell =>
  BOARD[board].hexes.findIndex(hex => hex.q === q && hex.r === r)

export const cards = (...ids: CardId[]): Card[] => ids.map(card).sort((a, b) => a - b)

export interface Region {
  readonly at: Place
  readonly seat: Seat
  readonly troop: TroopId
  readonly fort?: FortificationId
}

export interface Setting {
  readonly hands?: Readonly<Record<number, readonly Card[]>>
  /** Warriors, Artisans, Mages of each seat, all ready. */
  readonly companions?: Readonly<Record<number, readonly [number, number, number]>>
  readonly regions?: readonly Region[]
  /** Level 12 unless said otherwise, which no single Troop card reaches. */
  readonly levels?: readonly (readonly [Place, number])[]
  readonly coins?: readonly number[]
  readonly claims?: readonly { readonly at: Place; readonly seat: Seat; readonly ripe: boolean }[]
  /** Counted from 1; the first of round 2 unless said otherwise. */
  readonly turn?: number
  /** Seat 0 uses cards unless said otherwise. */
  readonly frame?: Frame['kind']
  readonly active?: readonly boolean[]
  /** These cards, and no others, are in the deck; the rest of the box lies in the discard pile. */
  readonly deck?: readonly Card[]
  /** With `deck`: the rest of the box is not in the discard pile either, but out of the game. */
  readonly discard?: readonly Card[]
  readonly compensation?: boolean
}

interface Wishes {
  readonly board?: DarkLandsOptions['board']
  readonly first?: DarkLandsOptions['first']
  readonly layout?: string
  readonly compensation?: boolean
}

export const OPTIONS: DarkLandsOptions = { board: 'by-players', first: 'random', layout: '', compensation: false }

/** No regions, empty hands, seat 0 on turn, and whatever the test sets. */
export function scene(seats: number, set: Setting = {}): DarkLandsPosition {
  const dealt = game.setup({ ...OPTIONS, compensation: set.compensation ?? false }, seats, Rng.fromSeed('scene'))
  const levels = dealt.levels.map(() => 12)
  for (const [place, level] of set.levels ?? []) levels[cellAt(place, dealt.board)] = level
  const p: DarkLandsPosition = { ...dealt, levels }
  p.turn = set.turn ?? seats + 1
  p.round = roundOfTurn(seats, p.turn)
  p.first = firstFor(seats, p.turn)
  p.sealed = seatsOf(seats).map(() => 0)
  p.hands = seatsOf(seats).map(seat => set.hands?.[seat] ?? [])
  p.companions = seatsOf(seats).flatMap(seat => set.companions?.[seat] ?? [0, 0, 0])
  p.ready = p.companions.slice()
  p.coins = seatsOf(seats).map(seat => set.coins?.[seat] ?? 25)
  p.ledger = p.coins.map(coins => [0, 0, coins])
  p.active = seatsOf(seats).map(seat => set.active?.[seat] ?? true)
  p.agenda = [{ kind: set.frame ?? 'play', seat: 0, amount: 0 }]
  for (const region of set.regions ?? []) settle(p, region)
  p.claims = (set.claims ?? []).map(({ at, seat, ripe }): Claim => ({ cell: cellAt(at, dealt.board), seat, ripe }))
  fillPiles(p, set)
  return p
}

/** So that seat 0 is on turn. */
const firstFor = (seats: number, turn: number): Seat =>
  (turn <= seats ? (turn - 1) % seats : (2 * seats - 1 - ((turn - 1) % seats)) % seats) as Seat

function settle(p: DarkLandsPosition, { at, seat, troop, fort }: Region): void {
  const cell = cellAt(at, p.board)
  p.owners = p.owners.with(cell, seat)
  p.troops = p.troops.with(cell, card(troop))
  p.forts = p.forts.with(cell, fort ? card(fort) : NONE)
  p.open--
  addSupport(p, seat, cell, elementAt(SUPPORT, card(troop)) + (fort ? elementAt(SUPPORT, card(fort)) : 0))
}

/** Whatever is not elsewhere lies in the deck, or where the test wants it. */
function fillPiles(p: DarkLandsPosition, set: Setting): void {
  const rest = COPIES.slice()
  for (const place of [...p.hands, p.troops, p.forts]) for (const kind of place) if (kind >= 0) addAt(rest, kind, -1)
  p.removed = p.claims.length
  addAt(rest, card('claim'), -p.claims.length)
  const counts = (list: readonly Card[]) => rest.map((_, kind) => list.filter(one => one === kind).length)
  const deck = set.deck ? counts(set.deck) : rest
  const discard = set.discard ? counts(set.discard) : rest.map((copies, kind) => copies - elementAt(deck, kind))
  stack(p, deck, discard)
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

function stack(p: DarkLandsPosition, deck: readonly number[], discard: readonly number[]): void {
  p.deck = [...deck]
  p.deckSize = sum(deck)
  p.discard = [...discard]
  p.discardSize = sum(discard)
}

/** Plays a legal move and tells what happened. Nothing may be lost or miscounted on the way. */
export function play(p: DarkLandsPosition, seat: Seat, move: DarkLandsMove, seed = 'test'): DarkLandsEvent[] {
  expect(objectionTo(p, seat, move)).toBeNull()
  const faults = proof.broken(p)
  const events: DarkLandsEvent[] = []
  game.play(p, seat, move, Rng.fromSeed(seed), event => events.push(event))
  expect(proof.broken(p)).toEqual(faults)
  return events
}

/** The objection as anybody at the table would get it, or null if the move is listed. */
export function objectionTo(p: DarkLandsPosition, seat: Seat, move: DarkLandsMove): Objection | null {
  const checked = checkMove(game, p, seat, move)
  return checked.ok ? null : checked.error
}

export const capture = (troop: CardId, at: Place, board: BoardId = 'small'): DarkLandsMove => ({
  kind: 'capture',
  card: card(troop),
  cell: cellAt(at, board),
})

export const fortify = (fort: CardId, at: Place, board: BoardId = 'small'): DarkLandsMove => ({
  kind: 'fortify',
  card: card(fort),
  cell: cellAt(at, board),
})

export const cast = (id: CardId): DarkLandsMove => ({ kind: 'cast', card: card(id) })

export const aim = (id: CardId, at: Place): DarkLandsMove => ({ kind: 'aim', card: card(id), cell: cellAt(at) })

export const give = (...ids: CardId[]): DarkLandsMove => ({ kind: 'give', cards: cards(...ids) })

export const readyOf = (p: DarkLandsPosition, seat: Seat): number[] => p.ready.slice(seat * 3, seat * 3 + 3)

export const ownedBy = (p: DarkLandsPosition, seat: Seat): number[] => p.companions.slice(seat * 3, seat * 3 + 3)

export const kindsOf = (p: DarkLandsPosition, seat: Seat): string[] => [
  ...new Set(game.moves(p, seat).map(move => move.kind)),
]

/** A freshly dealt game, to the point where free companions are to be chosen. */
export const opening = (seats: number, options: Wishes = {}, seed = 'opening'): DarkLandsPosition =>
  game.setup({ ...OPTIONS, ...options }, seats, Rng.fromSeed(seed))

/** All choose two Warriors. */
export function chooseCompanions(p: DarkLandsPosition, seed = 'test'): DarkLandsEvent[] {
  return seatsOf(p.seats).flatMap(seat => play(p, seat, { kind: 'choose', companions: [0, 0] }, seed))
}

/** The seat on turn does nothing at all, its exchange included. */
export function pass(p: DarkLandsPosition): void {
  const seat = elementAt(p.agenda, 0).seat as Seat
  if (p.exchanging[seat]) play(p, seat, { kind: 'close' })
  if (elementAt(p.agenda, 0).kind === 'buy') play(p, seat, { kind: 'proceed' })
  play(p, seat, { kind: 'end' })
  if (p.exchanging[seat]) play(p, seat, { kind: 'close' })
}
