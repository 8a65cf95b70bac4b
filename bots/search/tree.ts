/** No node. */
export const NIL = -1

const FIRST_ROOM = 1024

/**
 * The tree of a search as parallel arrays: growing it makes no objects, and walking it touches little memory.
 * A node stands for a move made in the situation of its parent. Children are found by the key of their move.
 */
export class Tree {
  size = 0
  visits = new Int32Array(FIRST_ROOM)
  /** How often the move could have been chosen: in other imagined worlds it may not even be legal. */
  available = new Int32Array(FIRST_ROOM)
  /** The sum of what the mover got out of it. */
  total = new Float64Array(FIRST_ROOM)
  /** What the move promised its mover one step ahead. */
  prior = new Float64Array(FIRST_ROOM)
  private parents = new Int32Array(FIRST_ROOM)
  private keys = new Int32Array(FIRST_ROOM)
  /** Open addressing: twice as many places as nodes, and more. */
  private table = new Int32Array(FIRST_ROOM * 4).fill(NIL)

  add(parent: number, key: number, prior: number): number {
    if (this.size === this.visits.length) this.grow()
    const node = this.size++
    this.parents[node] = parent
    this.keys[node] = key
    this.prior[node] = prior
    this.enter(node)
    return node
  }

  child(parent: number, key: number): number {
    const { table, parents, keys } = this
    const mask = table.length - 1
    let at = spot(parent, key) & mask
    while (table[at] !== NIL && (parents[table[at]] !== parent || keys[table[at]] !== key)) at = (at + 1) & mask
    return table[at]
  }

  private enter(node: number): void {
    const { table } = this
    const mask = table.length - 1
    let at = spot(this.parents[node], this.keys[node]) & mask
    while (table[at] !== NIL) at = (at + 1) & mask
    table[at] = node
  }

  private grow(): void {
    const room = this.visits.length * 2
    this.visits = widen(new Int32Array(room), this.visits)
    this.available = widen(new Int32Array(room), this.available)
    this.total = widen(new Float64Array(room), this.total)
    this.prior = widen(new Float64Array(room), this.prior)
    this.parents = widen(new Int32Array(room), this.parents)
    this.keys = widen(new Int32Array(room), this.keys)
    this.table = new Int32Array(room * 4).fill(NIL)
    for (let node = 0; node < this.size; node++) this.enter(node)
  }
}

const spot = (parent: number, key: number): number => {
  const mixed = Math.imul(parent ^ Math.imul(key, 0x9e37_79b1), 0x85eb_ca6b)
  return mixed ^ (mixed >>> 15)
}

function widen<A extends Int32Array | Float64Array>(to: A, from: A): A {
  to.set(from)
  return to
}
