import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { ARTIFACTS } from '../content/artifacts.ts'
import { BASE_BUILDINGS } from '../content/buildings.ts'
import { BUILDINGS, buildingNumber, CARDS } from '../content/cards.ts'
import { BOX, ROUNDS } from '../content/figures.ts'
import { BASE_UNITS } from '../content/units.ts'
import { RESOURCES } from '../content/vocabulary.ts'
import { facts } from '../facts.ts'
import { game } from '../rules/game.ts'
import { tallyOf } from '../rules/measure.ts'
import {
  BASE,
  deploy,
  EVERYTHING,
  endRound,
  eventsOf,
  gained,
  kingdomOf,
  objectionTo,
  play,
  scene,
  unitsOf,
  untilStage,
} from './builders.ts'

const copies = (list: readonly { copies: number }[]) => list.reduce((sum, card) => sum + card.copies, 0)
const opening = (seats = 4, options = BASE) => game.setup(options, seats, Rng.fromSeed('opening'))

describe('components and setup', () => {
  it('PT-SETUP-1: 81 units, 5 kinds of buildings, 4 rounds, 7 players at most', () => {
    expect(copies(BASE_UNITS)).toBe(BOX.unitCards)
    expect(BASE_UNITS.length).toBe(42)
    expect(BASE_BUILDINGS.length).toBe(BOX.buildingTypes)
    expect(ROUNDS).toBe(4)
    expect(facts.seats.max).toBe(BOX.scoreMarkers)
  })

  it('PT-SETUP-2 PT-SETUP-3: everybody starts in round 1 with 0 points and 3 gold', () => {
    const p = opening()
    expect(p.round).toBe(1)
    expect(p.kingdoms.map(k => [k.vp, k.gold])).toEqual(Array.from({ length: 4 }, () => [0, 3]))
  })

  it('PT-SETUP-4: everybody sees all gold', () => {
    const p = opening()
    kingdomOf(p, 2).gold = 11
    expect(kingdomOf(game.view(p, 0), 2).gold).toBe(11)
    expect(kingdomOf(game.view(p, null), 2).gold).toBe(11)
  })

  it('PT-SETUP-5 PT-KING-3: all have the same five buildings, none built, open to all', () => {
    const p = opening()
    expect(p.available.map(building => elementAt(BUILDINGS, building).id)).toEqual([
      'town',
      'tavern',
      'mine',
      'temple',
      'barracks',
    ])
    expect(p.kingdoms.every(k => k.buildings.every(level => level === 0))).toBe(true)
    expect(game.view(p, null).available).toEqual(p.available)
  })

  it('PT-SETUP-6: the pile is all the cards of the chosen sets', () => {
    const p = opening()
    expect(p.pileSize).toBe(81 - 4 * 5)
    const all = opening(4, EVERYTHING)
    expect(all.pileSize + 4 * 5).toBe(81 + 20 + 26 + copies(ARTIFACTS))
  })

  it('PT-SETUP-7 PT-RUL-20: the one discard pile is hidden from everybody', () => {
    const p = scene({ kingdoms: [{ hand: ['knight'] }] })
    deploy(p)
    untilStage(p, 'build')
    expect(p.discardSize).toBe(1)
    for (const viewer of [0, 1, null] as const) {
      const seen = game.view(p, viewer)
      expect(seen.discard.every(count => count === -1)).toBe(true)
      expect(seen.discardSize).toBe(1)
    }
  })

  it('PT-SETUP-8: seats are a circle, the last beside the first', () => {
    const p = scene({ seats: 5, kingdoms: [{}, {}, {}, {}, { top: ['knight'] }] })
    const wars = eventsOf(deploy(p), 'war')
    const enemies = wars.filter(war => war.seat === 0).map(war => war.against)
    expect(enemies).toEqual([1, 4])
    expect(
      elementAt(
        wars.filter(war => war.seat === 0 && war.against === 4),
        0,
      ).won,
    ).toBe(0)
  })

  it('PT-SETUP-9: points come from wars, buildings, abilities and artifacts', () => {
    const p = scene({
      round: 4,
      kingdoms: [{ top: ['commander'], buildings: { temple: 1 }, artifacts: ['bottomless-purse'] }],
    })
    deploy(p)
    endRound(p)
    const outcome = game.outcome(p)
    expect(outcome?.lines[0]).toEqual([
      { source: 'war', round: 4, points: 6 },
      { source: 'commander', round: 4, points: 2 },
      { source: 'temple', round: 0, points: 1 },
      { source: 'bottomless-purse', round: 0, points: 1 },
    ])
  })
})

