import { type Game, type Move, type Position, winShares } from '../../kernel/game.ts'
import type { Judge } from '../../kernel/judgement.ts'
import { Rng } from '../../kernel/rng.ts'
import { SEATS, type Seat } from '../../kernel/seat.ts'
import { moveKey } from './key.ts'
import type { Weighed } from './search.ts'
import { NIL, Tree } from './tree.ts'

/** Curiosity against greed, and how far the first impression of a move carries; found by play. */
const CURIOSITY = 0.4
const TRUST = 1
/** A node looks at `visits ** GROWTH` moves, the most promising first: lines grow long before they grow many. */
const GROWTH = 0.35
/** Of so many moves a node below the root gets a first impression; candidates come best first. */
const GLANCES = 64
const DEEPEST = 60
/** By how many standard errors another move must be better to be preferred to the one that looked best at first sight. */
const DOUBT = 0.7

export const byVisits = (a: Weighed, b: Weighed): number => b.visits - a.visits || b.worth - a.worth

/** The moves that are possible here, and their nodes. */
interface Choices {
  readonly moves: readonly Move[]
  readonly nodes: readonly number[]
}

interface HuntOptions {
  readonly cutOff: number
  /** Instead of the candidates at the root. */
  readonly among: readonly Move[] | undefined
  /** Learn chances to win too, which costs time. */
  readonly shares: boolean
}

/**
 * One search: the tree and what has been learnt. Where seats choose at the same time each has its own statistics at the
 * node and chooses from the same situation, so nobody reacts to what it cannot see.
 */
export class Hunt {
  private readonly tree = new Tree()
  private readonly root = this.tree.add(NIL, 0, 0)
  private readonly path: number[] = []
  private readonly movers: Seat[] = []
  /** The worst and best payoff seen for each seat: worths are told on that scale. */
  private readonly worst = new Float64Array(SEATS.length).fill(Number.POSITIVE_INFINITY)
  private readonly best = new Float64Array(SEATS.length).fill(Number.NEGATIVE_INFINITY)
  private readonly payoffs = new Float64Array(SEATS.length)
  private readonly chance = new Uint32Array(4)
  /** What happens by chance in the imagined world. */
  private fate: Rng
  private atRoot: Choices | null = null
  private first = 0
  /** Of the wins, by the root's moves; kept only for those who ask. */
  private readonly shares: number[] = []
  /** Squares of what the root's moves brought, to tell how sure their means are. */
  private readonly squares: number[] = []
  private readonly tellsShares: boolean
  /** The last step was the only one: what follows it costs no iteration. */
  private isForced = false
  private readonly game: Game
  private readonly judge: Judge
  private readonly seat: Seat
  private readonly rng: Rng
  private readonly cutOff: number
  private readonly among: readonly Move[] | undefined

  constructor(game: Game, judge: Judge, seat: Seat, rng: Rng, { cutOff, among, shares }: HuntOptions) {
    this.game = game
    this.judge = judge
    this.seat = seat
    this.rng = rng
    this.fate = rng
    this.cutOff = cutOff
    this.among = among
    this.tellsShares = shares
  }

  /** Once down the tree, in a world with its own chance, beginning with one of the root's moves. */
  iterate(world: Position, first: number, fate: Rng): void {
    this.path.length = 0
    this.movers.length = 0
    this.fate = fate
    this.first = first
    this.shares[first] ??= 0
    this.squares[first] ??= 0
    let node = this.root
    for (let depth = 0; depth < DEEPEST; depth++) {
      const toMove = this.game.toMove(world)
      if (toMove.length === 0) break
      node = toMove.length === 1 ? this.step(world, node, toMove[0]) : this.stepTogether(world, node, toMove)
      if (this.tree.visits[node] === 0 && !this.isForced) break
    }
    this.rollOut(world)
    this.learn(world)
  }

  private step(world: Position, node: number, mover: Seat): number {
    const { moves, nodes } = this.choicesAt(world, node, mover)
    const at = this.choose(node, nodes, mover)
    this.isForced = moves.length === 1
    this.game.play(world, mover, moves[at], this.fate, null)
    this.remember(nodes[at], mover)
    return nodes[at]
  }

