import { describe, expect, it } from 'vitest'
import { smallWorld } from '../../games/small-world/index.ts'
import { open } from '../../games/small-world/test/builders.ts'
import type { Move } from '../../kernel/game.ts'
import { Judge } from '../../kernel/judgement.ts'
import type { GameModule } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { Rollout } from '../search/rollout.ts'
import { OUTSIDE, Tree } from '../search/tree.ts'

const move = (kind: string): Move => ({ kind })
const always = () => true

/** A tree whose root has been passed often enough, with three moves after it. */
function openTree() {
  const tree = new Tree()
  const root = tree.add(move('root'))
  while (!tree.isRipe(root)) tree.note(root, 0.5)
  tree.open(root, [move('a'), move('b'), move('c')])
  return { tree, root }
}

/** How often each is tried in so many walks, where the moves bring what is told of them. */
function tried(brings: Readonly<Record<string, number>>, walks: number): Record<string, number> {
  const { tree, root } = openTree()
  const times: Record<string, number> = { a: 0, b: 0, c: 0 }
  for (let walk = 0; walk < walks; walk++) {
    const node = tree.next(root, always)
    const { kind } = tree.moveAt(node)
    times[kind]++
    for (const passed of [root, node]) tree.note(passed, brings[kind])
  }
  return times
}

describe('The tree of a turn', () => {
  it('is looked into only where many walks have passed', () => {
    const tree = new Tree()
    const root = tree.add(move('root'))
    expect([tree.isRipe(root), tree.isOpen(root)]).toEqual([false, false])
    const { tree: passed, root: often } = openTree()
    expect([passed.isRipe(often), passed.isOpen(often)]).toEqual([true, true])
  })

  it('tries first what looks best, and goes where walks end well', () => {
    const { tree, root } = openTree()
    expect(tree.moveAt(tree.next(root, always)).kind).toBe('a')
    const { a, b, c } = tried({ a: 0.4, b: 0.7, c: 0.4 }, 400)
    expect(b).toBeGreaterThan(300)
    expect(Math.min(a, c)).toBeGreaterThan(0)
  })

  it('offers only what is possible in the world at hand', () => {
    const { tree, root } = openTree()
    expect(tree.moveAt(tree.next(root, ({ kind }) => kind === 'c')).kind).toBe('c')
    expect(tree.next(root, () => false)).toBe(OUTSIDE)
  })
})

describe('A walk along the tree', () => {
  it('opens the decisions of the own turn in order, and none of a rival', () => {
    const module: GameModule = smallWorld
    const { game, judgement } = module
    const rng = Rng.fromSeed('tree')
    const position = open(2)
    const [seat] = game.toMove(position)
    const tree = new Tree()
    const root = tree.add(game.moves(position, seat)[0])
    const rollout = new Rollout(game, new Judge(judgement), seat, tree)
    for (let walk = 0; walk < 300; walk++) rollout.follow(game.clone(position), root, Rng.fromSeed(`walk ${walk}`))
    const legal: Move[] = []
    for (let node = root, at = game.clone(position); tree.isOpen(node); ) {
      game.play(at, seat, tree.moveAt(node), rng, null)
      expect(game.toMove(at)).toEqual([seat])
      const next = tree.next(node, candidate => game.objection(at, seat, candidate) === null)
      expect(next).not.toBe(OUTSIDE)
      legal.push(tree.moveAt(next))
      node = next
    }
    expect(legal.length).toBeGreaterThan(1)
  })
})
