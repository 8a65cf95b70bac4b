import { describe, expect, it } from 'vitest'
import { Judge } from '../../../kernel/judgement.ts'
import { Rng } from '../../../kernel/rng.ts'
import { judgement } from '../bot.ts'
import { game } from '../rules/game.ts'

describe('The bot’s judgement', () => {
  it.each(['random', 'drafted', 'chosen'] as const)('has a number for every position, peoples %s', factions => {
    const judge = new Judge(judgement)
    const rng = Rng.fromSeed(`judge ${factions}`)
    const p = game.setup({ factions, territories: 'chosen', exploration: true, first: 'random' }, 4, rng)
    for (let n = 0; n < 400; n++) {
      const toMove = game.toMove(p)
      if (toMove.length === 0) break
      for (const seat of [0, 1, 2, 3] as const) expect(judge.evaluate(p, seat)).not.toBeNaN()
      const seat = rng.pick(toMove)
      const moves = judge.candidates(p, seat, game.moves(p, seat))
      expect(moves.length).toBeGreaterThan(0)
      game.play(p, seat, rng.pick(moves), rng, null)
    }
  })
})
