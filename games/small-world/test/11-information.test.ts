import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { addAt, elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { game } from '../rules/game.ts'
import { act, finish, open, powerOf, raceOf, refusedOptions, scene } from './builders.ts'

describe('what is hidden, what is open', () => {
  it('SW-RUL-61: what a turn pays is told to all, totals are not', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'hill', at: { Hi1: 2 } }])
    act(p, 'expand')
    const scored = finish(p).find(event => event.kind === 'scored')
    expect(scored && game.mask(scored, 1)).toMatchObject({ seat: 0, total: 2 })
    expect(game.view(p, 1).coins).toEqual([HIDDEN, 5])
    expect(open(2, { openCoins: true }).openCoins).toBe(true)
    expect(game.view(open(2, { openCoins: true }), null).coins).toEqual([5, 5])
  })

  it('SW-RUL-61: whoever watches what everybody is paid knows what they have, without a look at their coins', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'hill', at: { Hi1: 2 } }])
    act(p, 'expand')
    finish(p)
    expect(game.imagine(game.view(p, 1), 1, Rng.fromSeed('any')).coins).toEqual([5 + 2, 5])
    addAt(p.coins, 0, 3)
    expect(game.imagine(game.view(p, 1), 1, Rng.fromSeed('any')).coins).toEqual([5 + 2, 5])
  })

  it('SW-RUL-64: the order of the stacks exists for nobody, while the bottom of known banners does', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 5 } },
      { seat: 1, race: 'skeletons', declined: true, at: { Fa2: 1 } },
    ])
    act(p, 'expand')
    act(p, 'conquer', 'Fa2')
    expect(game.view(p, 1).returned).toEqual([raceOf('skeletons')])
    const seen = new Set<number>()
    for (let n = 0; n < 30; n++) {
      const q = open(2, {}, 'same table')
      game.play(q, q.turn, { kind: 'pick', place: 0 }, Rng.fromSeed(`draw ${n}`), null)
      seen.add(elementAt(q.offerRaces, 5))
    }
    expect(seen.size).toBeGreaterThan(4)
  })

  it('SW-RUL-64: hands of tokens are open', () => {
    const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'hill', hand: 7 }])
    expect(game.view(p, 1).hand[raceOf('ratmen')]).toBe(7)
  })

  it('SW-RUL-65: with two players the Diplomat may be left out; other tables have no such choice', () => {
    const p = open(2, { withoutDiplomat: true })
    expect([...p.offerPowers, ...p.badges]).not.toContain(powerOf('diplomat'))
    expect(refusedOptions(3, { withoutDiplomat: true })?.code).toBe('unknown-option')
    expect(
      refusedOptions(2, {
        withoutDiplomat: true,
        powers: ['diplomat', 'hill', 'forest', 'swamp', 'berserk', 'flying'],
      }),
    ).toMatchObject({ code: 'not-in-the-box', figures: { id: 'diplomat' } })
    expect([open(2).openCoins, open(2).custom]).toEqual([false, null])
  })
})
