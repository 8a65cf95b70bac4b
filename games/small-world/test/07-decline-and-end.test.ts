import { describe, expect, it } from 'vitest'
import { winShares } from '../../../kernel/game.ts'
import { Rng } from '../../../kernel/rng.ts'
import { DRAGON, FORTRESS, HERO, HOLE, NONE } from '../position.ts'
import { game } from '../rules/game.ts'
import { hasLair } from '../rules/people.ts'
import {
  act,
  asideOf,
  asked,
  campsAt,
  conquer,
  finish,
  handOf,
  hasMark,
  holderOf,
  income,
  isInDecline,
  play,
  powerOf,
  raceOf,
  refusal,
  region,
  scene,
  tokensAt,
  trayOf,
} from './builders.ts'

describe('decline', () => {
  it('SW-DECL-1 SW-DECL-2: it is the whole turn, and nobody conquers in it', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'spirit', at: { Hi1: 4 } },
      { seat: 0, race: 'ghouls', declined: true, at: { Sw2: 4 } },
    ])
    act(p, 'decline')
    expect([asked(p), tokensAt(p, 'Sw2')]).toEqual(['1 pick', 4])
    const q = scene(2, [{ seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 4 } }])
    act(q, 'expand')
    expect(refusal(q, 'decline')).toBe('not-now')
  })

  it('SW-DECL-3 SW-RUL-40 SW-RUL-51: the earlier race goes, with lairs and fortresses', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 4 } },
      { seat: 0, race: 'trolls', declined: true, at: { Sw2: 1, Fo4: 1 }, fortress: ['Sw2'] },
    ])
    expect(hasLair(p, region(p, 'Sw2'))).toBe(true)
    const events = act(p, 'decline')
    expect([holderOf(p, 'Sw2'), hasMark(p, 'Sw2', FORTRESS), hasLair(p, region(p, 'Sw2'))]).toEqual([
      null,
      false,
      false,
    ])
    expect([trayOf(p, 'trolls'), p.returned]).toEqual([10, [raceOf('trolls')]])
    expect(events).toContainEqual({ kind: 'gone', seat: 0, race: 'trolls' })
  })

  it('SW-DECL-3: Ghouls in hand go with those on the map', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 4 } },
      { seat: 0, race: 'ghouls', declined: true, hand: 3 },
    ])
    act(p, 'decline')
    expect([trayOf(p, 'ghouls'), p.owner[raceOf('ghouls')]]).toEqual([10, NONE])
  })

  it('SW-DECL-4 SW-DECL-5 SW-EX-9: Tritons leave one flipped token a region and lose their badge', () => {
    const p = scene(2, [{ seat: 0, race: 'tritons', power: 'hill', at: { Hi1: 4, Sw1: 3, Fo1: 1 } }])
    act(p, 'decline')
    expect(['Hi1', 'Sw1', 'Fo1'].map(label => tokensAt(p, label))).toEqual([1, 1, 1])
    expect([trayOf(p, 'tritons'), isInDecline(p, 'tritons')]).toEqual([8, true])
    expect([p.discards, p.power[raceOf('tritons')]]).toEqual([[powerOf('hill')], NONE])
  })

  it('SW-DECL-3 SW-DECL-4: the badge is discarded before the former race goes, so a new combo may be made with it', () => {
    const p = scene(2, [
      { seat: 0, race: 'tritons', power: 'hill', at: { Hi1: 4 } },
      { seat: 0, race: 'orcs', declined: true, at: { Fo4: 1 } },
    ])
    // The stacks have run out: the banner that comes back is offered at once, with a badge from the discards.
    p.banners = []
    p.offerRaces = p.offerRaces.slice(0, 5)
    p.offerCoins = p.offerCoins.slice(0, 5)
    p.offerPowers = p.offerPowers.slice(0, 5)
    p.badges = []
    game.play(p, 0, { kind: 'decline' }, Rng.fromSeed('decline'), null)
    expect([p.offerRaces.at(-1), p.offerPowers.at(-1)]).toEqual([raceOf('orcs'), powerOf('hill')])
    expect([p.discards, p.badges]).toEqual([[], []])
  })

  it('SW-DECL-5 SW-RUL-23: tokens in hand and laid aside go to the tray', () => {
    const p = scene(2, [{ seat: 0, race: 'amazons', power: 'hill', at: { Hi1: 3, Sw1: 2 }, aside: 4 }])
    act(p, 'decline')
    expect([asideOf(p, 'amazons'), trayOf(p, 'amazons')]).toEqual([0, 13])
  })

  it('SW-DECL-6: guards and encampments leave, fortresses and lairs stay', () => {
    const p = scene(2, [
      {
        seat: 0,
        race: 'trolls',
        power: 'bivouacking',
        at: { Hi1: 2, Sw1: 2, Fo1: 1, Mo4: 2 },
        camps: { Hi1: 5 },
        fortress: ['Sw1'],
        hole: ['Fo1'],
        hero: ['Hi1'],
        dragon: 'Sw1',
      },
    ])
    act(p, 'decline')
    expect([hasMark(p, 'Fo1', HOLE), hasMark(p, 'Hi1', HERO), hasMark(p, 'Sw1', DRAGON), campsAt(p, 'Hi1')]).toEqual([
      false,
      false,
      false,
      0,
    ])
    expect([hasMark(p, 'Sw1', FORTRESS), hasLair(p, region(p, 'Fo1'))]).toEqual([true, true])
  })

  it('SW-DECL-7: it pays for the regions, without bonus', () => {
    const p = scene(2, [{ seat: 0, race: 'humans', power: 'merchant', at: { Fa1: 2, Fa2: 1 } }])
    expect(income(act(p, 'decline'), 0)).toEqual({ declined: 2 })
  })

  it('SW-DECL-8: the next turn begins with a pick', () => {
    const p = scene(2, [
      { seat: 0, race: 'humans', power: 'merchant', at: { Fa1: 2 } },
      { seat: 1, race: 'elves', power: 'hill', at: { Fo4: 2 } },
    ])
    act(p, 'decline')
    act(p, 'expand')
    finish(p)
    expect(asked(p)).toBe('0 pick')
  })

  it('SW-DECL-9: one race in decline a player', () => {
    const p = scene(2, [
      { seat: 0, race: 'humans', power: 'merchant', at: { Fa1: 2 } },
      { seat: 0, race: 'orcs', declined: true, at: { Hi1: 1 } },
    ])
    act(p, 'decline')
    expect([isInDecline(p, 'humans'), isInDecline(p, 'orcs'), holderOf(p, 'Hi1')]).toEqual([true, false, null])
  })

  it('SW-DECL-10 SW-EX-10: with its last token a race in decline leaves play', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 5 } },
      { seat: 1, race: 'skeletons', declined: true, at: { Fa2: 1 } },
    ])
    act(p, 'expand')
    conquer(p, 'Fa2')
    expect([trayOf(p, 'skeletons'), p.returned, p.owner[raceOf('skeletons')]]).toEqual([
      20,
      [raceOf('skeletons')],
      NONE,
    ])
  })

  it('SW-DECL-10 SW-RUL-55: a Spirit badge goes with it', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 5 } },
      { seat: 1, race: 'skeletons', power: 'spirit', declined: true, at: { Fa2: 1 } },
    ])
    expect(p.power[raceOf('skeletons')]).toBe(powerOf('spirit'))
    act(p, 'expand')
    conquer(p, 'Fa2')
    expect([p.discards, p.power[raceOf('skeletons')]]).toEqual([[powerOf('spirit')], NONE])
  })

  it('SW-RUL-57: declining without a region sends both races away and pays nothing but Spirit’s regions', () => {
    const p = scene(2, [
      { seat: 0, race: 'humans', power: 'merchant', hand: 4 },
      { seat: 0, race: 'orcs', declined: true, at: { Hi1: 1 } },
      { seat: 0, race: 'elves', power: 'spirit', declined: true, at: { Fo4: 1 } },
    ])
    expect(income(act(p, 'decline'), 0)).toEqual({ declined: 1 })
    expect(p.returned).toEqual([raceOf('orcs'), raceOf('humans')])
    expect(p.discards).toContain(powerOf('merchant'))
  })

  it('SW-RUL-57: if it is the Spirit race itself, the earlier one stays and pays', () => {
    const p = scene(2, [
      { seat: 0, race: 'humans', power: 'spirit', hand: 4 },
      { seat: 0, race: 'orcs', declined: true, at: { Hi1: 1, Fa2: 1 } },
    ])
    expect(income(act(p, 'decline'), 0)).toEqual({ declined: 2 })
    expect([p.returned, p.discards]).toEqual([[raceOf('humans')], [powerOf('spirit')]])
  })

  it('SW-RUL-66: active Ghouls without a region lose the tokens in hand and leave play', () => {
    const p = scene(2, [{ seat: 0, race: 'ghouls', power: 'hill', hand: 4 }])
    act(p, 'decline')
    expect([handOf(p, 'ghouls'), trayOf(p, 'ghouls'), p.owner[raceOf('ghouls')]]).toEqual([0, 10, NONE])
  })
})

