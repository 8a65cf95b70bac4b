/** No node. */
export const NIL = -1

const FIRST_ROOM = 1024

/**
 * The tree of a search as parallel arrays: growing it makes no objects, and walking it touches little memory.
 * A node stands for a move made in the situation of its parent; `total` sums what the mover got out of it.
 */
export class Tree {
  size = 0
  visits = new Int32Array(FIRST_ROOM)
  /** How often the move could have been chosen: in other imagined worlds it may not even be legal. */
  available = new Int32Array(FIRST_ROOM)
  total = new Float64Array(FIRST_ROOM)
  first = new Int32Array(FIRST_ROOM)
  next = new Int32Array(FIRST_ROOM)
  readonly keys: string[] = []

  add(parent: number, key: string): number {
    if (this.size === this.visits.length) this.grow()
    const node = this.size++
    this.keys[node] = key
    this.first[node] = NIL
    this.next[node] = parent === NIL ? NIL : this.first[parent]
    if (parent !== NIL) this.first[parent] = node
    return node
  }

  child(parent: number, key: string): number {
    let node = this.first[parent]
    while (node !== NIL && this.keys[node] !== key) node = this.next[node]
    return node
  }

  private grow(): void {
    const room = this.visits.length * 2
    this.visits = widen(new Int32Array(room), this.visits)
    this.available = widen(new Int32Array(room), this.available)
    this.total = widen(new Float64Array(room), this.total)
    this.first = widen(new Int32Array(room), this.first)
    this.next = widen(new Int32Array(room), this.next)
  }
}

function widen<A extends Int32Array | Float64Array>(to: A, from: A): A {
  to.set(from)
  return to
}
