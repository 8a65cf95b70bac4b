import type { Bot } from '../../bots/bot.ts'
import { botRng } from '../../bots/play.ts'
import { botNamed } from '../../bots/registry.ts'
import { search } from '../../bots/search/search.ts'
import type { Move } from '../../kernel/game.ts'
import { sameData } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch, type Match, playUnchecked } from '../../kernel/match.ts'
import type { BotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../kernel/seat.ts'
import { tried } from '../moment.ts'
import { clearBest } from './clear-best.ts'
import { markOf, solverOf } from './open-match.ts'
import {
  type FoundMatch,
  type FoundPuzzle,
  LIMITS,
  type PuzzleCollection,
  type PuzzleLimits,
  type SolutionStep,
} from './puzzle.ts'
import { firstRating, type SolvedBy, TRIAL_LEVELS } from './rating.ts'
import { bestMove } from './theme.ts'

/** A quick look with short rollouts. The cost counts if it may turn out large enough. */
const GLANCE = { iterations: 150 } as const
const CUTOFF = 30
const PROMISING = 0.06
const TRIES = 10
const LONGEST_LINE = 4
/** Limited, so that no two puzzles look alike. */
const MOST_OF_A_MATCH = 4
/** Moves between two puzzles of a match. */
const APART = 8

/** Plays a match of Experts and looks for puzzles on the way. The same seed finds the same puzzles. */
export function mineMatch(botGame: BotGame, collection: PuzzleCollection, number: number): FoundMatch {
  const { game } = botGame
  const seed = `puzzles ${game.facts.id} ${number}`
  const { seats, options } = elementAt(collection.tables, number % collection.tables.length)
  const created = createMatch(game, seats, options, seed)
  if (!created.ok) throw new Error(created.error.code)
  const match: Match = created.value
  const miner = new Miner(botGame, { ...LIMITS, ...collection.limits })
  const expert = botNamed('expert')(botGame)
  const rngs = seatsOf(seats).map(seat => botRng(seed, seat))
  const choices: number[] = []
  const puzzles: FoundPuzzle[] = []
  while (game.toMove(match.position).length > 0 && puzzles.length < MOST_OF_A_MATCH) {
    const seat = solverOf(match)
    const view = game.view(match.position, seat)
    const moves = game.moves(view, seat)
    const move = expert.choose(view, seat, moves, elementAt(rngs, seat))
    const last = puzzles.at(-1)
    const puzzle = last && choices.length < last.at + APART ? null : miner.puzzleAt(match, seat, move)
    if (puzzle) puzzles.push(puzzle)
    choices.push(moves.findIndex(legal => sameData(legal, move)))
    playUnchecked(match, seat, move)
  }
  const { at = 0 } = puzzles.at(-1) ?? {}
  return { seats, options, seed, choices: choices.slice(0, at), puzzles }
}

class Miner {
  private readonly botGame: BotGame
  private readonly limits: PuzzleLimits
  private readonly weaker: readonly Bot[]

  constructor(botGame: BotGame, limits: PuzzleLimits) {
    this.botGame = botGame
    this.limits = limits
    this.weaker = (['sharp', 'steady'] as const).map(level => botNamed(level)(botGame))
  }

  /** The puzzle in the position before this move, if there is one. */
  puzzleAt(match: Match, seat: Seat, played: Move): FoundPuzzle | null {
    const seed = `${match.setup.seed} ${match.log.length}`
    if (!this.isPromising(match, seat, played, seed)) return null
    const line = this.lineFrom(match, seat, seed)
    if (line.length === 0) return null
    const trials = this.trialsOf(match, seat, line, seed)
    if (trials.some(({ level, tries, solved }) => level === 'sharp' && solved === tries)) return null
    return {
      at: match.log.length,
      rating: firstRating(trials),
      mark: markOf(match, seat),
      line,
    }
  }

  /**
   * Does a weaker level disagree with Expert, and does one of their moves look costly? Puzzles that only Steady misses
   * are easier.
   */
  private isPromising(match: Match, seat: Seat, played: Move, seed: string): boolean {
    const { botGame, limits } = this
    const view = botGame.game.view(match.position, seat)
    const moves = botGame.game.moves(view, seat)
    if (moves.length < limits.moves) return false
    const rng = Rng.fromSeed(`glance ${seed}`)
    const choices = this.weaker.map(bot => bot.choose(view, seat, moves, rng))
    const obvious = choices.find(choice => !sameData(choice, played))
    if (!obvious) return false
    const among = [played, obvious]
    const [one, other] = search(botGame, view, seat, rng, GLANCE, { among, cutoff: CUTOFF }).weighed
    return Math.abs((one?.share ?? 0) - (other?.share ?? 0)) >= PROMISING
  }

  /** The decisions of this turn for as long as there is a clear best move. */
  private lineFrom(match: Match, seat: Seat, seed: string): SolutionStep[] {
    const { botGame, limits } = this
    const { game } = botGame
    const line: SolutionStep[] = []
    let now = match
    while (line.length < LONGEST_LINE && game.toMove(now.position)[0] === seat) {
      const view = game.view(now.position, seat)
      const decision = clearBest(botGame, view, seat, `deep ${seed} ${line.length}`, limits)
      if (!decision) break
      line.push(decision)
      now = tried(now, seat, bestMove(now, seat, decision)).match
    }
    return line
  }

  private trialsOf(match: Match, seat: Seat, line: readonly SolutionStep[], seed: string): SolvedBy[] {
    return TRIAL_LEVELS.map(level => {
      const bot = botNamed(level)(this.botGame)
      let solved = 0
      for (let number = 0; number < TRIES; number++)
        if (solves(bot, match, seat, line, Rng.fromSeed(`${level} ${seed} ${number}`))) solved++
      return { level, tries: TRIES, solved }
    })
  }
}

/** Does a bot find accepted moves throughout? A move that is nearly as good also solves the puzzle. */
function solves(bot: Bot, match: Match, seat: Seat, line: readonly SolutionStep[], rng: Rng): boolean {
  const { game } = match
  let now = match
  for (const { accepted } of line) {
    const view = game.view(now.position, seat)
    const moves = game.moves(view, seat)
    const move = bot.choose(view, seat, moves, rng)
    const place = moves.findIndex(legal => sameData(legal, move))
    if (!accepted.includes(place)) return false
    if (place !== accepted[0]) return true
    now = tried(now, seat, move).match
  }
  return true
}