describe('the end', () => {
  const lastTurn = (coins: readonly number[], ratmen: Record<string, number>, orcs: Record<string, number>) => {
    const p = scene(
      2,
      [
        { seat: 0, race: 'ratmen', power: 'stout', at: ratmen },
        { seat: 1, race: 'orcs', declined: true, at: orcs },
        { seat: 1, race: 'elves', power: 'hill' },
      ],
      { turn: 1, round: 10, coins },
    )
    act(p, 'expand')
    finish(p)
    return p
  }

  it('SW-END-1: the richest wins; coins on combos belong to nobody', () => {
    const p = scene(2, [{ seat: 1, race: 'orcs', power: 'hill', at: { Hi1: 1 } }], {
      turn: 1,
      round: 10,
      coins: [8, 5],
    })
    p.offerCoins = p.offerCoins.with(0, 9)
    act(p, 'expand')
    const events = act(p, 'stop')
    expect(game.outcome(p)).toMatchObject({ places: [1, 2], scores: [8, 7] })
    const ended = events.find(event => event.kind === 'ended')
    expect(ended).toEqual({ kind: 'ended', coins: [8, 7], shows: true })
    expect(ended?.coins).not.toBe(p.coins)
    expect(game.view(p, null).coins).toEqual([8, 7])
  })

  it('SW-END-1: the score sheet says where every coin came from', () => {
    const p = lastTurn([30, 20], { Hi1: 1 }, { Fo4: 1 })
    const lines = game.outcome(p)?.lines[1] ?? []
    expect(lines).toContainEqual({ source: 'declined', round: 10, points: 1 })
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(21)
  })

  it('SW-END-2: more tokens on the map break a tie', () => {
    const p = lastTurn([11, 10], { Hi1: 3 }, { Fo4: 1 })
    expect(game.outcome(p)).toMatchObject({ scores: [11, 11], places: [1, 2] })
  })

  it('SW-RUL-62: a tie that remains is shared', () => {
    const p = lastTurn([12, 10], { Hi1: 2 }, { Fo4: 1, Fo2: 1 })
    const outcome = game.outcome(p)
    expect(outcome?.places).toEqual([1, 1])
    expect(outcome && winShares(outcome)).toEqual([0.5, 0.5])
  })

  it('SW-RUL-63: encampments, tokens aside and in hand do not count', () => {
    const p = scene(
      2,
      [
        { seat: 0, race: 'amazons', power: 'bivouacking', at: { Hi1: 1 }, aside: 4, camps: { Hi1: 5 } },
        { seat: 1, race: 'orcs', declined: true, at: { Fo4: 1, Fo2: 1 } },
        { seat: 1, race: 'elves', power: 'hill', hand: 6 },
      ],
      { turn: 1, round: 10, coins: [12, 10] },
    )
    act(p, 'expand')
    play(p, { kind: 'stop' })
    expect(game.outcome(p)).toMatchObject({ scores: [12, 12], places: [2, 1] })
  })
})
