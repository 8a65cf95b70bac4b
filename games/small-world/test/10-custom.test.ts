import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { MY_OWN } from '../content/example.ts'
import { RACES } from '../content/races.ts'
import { HERO } from '../position.ts'
import { proof } from '../proof.ts'
import { EFFECT_IDS } from '../rules/custom.ts'
import { game } from '../rules/game.ts'
import { words as en } from '../text/words.en.ts'
import { words as ru } from '../text/words.ru.ts'
import {
  act,
  conquer,
  finish,
  handOf,
  hasMark,
  income,
  isInDecline,
  listed,
  MOSS_FOLK,
  now,
  open,
  play,
  price,
  raceOf,
  refusal,
  refusedOptions,
  scene,
  tokensAt,
  trayOf,
} from './builders.ts'

const WITH_MOSS = {
  custom: MOSS_FOLK,
  races: ['custom', 'orcs', 'humans', 'giants', 'trolls', 'elves'],
  powers: ['custom', 'hill', 'forest', 'swamp', 'berserk', 'flying'],
}

const race = (change: Record<string, unknown>) =>
  refusedOptions(3, { custom: { race: { ...MOSS_FOLK.race, ...change } } })
const power = (change: Record<string, unknown>) =>
  refusedOptions(3, { custom: { power: { ...MOSS_FOLK.power, ...change } } })

