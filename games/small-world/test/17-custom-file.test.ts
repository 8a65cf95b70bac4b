import { describe, expect, it } from 'vitest'
import type { Json } from '../../../kernel/json.ts'
import { MOSS_FOLK, refusedOptions } from './builders.ts'

/* The file of a home-made race or power, field by field: what may be written, and what is said of anything else. */

const NAME = { en: 'Moss Folk', ru: 'Моховики' }
const withRace = (race: object) => refusedOptions(3, { custom: { race: { ...MOSS_FOLK.race, ...race } } })
const withPower = (power: object) => refusedOptions(3, { custom: { power: { ...MOSS_FOLK.power, ...power } } })
const withEffect = (effect: Json) => withRace({ effects: [effect] })

const TERRAINS = 'farmland, forest, hill, swamp, mountain, sea, lake'
const SYMBOLS = 'mine, magic, cavern'

describe('a home-made race', () => {
  it('SW-CUSTOM-1: has a number from 1 to 10', () => {
    for (const number of [1, 10]) expect(withRace({ number })).toBeNull()
    for (const number of [0, 11, 2.5, '5', null])
      expect(withRace({ number })).toEqual({
        code: 'custom-race-number',
        rule: 'SW-CUSTOM-1',
        figures: { path: 'race.number', min: 1, max: 10 },
      })
  })

  it('SW-CUSTOM-1: has the tokens of another that has enough of them, raiders included', () => {
    expect(withRace({ number: 8, tokensOf: 'dwarves', effects: [] })).toBeNull()
    expect(withRace({ number: 9, tokensOf: 'dwarves', effects: [] })).toEqual({
      code: 'custom-tokens',
      rule: 'SW-CUSTOM-1',
      figures: { path: 'race.tokensOf', need: 9, have: 8 },
    })
    const raiders = [{ effect: 'raiders', tokens: 2 }, { effect: 'fly' }, { effect: 'raiders', tokens: 1 }]
    expect(withRace({ number: 5, tokensOf: 'dwarves', effects: raiders })).toBeNull()
    expect(withRace({ number: 6, tokensOf: 'dwarves', effects: raiders })?.figures).toEqual({
      path: 'race.tokensOf',
      need: 9,
      have: 8,
    })
    expect(withRace({ tokensOf: 'custom' })).toMatchObject({ code: 'custom-choice', figures: { value: 'custom' } })
    const all =
      'amazons, dwarves, elves, ghouls, giants, halflings, humans, orcs, ratmen, skeletons, sorcerers, tritons, trolls, wizards'
    expect(withRace({ tokensOf: 'gnomes' })).toEqual({
      code: 'custom-choice',
      rule: 'SW-CUSTOM-3',
      figures: { path: 'race.tokensOf', value: 'gnomes', values: all },
    })
  })

  it('SW-CUSTOM-3: has a name in both languages, of 1 to 40 characters, and a text of up to 300 if it likes', () => {
    expect(withRace({ name: { en: 'x'.repeat(40), ru: 'щ' } })).toBeNull()
    for (const en of ['', '  ', 'x'.repeat(41), 7])
      expect(withRace({ name: { en, ru: 'Моховики' } })).toEqual({
        code: 'custom-words',
        rule: 'SW-CUSTOM-3',
        figures: { path: 'race.name.en', min: 1, max: 40 },
      })
    expect(withRace({ text: { en: '', ru: 'щ'.repeat(300) } })).toBeNull()
    expect(withRace({ text: { en: '', ru: 'щ'.repeat(301) } })).toMatchObject({
      code: 'custom-words',
      figures: { path: 'race.text.ru', min: 0, max: 300 },
    })
    expect(withRace({ name: { ...NAME, de: 'Moosvolk' } })).toEqual({
      code: 'custom-unknown',
      rule: 'SW-CUSTOM-3',
      figures: { path: 'race.name.de', known: 'en, ru' },
    })
    expect(withRace({ text: 'moss' })).toMatchObject({ code: 'custom-shape', figures: { path: 'race.text' } })
    const { text: _, ...untold } = MOSS_FOLK.race
    expect(refusedOptions(3, { custom: { race: untold } })).toBeNull()
    const { name: __, ...unnamed } = MOSS_FOLK.race
    expect(refusedOptions(3, { custom: { race: unnamed } })).toMatchObject({ figures: { path: 'race.name' } })
  })

  it('SW-CUSTOM-3: knows no other fields', () => {
    expect(withRace({ colour: 'green' })).toEqual({
      code: 'custom-unknown',
      rule: 'SW-CUSTOM-3',
      figures: { path: 'race.colour', known: 'name, text, number, tokensOf, effects' },
    })
    expect(refusedOptions(3, { custom: { rice: 1 } })).toEqual({
      code: 'custom-unknown',
      rule: 'SW-CUSTOM-3',
      figures: { path: 'custom.rice', known: 'race, power' },
    })
  })

  it('SW-CUSTOM-3: has at most six effects', () => {
    const flying = (count: number) => ({ effects: Array.from({ length: count }, () => ({ effect: 'fly' })) })
    expect(withRace(flying(6))).toBeNull()
    expect(withRace(flying(7))).toEqual({
      code: 'custom-too-many',
      rule: 'SW-CUSTOM-3',
      figures: { path: 'race.effects', count: 7, max: 6 },
    })
    expect(withRace({ effects: [{ effect: 'fly' }, 3] })).toMatchObject({
      code: 'custom-shape',
      figures: { path: 'race.effects.1' },
    })
  })
})

