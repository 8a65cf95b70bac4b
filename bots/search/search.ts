import { type Game, type Move, type Position, winShares } from '../../kernel/game.ts'
import { Judge, type Judgement } from '../../kernel/judgement.ts'
import type { GameModule } from '../../kernel/module.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { NIL, Tree } from './tree.ts'

/** How long to search: so many iterations (the same result for the same seed), or until a moment in time. */
export type Budget = { readonly iterations: number } | { readonly until: number }

export interface Weighed {
  readonly move: Move
  readonly visits: number
  /** From 0, the worst seen in this search, to 1, the best. */
  readonly worth: number
}

export interface Findings {
  readonly iterations: number
  /** Best first. */
  readonly weighed: readonly Weighed[]
}

/** Curiosity against greed; found by play. */
const CURIOSITY = 0.55
/** A node looks at `WIDTH * visits ** GROWTH` moves, the most promising first. */
const WIDTH = 2
const GROWTH = 0.45
const DEEPEST = 24
/** What winning is worth beside the margin, in the evaluation's own points. */
const WIN = 12

/**
 * Information-set Monte Carlo tree search. Every iteration imagines a full position that agrees with the view and walks
 * down one tree shared by all of them, each seat choosing for its own good. Where seats choose at the same time, only
 * the searching seat's choice grows the tree: the others follow their one-step judgement, so nobody reacts to what it cannot see.
 */
export function search(
  { game, judgement }: GameModule,
  view: Position,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  weights?: string,
): Findings {
  const hunt = new Hunt(game, new Judge(judgement, weights), seat, rng)
  let iterations = 0
  const goOn = 'iterations' in budget ? () => iterations < budget.iterations : () => performance.now() < budget.until
  do {
    hunt.iterate(game.imagine(view, seat, rng))
    iterations++
  } while (goOn())
  return { iterations, weighed: hunt.findings() }
}

interface Choices {
  readonly moves: readonly Move[]
  readonly keys: readonly string[]
  /** Of moves not tried yet: none. */
  readonly nodes: number[]
}

class Hunt {
  private readonly tree = new Tree()
  private readonly root = this.tree.add(NIL, '')
  private readonly path: number[] = []
  private readonly movers: Seat[] = []
  /** The worst and best payoff seen for each seat: worths are told on that scale. */
  private readonly worst: number[] = []
  private readonly best: number[] = []
  private atRoot: Choices | null = null
  private readonly game: Game
  private readonly judgement: Judgement
  private readonly judge: Judge
  private readonly seat: Seat
  private readonly rng: Rng

  constructor(game: Game, judge: Judge, seat: Seat, rng: Rng) {
    this.game = game
    this.judge = judge
    this.judgement = judge.judgement
    this.seat = seat
    this.rng = rng
  }

  iterate(world: Position): void {
    this.path.length = 0
    this.movers.length = 0
    let node = this.root
    for (let depth = 0; depth < DEEPEST; depth++) {
      const toMove = this.game.toMove(world)
      if (toMove.length === 0) break
      const mover = toMove.includes(this.seat) ? this.seat : toMove[0]
      const before = this.tree.size
      node = this.step(world, node, mover)
      if (toMove.length > 1) this.followJudgement(world, toMove, mover)
      this.path.push(node)
      this.movers.push(mover)
      if (this.tree.size > before) break
    }
    this.learn(world)
  }

  /** Chooses a move, makes it, and returns its node, which is new if the move had not been tried here before. */
  private step(world: Position, node: number, mover: Seat): number {
    const { tree } = this
    const { moves, keys, nodes } = this.choicesAt(world, node, mover)
    let tried = 0
    for (let i = 0; i < nodes.length; i++) {
      if (nodes[i] === NIL) continue
      tried++
      tree.available[nodes[i]]++
    }
    const room = WIDTH * (tree.visits[node] + 1) ** GROWTH
    const at =
      tried < moves.length && tried < room
        ? this.mostPromising(world, mover, moves, nodes)
        : this.mostCurious(nodes, mover)
    this.game.play(world, mover, moves[at], this.rng, null)
    if (nodes[at] === NIL) nodes[at] = tree.add(node, keys[at])
    return nodes[at]
  }

