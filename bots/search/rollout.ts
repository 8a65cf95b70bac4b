import { type Game, type Outcome, type Position, winShares } from '../../kernel/game.ts'
import { sameData } from '../../kernel/json.ts'
import type { Judge } from '../../kernel/judgement.ts'
import { elementAt, numberAt } from '../../kernel/list.ts'
import { drawRngState, type Rng } from '../../kernel/rng.ts'
import { SEATS, type Seat } from '../../kernel/seat.ts'
import { lineUp } from '../look.ts'
import { quickMove } from '../quick-move.ts'
import type { TreeNode } from './tree.ts'

/** The most decisions in a rollout. */
const LONGEST = 400

/** How many of the most promising moves are compared at each decision of the turn. */
const BRANCHES = 5

/**
 * Plays on from a move in an imagined world: everybody looks one step ahead until the horizon, and the position reached
 * is judged. Reuses its buffers, so one instance serves a whole search.
 */
export class Rollout {
  /** The seat's estimated chance to win where the last rollout ended. */
  chance = 0
  private readonly chances = new Float64Array(SEATS.length)
  private readonly game: Game
  private readonly judge: Judge
  private readonly seat: Seat
  private readonly cutoff: number
  private readonly path: TreeNode[] = []

  constructor(game: Game, judge: Judge, seat: Seat, cutoff = LONGEST) {
    this.cutoff = cutoff
    this.game = game
    this.judge = judge
    this.seat = seat
  }

  /**
   * The seat's share of the win at the end of a rollout that begins with the move of a tree node. Changes `world`; `fate`
   * supplies the randomness. Seats that choose at the same time are asked in turn: a judgement never looks at what a
   * rival has sealed.
   */
  follow(world: Position, root: TreeNode, fate: Rng): number {
    const { game, seat, path } = this
    const isOver = this.watch(world)
    const progress = this.judge.judgement.progress(world)
    game.play(world, seat, root.move, fate, null)
    path.length = 0
    let node: TreeNode | null = root
    for (let steps = 0; steps < this.cutoff; steps++) {
      if (node) path.push(node)
      const [mover] = game.toMove(world)
      if (mover === undefined || isOver(mover)) break
      node = node && mover === seat ? this.nextOwn(world, node, fate) : null
      const move = node ? node.move : quickMove(game, this.judge, world, mover, mover === seat, fate)
      game.play(world, mover, move, fate, null)
    }
    const share = this.shareIn(world, progress)
    for (const passed of path) passed.note(share)
    return share
  }

  /** The seat's next move along the tree, while nobody else has moved and the node was visited often enough. */
  private nextOwn(world: Position, node: TreeNode, fate: Rng): TreeNode | null {
    const { game, judge, seat } = this
    if (!node.isRipe) return null
    const moves = game.moves(world, seat)
    if (!node.isOpen) {
      const here = { position: world, rngState: drawRngState(fate), isCertain: true }
      node.open(lineUp(game, judge, [here], seat, moves).moves.slice(0, BRANCHES))
    }
    return node.next(move => moves.some(listed => sameData(listed, move)))
  }

  /** Checks before each step whether the horizon is reached: by the game's clock, or by how often the turn has passed. */
  private watch(world: Position): (mover: Seat) => boolean {
    const { judgement } = this.judge
    const horizon = judgement.horizon(world)
    const { clock } = judgement
    if (clock) {
      const end = clock(world) + horizon
      return () => clock(world) >= end
    }
    let passes = 0
    let isOwn = true
    return mover => {
      if (isOwn === (mover === this.seat)) return false
      isOwn = !isOwn
      return passes++ === horizon
    }
  }

  /** What the rollout is worth to the seat. */
  private shareIn(world: Position, progress: number): number {
    const { judge, chances } = this
    const outcome = this.game.outcome(world)
    const sureness = outcome ? 1 : progress
    judge.chances(world, chances, sureness)
    this.chance = this.beside(outcome)
    judge.boldly(world, chances, sureness)
    return this.beside(outcome)
  }

  /** The winner of one game says little about a move, so the margin counts as well. */
  private beside(outcome: Outcome | null): number {
    const ahead = numberAt(this.chances, this.seat)
    return outcome ? (elementAt(winShares(outcome), this.seat) + ahead) / 2 : ahead
  }
}
