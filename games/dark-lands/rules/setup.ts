import { drawKind } from '../../../kernel/bag.ts'
import type { Objection } from '../../../kernel/game.ts'
import { Rng } from '../../../kernel/rng.ts'
import { seatAt } from '../../../kernel/seat.ts'
import { BOARD, BOARD_PLANS, type BoardId, TILE_SETS } from '../content/boards.ts'
import { CARD_KINDS, COPIES, IS_RESERVE, withCards } from '../content/deck.ts'
import { STARTING_COINS, STARTING_HAND } from '../content/figures.ts'
import type { DarkLandsOptions } from '../facts.ts'
import { type DarkLandsPosition, NONE, SOURCES } from '../position.ts'
import { refuse } from './objections.ts'

export function setup(options: DarkLandsOptions, seats: number, rng: Rng): DarkLandsPosition {
  const board = boardFor(options, seats)
  const { size } = BOARD[board]
  const tiles = layTiles(board, layoutChance(options, board, seats, rng))
  const perSeat = <T>(value: T) => new Array<T>(seats).fill(value)
  const position: DarkLandsPosition = {
    seats,
    board,
    levels: tiles.slice(0, size),
    aside: tiles.slice(size).sort((a, b) => a - b),
    compensation: options.compensation,
    // DL-RUL-5: known at once if the table has chosen, otherwise drawn when the companions are revealed.
    first: options.first === 'random' ? NONE : seatAt(Number(options.first) - 1),
    round: 0,
    turn: 0,
    owners: new Array(size).fill(NONE),
    troops: new Array(size).fill(NONE),
    forts: new Array(size).fill(NONE),
    support: new Array(seats * size).fill(0),
    open: size,
    claims: [],
    coins: perSeat(STARTING_COINS),
    companions: new Array(seats * 3).fill(0),
    ready: new Array(seats * 3).fill(0),
    sealed: perSeat(NONE),
    hands: perSeat([]),
    // DL-SETUP-5, DL-SETUP-6
    deck: COPIES.map((copies, card) => (IS_RESERVE[card] ? 0 : copies)),
    deckSize: 0,
    under: [],
    underBy: [],
    discard: COPIES.map((copies, card) => (IS_RESERVE[card] ? copies : 0)),
    discardSize: 0,
    removed: 0,
    attackCharge: 0,
    treasureCharge: 0,
    remote: [],
    looked: [],
    exchanging: perSeat(false),
    named: perSeat([]),
    active: perSeat(false),
    ledger: perSeat([0, SOURCES.indexOf('start'), STARTING_COINS]),
    agenda: [{ kind: 'companions', seat: NONE, amount: 0 }],
  }
  for (let card = 0; card < CARD_KINDS; card++) {
    position.deckSize += position.deck[card]
    position.discardSize += position.discard[card]
  }
  position.hands = position.hands.map(() => deal(position, rng))
  return position
}

/** DL-SETUP-2 to DL-SETUP-4, DL-RUL-3: two or three players may use the small board; others have no choice. */
function boardFor({ board }: DarkLandsOptions, seats: number): BoardId {
  if (board !== 'by-players') return board
  return BOARD_PLANS.small.players.includes(seats) ? 'small' : 'large'
}

/** A request that cannot be met is refused, never ignored. */
export function optionsObjection(options: DarkLandsOptions, seats: number): Objection | null {
  if (!BOARD_PLANS[boardFor(options, seats)].players.includes(seats)) return refuse('board-players', { seats })
  const first = Number(options.first)
  return first > seats ? refuse('no-such-seat', { seat: first, seats }) : null
}

/** A shared word gives the same board whatever the match's seed; hands are still dealt by the seed. */
function layoutChance(options: DarkLandsOptions, board: BoardId, seats: number, rng: Rng): Rng {
  const word = options.layout.normalize('NFC').trim().toLowerCase()
  return word === '' ? rng : Rng.fromSeed(`dark-lands layout ${board} ${seats} ${word}`)
}

/** DL-SETUP-1, DL-RUL-4: all tiles at random; those without room on the board are set aside. */
function layTiles(board: BoardId, rng: Rng): number[] {
  const counts = TILE_SETS[BOARD_PLANS[board].tiles]
  return rng.shuffle(counts.flatMap((count, at) => new Array<number>(count).fill(at + 1)))
}

function deal(p: DarkLandsPosition, rng: Rng): number[] {
  return withCards(
    [],
    Array.from({ length: STARTING_HAND }, () => drawKind(p.deck, p.deckSize--, rng)),
  )
}