  /** The moves here and their nodes. At the root they are the same in every world, because the view decides them. */
  private choicesAt(world: Position, node: number, mover: Seat): Choices {
    if (node === this.root && this.atRoot) return this.atRoot
    const moves = this.judgement.candidates(world, mover, this.game.moves(world, mover))
    const keys = moves.map(move => JSON.stringify(move))
    const choices = { moves, keys, nodes: keys.map(key => this.tree.child(node, key)) }
    if (node === this.root) this.atRoot = choices
    return choices
  }

  /** Of the moves not tried yet, the one that looks best one step ahead. */
  private mostPromising(world: Position, mover: Seat, moves: readonly Move[], nodes: readonly number[]): number {
    let found = 0
    let highest = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves.length; i++) {
      if (nodes[i] !== NIL) continue
      const worth = this.oneStep(world, mover, moves[i])
      if (worth > highest) {
        highest = worth
        found = i
      }
    }
    return found
  }

  private oneStep(world: Position, mover: Seat, move: Move): number {
    const after = this.game.clone(world)
    this.game.play(after, mover, move, this.rng, null)
    return this.judge.evaluate(after, mover)
  }

  private mostCurious(nodes: readonly number[], mover: Seat): number {
    const { tree } = this
    let found = 0
    let highest = Number.NEGATIVE_INFINITY
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i]
      if (node === NIL) continue
      const doubt = Math.sqrt(Math.log(tree.available[node] + 1) / tree.visits[node])
      const appeal = this.worthOf(node, mover) + CURIOSITY * doubt
      if (appeal > highest) {
        highest = appeal
        found = i
      }
    }
    return found
  }

  private worthOf(node: number, mover: Seat): number {
    const low = this.worst[mover]
    const span = this.best[mover] - low
    return span > 0 ? (this.tree.total[node] / this.tree.visits[node] - low) / span : 0.5
  }

  /** Whoever chooses at the same time as `mover` does what looks best one step ahead, knowing nothing of the others. */
  private followJudgement(world: Position, toMove: readonly Seat[], mover: Seat): void {
    for (const other of toMove) {
      if (other === mover || !this.game.toMove(world).includes(other)) continue
      const moves = this.judgement.candidates(world, other, this.game.moves(world, other))
      const untried = moves.map(() => NIL)
      const at = moves.length === 1 ? 0 : this.mostPromising(world, other, moves, untried)
      this.game.play(world, other, moves[at], this.rng, null)
    }
  }

  /** Tells every node on the path what its mover got. */
  private learn(world: Position): void {
    const { tree, path, movers } = this
    const outcome = this.game.outcome(world)
    const shares = outcome && winShares(outcome)
    tree.visits[this.root]++
    const known: number[] = []
    for (let i = 0; i < path.length; i++) {
      const mover = movers[i]
      known[mover] ??= this.judge.evaluate(world, mover) + (shares ? WIN * shares[mover] : 0)
      const payoff = known[mover]
      this.worst[mover] = Math.min(this.worst[mover] ?? payoff, payoff)
      this.best[mover] = Math.max(this.best[mover] ?? payoff, payoff)
      tree.visits[path[i]]++
      tree.total[path[i]] += payoff
    }
  }

  findings(): Weighed[] {
    const { tree, atRoot } = this
    const weighed = (atRoot?.moves ?? []).flatMap((move, i) => {
      const node = atRoot?.nodes[i] ?? NIL
      return node === NIL ? [] : [{ move, visits: tree.visits[node], worth: this.worthOf(node, this.seat) }]
    })
    return weighed.sort((a, b) => b.visits - a.visits || b.worth - a.worth)
  }
}
