import { type Game, type Outcome, type Position, winShares } from '../../kernel/game.ts'
import { sameData } from '../../kernel/json.ts'
import type { Judge } from '../../kernel/judgement.ts'
import { elementAt, numberAt } from '../../kernel/list.ts'
import { drawRngState, type Rng } from '../../kernel/rng.ts'
import { SEATS, type Seat } from '../../kernel/seat.ts'
import { ranked } from '../look.ts'
import { quickMove } from '../quick-move.ts'
import type { TreeNode } from './tree.ts'

/** A walk ends after so many decisions, wherever it is. */
const LONGEST = 400

/** So many of the moves that look best are compared at each decision of the turn. */
const BRANCHES = 5

/**
 * Walks on from a move in an imagined world: everybody plays one step ahead until the seat has had some turns, and the
 * position that is reached is judged. Keeps scratch memory, so one serves a whole search.
 */
export class Rollout {
  /** The seat's chance to win where the last walk ended, as far as that can be told. */
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
   * What the seat's chance to win is worth at the end of the walk, which begins with the move at a node of the tree. Changes the world,
   * where `fate` decides what chance brings. Those who choose at the same time are asked one after another: a judgement never
   * looks at what a rival has sealed.
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

  /** Where the seat goes on in its turn: along the tree, while nobody else has moved and the way there is well trodden. */
  private nextOwn(world: Position, node: TreeNode, fate: Rng): TreeNode | null {
    const { game, judge, seat } = this
    if (!node.isRipe) return null
    const moves = game.moves(world, seat)
    if (!node.isOpen) {
      const here = { position: world, rngState: drawRngState(fate), isCertain: true }
      node.open(ranked(game, judge, [here], seat, judge.candidates(world, seat, moves)).slice(0, BRANCHES))
    }
    return node.next(move => moves.some(listed => sameData(listed, move)))
  }

  /** Tells, before each step, whether the horizon is reached: by the game's clock, or by how often the move has passed. */
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

  /** What the walk was good for. */
  private shareIn(world: Position, progress: number): number {
    const { judge, chances } = this
    const outcome = this.game.outcome(world)
    const sureness = outcome ? 1 : progress
    judge.chances(world, chances, sureness)
    this.chance = this.beside(outcome)
    judge.boldly(world, chances, sureness)
    return this.beside(outcome)
  }

  /** Who won a single game tells little of a move: by how much it was won or lost counts as well. */
  private beside(outcome: Outcome | null): number {
    const ahead = numberAt(this.chances, this.seat)
    return outcome ? (elementAt(winShares(outcome), this.seat) + ahead) / 2 : ahead
  }
}