  /** All choose before anybody moves. The tree goes on from the choice of the searching seat, or else of the first. */
  private stepTogether(world: Position, node: number, toMove: readonly Seat[]): number {
    const leader = toMove.includes(this.seat) ? this.seat : toMove[0]
    const chosen: { seat: Seat; move: Move }[] = []
    let next = node
    this.isForced = true
    for (const mover of toMove) {
      const guessed = mover === leader ? null : this.guess(world, mover)
      if (guessed) {
        chosen.push({ seat: mover, move: guessed })
        continue
      }
      const from = mover === leader ? node : this.beside(node, mover)
      const { moves, nodes } = this.choicesAt(world, from, mover)
      const at = this.choose(from, nodes, mover)
      if (moves.length > 1) this.isForced = false
      if (mover === leader) next = nodes[at]
      else this.tree.visits[from]++
      chosen.push({ seat: mover, move: moves[at] })
      this.remember(nodes[at], mover)
    }
    for (const { seat, move } of chosen)
      if (chosen.length === 1 || this.game.objection(world, seat, move) === null)
        this.game.play(world, seat, move, this.fate, null)
    return next
  }

  private guess(world: Position, mover: Seat): Move | null {
    const { judgement } = this.judge
    return judgement.guess ? judgement.guess(world, mover, this.game.moves(world, mover)) : null
  }

  /** Where the statistics of another seat's choice at the same moment hang. */
  private beside(node: number, mover: Seat): number {
    const key = -1 - mover
    const known = this.tree.child(node, key)
    return known === NIL ? this.tree.add(node, key, 0) : known
  }

  private remember(node: number, mover: Seat): void {
    this.path.push(node)
    this.movers.push(mover)
  }

  /** At the root they are the same in every world, because the view decides them. */
  private choicesAt(world: Position, node: number, mover: Seat): Choices {
    if (node === this.root && this.atRoot) return this.atRoot
    const { tree } = this
    const all =
      (node === this.root ? this.among : undefined) ??
      this.judge.judgement.candidates(world, mover, this.game.moves(world, mover))
    const moves = node === this.root || all.length <= GLANCES ? all : all.slice(0, GLANCES)
    const nodes: number[] = []
    let drawn = false
    for (const move of moves) {
      const key = moveKey(move)
      let child = tree.child(node, key)
      if (child === NIL) {
        if (!drawn) this.drawChance()
        drawn = true
        child = tree.add(node, key, moves.length === 1 ? 0 : this.oneStep(world, mover, move))
      }
      nodes.push(child)
    }
    const choices = { moves, nodes }
    if (node === this.root) this.atRoot = choices
    return choices
  }

  /** The same chance for all moves that are compared: only the moves differ. */
  private drawChance(): void {
    for (let i = 0; i < this.chance.length; i++) this.chance[i] = this.rng.next()
  }

  private oneStep(world: Position, mover: Seat, move: Move): number {
    const after = this.game.clone(world)
    this.game.play(after, mover, move, new Rng(this.chance), null)
    return this.judge.evaluate(after, mover)
  }

  /** Looks at the root's moves in one more world. Worlds of equal weight make the impression a mean. */
  glance(world: Position, worlds: number): void {
    const { tree } = this
    const { moves, nodes } = this.choicesAt(world, this.root, this.seat)
    if (worlds === 0 || moves.length === 1) return
    this.drawChance()
    for (let i = 0; i < moves.length; i++) {
      const seen = this.oneStep(world, this.seat, moves[i])
      tree.prior[nodes[i]] += (seen - tree.prior[nodes[i]]) / (worlds + 1)
    }
  }

  /** The most promising move not tried yet while there is room for it, or else the one with the best upper bound. */
  private choose(node: number, nodes: readonly number[], mover: Seat): number {
    const { tree } = this
    if (node === this.root) return this.first
    let tried = 0
    let fresh = NIL
    let low = Number.POSITIVE_INFINITY
    let high = Number.NEGATIVE_INFINITY
    for (let i = 0; i < nodes.length; i++) {
      const child = nodes[i]
      const prior = tree.prior[child]
      tree.available[child]++
      if (prior < low) low = prior
      if (prior > high) high = prior
      if (tree.visits[child] > 0) tried++
      else if (fresh === NIL || prior > tree.prior[nodes[fresh]]) fresh = i
    }
    const room = (tree.visits[node] + 1) ** GROWTH
    if (fresh !== NIL && tried < room) return fresh
    return this.mostCurious(nodes, mover, low, high > low ? 1 / (high - low) : 0)
  }

