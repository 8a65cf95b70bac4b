import { describe, expect, it } from 'vitest'
import { smallWorld } from '../../games/small-world/index.ts'
import { open } from '../../games/small-world/test/builders.ts'
import type { Move } from '../../kernel/game.ts'
import { Judge } from '../../kernel/judgement.ts'
import { elementAt } from '../../kernel/list.ts'
import { loadBotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { Rollout } from '../search/rollout.ts'
import { TreeNode } from '../search/tree.ts'

const KINDS = ['a', 'b', 'c'] as const
type Kind = (typeof KINDS)[number]
const move = (kind: string): Move => ({ kind })
const always = () => true

/** A root visited often enough to be expanded, with three moves. */
function openRoot(): TreeNode {
  const root = new TreeNode(move('root'))
  while (!root.isRipe) root.note(0.5)
  root.open(KINDS.map(move))
  return root
}

/** How often each move is tried in this many rollouts, with these results. */
function tried(brings: Readonly<Record<Kind, number>>, walks: number): Record<Kind, number> {
  const root = openRoot()
  const times = { a: 0, b: 0, c: 0 }
  for (let walk = 0; walk < walks; walk++) {
    const node = root.next(always)
    if (!node) throw new Error('nothing is possible')
    const kind = KINDS.find(known => known === node.move.kind)
    if (!kind) throw new Error('no such move')
    times[kind]++
    for (const passed of [root, node]) passed.note(brings[kind])
  }
  return times
}

describe('The tree of a turn', () => {
  it('is looked into only where many walks have passed', () => {
    const root = new TreeNode(move('root'))
    expect([root.isRipe, root.isOpen]).toEqual([false, false])
    const passed = openRoot()
    expect([passed.isRipe, passed.isOpen]).toEqual([true, true])
  })

  it('tries first what looks best, and goes where walks end well', () => {
    const root = openRoot()
    expect(root.next(always)?.move.kind).toBe('a')
    const { a, b, c } = tried({ a: 0.4, b: 0.7, c: 0.4 }, 400)
    expect(b).toBeGreaterThan(300)
    expect(Math.min(a, c)).toBeGreaterThan(0)
  })

  it('offers only what is possible in the world at hand', () => {
    const root = openRoot()
    expect(root.next(({ kind }) => kind === 'c')?.move.kind).toBe('c')
    expect(root.next(() => false)).toBeNull()
  })
})

describe('A walk along the tree', () => {
  it('opens the decisions of the own turn in order, and none of a rival', async () => {
    const { game, judgement } = await loadBotGame(smallWorld)
    const rng = Rng.fromSeed('tree')
    const position = open(2)
    const seat = elementAt(game.toMove(position), 0)
    const root = new TreeNode(elementAt(game.moves(position, seat), 0))
    const rollout = new Rollout(game, new Judge(judgement), seat)
    for (let walk = 0; walk < 300; walk++) rollout.follow(game.clone(position), root, Rng.fromSeed(`walk ${walk}`))
    const legal: Move[] = []
    const at = game.clone(position)
    for (let node = root; node.isOpen; ) {
      game.play(at, seat, node.move, rng, null)
      expect(game.toMove(at)).toEqual([seat])
      const next = node.next(candidate => game.objection(at, seat, candidate) === null)
      if (!next) throw new Error('nothing that follows is possible')
      legal.push(next.move)
      node = next
    }
    expect(legal.length).toBeGreaterThan(1)
  })
})
