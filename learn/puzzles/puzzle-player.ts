import { NEARLY } from '../../bots/advice/analyse.ts'
import type { Game, Move } from '../../kernel/game.ts'
import { sameData } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Match } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import { tried } from '../moment.ts'
import { type OpeningTurn, playOpening } from '../opening.ts'
import { solverOf } from './open-match.ts'
import type { Puzzle, SolutionStep } from './puzzle.ts'
import { bestMove } from './theme.ts'

/**
 * A move is asked for; a move is being judged; a move that costs too much is on the board; the puzzle is solved, or was
 * shown.
 */
export type PuzzleMode = 'ask' | 'judging' | 'weaker' | 'solved' | 'shown'

/** A puzzle at one moment. Immutable: every function here returns the next state. */
export interface PuzzleState {
  readonly game: Game
  readonly puzzle: Puzzle
  readonly seat: Seat
  readonly mode: PuzzleMode
  /** The number of the decision, from 0. */
  readonly at: number
  readonly match: Match
  readonly turns: readonly OpeningTurn[]
  /** What the move on the board costs, once known. */
  readonly cost: number | null
  /** Solved with a move that is only nearly as good. */
  readonly isNear: boolean
  /** Weaker moves so far. */
  readonly misses: number
  /** The state to return to after a weaker move. */
  readonly retry: PuzzleState | null
}

export function openPuzzle(game: Game, puzzle: Puzzle): PuzzleState {
  const { match, turns } = playOpening(game, puzzle.match)
  const seat = solverOf(match)
  return { game, puzzle, seat, mode: 'ask', at: 0, match, turns, cost: null, isNear: false, misses: 0, retry: null }
}

export const stepNow = ({ puzzle, at }: PuzzleState): SolutionStep => elementAt(puzzle.line, at)

/** Plays a legal move of the solver. A move the puzzle does not know has to be judged. */
export function answer(state: PuzzleState, move: Move): PuzzleState {
  if (state.mode !== 'ask') return state
  const { accepted, next, lead } = stepNow(state)
  const legal = state.game.moves(state.match.position, state.seat)
  const place = legal.findIndex(listed => sameData(listed, move))
  const played = advance(state, move)
  if (place === accepted[0]) return wentOn(played)
  if (accepted.includes(place)) return { ...played, mode: 'solved', isNear: true }
  const judging: PuzzleState = { ...played, mode: 'judging', retry: state }
  return place === next ? judged(judging, lead) : judging
}

/** Takes the cost of the move being judged. */
export function judged(state: PuzzleState, cost: number): PuzzleState {
  if (state.mode !== 'judging' || !state.retry) return state
  if (cost < NEARLY) return { ...state, mode: 'solved', isNear: true, cost }
  const misses = state.misses + 1
  return { ...state, mode: 'weaker', cost, misses, retry: { ...state.retry, misses } }
}

/** Also after a judgement that failed: the move is treated as never tried. */
export const takeBack = (state: PuzzleState): PuzzleState =>
  (state.mode === 'weaker' || state.mode === 'judging') && state.retry ? state.retry : state

/** Gives up and plays the rest of the solution. */
export function show(state: PuzzleState): PuzzleState {
  let now = state.retry ?? state
  if (now.mode !== 'ask') return state
  const from = now.at
  for (const step of now.puzzle.line.slice(from)) now = advance(now, bestMove(now.match, now.seat, step))
  return { ...now, mode: 'shown', at: now.puzzle.line.length - 1 }
}

const wentOn = (state: PuzzleState): PuzzleState =>
  state.at + 1 < state.puzzle.line.length ? { ...state, mode: 'ask', at: state.at + 1 } : { ...state, mode: 'solved' }

function advance(state: PuzzleState, move: Move): PuzzleState {
  const { match, events } = tried(state.match, state.seat, move)
  const turn: OpeningTurn = { position: match.position, events, mover: state.seat }
  return { ...state, match, turns: [...state.turns, turn], cost: null }
}
