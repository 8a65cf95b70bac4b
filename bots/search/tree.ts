import type { Move } from '../../kernel/game.ts'

/** How many rollouts must pass a node before it is expanded. */
const RIPE = 12
/** The prior of the first, second, third and later moves, by their first ranking. */
const PROMISE = [0.5, 0.2, 0.15]
const LATER = 0.1
/** The weight of the prior against the results: how strongly rollouts explore moves that were tried little. */
const CURIOSITY = 0.12
/** Every move starts with this many virtual visits at its parent's mean. */
const CAUTION = 4

/**
 * A node in the tree of the seat's decisions within its turn: a move, its children, and the results of the rollouts that
 * passed it. Passing a node allocates nothing.
 */
export class TreeNode {
  readonly move: Move
  private runs = 0
  private sum = 0
  private following: readonly TreeNode[] | null = null

  constructor(move: Move) {
    this.move = move
  }

  get isRipe(): boolean {
    return this.runs >= RIPE
  }

  get isOpen(): boolean {
    return this.following !== null
  }

  /** Adds the children, the most promising first. */
  open(moves: readonly Move[]): void {
    this.following = moves.map(move => new TreeNode(move))
  }

  /** The child to try next among those that are legal in this world; `null` if none is. */
  next(isPossible: (move: Move) => boolean): TreeNode | null {
    const expected = this.sum / this.runs
    const reach = CURIOSITY * Math.sqrt(this.runs)
    let best: TreeNode | null = null
    let most = Number.NEGATIVE_INFINITY
    let place = 0
    for (const node of this.following ?? []) {
      const promise = PROMISE[place++] ?? LATER
      if (!isPossible(node.move)) continue
      const share = (node.sum + CAUTION * expected) / (node.runs + CAUTION)
      const pull = share + (reach * promise) / (1 + node.runs)
      if (pull > most) {
        most = pull
        best = node
      }
    }
    return best
  }

  note(share: number): void {
    this.runs++
    this.sum += share
  }
}
