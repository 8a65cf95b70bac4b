import type { Move } from '../../kernel/game.ts'

/** So many walks pass a move before the seat's next decision after it is looked into. */
const RIPE = 12
/** What the first sight promises of the first, second, third and later moves. */
const PROMISE = [0.5, 0.2, 0.15, 0.1]
/** How strongly that draws a walk to moves that were little tried, beside what came of them. */
const CURIOSITY = 0.12
/** Every move counts as if it had brought so often what its parent brings. */
const CAUTION = 4

/** No node. */
export const OUTSIDE = -1

/**
 * The seat's decisions within its turn: what it may do after each move, and what came of it in the walks so far. A node is a
 * move after those that lead to it, and a place in these lists; passing one makes nothing new.
 */
export class Tree {
  private readonly moves: Move[] = []
  private readonly runs: number[] = []
  private readonly sums: number[] = []
  /** Where the moves that may follow begin, and how many they are. */
  private readonly first: number[] = []
  private readonly width: number[] = []

  add(move: Move): number {
    this.moves.push(move)
    this.runs.push(0)
    this.sums.push(0)
    this.first.push(OUTSIDE)
    this.width.push(0)
    return this.moves.length - 1
  }

  moveAt(node: number): Move {
    return this.moves[node]
  }

  isRipe(node: number): boolean {
    return this.runs[node] >= RIPE
  }

  isOpen(node: number): boolean {
    return this.first[node] !== OUTSIDE
  }

  /** Lays out what may follow, the most promising first. */
  open(node: number, moves: readonly Move[]): void {
    this.first[node] = this.moves.length
    this.width[node] = moves.length
    for (const move of moves) this.add(move)
  }

  /** What to try of those that are possible in this world; OUTSIDE if none of them is. */
  next(node: number, isPossible: (move: Move) => boolean): number {
    const expected = this.sums[node] / this.runs[node]
    const reach = CURIOSITY * Math.sqrt(this.runs[node])
    let best = OUTSIDE
    let most = Number.NEGATIVE_INFINITY
    for (let place = 0; place < this.width[node]; place++) {
      const child = this.first[node] + place
      if (!isPossible(this.moves[child])) continue
      const runs = this.runs[child]
      const share = (this.sums[child] + CAUTION * expected) / (runs + CAUTION)
      const pull = share + (reach * PROMISE[Math.min(place, PROMISE.length - 1)]) / (1 + runs)
      if (pull > most) {
        most = pull
        best = child
      }
    }
    return best
  }

  note(node: number, share: number): void {
    this.runs[node]++
    this.sums[node] += share
  }
}
