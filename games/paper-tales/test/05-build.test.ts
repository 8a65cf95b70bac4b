import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { BUILDINGS, type BuildingId, buildingNumber, CARDS } from '../content/cards.ts'
import type { PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import {
  deploy,
  endRound,
  eventsOf,
  gained,
  idleUntil,
  type KingdomSetting,
  kingdomOf,
  objectionTo,
  play,
  scene,
} from './builders.ts'

const build = (id: BuildingId, level: 1 | 2): PaperTalesMove => ({ kind: 'build', building: buildingNumber(id), level })
const upgrade = (id: BuildingId): PaperTalesMove => ({ kind: 'upgrade', building: buildingNumber(id) })

/** At the Build phase; `gold` is what the treasury holds then. */
function building(kingdom: KingdomSetting, gold: number): PaperTalesPosition {
  const p = scene({ kingdoms: [{ gold: 20, ...kingdom }] })
  deploy(p)
  expect(p.stage).toBe('build')
  kingdomOf(p, 0).gold = gold
  return p
}

/** What the move costs, or why it is refused. */
function priceOf(kingdom: KingdomSetting, move: PaperTalesMove, gold = 20): number | string {
  const p = building(kingdom, gold)
  const refused = objectionTo(p, 0, move)
  if (refused) return refused.code
  const event = elementAt(carryOut(p, move), 0)
  return event.land + event.gold
}

/** The move and everybody else's passing. */
function carryOut(p: PaperTalesPosition, move: PaperTalesMove) {
  const events = [...play(p, 0, move), ...idleUntil(p, now => now.stage !== 'build')]
  return [...eventsOf(events, 'built'), ...eventsOf(events, 'upgraded')]
}

describe('build', () => {
  it('PT-BUILD-1: one action or none', () => {
    const p = building({ bottom: ['woodcutter'] }, 5)
    play(p, 0, build('town', 1))
    expect(p.stage === 'build' && p.asked.includes(0)).toBe(false)
    const idle = building({ bottom: ['woodcutter'] }, 5)
    play(idle, 0, { kind: 'pass' })
    expect(kingdomOf(idle, 0).buildings.every(level => level === 0)).toBe(true)
  })

  it('PT-BUILD-2: only available buildings that do not stand yet', () => {
    expect(priceOf({ bottom: ['woodcutter'], buildings: { town: 1 } }, build('town', 1))).toBe('already-built')
    const p = { ...building({ bottom: ['woodcutter'] }, 5), available: [buildingNumber('mine')] }
    expect(game.objection(p, 0, build('town', 1))).toMatchObject({ code: 'not-available', rule: 'PT-BUILD-2' })
  })

  it('PT-BUILD-3 PT-BUILD-5: level I or directly level II, if the resources are produced', () => {
    expect(priceOf({ bottom: ['woodcutter'] }, build('town', 1))).toBe(0)
    expect(priceOf({ bottom: ['woodcutter'] }, build('town', 2))).toBe('missing-resources')
    expect(priceOf({ bottom: ['forest-spirit'] }, build('town', 2))).toBe(0)
    expect(priceOf({ bottom: ['farmer'] }, build('town', 1))).toBe('missing-resources')
  })

  it('PT-BUILD-4 PT-RUL-30: 2 gold of land for each building that stands, whatever its level', () => {
    const standing = { buildings: { mine: 1, tavern: 2 } } as const
    expect(priceOf({ bottom: ['woodcutter'], ...standing }, build('town', 1))).toBe(4)
    const p = building({ bottom: ['woodcutter'], ...standing }, 3)
    expect(game.objection(p, 0, build('town', 1))).toMatchObject({
      code: 'too-expensive',
      rule: 'PT-BUILD-4',
      figures: { land: 4, resources: 0, need: 4, have: 3 },
    })
  })

  it('PT-RUL-30: reductions take from the total, down to 0', () => {
    const standing = { mine: 1, tavern: 1, temple: 1 } as const
    const land = (kingdom: KingdomSetting) =>
      priceOf({ bottom: ['woodcutter'], buildings: standing, ...kingdom }, build('town', 1))
    expect(land({})).toBe(6)
    expect(land({ top: ['stonemason'] })).toBe(4)
    expect(land({ top: ['stonemason'], artifacts: ['builders-compass'] })).toBe(2)
    expect(land({ top: ['landlord'] })).toBe(0)
    expect(land({ buildings: { mine: 1 }, top: ['stonemason', 'stonemason'] })).toBe(0)
  })

  it('PT-BUILD-6 PT-EX-6: the Tavern directly at level II for 4 gold of land', () => {
    const kingdom = { top: ['farmer', 'farmer'], bottom: ['woodcutter'], buildings: { mine: 1, temple: 1 } } as const
    expect(priceOf(kingdom, build('tavern', 2))).toBe(4)
    expect(priceOf({ ...kingdom, top: ['farmer'] }, build('tavern', 2))).toBe('missing-resources')
  })

  it('PT-BUILD-7 PT-EX-7: Denis upgrades his Town with the Forest Spirit’s wood and pays nothing', () => {
    const p = building({ bottom: ['forest-spirit'], buildings: { town: 1 } }, 0)
    expect(carryOut(p, upgrade('town'))).toMatchObject([{ kind: 'upgraded', level: 2, land: 0, gold: 0 }])
    expect(kingdomOf(p, 0).buildings[buildingNumber('town')]).toBe(2)
    expect(priceOf({ bottom: ['forest-spirit'] }, upgrade('town'))).toBe('not-level-one')
  })

  it('PT-BUILD-8: finished buildings and artifacts help to pay, the new one does not help itself', () => {
    expect(priceOf({ buildings: { sawmill: 1 }, bottom: ['farmer'] }, build('mine', 1))).toBe(2)
    expect(priceOf({ artifacts: ['magnificent-grove'] }, build('mine', 1))).toBe(0)
    expect(priceOf({ bottom: ['woodcutter', 'peddler'] }, build('mine', 2))).toBe('missing-resources')
  })

  it('PT-BUILD-9 PT-UNIT-15: gold of the Temple is spent, diamonds are not', () => {
    expect(priceOf({}, build('temple', 1))).toBe(2)
    expect(priceOf({}, build('temple', 2))).toBe(5)
    expect(priceOf({ bottom: ['miner'] }, build('temple', 1))).toBe(0)
    expect(priceOf({ bottom: ['miner'] }, build('temple', 2))).toBe(3)
  })

  it('PT-RUL-31: each level of the Temple is paid in diamonds or gold, unmixed; the Architect pays single diamonds', () => {
    expect(priceOf({ bottom: ['miner', 'miner'] }, build('temple', 2))).toBe(2)
    expect(priceOf({ top: ['miner'], buildings: { temple: 1 } }, upgrade('temple'))).toBe(3)
    expect(priceOf({ top: ['miner', 'grand-architect'], buildings: { temple: 1 } }, upgrade('temple'))).toBe(1)
  })

  it('PT-BUILD-10 PT-UNIT-11: Build abilities replace resources without limit, one for one', () => {
    expect(priceOf({ top: ['grand-architect'] }, build('town', 2))).toBe(3)
    expect(priceOf({ top: ['wood-merchant'] }, build('town', 2))).toBe(3)
    expect(priceOf({ top: ['wood-merchant'] }, build('tavern', 1))).toBe('missing-resources')
    expect(priceOf({ top: ['dryad'], bottom: ['forest-spirit'] }, build('abbey', 2))).toBe(0)
  })

  it('PT-RUL-32: substitutions combine but do not chain, and the cheapest way is charged', () => {
    // The Dryad's own wood stands for food, the Wood Merchant's gold for the wood that is then missing.
    expect(priceOf({ top: ['dryad', 'wood-merchant'] }, build('royal-palace', 1))).toBe(1)
    // Gold never becomes wood for the Dryad: two foods need two produced woods.
    expect(priceOf({ top: ['dryad', 'wood-merchant'] }, build('tavern', 2))).toBe('missing-resources')
    expect(priceOf({ top: ['grand-architect', 'miner'] }, build('temple', 1))).toBe(0)
  })

  it('PT-RUL-32: gold stands only for what is missing', () => {
    // One of the two required is produced: the other one costs 1 gold, for each resource.
    expect(priceOf({ bottom: ['wood-merchant', 'woodcutter'], buildings: { mine: 1 } }, build('town', 1))).toBe(2)
    expect(priceOf({ bottom: ['wood-merchant', 'woodcutter'], buildings: { town: 1 } }, upgrade('town'))).toBe(0)
    expect(priceOf({ bottom: ['wood-merchant', 'woodcutter'] }, build('town', 2))).toBe(2)
    expect(priceOf({ top: ['grand-architect'], bottom: ['farmer'] }, build('tavern', 2))).toBe(2)
    expect(priceOf({ top: ['grand-architect'], bottom: ['miner'], buildings: { temple: 1 } }, upgrade('temple'))).toBe(
      1,
    )
  })

  it('PT-UNIT-11: each wood of a Dryad’s kingdom stands for one thing only', () => {
    const abbey = (wood: KingdomSetting) => priceOf({ ...wood, buildings: { abbey: 1 } }, upgrade('abbey'))
    expect(abbey({ bottom: ['dryad', 'woodcutter'] })).toBe('missing-resources')
    expect(abbey({ top: ['woodcutter'], bottom: ['dryad', 'woodcutter'] })).toBe(0)
    expect(abbey({ top: ['farmer'], bottom: ['dryad', 'woodcutter'] })).toBe(0)
  })

  it('PT-BUILD-7: what is at level II is not offered again', () => {
    const p = building({ bottom: ['forest-spirit'], buildings: { town: 2, temple: 2, mine: 1 } }, 20)
    expect(game.moves(p, 0)).toContainEqual(upgrade('mine'))
    expect(game.moves(p, 0)).not.toContainEqual(upgrade('town'))
    expect(game.moves(p, 0)).not.toContainEqual(upgrade('temple'))
  })

  it('PT-RUL-54: whoever can afford nothing is not asked to build', () => {
    const p = scene({ kingdoms: [{}, { bottom: ['woodcutter'] }, { gold: 20 }] })
    deploy(p)
    // Everybody has 2 gold of income: enough for a Temple.
    expect(p.asked).toEqual([0, 1, 2])
    const poor = { ...scene({ kingdoms: [{}, { bottom: ['woodcutter'] }, {}] }), available: [buildingNumber('town')] }
    deploy(poor)
    expect([poor.stage, poor.asked]).toEqual(['build', [1]])
  })

  it('PT-BUILD-11: no move and no effect takes a building away or lowers it', () => {
    const types = new Set([
      ...CARDS.flatMap(card => card.abilities.map(({ effect }) => effect.type)),
      ...BUILDINGS.flatMap(({ level1, level2 }) =>
        [...(level1.abilities ?? []), ...(level2.abilities ?? [])].map(({ effect }) => effect.type),
      ),
    ])
    expect([...types].filter(type => /build/i.test(type)).sort()).toEqual(['buildFree', 'upgradeAllBuildings'])
    const p = building({ buildings: { town: 2 } }, 0)
    endRound(p)
    expect(kingdomOf(p, 0).buildings[buildingNumber('town')]).toBe(2)
  })

  it('PT-RUL-33: a Crypt built now works in this round’s Aging; a Titan’s building works the whole round', () => {
    const p = building({ top: ['knight+1'], bottom: ['woodcutter'] }, 0)
    const events = [...play(p, 0, build('crypt', 1)), ...endRound(p)]
    expect(gained(events, 'gold', 0, 'crypt')).toBe(1)
    const titan = scene({ kingdoms: [{ gold: 3, hand: ['titan'] }] })
    deploy(titan, { top: ['titan'] })
    const income = play(titan, 0, { kind: 'found', building: buildingNumber('temple') })
    expect(gained(income, 'gold', 0, 'temple')).toBe(2)
  })

  it('PT-RUL-34 PT-UNIT-9: Titan’s building is free and leaves the Build action; without work Titan and Golem do nothing', () => {
    const p = scene({ kingdoms: [{ gold: 3, bottom: ['woodcutter'], buildings: { mine: 1 }, hand: ['titan'] }] })
    deploy(p, { top: ['titan'] })
    play(p, 0, { kind: 'found', building: buildingNumber('abbey') })
    expect(kingdomOf(p, 0).gold).toBe(0 + 2 + 1)
    expect(p.stage).toBe('build')
    expect(game.toMove(p)).toContain(0)
    const golem = scene({ kingdoms: [{ gold: 2, hand: ['golem'] }] })
    expect(eventsOf(deploy(golem, { top: ['golem'] }), 'raised')).toEqual([])
    const none = {
      ...scene({ kingdoms: [{ gold: 3, buildings: { mine: 1 }, hand: ['titan'] }] }),
      available: [buildingNumber('mine')],
    }
    deploy(none, { top: ['titan'] })
    expect(none.stage).not.toBe('effects')
    expect(kingdomOf(none, 0).buildings.filter(level => level > 0)).toEqual([1])
  })

  it('PT-RUL-35: decisions are sealed until everybody has decided', () => {
    const p = scene({ kingdoms: [{ bottom: ['woodcutter'] }, { bottom: ['woodcutter'] }] })
    deploy(p)
    expect(game.toMove(p)).toEqual([0, 1, 2])
    play(p, 2, { kind: 'pass' })
    play(p, 0, build('town', 1))
    expect(kingdomOf(p, 0).buildings[buildingNumber('town')]).toBe(0)
    expect(game.view(p, 1).sealed).toEqual([null, null, null])
    const events = play(p, 1, build('mine', 1))
    expect(eventsOf(events, 'built').map(event => event.seat)).toEqual([0, 1])
    expect(eventsOf(events, 'opened')).toHaveLength(1)
  })
})
