import { describe, expect, it } from 'vitest'
import { deploy, eventsOf, gained, type KingdomSetting, kingdomOf, scene } from './builders.ts'

/** The strength of a kingdom after the war. */
function strengthOf(kingdom: KingdomSetting): number {
  const p = scene({ kingdoms: [kingdom] })
  deploy(p)
  return kingdomOf(p, 0).strength
}

const fight = (...kingdoms: KingdomSetting[]) => {
  const p = scene({ seats: kingdoms.length, kingdoms })
  const events = deploy(p)
  return { p, events, vp: p.kingdoms.map(k => k.vp), wins: p.kingdoms.map(k => k.warsWon) }
}

describe('war', () => {
  it('PT-WAR-1 PT-WAR-2 PT-EX-3: only the top row counts', () => {
    expect(strengthOf({ top: ['demon', 'woodcutter'], bottom: ['knight'] })).toBe(9)
  })

  it('PT-WAR-2: unless an ability lets a unit fight from the bottom row', () => {
    expect(strengthOf({ bottom: ['archer', 'knight'] })).toBe(2)
  })

  it('PT-WAR-3 PT-WAR-4 PT-WAR-5 PT-WAR-6 PT-RUL-29 PT-EX-4: the war of four', () => {
    const { vp, wins } = fight(
      { top: ['demon', 'woodcutter'] },
      { top: ['knight', 'woodcutter'] },
      { top: ['knight', 'hunter'] },
      { top: ['knight'] },
    )
    expect(wins).toEqual([2, 1, 2, 0])
    expect(vp).toEqual([6, 3, 6, 0])
  })

  it('PT-WAR-7: rewards for victories and points that need none apply in this phase', () => {
    const { events } = fight(
      { top: ['commander'], buildings: { temple: 2 } },
      { top: ['demon'], buildings: { temple: 2 } },
      {},
    )
    expect(gained(events, 'vp', 0, 'commander')).toBe(1)
    expect(gained(events, 'vp', 0, 'temple')).toBe(2)
    expect(gained(events, 'vp', 1, 'temple')).toBe(2)
  })

  it('PT-RUL-21: printed, set, added; bonuses of the kingdom go to the total, never to a unit', () => {
    expect(strengthOf({ top: ['colossus+1'] })).toBe(7)
    expect(strengthOf({ top: ['salamander+1'] })).toBe(5)
    const p = scene({ kingdoms: [{ top: ['farmer'], buildings: { barracks: 2 }, artifacts: ['shield-of-power'] }] })
    const events = deploy(p)
    expect(eventsOf(events, 'strength')[0]).toMatchObject({ total: 3, bonus: 2, spots: [1, 0, 0, 0, 0] })
    expect(gained(events, 'vp', 0, 'barracks')).toBe(0)
  })

  it('PT-RUL-22: Barracks II counts units of both rows by current strength', () => {
    const { events } = fight(
      { top: ['militiaman+1'], bottom: ['knight', 'farmer'], buildings: { barracks: 2 } },
      {},
      {},
    )
    expect(gained(events, 'vp', 0, 'barracks')).toBe(2)
  })

  it('PT-RUL-23: an aged Leviathan does not fight but counts for Barracks II', () => {
    const { p, events } = fight({ top: ['leviathan+1'], buildings: { barracks: 2 } }, {}, {})
    expect(kingdomOf(p, 0).strength).toBe(0)
    expect(gained(events, 'vp', 0, 'barracks')).toBe(1)
  })

  it('PT-RUL-24: a Commander rewards wars from the bottom row', () => {
    const { p, events } = fight({ bottom: ['commander'] }, {}, {})
    expect(kingdomOf(p, 0).strength).toBe(0)
    expect(gained(events, 'vp', 0, 'commander')).toBe(2)
  })

  it('PT-UNIT-1 PT-EX-14 PT-RUL-25: Ogre counts the income to come, 2 at least, no gold won in war', () => {
    expect(strengthOf({ top: ['ogre'] })).toBe(4)
    expect(strengthOf({ top: ['ogre', 'rogue'], buildings: { temple: 1 } })).toBe(2 + 2 + 2 + 3)
  })

  it('PT-RUL-26: Market II reads the treasury after the Rogue’s gold', () => {
    const { events } = fight({ gold: 2, top: ['rogue'], buildings: { market: 2 } }, {}, {})
    expect(gained(events, 'gold', 0, 'rogue')).toBe(2)
    expect(gained(events, 'vp', 0, 'market')).toBe(2)
  })

  it('PT-RUL-27: abilities count each war that was won', () => {
    const { events } = fight({ top: ['rogue'] }, { top: ['demon'] }, {})
    expect(gained(events, 'gold', 0, 'rogue')).toBe(1)
  })

  it('PT-RUL-51: kingdoms without fighters tie at 0 and all win', () => {
    expect(fight({}, {}, {}).vp).toEqual([6, 6, 6])
    expect(strengthOf({ artifacts: ['shield-of-power'] })).toBe(2)
  })

  it('PT-EX-12: Commander, Barracks I with 1 wood and Shield of Power make 7', () => {
    expect(
      strengthOf({
        top: ['commander'],
        buildings: { barracks: 1 },
        artifacts: ['magnificent-grove', 'shield-of-power'],
      }),
    ).toBe(7)
  })

  it('PT-UNIT-5 PT-EX-15: Abbey II counts every unit of every resource', () => {
    const { events } = fight(
      { bottom: ['treefolk', 'forest-child'], artifacts: ['mountain-heart'], buildings: { abbey: 2 } },
      {},
      {},
    )
    expect(gained(events, 'vp', 0, 'abbey')).toBe(4)
  })

  it('PT-UNIT-10 PT-EX-16: Port II asks only whether the resource is there', () => {
    const { events } = fight({ bottom: ['treefolk', 'farmer'], buildings: { port: 2 } }, {}, {})
    expect(gained(events, 'vp', 0, 'port')).toBe(2)
    expect(gained(events, 'gold', 0, 'port')).toBe(1)
  })

  it('PT-UNIT-14 PT-EX-17: Relic of Fertility scores from the top row only', () => {
    const produce = {
      artifacts: ['horn-of-plenty', 'horn-of-plenty', 'magnificent-grove', 'magnificent-grove'],
    } as const
    const top = fight({ ...produce, top: ['relic-of-fertility', 'woodcutter'] }, {}, {})
    const bottom = fight({ ...produce, bottom: ['relic-of-fertility', 'woodcutter'] }, {}, {})
    expect(gained(top.events, 'vp', 0, 'relic-of-fertility')).toBe(5)
    expect(gained(bottom.events, 'vp', 0, 'relic-of-fertility')).toBe(0)
  })
})

describe('income', () => {
  it('PT-INC-1: everybody receives 2 gold', () => {
    const { p } = fight({}, { gold: 1 }, {})
    expect(p.kingdoms.map(k => k.gold)).toEqual([2, 3, 2])
  })

  it('PT-INC-2 PT-EX-5: Blacksmith and Temple make 5', () => {
    const { p } = fight({ bottom: ['blacksmith'], buildings: { temple: 1 } }, {}, {})
    expect(kingdomOf(p, 0).gold).toBe(5)
  })
})
