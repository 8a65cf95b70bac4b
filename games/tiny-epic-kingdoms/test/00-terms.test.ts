import { describe, expect, it } from 'vitest'
import { elementAt, entryOf } from '../../../kernel/list.ts'
import { FACTION_SOURCE, FACTIONS, FIGURES } from '../content/factions.ts'
import { ACTIONS, ARMIES, HIGHEST_BID, MAGIC, POINTS, SHIELDS, TABLE_RULES, TOWER } from '../content/figures.ts'
import {
  ADJACENT,
  CARDS,
  FOOT,
  HOME_REGIONS,
  isRiverBetween,
  MAY_STAND,
  REGIONS,
  REGIONS_OF,
  SIDE_IDS,
} from '../content/map.ts'
import { RESOURCES, STOCK_MAX, WAR_VALUE } from '../content/resources.ts'
import { SHAPES } from '../content/shapes.ts'
import { PASSABLE, TERRAINS } from '../content/terrains.ts'
import { SIDES } from '../content/territories.ts'
import { TOKEN_COUNT, TOKENS } from '../content/tokens.ts'
import { game } from '../rules/game.ts'
import { pointsFrom } from '../rules/scoring.ts'
import { armiesIn, at, fight, play, refusal, regions, scene, step } from './builders.ts'