describe('a home-made power', () => {
  it('SW-CUSTOM-2: has a number from 0 to 5', () => {
    for (const number of [0, 5]) expect(withPower({ number })).toBeNull()
    for (const number of [-1, 6])
      expect(withPower({ number })).toEqual({
        code: 'custom-power-number',
        rule: 'SW-CUSTOM-2',
        figures: { path: 'power.number', min: 0, max: 5 },
      })
  })

  it('SW-CUSTOM-3: is told apart field by field like a race, and makes nobody undying', () => {
    expect(refusedOptions(3, { custom: { power: 'strength' } })).toMatchObject({
      code: 'custom-shape',
      figures: { path: 'power' },
    })
    expect(withPower({ tokensOf: 'orcs' })).toMatchObject({
      code: 'custom-unknown',
      figures: { path: 'power.tokensOf', known: 'name, text, number, effects' },
    })
    expect(withPower({ name: 3 })).toMatchObject({ code: 'custom-shape', figures: { path: 'power.name' } })
    expect(withPower({ effects: [{ effect: 'undying' }] })?.figures).toEqual({
      path: 'power.effects.0.effect',
      value: 'undying',
      values:
        'raiders, enter-anywhere, fly, sail, tunnels, discount, roll-first, dragon, exchange, holes, no-losses, lairs, recruit, encampments, fortress, heroes, coins, peace, late-decline, linger',
    })
    expect(withRace({ effects: [{ effect: 'undying' }] })).toBeNull()
  })
})

