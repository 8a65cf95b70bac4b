import type { Game, Move, Position } from '../../kernel/game.ts'
import { Judge } from '../../kernel/judgement.ts'
import { elementAt } from '../../kernel/list.ts'
import type { BotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { imagineWorld, lineUp, ranked, type World } from '../look.ts'
import { Race, type Runner } from './race.ts'
import { Rollout } from './rollout.ts'
import { TreeNode } from './tree.ts'

/** A number of iterations (the same seed gives the same result) or a time limit. */
export type SearchBudget = { readonly iterations: number } | { readonly milliseconds: number }

export interface SearchOptions {
  /** The version of the game's weights; the active one by default. */
  readonly weights?: string | undefined
  /** Compares only these moves; by default all candidates. */
  readonly among?: readonly Move[] | undefined
  /** The most decisions in a rollout. */
  readonly cutoff?: number | undefined
}

export interface Weighed {
  readonly move: Move
  readonly visits: number
  /** The seat's mean chance to win after this move, from 0 to 1. */
  readonly share: number
}

export interface Findings {
  readonly iterations: number
  /** Best first. */
  readonly weighed: readonly Weighed[]
}

/** How many worlds the first ranking of the moves uses. */
const FIRST_WORLDS = 4
const LARGEST_FIELD = 16
const fieldFor = (iterations: number): number => Math.max(3, Math.min(LARGEST_FIELD, Math.round(iterations ** 0.4)))

/**
 * Searches imagined worlds. The moves that look best one step ahead race each other: in each world that agrees with the
 * view, each is made and followed by a rollout in which the seat itself plays along a tree of its turn. The move with the
 * best mean chance to win is chosen.
 */
export function search(
  { game, judgement }: BotGame,
  view: Position,
  seat: Seat,
  rng: Rng,
  budget: SearchBudget,
  { weights, among, cutoff }: SearchOptions = {},
): Findings {
  const started = performance.now()
  const judge = new Judge(judgement, weights)
  const worlds = Array.from({ length: FIRST_WORLDS }, () => openWorld(game, judge, view, seat, rng))
  const most = 'iterations' in budget ? fieldFor(budget.iterations) : LARGEST_FIELD
  const { moves: tried, doubtful } = among
    ? { moves: ranked(game, judge, worlds, seat, among), doubtful: 0 }
    : lineUp(game, judge, worlds, seat, game.moves(view, seat))
  const moves = tried.slice(0, most)
  const race = new Race(
    moves.map(move => new TreeNode(move)),
    tried.length - doubtful,
  )
  const rollout = new Rollout(game, judge, seat, cutoff)
  let iterations = 0
  const spent = () =>
    'iterations' in budget ? iterations / budget.iterations : (performance.now() - started) / budget.milliseconds
  do {
    iterations += runRound(game, openWorld(game, judge, view, seat, rng), race, rollout)
    race.cut(spent())
  } while (moves.length > 1 && spent() < 1)
  return { iterations, weighed: weigh(race) }
}

/** A world in which the rivals have not chosen yet, if the game can take their choices back. */
function openWorld(game: Game, judge: Judge, view: Position, seat: Seat, rng: Rng): World {
  const world = imagineWorld(game, view, seat, rng)
  return judge.reopen(world.position, seat) ? { ...world, isCertain: true } : world
}

/**
 * One rollout for every move in the race, in the same world; returns how many. Separate from the loop over the worlds:
 * inlined there, the engine recompiles the search after every round.
 */
function runRound(game: Game, { position, rngState }: World, race: Race<TreeNode>, rollout: Rollout): number {
  for (const runner of race.field) {
    const share = rollout.follow(game.clone(position), runner.entrant, new Rng(rngState))
    race.note(runner, share, rollout.chance)
  }
  return race.field.length
}

/** The winner first, the others by how long they stayed in the race. */
function weigh({ runners, winner }: Race<TreeNode>): Weighed[] {
  const weighed = ({ entrant: { move }, runs, share }: Runner<TreeNode>): Weighed => ({ move, visits: runs, share })
  const others = runners.filter(runner => runner !== winner).map(weighed)
  return [weighed(winner), ...others.sort(byVisits)]
}

export const bestOf = ({ weighed }: Findings): Weighed => elementAt(weighed, 0)

export const byVisits = (a: Weighed, b: Weighed): number => b.visits - a.visits || b.share - a.share
