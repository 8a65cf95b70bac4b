import type { Game, GameEvent, Move, Objection, Options, Position } from './game.ts'
import { rngFor } from './hash.ts'
import { err, ok, type Result, sameData } from './json.ts'
import { parseOptions } from './options.ts'
import type { Seat } from './seat.ts'

/** This and the moves define a match: replaying them gives the same positions, byte for byte. */
export interface MatchSetup {
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

export interface Entry<M extends Move = Move> {
  readonly seat: Seat
  readonly move: M
}

/** The rule that forbids taking a move back. */
export type UndoBar = 'start' | 'seat-changed' | 'chance' | 'reveal' | 'other-moved'

export interface Match<P extends Position = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: Game<P, M, E>
  readonly setup: MatchSetup
  readonly log: Entry<M>[]
  /** Every move is played on a copy, so a position read from here never changes. */
  position: P
  /** Positions that undo can return to, oldest first; all by moves of one seat. */
  readonly past: P[]
  bar: UndoBar
}

export interface PlayedMove<E extends GameEvent = GameEvent> {
  /** The number of the move, counted from 1. */
  readonly number: number
  /** Unmasked: give a viewer `game.mask(event, viewer)`. */
  readonly events: readonly E[]
}

/** Objections the kernel itself raises, before any rule of the game is asked. */
export const KERNEL_OBJECTIONS = ['malformed', 'not-your-turn', 'game-over', 'not-listed'] as const

export const kernelObjection = (code: (typeof KERNEL_OBJECTIONS)[number]): Objection => ({
  code,
  rule: 'kernel',
  figures: {},
})

export function createMatch<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, E>,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  seed: string,
): Result<Match<P, M, E>, Objection> {
  const parsed = parseOptions(game, seats, options)
  if (!parsed.ok) return parsed
  const setup: MatchSetup = { seats, options: parsed.value, seed }
  return ok({ game, setup, log: [], position: openingOf(game, setup), past: [], bar: 'start' })
}

export const openingOf = <P extends Position>(game: Game<P>, setup: MatchSetup): P =>
  game.setup(setup.options, setup.seats, rngFor(setup.seed, 'setup'))

/** The move, or why this data is not a legal move for the seat. */
export function checkMove<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, E>,
  position: P,
  seat: Seat,
  move: unknown,
): Result<M, Objection> {
  const toMove = game.toMove(position)
  if (toMove.length === 0) return err(kernelObjection('game-over'))
  if (!game.isMove(move)) return err(kernelObjection('malformed'))
  if (!toMove.includes(seat)) return err(kernelObjection('not-your-turn'))
  const listed = game.moves(position, seat).find(legal => sameData(legal, move))
  if (listed) return ok(listed)
  const explain = game.explain ?? game.objection
  return err(explain(position, seat, move) ?? kernelObjection('not-listed'))
}

/** Plays a move from any source, trusted or not. A refused move changes nothing. */
export function playMove<P extends Position, M extends Move, E extends GameEvent>(
  match: Match<P, M, E>,
  seat: Seat,
  move: unknown,
): Result<PlayedMove<E>, Objection> {
  const checked = checkMove(match.game, match.position, seat, move)
  return checked.ok ? ok(playUnchecked(match, seat, checked.value)) : checked
}

/** Plays a move that is known to be legal. */
export function playUnchecked<P extends Position, M extends Move, E extends GameEvent>(
  match: Match<P, M, E>,
  seat: Seat,
  move: M,
): PlayedMove<E> {
  const { game, setup, log, position: before } = match
  const rng = rngFor(setup.seed, log.length + 1)
  const events: E[] = []
  match.position = game.clone(before)
  game.play(match.position, seat, move, rng, event => events.push(event))
  const previous = log.at(-1)?.seat ?? seat
  log.push({ seat, move })
  rememberForUndo(match, before, barAfter(match, seat, rng.used, events), previous !== seat)
  return { number: log.length, events }
}

/** Undo's four rules: not across a random result, a reveal, a change of seat, or another seat's move. */
function barAfter<P extends Position, M extends Move, E extends GameEvent>(
  match: Match<P, M, E>,
  seat: Seat,
  chanceUsed: boolean,
  events: readonly E[],
): UndoBar | null {
  if (chanceUsed) return 'chance'
  if (events.some(event => event.shows)) return 'reveal'
  if (!match.game.toMove(match.position).includes(seat)) return 'seat-changed'
  return null
}

function rememberForUndo<P extends Position>(
  match: Pick<Match<P>, 'past' | 'bar'>,
  before: P,
  bar: UndoBar | null,
  isAnother: boolean,
): void {
  if (bar || isAnother) {
    match.past.length = 0
    match.bar = bar ?? 'other-moved'
  }
  if (!bar) match.past.push(before)
}

/** Takes back the last move if the four rules allow this seat to. */
export function undo<P extends Position, M extends Move, E extends GameEvent>(
  match: Match<P, M, E>,
  seat: Seat,
): Result<Entry<M>, UndoBar> {
  const last = match.log.at(-1)
  if (!last) return err('start')
  const before = last.seat === seat ? match.past.pop() : undefined
  if (!before) return err(last.seat === seat ? match.bar : 'other-moved')
  match.log.pop()
  match.position = before
  return ok(last)
}

export const canUndo = (match: Match, seat: Seat): boolean => match.past.length > 0 && match.log.at(-1)?.seat === seat
