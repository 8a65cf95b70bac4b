import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import {
  deploy,
  endRound,
  eventsOf,
  gained,
  type KingdomSetting,
  kingdomOf,
  objectionTo,
  play,
  scene,
  spotOf,
  unitsOf,
  untilStage,
} from './builders.ts'

/** At the decisions of the Aging phase. */
function aging(kingdom: KingdomSetting, round = 1) {
  const p = scene({ round, kingdoms: [kingdom] })
  deploy(p)
  untilStage(p, 'aging')
  expect(p.stage).toBe('aging')
  return p
}

function afterRound(kingdom: KingdomSetting) {
  const p = scene({ kingdoms: [kingdom] })
  const events = [...deploy(p), ...endRound(p)]
  return { p, events, units: unitsOf(p, 0) }
}

describe('aging', () => {
  it('PT-AGE-1 PT-AGE-2 PT-EX-9: units with tokens die, the others receive one', () => {
    const { p, units } = afterRound({ top: ['colossus+1', 'knight'], bottom: ['farmer+1', 'hunter'] })
    expect(units).toEqual(['knight+1', 'hunter+1'])
    expect(p.buried.reduce((sum, count) => sum + count, 0)).toBe(2)
  })

  it('PT-AGE-3: Aging abilities apply', () => {
    const { events } = afterRound({ top: ['sculptor+1'], artifacts: ['ring-of-souls'] })
    expect(gained(events, 'vp', 0, 'sculptor')).toBe(3)
    expect(gained(events, 'gold', 0, 'ring-of-souls')).toBe(1)
  })

  it('PT-AGE-4 PT-UNIT-12 PT-EX-22: a Healer saves itself and still ages; the Knight dies', () => {
    const p = aging({ top: ['mystical-healer+1', 'knight+1'] })
    play(p, 0, { kind: 'spare', saved: [spotOf(p, 0, 'mystical-healer')], paying: [] })
    expect(unitsOf(p, 0)).toEqual(['mystical-healer+2'])
  })

  it('PT-AGE-5 PT-UNIT-7 PT-RUL-38: Palm Reader and Kraken count all that die, themselves included', () => {
    const { events } = afterRound({ top: ['palm-reader+1', 'kraken+2'], bottom: ['farmer+3', 'hunter'] })
    expect(gained(events, 'vp', 0, 'palm-reader')).toBe(6)
    expect(gained(events, 'vp', 0, 'kraken')).toBe(6)
  })

  it('PT-AGE-5: a unit’s own death pays once, when it is that unit that dies', () => {
    const young = afterRound({ top: ['sculptor'], bottom: ['knight+1'] })
    expect(gained(young.events, 'vp', 0, 'sculptor')).toBe(0)
    const old = afterRound({ top: ['sculptor+1', 'lost-soul'], bottom: ['knight+1', 'imp+1'] })
    expect(gained(old.events, 'vp', 0, 'sculptor')).toBe(3)
    expect(gained(old.events, 'vp', 0, 'lost-soul')).toBe(0)
    expect(gained(old.events, 'vp', 0, 'imp')).toBe(-2)
  })

  it('PT-RUL-36: a Phoenix is paid for from the treasury', () => {
    const p = aging({ gold: 3, top: ['phoenix+2'] })
    const { gold } = kingdomOf(p, 0)
    play(p, 0, { kind: 'spare', saved: [], paying: [0] })
    expect([kingdomOf(p, 0).gold, unitsOf(p, 0)]).toEqual([gold - 1, ['phoenix+1']])
  })

  it('PT-AGE-6 PT-FORGE-15: buildings and artifacts do not age', () => {
    const { p } = afterRound({ buildings: { town: 1 }, artifacts: ['bottomless-purse'] })
    expect(gained(deployAgain(p), 'gold', 0, 'bottomless-purse')).toBe(1)
  })

  it('PT-AGE-7: a unit that was discarded or shapeshifted has not died', () => {
    const p = scene({ kingdoms: [{ hand: ['shapeshifter'], artifacts: ['ring-of-souls'] }], pile: ['relic-of-war'] })
    const events = [...deploy(p, { top: ['shapeshifter'] }), ...endRound(p)]
    expect(eventsOf(events, 'died')).toEqual([])
    expect(gained(events, 'gold', 0, 'ring-of-souls')).toBe(0)
  })

  it('PT-RUL-36: several Healers save different units, a dying Healer too', () => {
    const p = aging({ top: ['mystical-healer+1', 'mystical-healer+1'], bottom: ['knight+1', 'farmer+1'] })
    const [knight, farmer] = [spotOf(p, 0, 'knight'), spotOf(p, 0, 'farmer')]
    expect(objectionTo(p, 0, { kind: 'spare', saved: [0, knight, farmer], paying: [] })).toMatchObject({
      code: 'too-many-saved',
      figures: { have: 3, limit: 2 },
    })
    play(p, 0, { kind: 'spare', saved: [knight, farmer], paying: [] })
    expect(unitsOf(p, 0)).toEqual(['knight+2', 'farmer+2'])
  })

  it('PT-RUL-36: a Phoenix that pays has no tokens when Aging abilities count; a healed one does not pay', () => {
    const p = aging({ gold: 5, top: ['phoenix+1', 'relic-of-light'] })
    const events = play(p, 0, { kind: 'spare', saved: [], paying: [0] })
    expect(unitsOf(p, 0)).toEqual(['phoenix+1', 'relic-of-light+1'])
    expect(gained(events, 'vp', 0, 'relic-of-light')).toBe(0)
    expect(eventsOf(events, 'reborn')).toMatchObject([{ gold: 1 }])
    const healed = aging({ gold: 5, top: ['phoenix+1', 'mystical-healer'] })
    expect(objectionTo(healed, 0, { kind: 'spare', saved: [0], paying: [0] })?.code).toBe('not-dying')
  })

  it('PT-RUL-19: what cannot be paid cannot be chosen', () => {
    const p = aging({ gold: 0, top: ['phoenix+1', 'mystical-healer'] })
    kingdomOf(p, 0).gold = 0
    expect(game.objection(p, 0, { kind: 'spare', saved: [], paying: [0] })).toMatchObject({
      code: 'cannot-pay-to-survive',
      figures: { need: 1, have: 0 },
    })
    expect(game.moves(p, 0)).toEqual([
      { kind: 'spare', saved: [], paying: [] },
      { kind: 'spare', saved: [0], paying: [] },
    ])
  })

  it('PT-RUL-37: a Healer saves only units with exactly one token that would die, never a Salamander', () => {
    const p = scene({
      kingdoms: [{ top: ['mystical-healer', 'salamander+2'], bottom: ['knight+2', 'relic-of-war+1'] }],
    })
    deploy(p)
    const events = endRound(p)
    expect(eventsOf(events, 'answered').filter(event => event.stage === 'aging')).toEqual([])
    expect(unitsOf(p, 0)).toEqual(['mystical-healer+1', 'relic-of-war+2'])
  })

  it('PT-RUL-39: Demon costs points only if it dies with exactly one token', () => {
    expect(gained(afterRound({ top: ['demon+1'] }).events, 'vp', 0, 'demon')).toBe(-3)
    expect(gained(afterRound({ top: ['demon+2'] }).events, 'vp', 0, 'demon')).toBe(0)
  })

  it('PT-RUL-52: conditions are read when the ability resolves: a token of this Deployment already produces', () => {
    const p = scene({ kingdoms: [{ top: ['adventurer'], hand: ['time-master'], buildings: { mine: 2 } }] })
    deploy(p, { bottom: ['time-master'] })
    const events = play(p, 0, { kind: 'target', spot: 0 })
    expect(gained(events, 'vp', 0, 'mine')).toBe(2 * 3)
  })

  it('PT-RUL-42: a unit may carry any number of tokens', () => {
    const { units } = afterRound({ top: ['relic-of-wisdom+70'] })
    expect(units).toEqual(['relic-of-wisdom+71'])
  })

  it('PT-RUL-54: without a Healer or a Phoenix to decide on nobody is asked', () => {
    const { events } = afterRound({ top: ['knight+1'] })
    expect(eventsOf(events, 'answered').filter(event => event.stage === 'aging')).toEqual([])
  })
})

function deployAgain(p: ReturnType<typeof scene>) {
  untilStage(p, 'plan')
  return [...deploy(p), ...untilStage(p, 'build')]
}
