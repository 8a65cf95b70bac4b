import { describe, expect, it } from 'vitest'
import { ROUNDS } from '../../games/paper-tales/content/figures.ts'
import { paperTales } from '../../games/paper-tales/index.ts'
import type { PaperTalesPosition } from '../../games/paper-tales/position.ts'
import { Judge } from '../../kernel/judgement.ts'
import type { GameModule } from '../../kernel/module.ts'
import { parseOptions } from '../../kernel/options.ts'
import { Rng } from '../../kernel/rng.ts'
import { Rollout } from '../search/rollout.ts'
import { Tree } from '../search/tree.ts'

const { game, judgement }: GameModule = paperTales

/** Where a walk from the first decision of Paper Tales ends, and what it told. */
function walk(seats: number) {
  const options = parseOptions(game, seats, {})
  if (!options.ok) throw new Error(options.error.code)
  const rng = Rng.fromSeed('far')
  const end = game.setup(options.value, seats, rng)
  const tree = new Tree()
  const root = tree.add(game.moves(end, 0)[0])
  const share = new Rollout(game, new Judge(judgement), 0, tree).follow(end, root, rng)
  return { end: end as PaperTalesPosition, share }
}

describe('A walk', () => {
  it.each([2, 4])('of %i goes to the last war, where points tell more than who won', seats => {
    const { end, share } = walk(seats)
    expect([end.round, end.stage]).toEqual([ROUNDS, 'build'])
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(1)
  })

  it('goes to the very end where nobody else is there to be ahead of, and tells who won', () => {
    const { end, share } = walk(1)
    expect(end.stage).toBe('over')
    expect([0.5, 1]).toContain(share)
  })
})
