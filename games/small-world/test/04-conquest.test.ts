import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { TRIBE } from '../position.ts'
import { priceParts } from '../rules/conquest.ts'
import { game } from '../rules/game.ts'
import {
  act,
  asked,
  conquer,
  conquestsOf,
  handOf,
  hasMark,
  holderOf,
  listed,
  now,
  objectionTo,
  open,
  price,
  refusal,
  scene,
  to,
  tokensAt,
  trayOf,
} from './builders.ts'

const enter = (hand = 9, others: Parameters<typeof scene>[1] = []) => {
  const p = scene(2, [{ seat: 0, race: 'ratmen', power: 'hill', hand }, ...others])
  act(p, 'expand')
  return p
}

describe('conquest', () => {
  it('SW-CONQ-1: a race enters at the edge or from a sea at the edge, not from the lake', () => {
    const p = enter()
    expect(listed(p, 'conquer')).toEqual([
      'Fa1',
      'Fo1',
      'Sw1',
      'Hi1',
      'Fo2',
      'Mo1',
      'Mo3',
      'Fa4',
      'Sw2',
      'Fo4',
      'Sw3',
      'Hi4',
      'Sw4',
      'Mo4',
    ])
    // Fo4 lies on the shore of a sea and Fo3 on the lake.
    expect(refusal(p, 'conquer', 'Fo3')).toBe('not-an-entry')
  })

  it('SW-CONQ-1: somebody in that sea does not matter', () => {
    const p = enter(9, [{ seat: 1, race: 'tritons', power: 'seafaring', at: { Se2: 3 } }])
    expect(refusal(p, 'conquer', 'Fo4')).toBeNull()
  })

  it('SW-CONQ-2 SW-CONQ-11: then only neighbours of what it holds, one after another', () => {
    const p = enter()
    conquer(p, 'Hi1')
    expect(listed(p, 'conquer')).toEqual(['Sw1', 'Fa2', 'Fo2'])
    expect(refusal(p, 'conquer', 'Sw2')).toBe('out-of-reach')
    conquer(p, 'Fa2')
    expect(listed(p, 'conquer')).toEqual(['Sw1', 'Fo2', 'Mo2', 'Hi3'])
  })

  it('SW-CONQ-3: two tokens and one for everything in the region', () => {
    const p = enter(13, [
      { seat: 1, race: 'trolls', power: 'bivouacking', at: { Mo3: 2 }, camps: { Mo3: 5 }, fortress: ['Mo3'] },
    ])
    expect(price(p, 'Hi1')).toBe(2)
    expect(price(p, 'Fo2')).toBe(3)
    expect(price(p, 'Mo4')).toBe(3)
    // 2 + mountain + 2 trolls + lair + fortress + 5 encampments
    expect(price(p, 'Mo3')).toBe(12)
    expect(
      objectionTo(enter(4, [{ seat: 1, race: 'orcs', power: 'stout', at: { Mo3: 3 } }]), {
        kind: 'conquer',
        region: 14,
      }),
    ).toEqual({
      code: 'too-few-tokens',
      rule: 'SW-CONQ-6',
      figures: {
        base: 2,
        tokens: 3,
        camps: 0,
        tribe: 0,
        mountain: 1,
        fortress: 0,
        lair: 0,
        discount: 0,
        pips: 0,
        need: 6,
        have: 4,
      },
    })
  })

  it('SW-CONQ-4: discounts add up, but a token is always needed', () => {
    const p = scene(2, [{ seat: 0, race: 'tritons', power: 'commando', hand: 9 }])
    act(p, 'expand')
    expect(price(p, 'Sw2')).toBe(1)
    expect(price(p, 'Mo3')).toBe(1)
    expect(price(p, 'Hi1')).toBe(1)
    const giants = scene(2, [{ seat: 0, race: 'giants', power: 'mounted', at: { Mo4: 1, Hi1: 5 } }])
    act(giants, 'expand')
    // Farmland with a lost tribe beside a mountain: 3 - 1 - 1.
    expect(price(giants, 'Fa3')).toBe(1)
    conquer(p, 'Fo4')
    expect([tokensAt(p, 'Fo4'), handOf(p, 'tritons')]).toEqual([1, 8])
  })

  it('SW-CONQ-4 SW-CONQ-7: the price that is told is the price that is paid, whatever the people', () => {
    for (let n = 0; n < (process.env.PENTARCHY_GAMES === undefined ? 40 : 4); n++) {
      const p = open(2 + (n % 4), {}, `prices ${n}`)
      const rng = Rng.fromSeed(`prices ${n}`)
      while (p.agenda.length > 0) {
        const seat = elementAt(game.toMove(p), 0)
        const move = rng.pick(game.moves(p, seat))
        const told = move.kind === 'conquer' ? priceParts(p, now(p)?.race ?? 0, move.region).need : 0
        game.play(p, seat, move, rng, event => {
          if (event.kind === 'conquered' && event.by === 'tokens') expect(event.tokens).toBe(told)
        })
      }
    }
  })

  it('SW-CONQ-5: water is out of bounds', () => {
    const p = enter()
    expect(refusal(p, 'conquer', 'Se1')).toBe('water')
    expect(refusal(p, 'conquer', 'La1')).toBe('water')
  })

  it('SW-CONQ-6: without a token in hand no conquest begins, whatever the discount', () => {
    const p = scene(2, [
      { seat: 0, race: 'sorcerers', power: 'commando', at: { Hi1: 1 } },
      { seat: 1, race: 'orcs', power: 'hill', at: { Fa2: 1 } },
    ])
    act(p, 'expand')
    expect(refusal(p, 'conquer', 'Sw1')).toBe('empty-hand')
    expect(refusal(p, 'attempt', 'Sw1')).toBe('empty-hand')
  })

  it('SW-CONQ-7 SW-RUL-12: exactly the price is put down', () => {
    const p = enter()
    conquer(p, 'Mo4')
    expect([tokensAt(p, 'Mo4'), handOf(p, 'ratmen')]).toEqual([3, 6])
  })

  it('SW-CONQ-8: not what the race already holds', () => {
    const p = enter()
    conquer(p, 'Hi1')
    expect(refusal(p, 'conquer', 'Hi1')).toBe('own-region')
  })

  it('SW-CONQ-9: a region of one’s own race in decline may be conquered', () => {
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'hill', at: { Hi1: 5 } },
      { seat: 0, race: 'orcs', declined: true, at: { Fa2: 1, Fo4: 1 } },
    ])
    act(p, 'expand')
    expect(price(p, 'Fa2')).toBe(3)
    conquer(p, 'Fa2')
    expect([holderOf(p, 'Fa2'), trayOf(p, 'orcs')]).toEqual(['ratmen', 9])
  })

  it('SW-CONQ-10: the mountain stays and protects the next holder', () => {
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'hill', at: { Sw2: 5 } },
      { seat: 1, race: 'orcs', power: 'forest', at: { Hi4: 6 } },
    ])
    act(p, 'expand')
    conquer(p, 'Mo4')
    expect(price(p, 'Mo4')).toBe(2 + 3 + 1)
  })

  it('SW-CONQ-12: race tokens and lost tribes make a region non-empty, a mountain does not', () => {
    const p = enter(13, [{ seat: 1, race: 'orcs', declined: true, at: { Sw2: 1 } }])
    conquer(p, 'Mo4')
    expect(conquestsOf(p, 'ratmen')).toBe(0)
    conquer(p, 'Sw2')
    expect(conquestsOf(p, 'ratmen')).toBe(1)
    conquer(p, 'Sw4')
    expect(conquestsOf(p, 'ratmen')).toBe(2)
  })

  it('SW-CONQ-13 SW-EX-3: a conquered lost tribe is gone; 2 + 1 = 3 Skeletons of 8', () => {
    const p = scene(2, [{ seat: 0, race: 'skeletons', power: 'merchant', hand: 8 }], { tribes: ['Hi1'] })
    act(p, 'expand')
    expect(price(p, 'Hi1')).toBe(3)
    conquer(p, 'Hi1')
    expect([hasMark(p, 'Hi1', TRIBE), handOf(p, 'skeletons'), conquestsOf(p, 'skeletons')]).toEqual([false, 5, 1])
  })

  it.each(['hole', 'hero', 'dragon'] as const)('SW-CONQ-14: a region with a %s is no target in any way', guard => {
    const power = ({ hole: 'hill', hero: 'heroic', dragon: 'dragon-master' } as const)[guard]
    const marks = guard === 'dragon' ? { dragon: 'Fa2' } : { [guard]: ['Fa2'] }
    const p = scene(2, [
      { seat: 0, race: 'sorcerers', power: 'stout', at: { Hi1: 2 } },
      { seat: 1, race: 'orcs', power, at: { Fa2: 1, Fo4: 1 }, ...marks },
    ])
    act(p, 'expand')
    for (const kind of ['conquer', 'attempt', 'exchange', 'dragon'] as const)
      expect(objectionTo(p, to(p, kind, 'Fa2'))).toMatchObject({ code: 'immune', figures: { guard } })
  })

  it('SW-RUL-18: regions in decline give no reach, and a new race enters at the border as any other', () => {
    const p = scene(2, [
      { seat: 0, race: 'ratmen', power: 'hill', hand: 9 },
      { seat: 0, race: 'orcs', declined: true, at: { Fa2: 1 } },
    ])
    act(p, 'expand')
    expect(refusal(p, 'conquer', 'Hi3')).toBe('not-an-entry')
    conquer(p, 'Sw2')
    expect(refusal(p, 'conquer', 'Hi1')).toBe('out-of-reach')
  })

  it('SW-RUL-13: tokens in hand when conquests end are simply placed', () => {
    const p = enter(9)
    conquer(p, 'Hi1', 'Fa2')
    act(p, 'stop')
    expect(asked(p)).toBe('0 redeploy')
    act(p, 'spread')
    expect(tokensAt(p, 'Hi1') + tokensAt(p, 'Fa2')).toBe(9)
    expect(game.moves(p, 0)).toEqual([{ kind: 'done' }])
  })
})