describe('the blank banner and badge', () => {
  it('SW-CUSTOM-1: the race uses another’s tokens, whose banner stays in the box', () => {
    const p = open(3, { custom: MOSS_FOLK })
    const banners = [...p.offerRaces, ...p.banners]
    expect([banners.includes(raceOf('custom')), banners.includes(raceOf('ratmen')), banners.length]).toEqual([
      true,
      false,
      14,
    ])
    expect([trayOf(p, 'custom'), trayOf(p, 'ratmen')]).toEqual([13, 0])
  })

  it('SW-CUSTOM-1: its number is 1 to 10, and the lender must have enough tokens', () => {
    expect(race({ number: 11 })).toEqual({
      code: 'custom-race-number',
      rule: 'SW-CUSTOM-1',
      figures: { path: 'race.number', min: 1, max: 10 },
    })
    expect(race({ number: 10, tokensOf: 'dwarves' })).toMatchObject({
      code: 'custom-tokens',
      figures: { need: 10, have: 8 },
    })
    expect(race({ number: 8, tokensOf: 'dwarves' })).toBeNull()
    expect(race({ tokensOf: 'gnomes' })).toMatchObject({ code: 'custom-choice', figures: { path: 'race.tokensOf' } })
  })

  it('SW-CUSTOM-2: the number of a power is at most 5', () => {
    expect(power({ number: 6 })).toMatchObject({
      code: 'custom-power-number',
      figures: { path: 'power.number', max: 5 },
    })
    expect(power({ number: 5 })).toBeNull()
  })

  it('SW-CUSTOM-3: the example offered to start from can be played', () => {
    expect(refusedOptions(3, { custom: MY_OWN })).toBeNull()
  })

  it('SW-CUSTOM-3: they are picked and played like any other', () => {
    const p = open(2, { first: '1', ...WITH_MOSS })
    play(p, { kind: 'pick', place: 0 })
    expect(handOf(p, 'custom')).toBe(10)
    conquer(p, 'Sw1')
    // Tunnels reach every cavern.
    expect(listed(p, 'conquer')).toContain('Hi4')
    conquer(p, 'Fo1')
    // A forest of their own makes its neighbours cheaper.
    expect(price(p, 'Fa1')).toBe(1)
    const events = finish(p)
    expect(income(events, 0)).toEqual({ regions: 2, race: 2 })
    expect([hasMark(p, 'Sw1', HERO), hasMark(p, 'Fo1', HERO)].filter(Boolean)).toHaveLength(1)
  })

  it('SW-CUSTOM-3: their effects last in decline where they say so', () => {
    const p = scene(
      2,
      [
        { seat: 0, race: 'custom', power: 'custom', at: { Sw1: 3, Fo1: 2 } },
        { seat: 0, race: 'orcs', declined: true, at: { Hi4: 1 } },
      ],
      { options: { custom: MOSS_FOLK } },
    )
    expect(income(act(p, 'decline'), 0)).toEqual({ declined: 3, race: 2 })
    expect([tokensAt(p, 'Sw1'), isInDecline(p, 'orcs')]).toEqual([3, true])
    finish(p)
    // The badge lingers, but its discount was for an active race; the tunnels are the banner's own.
    expect([now(p)?.race, price(p, 'Fa1'), refusal(p, 'conquer', 'Mo1')]).toEqual([raceOf('custom'), 2, null])
  })

  it('SW-CUSTOM-3 SW-RACE-0 SW-DECL-6: in decline a race that goes on conquering places nothing on the map any more', () => {
    const effects = [
      { effect: 'undying' },
      { effect: 'dragon' },
      { effect: 'holes', count: 4 },
      { effect: 'encampments', count: 5 },
      { effect: 'raiders', tokens: 2 },
    ]
    const custom = { race: { ...MOSS_FOLK.race, tokensOf: 'skeletons', effects } }
    const p = scene(
      2,
      [
        { seat: 0, race: 'custom', declined: true, at: { Hi1: 4, Fa1: 1 } },
        { seat: 0, race: 'orcs', power: 'hill', at: { Hi4: 1 } },
      ],
      { options: { custom } },
    )
    act(p, 'expand')
    expect([now(p)?.race, listed(p, 'dragon')]).toEqual([raceOf('custom'), []])
    conquer(p, elementAt(listed(p, 'conquer'), 0))
    expect(proof.broken(p)).toEqual([])
    const events = finish(p)
    expect(events.filter(event => event.kind === 'encamped' || event.kind === 'laid-aside')).toEqual([])
    expect(proof.broken(p)).toEqual([])
  })

  it('SW-CUSTOM-3 SW-POWER-DIPLOMAT-4: a race that makes peace by its banner makes none in decline', () => {
    const effects = [{ effect: 'peace' }, { effect: 'undying' }]
    const custom = { race: { ...MOSS_FOLK.race, effects } }
    const p = scene(
      2,
      [
        { seat: 0, race: 'custom', declined: true, at: { Hi1: 3 } },
        { seat: 0, race: 'orcs', power: 'hill', at: { Fo4: 1 } },
      ],
      { options: { custom } },
    )
    act(p, 'expand')
    finish(p)
    expect([p.turn, p.ally[0]]).toEqual([1, -1])
  })

  it('SW-CUSTOM-3 SW-POWER-FLYING-1: sailors who fly still sail to the water', () => {
    const custom = { race: { ...MOSS_FOLK.race, effects: [{ effect: 'sail' }] } }
    const p = scene(2, [{ seat: 0, race: 'custom', power: 'flying', at: { Hi1: 6 } }], { options: { custom } })
    act(p, 'expand')
    expect([refusal(p, 'conquer', 'Sw3'), refusal(p, 'conquer', 'La1')]).toEqual([null, 'out-of-reach'])
  })

  it('SW-CUSTOM-3: their words are the players’ own, in both languages', () => {
    const p = open(2, { first: '1', ...WITH_MOSS })
    expect(en.move({ kind: 'pick', place: 0 }, p, 0)).toBe('Pick the Restless Moss Folk free')
    expect(ru.move({ kind: 'pick', place: 0 }, p, 0)).toBe('Взять комбинацию «Неугомонные моховики» бесплатно')
    const picked = elementAt(play(p, { kind: 'pick', place: 0 }), 0)
    expect(en.event(picked, () => 'Ann')).toContain('Restless Moss Folk')
  })

  it.each([
    [{ custom: 3 }, 'custom-shape', 'custom'],
    [{ custom: {} }, 'custom-shape', 'custom'],
    [{ custom: { hero: 1 } }, 'custom-unknown', 'custom.hero'],
    [{ custom: { race: [] } }, 'custom-shape', 'race'],
    [{ custom: { race: { ...MOSS_FOLK.race, colour: 1 } } }, 'custom-unknown', 'race.colour'],
    [{ custom: { race: { ...MOSS_FOLK.race, name: 'Moss' } } }, 'custom-shape', 'race.name'],
    [{ custom: { race: { ...MOSS_FOLK.race, name: { en: 'Moss', ru: '' } } } }, 'custom-words', 'race.name.ru'],
    [{ custom: { race: { ...MOSS_FOLK.race, effects: {} } } }, 'custom-shape', 'race.effects'],
    [
      { custom: { race: { ...MOSS_FOLK.race, effects: [{ effect: 'win' }] } } },
      'custom-choice',
      'race.effects.0.effect',
    ],
    [
      { custom: { race: { ...MOSS_FOLK.race, effects: [{ effect: 'fly', far: 1 }] } } },
      'custom-unknown',
      'race.effects.0.far',
    ],
    [
      { custom: { race: { ...MOSS_FOLK.race, effects: [{ effect: 'holes', count: 9 }] } } },
      'custom-number',
      'race.effects.0.count',
    ],
    [
      { custom: { race: { ...MOSS_FOLK.race, effects: [{ effect: 'coins', coins: 1 }] } } },
      'custom-choice',
      'race.effects.0.per',
    ],
    [
      {
        custom: {
          race: { ...MOSS_FOLK.race, effects: [{ effect: 'discount', tokens: 1, where: { terrain: ['moon'] } }] },
        },
      },
      'custom-choice',
      'race.effects.0.where.terrain.0',
    ],
    [
      { custom: { race: { ...MOSS_FOLK.race, effects: new Array(7).fill({ effect: 'fly' }) } } },
      'custom-too-many',
      'race.effects',
    ],
    [
      { custom: { power: { ...MOSS_FOLK.power, effects: [{ effect: 'undying' }] } } },
      'custom-choice',
      'power.effects.0.effect',
    ],
  ])('SW-CUSTOM-3: a bad file is refused at the very field: %j', (options, code, path) => {
    expect(refusedOptions(3, options)).toMatchObject({ code, figures: { path } })
  })

  it('SW-CUSTOM-3: what the other options leave in the box cannot be laid out', () => {
    expect(refusedOptions(3, { races: ['custom', 'orcs', 'humans', 'giants', 'trolls', 'elves'] })).toMatchObject({
      code: 'not-in-the-box',
      figures: { id: 'custom' },
    })
    expect(
      refusedOptions(3, { ...WITH_MOSS, races: ['ratmen', 'orcs', 'humans', 'giants', 'trolls', 'elves'] }),
    ).toMatchObject({
      code: 'not-in-the-box',
      figures: { id: 'ratmen' },
    })
  })

  it.runIf(process.env.PENTARCHY_GAMES === undefined)(
    'SW-CUSTOM-3: every effect of the vocabulary can be played to the end',
    () => {
      for (const id of EFFECT_IDS) {
        const effect = SAMPLES[id] ?? { effect: id }
        const custom = { race: { ...MOSS_FOLK.race, tokensOf: 'skeletons', effects: [effect] } }
        const p = open(3, { custom, races: ['custom', 'orcs', 'humans', 'giants', 'trolls', 'elves'] }, id)
        const rng = Rng.fromSeed(id)
        play(p, { kind: 'pick', place: 0 })
        while (p.agenda.length > 0) {
          const seat = elementAt(game.toMove(p), 0)
          game.play(p, seat, rng.pick(game.moves(p, seat)), rng, null)
          expect(proof.broken(p)).toEqual([])
        }
      }
      expect(RACES).toHaveLength(14)
    },
  )
})

const SAMPLES: Readonly<Record<string, object>> = {
  raiders: { effect: 'raiders', tokens: 2 },
  tunnels: { effect: 'tunnels', symbol: 'mine' },
  discount: { effect: 'discount', tokens: 1, where: { coastal: true } },
  holes: { effect: 'holes', count: 1 },
  recruit: { effect: 'recruit', every: 1 },
  encampments: { effect: 'encampments', count: 2 },
  fortress: { effect: 'fortress', coins: 0 },
  heroes: { effect: 'heroes', count: 2 },
  coins: { effect: 'coins', coins: 2, per: 'region', where: { symbol: 'magic' }, inDecline: true },
}
