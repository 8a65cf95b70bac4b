import { describe, expect, it } from 'vitest'
import { ROUNDS } from '../../games/paper-tales/content/figures.ts'
import { paperTales } from '../../games/paper-tales/index.ts'
import type { PaperTalesPosition } from '../../games/paper-tales/position.ts'
import { Judge } from '../../kernel/judgement.ts'
import { elementAt } from '../../kernel/list.ts'
import { loadBotGame } from '../../kernel/module.ts'
import { parseOptions } from '../../kernel/options.ts'
import { Rng } from '../../kernel/rng.ts'
import { quickMove } from '../quick-move.ts'
import { Rollout } from '../search/rollout.ts'
import { TreeNode } from '../search/tree.ts'

const { game, judgement } = await loadBotGame(paperTales)

const judge = new Judge(judgement)

/** Where a rollout of Paper Tales from the first decision of a round ends, and its estimate. */
function walk(seats: number, round = 1) {
  const options = parseOptions(game, seats, {})
  if (!options.ok) throw new Error(options.error.code)
  const rng = Rng.fromSeed('far')
  const end = game.setup(options.value, seats, rng) as PaperTalesPosition
  while (end.round < round) {
    const mover = elementAt(end.asked, 0)
    game.play(end, mover, quickMove(game, judge, end, mover, true, rng), rng, null)
  }
  const root = new TreeNode(elementAt(game.moves(end, 0), 0))
  const rollout = new Rollout(game, judge, 0)
  const share = rollout.follow(end, root, rng)
  return { end, share, chance: rollout.chance }
}

describe('A walk', () => {
  it.each([2, 4])('of %i passes two wars, and ends where a turn does', seats => {
    const { end, share } = walk(seats)
    expect([end.round, end.stage]).toEqual([2, 'build'])
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(1)
  })

  it.each([2, 4])('of %i goes no further than the last war, where points tell more than who won', seats => {
    const { end } = walk(seats, ROUNDS)
    expect([end.round, end.stage]).toEqual([ROUNDS, 'build'])
  })

  it('is raced by a bolder chance than is told', () => {
    const { share, chance } = walk(2)
    expect(Math.abs(share - 0.5)).toBeGreaterThan(Math.abs(chance - 0.5))
    expect(Math.sign(share - 0.5)).toBe(Math.sign(chance - 0.5))
  })

  it('goes to the very end where nobody else is there to be ahead of, and tells who won and how clearly', () => {
    const { end, share } = walk(1)
    expect(end.stage).toBe('over')
    const isWon = elementAt(end.kingdoms, 0).vp > end.lich.vp
    expect(share > 0.5).toBe(isWon)
  })
})
