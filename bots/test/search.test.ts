import { describe, expect, it } from 'vitest'
import { ethnos } from '../../games/ethnos/index.ts'
import { proof } from '../../games/ethnos/proof.ts'
import { elementAt } from '../../kernel/list.ts'
import { loadBotGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { LEVELS } from '../levels.ts'
import { botNamed } from '../registry.ts'
import { bestOf, search } from '../search/search.ts'

const botGame = await loadBotGame(ethnos)
const { game } = ethnos

/** A position some moves into a random game, with its seat to move. */
function middle(seed: string, steps = 90) {
  const rng = Rng.fromSeed(seed)
  const position = game.setup({ tribes: 'random' }, 4, rng)
  for (let n = 0; n < steps; n++) {
    const seat = elementAt(game.toMove(position), 0)
    game.play(position, seat, rng.pick(game.moves(position, seat)), rng, null)
  }
  return { position, seat: elementAt(game.toMove(position), 0) }
}

describe('Search', () => {
  it('finds the same from the same seed', () => {
    const { position, seat } = middle('same')
    const view = game.view(position, seat)
    const find = () => search(botGame, view, seat, Rng.fromSeed('search'), { iterations: 200 })
    expect(find()).toEqual(find())
  })

  it('looks at legal moves only, and at every iteration once', () => {
    const { position, seat } = middle('legal')
    const view = game.view(position, seat)
    const { weighed, iterations } = search(botGame, view, seat, Rng.fromSeed('search'), { iterations: 150 })
    const legal = game.moves(position, seat).map(move => JSON.stringify(move))
    for (const { move } of weighed) expect(legal).toContain(JSON.stringify(move))
    expect(weighed.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations)
  })

  it('does nothing that no person would do at a short look', () => {
    const { position, seat } = middle('sense')
    const last = elementAt(game.moves(position, seat).slice(-1), 0)
    const sober = { ...botGame, judgement: { ...botGame.judgement, sensible: () => [last] } }
    const find = (asked: typeof botGame) =>
      bestOf(search(asked, game.view(position, seat), seat, Rng.fromSeed('x'), { iterations: 8 })).move
    expect(find(botGame)).not.toEqual(last)
    expect(find(sober)).toEqual(last)
  })

  it('stops in time', () => {
    const { position, seat } = middle('same')
    const started = performance.now()
    const { iterations } = search(botGame, game.view(position, seat), seat, Rng.fromSeed('x'), { milliseconds: 200 })
    expect(iterations).toBeGreaterThan(5)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('leaves the view it is given as it was', () => {
    const { position, seat } = middle('view')
    const view = game.view(position, seat)
    const before = JSON.stringify(view)
    search(botGame, view, seat, Rng.fromSeed('x'), { iterations: 50 })
    expect(JSON.stringify(view)).toBe(before)
  })
})

describe('Levels', () => {
  it.each(LEVELS.filter(level => level !== 'master' && level !== 'expert'))(
    '%s cannot cheat: the hidden truth does not change its move',
    level => {
      const rng = Rng.fromSeed('scramble')
      let compared = 0
      for (let n = 0; n < 12; n++) {
        const { position, seat } = middle(`cheat ${n}`, 60 + n)
        const other = game.clone(position)
        if (!elementAt(proof.secrets, 0).scramble(other, seat, rng)) continue
        const choose = (truth: typeof position) => {
          const view = game.view(truth, seat)
          return botNamed(level)(botGame).choose(view, seat, game.moves(view, seat), Rng.fromSeed(`bot ${n}`))
        }
        expect(choose(other)).toEqual(choose(position))
        compared++
      }
      expect(compared).toBeGreaterThan(5)
    },
  )
})
