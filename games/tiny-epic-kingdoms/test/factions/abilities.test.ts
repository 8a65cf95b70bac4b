import { describe, expect, it } from 'vitest'
import { FACTIONS } from '../../content/factions.ts'
import { powersOf } from '../../rules/factions/index.ts'
import { LEVELS } from '../../rules/factions/levels.ts'
import { kindsOf, play, scene, step } from '../builders.ts'
import { led } from './led.ts'

describe('abilities in general', () => {
  it('TEK-FACTION-1: every level adds to those below it', () => {
    for (const [faction, id] of FACTIONS.entries()) {
      expect(LEVELS[id]).toHaveLength(5)
      const p = scene(3, {})
      p.factions = p.factions.with(0, faction)
      for (const [level, gained] of LEVELS[id].entries()) {
        p.magic[0] = level + 1
        expect(powersOf(p, 0)).toMatchObject(gained)
      }
      p.magic[0] = 0
      expect(powersOf(p, 0).points).toBeNull()
    }
  })

  it('TEK-FACTION-2: what is optional is asked, what is not happens by itself', () => {
    const gallop = led('centaurs', 1, { action: 'patrol' })
    play(gallop, 0, step('patrol', 'galson.a', 'galson.d'))
    expect(kindsOf(gallop, 0)).toEqual(['patrol', 'done'])
    const prospect = led('dwarves', 2, { action: 'patrol' })
    expect(play(prospect, 0, step('patrol', 'galson.a', 'galson.b'))[1]).toMatchObject({ kind: 'gained', ore: 1 })
  })

  it('TEK-FACTION-3 TEK-R-56: a stand-in leaves the shield on the selected action and is open to all', () => {
    const p = led('humans', 1, {
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
      action: 'research',
      active: 1,
      asks: 0,
    })
    play(p, 0, { kind: 'trade', give: 'mana', take: 'food', count: 2 })
    expect(p.shields).toEqual([0, 0, 0, 1, 0, 0])
    const active = led('humans', 1, { stock: [[3, 0, 0]], action: 'research' })
    expect(kindsOf(active, 0)).toEqual(['research', 'trade', 'pass'])
  })
})