describe('an effect', () => {
  it.each([
    ['raiders', 'tokens', 1, 4],
    ['holes', 'count', 1, 4],
    ['recruit', 'every', 1, 6],
    ['encampments', 'count', 1, 5],
    ['fortress', 'coins', 0, 3],
    ['heroes', 'count', 1, 2],
  ])('SW-CUSTOM-3: %s have %s from %i to %i', (effect, field, min, max) => {
    for (const value of [min, max]) expect(withEffect({ effect, [field]: value })).toBeNull()
    for (const value of [min - 1, max + 1, 1.5])
      expect(withEffect({ effect, [field]: value })).toEqual({
        code: 'custom-number',
        rule: 'SW-CUSTOM-3',
        figures: { path: `race.effects.0.${field}`, min, max },
      })
    expect(withEffect({ effect })).toMatchObject({ code: 'custom-number' })
  })

  it.each([
    'enter-anywhere',
    'fly',
    'sail',
    'roll-first',
    'dragon',
    'exchange',
    'no-losses',
    'lairs',
    'peace',
    'late-decline',
    'undying',
    'linger',
  ])('SW-CUSTOM-3: %s needs nothing more and takes nothing more', effect => {
    expect(withEffect({ effect })).toBeNull()
    expect(withEffect({ effect, count: 1 })).toMatchObject({
      code: 'custom-unknown',
      figures: { path: 'race.effects.0.count', known: 'effect' },
    })
  })

  it('SW-CUSTOM-3: tunnels join a symbol', () => {
    expect(withEffect({ effect: 'tunnels', symbol: 'magic' })).toBeNull()
    expect(withEffect({ effect: 'tunnels', symbol: 'volcano' })).toEqual({
      code: 'custom-choice',
      rule: 'SW-CUSTOM-3',
      figures: { path: 'race.effects.0.symbol', value: 'volcano', values: SYMBOLS },
    })
  })

  it('SW-CUSTOM-3: a discount of 1 to 3 tokens somewhere', () => {
    const discount = (where: Json, tokens = 1) => withEffect({ effect: 'discount', tokens, where })
    for (const where of [
      {},
      { terrain: ['hill', 'lake'] },
      { symbol: 'mine' },
      { coastal: true },
      { besideOwn: 'mountain' },
    ])
      expect(discount(where)).toBeNull()
    expect([discount({}, 3), discount({}, 4)?.code]).toEqual([null, 'custom-number'])
    expect(discount({ terrain: [], symbol: 'mine' })).toMatchObject({
      code: 'custom-shape',
      figures: { path: 'race.effects.0.where.terrain' },
    })
    expect(discount({ terrain: 'hill' })).toMatchObject({ code: 'custom-shape' })
    expect(discount({ terrain: ['hill', 'moon'] })).toEqual({
      code: 'custom-choice',
      rule: 'SW-CUSTOM-3',
      figures: { path: 'race.effects.0.where.terrain.1', value: 'moon', values: TERRAINS },
    })
    expect(discount({ symbol: 'moon' })?.figures).toEqual({
      path: 'race.effects.0.where.symbol',
      value: 'moon',
      values: SYMBOLS,
    })
    expect(discount({ coastal: false })?.figures).toEqual({
      path: 'race.effects.0.where.coastal',
      value: 'false',
      values: 'true',
    })
    expect(discount({ besideOwn: 'moon' })?.figures).toEqual({
      path: 'race.effects.0.where.besideOwn',
      value: 'moon',
      values: TERRAINS,
    })
    expect(discount({ besideOwn: 'hill', coastal: true })).toMatchObject({
      code: 'custom-shape',
      figures: { path: 'race.effects.0.where' },
    })
    expect(discount(['hill'])).toMatchObject({ code: 'custom-shape', figures: { path: 'race.effects.0.where' } })
    expect(discount({ shade: true })).toMatchObject({
      code: 'custom-unknown',
      figures: { path: 'race.effects.0.where.shade', known: 'terrain, symbol, coastal, besideOwn' },
    })
  })

  it('SW-CUSTOM-3: 1 to 10 coins on an occasion, somewhere, in decline too', () => {
    const coins = (more: Record<string, Json>) => withEffect({ effect: 'coins', coins: 1, per: 'region', ...more })
    for (const per of ['turn', 'debut', 'region', 'conquest']) expect(coins({ per, coins: 10 })).toBeNull()
    expect(coins({ coins: 11 })).toMatchObject({ code: 'custom-number', figures: { min: 1, max: 10 } })
    expect(coins({ per: 'week' })?.figures).toEqual({
      path: 'race.effects.0.per',
      value: 'week',
      values: 'turn, debut, region, conquest',
    })
    expect(coins({ where: { terrain: ['swamp'] }, inDecline: true })).toBeNull()
    expect(coins({ inDecline: false })?.figures).toEqual({
      path: 'race.effects.0.inDecline',
      value: 'false',
      values: 'true',
    })
    expect(coins({ where: { besideOwn: 'hill' } })).toMatchObject({
      code: 'custom-unknown',
      figures: { path: 'race.effects.0.where.besideOwn', known: 'terrain, symbol, coastal' },
    })
    expect(coins({ when: 'now' })?.figures).toEqual({
      path: 'race.effects.0.when',
      known: 'effect, coins, per, where, inDecline',
    })
  })

  it('SW-CUSTOM-3: a long wrong word is told shortened', () => {
    const figures = withEffect({ effect: 'x'.repeat(50) })?.figures
    expect(figures?.value).toBe('x'.repeat(40))
  })
})