describe('cards', () => {
  it('PT-CARD-1: every unit has a cost, a strength and copies; some costs are negative', () => {
    expect(BASE_UNITS.every(({ copies: count, strength }) => count >= 1 && strength >= 0)).toBe(true)
    expect(CARDS.filter(card => card.cost < 0).map(card => card.id)).toEqual(['monkey', 'imp', 'lackey'])
  })

  it('PT-CARD-2: variable strength is marked exactly where an own War ability changes it', () => {
    for (const unit of BASE_UNITS) {
      const changes = ('abilities' in unit ? unit.abilities : []).some(
        ({ effect }) => effect.type === 'strength' && effect.scope === 'self',
      )
      expect([unit.id, 'variableStrength' in unit]).toEqual([unit.id, changes])
    }
  })

  it('PT-CARD-3: an ability works only in its phase', () => {
    const p = scene({ kingdoms: [{ top: ['blacksmith', 'commander'] }] })
    const events = deploy(p)
    const phases = events.flatMap(event =>
      event.kind === 'phase' ? [event.phase] : event.kind === 'gold' && event.seat === 0 ? ['gold'] : [],
    )
    expect(phases).toEqual(['war', 'income', 'gold', 'gold', 'build'])
    expect(gained(events, 'vp', 0, 'commander')).toBe(2)
  })

  it('PT-CARD-4: a flip ability works once, one without the mark every round', () => {
    const p = scene({
      kingdoms: [{ gold: 9, hand: ['grand-intendant', 'master-alchemist'], artifacts: ['horn-of-plenty'] }],
    })
    deploy(p, { top: ['grand-intendant', 'master-alchemist'] })
    const first = play(p, 0, { kind: 'target', spot: 1 })
    expect(gained(first, 'gold', 0, 'grand-intendant')).toBe(2)
    endRound(p)
    untilStage(p, 'plan')
    const second = deploy(p)
    expect(gained(second, 'gold', 0, 'grand-intendant')).toBe(0)
    const again = scene({ kingdoms: [{ top: ['master-alchemist'], artifacts: ['horn-of-plenty'] }] })
    expect(eventsOf(deploy(again), 'aged')).toHaveLength(1)
  })

  it('PT-CARD-5 PT-CARD-7: a building has two levels and scores the side that is up', () => {
    for (const { level1, level2 } of BUILDINGS) expect(level2.vp).toBeGreaterThan(level1.vp)
    const p = scene({ round: 4, kingdoms: [{ buildings: { town: 1, tavern: 2 } }] })
    deploy(p)
    const events = endRound(p)
    expect([gained(events, 'vp', 0, 'town'), gained(events, 'vp', 0, 'tavern')]).toEqual([1, 3])
  })

  it('PT-CARD-6: level II gives both bonuses', () => {
    const income = (level: 1 | 2) => {
      const p = scene({ kingdoms: [{ buildings: { temple: level } }] })
      const events = deploy(p)
      return [gained(events, 'gold', 0, 'temple'), gained(events, 'vp', 0, 'temple')]
    }
    expect(income(1)).toEqual([2, 0])
    expect(income(2)).toEqual([2, 2])
  })
})

describe('kingdom and resources', () => {
  it('PT-KING-1: units, buildings and artifacts all belong to the kingdom and produce', () => {
    const p = scene({
      kingdoms: [{ top: ['farmer'], buildings: { town: 1 }, artifacts: ['horn-of-plenty'] }],
    })
    expect(tallyOf(kingdomOf(p, 0)).food).toBe(3)
  })

  it('PT-KING-2 PT-DEPLOY-14: two spots in each row, a fifth unit finds no room', () => {
    const p = scene({ kingdoms: [{ top: ['knight', 'knight'], bottom: ['farmer', 'farmer'], hand: ['hunter'] }] })
    expect(objectionTo(p, 0, { kind: 'place', card: elementAt(kingdomOf(p, 0).hand, 0), row: 'top' })?.code).toBe(
      'row-full',
    )
    expect(objectionTo(p, 0, { kind: 'place', card: elementAt(kingdomOf(p, 0).hand, 0), row: 'bottom' })?.code).toBe(
      'row-full',
    )
  })

  it('PT-RES-1: symbols are counted, a conditional one while its condition holds', () => {
    const top = scene({ kingdoms: [{ top: ['hunter', 'forest-child'] }] })
    const bottom = scene({ kingdoms: [{ top: ['forest-child'], bottom: ['hunter'] }] })
    expect(tallyOf(kingdomOf(top, 0)).food).toBe(2)
    expect(tallyOf(kingdomOf(bottom, 0)).food).toBe(1)
    expect(tallyOf(kingdomOf(bottom, 0)).wood).toBe(1)
  })

  it('PT-RES-2: the same food serves Cook, Tavern and a construction', () => {
    const p = scene({ kingdoms: [{ top: ['cook'], bottom: ['farmer'], buildings: { tavern: 1 } }] })
    const events = deploy(p)
    expect([gained(events, 'gold', 0, 'cook'), gained(events, 'gold', 0, 'tavern')]).toEqual([1, 1])
    expect(objectionTo(p, 0, { kind: 'build', building: buildingNumber('inn'), level: 1 })).toBeNull()
  })

  it('PT-RES-3 PT-RUL-52: production is gone at once with the card that gave it', () => {
    const p = scene({ kingdoms: [{ bottom: ['farmer+1'], buildings: { tavern: 1 } }] })
    deploy(p)
    endRound(p)
    expect(unitsOf(p, 0)).toEqual([])
    expect(RESOURCES.map(resource => tallyOf(kingdomOf(p, 0))[resource])).toEqual([0, 0, 0])
  })

  it('PT-RES-4: one food does not pay for two', () => {
    const build = (units: readonly ['farmer'] | readonly ['farmer', 'farmer', 'woodcutter']) => {
      const p = scene({ kingdoms: [{ gold: 9, top: units.slice(0, 2), bottom: units.slice(2) }] })
      deploy(p)
      return objectionTo(p, 0, { kind: 'build', building: buildingNumber('tavern'), level: 2 })?.code ?? null
    }
    expect(build(['farmer'])).toBe('missing-resources')
    expect(build(['farmer', 'farmer', 'woodcutter'])).toBeNull()
  })
})
