import type { Game, Move, Position } from '../../kernel/game.ts'
import { Judge } from '../../kernel/judgement.ts'
import { elementAt } from '../../kernel/list.ts'
import type { BotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { imagineWorld, ranked, type World } from '../look.ts'
import { Race, type Runner } from './race.ts'
import { Rollout } from './rollout.ts'
import { TreeNode } from './tree.ts'

/** How long to search: so many iterations (the same result for the same seed), or so long. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number }

export interface SearchOptions {
  /** The version of the game's weights to judge with; without, the one in use. */
  readonly weights?: string | undefined
  /** Only these are compared; without, all that are worth looking at. */
  readonly among?: readonly Move[] | undefined
  /** A walk ends after so many decisions at the latest. */
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

/** First impressions of the moves at hand are taken in so many worlds. */
const FIRST_WORLDS = 4
const LARGEST_FIELD = 16
const fieldFor = (iterations: number): number => Math.max(3, Math.min(LARGEST_FIELD, Math.round(iterations ** 0.4)))

/**
 * Walks through imagined worlds. The moves that look best one step ahead race each other: in world after world that agrees
 * with the view each is made and everybody plays on for a while, the seat itself along a tree of its turn, and the one
 * after which its chance to win is best on the average is the choice.
 */
export function search(
  { game, judgement }: BotGame,
  view: Position,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  { weights, among, cutoff }: SearchOptions = {},
): Findings {
  const started = performance.now()
  const judge = new Judge(judgement, weights)
  const worlds = Array.from({ length: FIRST_WORLDS }, () => openWorld(game, judge, view, seat, rng))
  const candidates = among ?? judge.candidates(elementAt(worlds, 0).position, seat, game.moves(view, seat))
  const most = 'iterations' in budget ? fieldFor(budget.iterations) : LARGEST_FIELD
  const moves = ranked(game, judge, worlds, seat, candidates).slice(0, most)
  const race = new Race(moves.map(move => new TreeNode(move)))
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

/** A world in which nobody else has answered yet, where the game allows it. */
function openWorld(game: Game, judge: Judge, view: Position, seat: Seat, rng: Rng): World {
  const world = imagineWorld(game, view, seat, rng)
  return judge.reopen(world.position, seat) ? { ...world, isCertain: true } : world
}

/**
 * Every move in the race is walked on from in the same world; tells how many were. Apart from the loop over the worlds, or else
 * the engine compiles the search anew each time a round is over.
 */
function runRound(game: Game, { position, rngState }: World, race: Race<TreeNode>, rollout: Rollout): number {
  for (const runner of race.field) {
    const share = rollout.follow(game.clone(position), runner.entrant, new Rng(rngState))
    race.note(runner, share, rollout.chance)
  }
  return race.field.length
}

/** The winner first, then by how long they stayed in the race. */
function weigh({ runners, winner }: Race<TreeNode>): Weighed[] {
  const weighed = ({ entrant: { move }, runs, share }: Runner<TreeNode>): Weighed => ({ move, visits: runs, share })
  const others = runners.filter(runner => runner !== winner).map(weighed)
  return [weighed(winner), ...others.sort(byVisits)]
}

export const bestOf = ({ weighed }: Findings): Weighed => elementAt(weighed, 0)

export const byVisits = (a: Weighed, b: Weighed): number => b.visits - a.visits || b.share - a.share
