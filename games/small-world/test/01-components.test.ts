import { describe, expect, it } from 'vitest'
import { addAt, elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { ATLAS } from '../content/atlas.ts'
import { MAPS } from '../content/maps.ts'
import { COINS, DIE, PIECES } from '../content/pieces.ts'
import { POWERS } from '../content/powers.ts'
import { RACES } from '../content/races.ts'
import { game } from '../rules/game.ts'
import { words as en } from '../text/words.en.ts'
import { act, finish, handOf, open, raceOf, rolling, scene, trayOf } from './builders.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

describe('components', () => {
  it.each([
    ['map-2p', 2, 10, 23, 51, 9, 4, 4],
    ['map-3p', 3, 10, 30, 71, 10, 7, 5],
    ['map-4p', 4, 9, 39, 95, 14, 8, 7],
    ['map-5p', 5, 8, 48, 119, 18, 9, 9],
  ])(
    'SW-COMP-1: %s is for %i players and %i rounds',
    (id, players, rounds, size, borders, tribes, mountains, symbols) => {
      const map = elementAt(MAPS, players - 2)
      expect([map.id, map.players, map.rounds, map.regions.length]).toEqual([id, players, rounds, size])
      expect(sum(map.regions.map(each => each.adjacent.length)) / 2).toBe(borders)
      expect(map.regions.filter(each => each.tribe)).toHaveLength(tribes)
      expect(map.regions.filter(each => each.terrain === 'mountain')).toHaveLength(mountains)
      for (const symbol of ['mine', 'magic', 'cavern'] as const)
        expect(map.regions.filter(each => each.symbols.includes(symbol))).toHaveLength(symbols)
      expect(map.regions.filter(each => each.terrain === 'sea' && each.border)).toHaveLength(2)
      expect(map.regions.filter(each => each.terrain === 'lake' && !each.border)).toHaveLength(1)
    },
  )

  it('SW-COMP-1: borders are mutual, labels unlike, and every outline holds its centre', () => {
    for (const { adjacent, sheet } of ATLAS) {
      adjacent.forEach((around, n) => {
        for (const other of around) expect(adjacent[other]).toContain(n)
      })
      expect(new Set(sheet.regions.map(each => each.label)).size).toBe(sheet.regions.length)
      for (const { outline, center } of sheet.regions) expect(isInside(center, outline)).toBe(true)
    }
  })

  it('SW-COMP-2: fourteen races and twenty powers', () => {
    expect(RACES).toHaveLength(14)
    expect(POWERS).toHaveLength(20)
  })

  it('SW-COMP-3: 168 race tokens', () => {
    const tokens = Object.fromEntries(RACES.map(race => [race.id, race.tokens]))
    expect(tokens).toEqual({
      amazons: 15,
      dwarves: 8,
      elves: 11,
      ghouls: 10,
      giants: 11,
      halflings: 11,
      humans: 10,
      orcs: 10,
      ratmen: 13,
      skeletons: 20,
      sorcerers: 18,
      tritons: 11,
      trolls: 10,
      wizards: 10,
    })
    expect(sum(RACES.map(race => race.tokens))).toBe(168)
  })

  it('SW-COMP-4: the markers suffice for every map', () => {
    expect(PIECES).toEqual({
      lostTribes: 18,
      mountains: 9,
      lairs: 10,
      fortresses: 6,
      encampments: 5,
      holes: 2,
      heroes: 2,
      dragons: 1,
    })
    for (const map of MAPS) expect(map.regions.filter(each => each.tribe).length).toBeLessThanOrEqual(PIECES.lostTribes)
  })

  it('SW-COMP-5: what the tray cannot give is lost', () => {
    const p = open(2, {
      races: ['ratmen', 'elves', 'orcs', 'humans', 'giants', 'trolls'],
      powers: ['flying', 'hill', 'forest', 'swamp', 'stout', 'berserk'],
    })
    p.tray[raceOf('ratmen')] = 5
    game.play(p, p.turn, { kind: 'pick', place: 0 }, Rng.fromSeed('pick'), null)
    expect(handOf(p, 'ratmen')).toBe(5)
    expect(trayOf(p, 'ratmen')).toBe(0)
  })

  it('SW-COMP-6 SW-RUL-60: 109 coins, and more can be owned', () => {
    expect(sum(COINS.map(coin => coin.count))).toBe(109)
    const p = scene(2, [{ seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 1 } }], { coins: [500, 5] })
    act(p, 'expand')
    finish(p)
    expect(p.coins[0]).toBe(502)
  })

  it('SW-COMP-7: a die of 0 0 0 1 2 3, each face as likely', () => {
    expect(DIE).toEqual([0, 0, 0, 1, 2, 3])
    const rng = Rng.fromSeed('die')
    const seen = [0, 0, 0, 0]
    for (let n = 0; n < 6000; n++) addAt(seen, rng.pick(DIE), 1)
    expect(seen[0]).toBeGreaterThan(2850)
    expect(seen[0]).toBeLessThan(3150)
    for (const pips of [1, 2, 3]) expect(Math.abs(elementAt(seen, pips) - 1000)).toBeLessThan(120)
    expect(rolling(3)).toMatch(/^roll /)
  })

  it('SW-COMP-8: the round is on show', () => {
    const p = scene(2, [], { round: 4 })
    expect(en.sketch(p, 0, seat => `P${seat}`)).toContain('Round 4 of 10')
  })
})

function isInside([x, y]: readonly [number, number], outline: readonly number[]): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const [ax, ay] = [elementAt(outline, i), elementAt(outline, i + 1)]
    const [bx, by] = [elementAt(outline, j), elementAt(outline, j + 1)]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