  private mostCurious(nodes: readonly number[], mover: Seat, low: number, scale: number): number {
    const { tree } = this
    let found = 0
    let highest = Number.NEGATIVE_INFINITY
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i]
      const visits = tree.visits[node]
      if (visits === 0) continue
      const doubt = Math.sqrt(Math.log(tree.available[node] + 1) / visits)
      const promise = ((tree.prior[node] - low) * scale) / (1 + visits)
      const appeal = this.worthOf(node, mover) + CURIOSITY * doubt + TRUST * promise
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

  private rollOut(world: Position): void {
    const { game, fate: rng } = this
    for (let n = 0; n < this.cutOff; n++) {
      const toMove = game.toMove(world)
      if (toMove.length === 0) return
      const mover = toMove.length === 1 ? toMove[0] : rng.pick(toMove)
      game.play(world, mover, rng.pick(game.moves(world, mover)), rng, null)
    }
  }

  /** Tells every node on the path what its mover got: its lead, and something extra for winning. */
  private learn(world: Position): void {
    const { tree, path, movers, payoffs } = this
    const outcome = this.game.outcome(world)
    const shares = outcome && winShares(outcome)
    payoffs.fill(Number.NaN)
    tree.visits[this.root]++
    for (let i = 0; i < path.length; i++) {
      const mover = movers[i]
      if (Number.isNaN(payoffs[mover])) {
        const payoff = this.judge.evaluate(world, mover) + (shares ? this.judge.victory * shares[mover] : 0)
        payoffs[mover] = payoff
        if (payoff < this.worst[mover]) this.worst[mover] = payoff
        if (payoff > this.best[mover]) this.best[mover] = payoff
      }
      tree.visits[path[i]]++
      tree.total[path[i]] += payoffs[mover]
    }
    this.squares[this.first] += payoffs[this.seat] ** 2
    if (!this.tellsShares) return
    if (!shares) this.judge.chances(world, payoffs)
    this.shares[this.first] += shares ? shares[this.seat] : payoffs[this.seat]
  }

  /** There is only one move worth looking at. */
  get isDecided(): boolean {
    return this.atRoot?.moves.length === 1
  }

  /** The root's moves that look best at first sight, best first. */
  favourites(most: number): number[] {
    const { nodes } = this.atRoot ?? { nodes: [] }
    const { prior } = this.tree
    const order = nodes.map((_, at) => at).sort((a, b) => prior[nodes[b]] - prior[nodes[a]] || a - b)
    return order.slice(0, most)
  }

  /** What the seat has got out of one of the root's moves, on the average. */
  meanOf(at: number): number {
    const node = this.atRoot?.nodes[at] ?? NIL
    return this.tree.total[node] / this.tree.visits[node]
  }

  /** The move that has proved better than the first impression, or else that one. */
  private choice(): number {
    const [favourite, ...others] = this.favourites(Number.POSITIVE_INFINITY)
    const { visits } = this.tree
    const nodes = this.atRoot?.nodes ?? []
    const enough = Math.max(...nodes.map(node => visits[node])) / 2
    let best = favourite
    for (const at of others) if (visits[nodes[at]] >= enough && this.meanOf(at) > this.meanOf(best)) best = at
    const lead = this.meanOf(best) - this.meanOf(favourite)
    return lead > DOUBT * Math.sqrt(this.doubtOf(best) + this.doubtOf(favourite)) ? best : favourite
  }

  /** The variance of a mean. */
  private doubtOf(at: number): number {
    const visits = this.tree.visits[this.atRoot?.nodes[at] ?? NIL]
    return Math.max(0, this.squares[at] / visits - this.meanOf(at) ** 2) / visits
  }

  /** The choice first, then by how long they stayed in the race. */
  findings(): Weighed[] {
    const { tree } = this
    const { moves, nodes } = this.atRoot ?? { moves: [], nodes: [] }
    const choice = this.choice()
    return moves
      .map((move, at) => {
        const visits = tree.visits[nodes[at]]
        const share = this.tellsShares ? { share: this.shares[at] / visits } : {}
        return { at, weighed: { move, visits, worth: tree.total[nodes[at]] / visits, ...share } }
      })
      .filter(({ weighed }) => weighed.visits > 0)
      .sort((a, b) => Number(b.at === choice) - Number(a.at === choice) || byVisits(a.weighed, b.weighed))
      .map(({ weighed }) => weighed)
  }
}
