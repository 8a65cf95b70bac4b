import type { Move } from '../../kernel/game.ts'

/** So many walks pass a move before the seat's next decision after it is looked into. */
const RIPE = 12
/** What the first sight promises of the first, second, third and later moves. */
const PROMISE = [0.5, 0.2, 0.15]
const LATER = 0.1
/** How strongly that draws a walk to moves that were little tried, beside what came of them. */
const CURIOSITY = 0.12
/** Every move counts as if it had brought so often what its parent brings. */
const CAUTION = 4

/**
 * The tree of the seat's decisions within its turn: a move after those that lead to it, what may follow, and what came of it in the
 * walks so far. Passing a node makes nothing new.
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

  /** Lays out what may follow, the most promising first. */
  open(moves: readonly Move[]): void {
    this.following = moves.map(move => new TreeNode(move))
  }

  /** What to try of those that are possible in this world; null if none of them is. */
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