describe('the pieces', () => {
  it('TEK-TERM-1: sixteen territories on eight cards, each with five open regions', () => {
    expect(SIDES).toHaveLength(16)
    expect(CARDS).toBe(8)
    expect(HOME_REGIONS.map(home => home.length)).toEqual(new Array(16).fill(5))
    expect(new Set(REGIONS.map(region => region.id)).size).toBe(REGIONS.length)
    for (const side of SIDES) expect(SHAPES[side.id].regions).toHaveLength(side.regions.length)
  })

  it('TEK-TERM-2 TEK-TERRAIN-1: water and cliffs are closed, but for Merfolk in water', () => {
    expect(TERRAINS.filter(terrain => !PASSABLE[terrain])).toEqual(['water', 'cliffs'])
    for (const [region, { terrain }] of REGIONS.entries()) {
      expect(elementAt(MAY_STAND, 0)[region]).toBe(terrain !== 'water' && terrain !== 'cliffs')
      expect(elementAt(MAY_STAND, 1)[region]).toBe(elementAt(MAY_STAND, 0)[region])
      expect(elementAt(MAY_STAND, 2)[region]).toBe(terrain !== 'cliffs')
    }
    const p = scene(3, { armies: { 'galson.d': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }, action: 'patrol' })
    expect(refusal(p, 0, step('patrol', 'galson.d', 'galson.w'))).toBe('impassable')
  })

  it('TEK-TERM-3: every region of Elan but the capital in the middle is an edge region', () => {
    const inner = elementAt(REGIONS_OF, SIDE_IDS.indexOf('elan')).filter(region => !elementAt(REGIONS, region).edge)
    expect(inner).toEqual(regions('elan.b'))
  })

  it('TEK-TERM-4 TEK-TERRAIN-2: borders work both ways, and a river is no border to step over', () => {
    for (const [from, near] of elementAt(ADJACENT, FOOT).entries())
      for (const to of near) {
        expect(elementAt(ADJACENT, FOOT)[to]).toContain(from)
        expect(isRiverBetween(from, to)).toBe(false)
      }
    expect(isRiverBetween(at('morandrea.a'), at('morandrea.b'))).toBe(true)
    expect(elementAt(ADJACENT, FOOT)[at('morandrea.a')]).toEqual(regions('morandrea.c'))
  })

  it('TEK-TERM-5: in play and supply make seven', () => {
    const p = scene(3, { armies: { 'galson.a': 'A', 'galson.b': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' } })
    expect(p.inPlay).toEqual([3, 2, 2])
    expect(ARMIES.each).toBe(7)
  })

  it('TEK-TERM-6 TEK-TERM-9: who moved in attacks; after two flags the region is shared', () => {
    const p = scene(3, {
      armies: { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      stock: [
        [1, 0, 0],
        [1, 0, 0],
      ],
      action: 'patrol',
    })
    const began = play(p, 0, step('patrol', 'galson.a', 'galson.b')).find(event => event.kind === 'war-began')
    expect(began).toMatchObject({ attacker: 0, defender: 1 })
    fight(p, 0, 0)
    expect(armiesIn(p, 'galson.b')).toBe('AB')
  })

  it('TEK-TERM-7 TEK-MOVE-2: a last army is the only one its owner has in play, and nobody may enter its region', () => {
    const set = { 'galson.a': 'AA', 'galson.b': 'B', 'fionarria.a': 'CC' }
    expect(refusal(scene(3, { armies: set, action: 'patrol' }), 0, step('patrol', 'galson.a', 'galson.b'))).toBe(
      'last-army-there',
    )
    const two = scene(3, { armies: { ...set, 'morandrea.a': 'B' }, action: 'patrol' })
    expect(refusal(two, 0, step('patrol', 'galson.a', 'galson.b'))).toBeUndefined()
  })

  it('TEK-TERM-8: the home stays the home though another people lives there', () => {
    const p = scene(3, {
      factions: ['orcs', 'humans', 'elves'],
      magic: [5],
      armies: { 'galson.a': 'BB', 'morandrea.a': 'AA', 'fionarria.a': 'CC' },
    })
    // The Orcs miss the points of an undisturbed home, though they live elsewhere undisturbed.
    expect(pointsFrom(p, 0, 'ability')).toBe(0)
    p.homes = p.homes.with(0, SIDE_IDS.indexOf('morandrea'))
    expect(pointsFrom(p, 0, 'ability')).toBe(2)
  })

  it('TEK-SETUP-1 TEK-SETUP-2 TEK-ACT-1 TEK-PAY-2 TEK-RES-1: the figures of the box', () => {
    expect(ACTIONS).toEqual(['patrol', 'quest', 'build', 'research', 'expand', 'trade'])
    expect(SHIELDS).toBe(5)
    expect(ARMIES).toEqual({ each: 7, start: 2, endTrigger: 7 })
    expect(RESOURCES).toEqual(['mana', 'ore', 'food'])
    expect(WAR_VALUE).toEqual({ mana: 2, ore: 1, food: 0 })
    expect(STOCK_MAX).toBe(9)
    expect(HIGHEST_BID).toBe(11)
    expect(MAGIC.top).toBe(5)
    const p = scene(3, {})
    expect(p.shields).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('TEK-R-55: the points of the tower and the numbers of tokens are data', () => {
    expect(TOWER.points).toEqual([0, 1, 2, 3, 4, 5, 8])
    expect(TOKENS.reduce((sum, token) => sum + TOKEN_COUNT[token], 0)).toBe(16)
    expect(TOKEN_COUNT.blank).toBeGreaterThan(0)
    expect(POINTS).toMatchObject({ army: 1, magicLevel: 1, capitalAlone: 2, capitalShared: 1, crown: 2, city: 1 })
    expect(entryOf(TABLE_RULES, 2).tokens).toBe(13)
  })

  it('the four peoples of the rulebook are as printed', () => {
    expect(FACTIONS).toHaveLength(13)
    expect(FACTIONS.filter(id => FACTION_SOURCE[id] === 'rulebook')).toEqual([
      'dwarves',
      'humans',
      'lizardfolk',
      'orcs',
    ])
    expect(FIGURES.dwarves).toEqual({ rivalMasons: 1, prospect: 1, masterBuilders: 1, spire: 1 })
    expect(FIGURES.humans).toEqual({ bargain: 1, singleType: 2, fishing: 1, granary: { units: 4, points: 1 } })
    expect(FIGURES.lizardfolk).toEqual({ forage: 1, territoryPoints: 1 })
    expect(FIGURES.orcs).toEqual({ foodValue: 1, bloodlust: 1, homePoints: 2 })
    expect(game.facts.seats).toEqual({ min: 2, max: 5 })
  })

  it('every territory can be walked from end to end, so a last army always finds its way', () => {
    for (const home of HOME_REGIONS) {
      const seen = new Set([elementAt(home, 0)])
      for (const region of seen) for (const near of elementAt(elementAt(ADJACENT, FOOT), region)) seen.add(near)
      expect([...seen].sort()).toEqual([...home].sort())
    }
  })
})
