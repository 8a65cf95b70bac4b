import { describe, expect, it } from 'vitest'
import { FACTIONS, type FactionId } from '../content/factions.ts'
import { FINS, WINGS } from '../map.ts'
import { warOf } from '../position.ts'
import { LEVELS, powersOf } from '../rules/factions/index.ts'
import { game } from '../rules/game.ts'
import { finish, pointsFrom } from '../rules/scoring.ts'
import {
  armiesIn,
  at,
  collect,
  fate,
  fight,
  kindsOf,
  play,
  refusal,
  regions,
  type Scene,
  scene,
  step,
  stockOf,
  targets,
  units,
} from './builders.ts'

const HOMES = { 'galson.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
const FRONT = { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
const RUINED: NonNullable<Scene['homes']> = ['tul-grund', 'morandrea', 'fionarria']

/** Seat 0 leads the people at the level; the others lead peoples that do nothing here. */
const led = (people: FactionId, level: number, set: Scene) => {
  const others = (['constructs', 'centaurs', 'elves'] as const).filter(other => other !== people)
  return scene(3, { armies: HOMES, factions: [people, ...others], magic: [level], ...set })
}

const collected = (people: FactionId, level: number, armies: Record<string, string>, set: Scene = {}) => {
  const p = led(people, level, {
    armies: { 'morandrea.a': 'BB', 'fionarria.e': 'CC', ...armies },
    action: 'trade',
    active: 1,
    asks: 0,
    stock: [[0, 0, 1]],
    ...set,
  })
  play(p, 0, collect)
  return stockOf(p, 0)
}

/** Seat 0 marches and both dice are set; tells what was due. */
const dues = (
  people: FactionId,
  level: number,
  from: string,
  to: string,
  set: Scene,
  attack: number,
  defence: number,
) => {
  const p = led(people, level, { action: 'patrol', ...set })
  play(p, 0, step('patrol', from, to))
  return fight(p, attack, defence).flatMap(event => (event.kind === 'paid' ? [[event.seat, event.due]] : []))
}

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

describe('Centaurs', () => {
  it('TEK-FACTION-CENTAURS-1 TEK-R-72: after a patrol onto plains the same army may patrol once more', () => {
    const p = led('centaurs', 1, { armies: { ...HOMES, 'galson.a': 'A', 'galson.c': 'A' }, action: 'patrol' })
    play(p, 0, step('patrol', 'galson.a', 'galson.d'))
    expect(game.moves(p, 0)).toEqual([
      ...regions('galson.a', 'galson.b', 'galson.e').map(to => ({ kind: 'patrol', from: at('galson.d'), to })),
      { kind: 'done' },
    ])
    play(p, 0, step('patrol', 'galson.d', 'galson.e'))
    expect(game.toMove(p)).toEqual([1])
    const hills = led('centaurs', 1, { action: 'patrol' })
    play(hills, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(game.toMove(hills)).toEqual([1])
  })

  it('TEK-R-72 TEK-FACTION-CENTAURS-1: no second step for an army that lost its war', () => {
    const p = led('centaurs', 1, {
      armies: { ...HOMES, 'galson.d': 'B' },
      stock: [
        [1, 0, 0],
        [2, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.d'))
    fight(p, 1, 2)
    expect(game.toMove(p)).toEqual([1])
    expect(p.inPlay[0]).toBe(1)
  })

  it('TEK-FACTION-CENTAURS-2: two plains give a food more', () => {
    const two = { 'galson.c': 'A', 'galson.d': 'A' }
    expect(collected('centaurs', 2, two)).toEqual([0, 0, 4])
    expect(collected('centaurs', 1, two)).toEqual([0, 0, 3])
    expect(collected('centaurs', 2, { 'galson.c': 'A', 'galson.a': 'A' })).toEqual([1, 0, 2])
  })

  it('TEK-FACTION-CENTAURS-3: wars on plains cost one less', () => {
    const set: Scene = {
      armies: { ...HOMES, 'galson.d': 'B', 'galson.b': 'B' },
      stock: [
        [4, 0, 0],
        [0, 0, 0],
      ],
    }
    expect(dues('centaurs', 3, 'galson.a', 'galson.d', set, 3, 0)).toEqual([[0, 2]])
    expect(dues('centaurs', 3, 'galson.a', 'galson.b', set, 3, 0)).toEqual([[0, 3]])
  })

  it('TEK-FACTION-CENTAURS-4: a retreat costs two food less', () => {
    const p = led('centaurs', 4, {
      armies: { ...FRONT, 'galson.e': 'A' },
      stock: [
        [1, 0, 1],
        [2, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(p, 1, 3)
    play(p, 0, fate('retreat', 'galson.b', 'galson.c'))
    expect(stockOf(p, 0)).toEqual([0, 0, 0])
  })

  it('TEK-FACTION-CENTAURS-5: a point for each plains region, three at the most', () => {
    const points = (armies: Record<string, string>) => pointsFrom(led('centaurs', 5, { armies }), 0, 'ability')
    expect(points({ 'galson.c': 'AA' })).toBe(1)
    expect(points({ 'galson.c': 'A', 'galson.d': 'A', 'morandrea.a': 'A', 'morandrea.d': 'A' })).toBe(3)
  })
})

describe('Constructs', () => {
  it('TEK-FACTION-CONSTRUCTS-1 TEK-R-75: up to three ore in place of food, exactly the price', () => {
    const p = led('constructs', 1, {
      armies: { ...HOMES, 'galson.a': 'A', 'galson.b': 'A', 'galson.c': 'A' },
      stock: [[0, 4, 2]],
      action: 'expand',
    })
    const region = at('galson.a')
    expect(game.moves(p, 0).filter(move => move.kind === 'mobilise' && move.region === region)).toEqual([
      { kind: 'mobilise', region, ore: 2 },
      { kind: 'mobilise', region, ore: 3 },
    ])
    expect(refusal(p, 0, { kind: 'mobilise', region, ore: 4 })).toBe('ore-share')
    expect(refusal(p, 0, { kind: 'mobilise', region, ore: 1 })).toBe('ore-share')
    play(p, 0, { kind: 'mobilise', region, ore: 3 })
    expect(stockOf(p, 0)).toEqual([0, 1, 1])
  })

  it('TEK-FACTION-CONSTRUCTS-2: first stand up an army, then still move one; defending costs two less', () => {
    const p = led('constructs', 2, {
      homes: RUINED,
      armies: { 'tul-grund.c': 'a', 'tul-grund.a': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
    })
    play(p, 0, { kind: 'stand', region: at('tul-grund.c') })
    expect(targets(p, 0, 'patrol', 'tul-grund.c')).not.toEqual([])
    expect(targets(p, 0, 'patrol', 'tul-grund.a')).not.toEqual([])
    play(p, 0, step('patrol', 'tul-grund.c', 'tul-grund.b'))
    expect(game.toMove(p)).toEqual([1])
    const attacked = scene(3, {
      factions: ['centaurs', 'constructs', 'elves'],
      magic: [0, 2],
      armies: FRONT,
      stock: [
        [1, 0, 0],
        [0, 1, 0],
      ],
      action: 'patrol',
    })
    play(attacked, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(fight(attacked, 0, 3).find(event => event.kind === 'paid')).toMatchObject({ seat: 1, due: 1 })
  })

  it('TEK-FACTION-CONSTRUCTS-3: two mountains give an ore more', () => {
    expect(collected('constructs', 3, { 'galson.b': 'A', 'morandrea.c': 'A' })).toEqual([0, 3, 1])
    expect(collected('constructs', 3, { 'galson.b': 'A', 'galson.a': 'A' })).toEqual([1, 1, 1])
  })

  it('TEK-FACTION-CONSTRUCTS-4: their armies in ruins are not lost', () => {
    const p = led('constructs', 4, {
      homes: RUINED,
      armies: { 'tul-grund.c': 'aa', 'tul-grund.a': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
    })
    finish(p, null)
    expect(p.inPlay[0]).toBe(3)
  })

  it('TEK-FACTION-CONSTRUCTS-5: a point for every two ore, two at the most', () => {
    const points = (ore: number) => pointsFrom(led('constructs', 5, { stock: [[0, ore, 0]] }), 0, 'ability')
    expect([1, 2, 3, 4, 9].map(points)).toEqual([0, 1, 1, 2, 2])
  })
})

describe('Dark Elves', () => {
  const WOODS = { 'galson.b': 'AA', 'galson.a': 'B', 'galson.c': 'B', 'morandrea.a': 'BB', 'fionarria.e': 'CC' }

  it('TEK-FACTION-DARK-ELVES-1: in a forest the opponent pays one more for a number', () => {
    const set: Scene = {
      armies: WOODS,
      stock: [
        [3, 0, 0],
        [3, 0, 0],
      ],
    }
    expect(dues('dark-elves', 1, 'galson.b', 'galson.a', set, 4, 2)).toEqual([
      [0, 4],
      [1, 3],
    ])
    expect(dues('dark-elves', 1, 'galson.b', 'galson.a', set, 4, 0)).toEqual([[0, 4]])
    expect(dues('dark-elves', 1, 'galson.b', 'galson.c', set, 4, 2)).toEqual([
      [0, 4],
      [1, 2],
    ])
  })

  it('TEK-FACTION-DARK-ELVES-2: from a forest to any other forest of the territory', () => {
    const p = led('dark-elves', 2, { action: 'patrol' })
    expect(targets(p, 0, 'patrol', 'galson.a')).toEqual(regions('galson.b', 'galson.d', 'galson.e'))
    expect(refusal(led('dark-elves', 1, { action: 'patrol' }), 0, step('patrol', 'galson.a', 'galson.e'))).toBe(
      'not-adjacent',
    )
  })

  it('TEK-FACTION-DARK-ELVES-3: wars in a forest cost them one less', () => {
    const set: Scene = {
      armies: WOODS,
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    }
    expect(dues('dark-elves', 3, 'galson.b', 'galson.a', set, 4, 0)).toEqual([[0, 3]])
    expect(dues('dark-elves', 3, 'galson.b', 'galson.c', set, 4, 0)).toEqual([[0, 4]])
  })

  it('TEK-FACTION-DARK-ELVES-4: after a war won they may take a unit from the loser', () => {
    const p = led('dark-elves', 4, {
      armies: FRONT,
      stock: [
        [3, 0, 0],
        [0, 0, 1],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(p, 1, 0)
    expect(game.moves(p, 0)).toEqual([{ kind: 'plunder', resource: 'food' }, { kind: 'done' }])
    expect(refusal(p, 0, { kind: 'plunder', resource: 'ore' })).toBe('nothing-to-take')
    play(p, 0, { kind: 'plunder', resource: 'food' })
    expect([stockOf(p, 0)[2], stockOf(p, 1)[2]]).toEqual([1, 0])
  })

  it('TEK-FACTION-DARK-ELVES-5: a point for each forest, three at the most', () => {
    const points = (armies: Record<string, string>) => pointsFrom(led('dark-elves', 5, { armies }), 0, 'ability')
    expect(points({ 'galson.a': 'AA', 'galson.b': 'A' })).toBe(1)
    expect(points({ 'galson.a': 'A', 'galson.e': 'A', 'morandrea.b': 'A', 'morandrea.e': 'A' })).toBe(3)
  })
})

describe('Dwarves', () => {
  it('TEK-FACTION-DWARVES-1 TEK-R-35: building onto their level costs others one ore more', () => {
    const builder = (tower: number[], ore: number) =>
      scene(3, {
        factions: ['dwarves', 'centaurs', 'elves'],
        magic: [1],
        tower,
        armies: HOMES,
        stock: [
          [0, 0, 0],
          [0, ore, 0],
        ],
        action: 'build',
        active: 1,
      })
    expect(refusal(builder([2, 1, 0], 2), 1, { kind: 'build' })).toBe('build-cost')
    expect(game.objection(builder([2, 1, 0], 2), 1, { kind: 'build' })?.figures).toEqual({
      base: 2,
      rival: 1,
      discount: 0,
      need: 3,
      have: 2,
    })
    expect(refusal(builder([2, 1, 0], 3), 1, { kind: 'build' })).toBeUndefined()
    expect(refusal(builder([3, 1, 0], 2), 1, { kind: 'build' })).toBeUndefined()
  })

  it('TEK-FACTION-DWARVES-2: an army that patrols or quests into mountains brings an ore', () => {
    const patrol = led('dwarves', 2, { action: 'patrol' })
    play(patrol, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(stockOf(patrol, 0)).toEqual([0, 1, 0])
    const quest = led('dwarves', 2, { action: 'quest' })
    play(quest, 0, step('quest', 'galson.a', 'fionarria.d'))
    expect(stockOf(quest, 0)).toEqual([0, 1, 0])
    const plains = led('dwarves', 2, { action: 'patrol' })
    play(plains, 0, step('patrol', 'galson.a', 'galson.d'))
    expect(stockOf(plains, 0)).toEqual([0, 0, 0])
  })

  it('TEK-FACTION-DWARVES-3 TEK-R-35: building costs them one less, even nothing', () => {
    const p = led('dwarves', 3, { action: 'build' })
    play(p, 0, { kind: 'build' })
    expect([p.tower[0], ...stockOf(p, 0)]).toEqual([1, 0, 0, 0])
  })

  it('TEK-FACTION-DWARVES-4: instead of trading they may build', () => {
    const p = led('dwarves', 4, { action: 'trade', stock: [[0, 1, 0]] })
    expect(kindsOf(p, 0)).toEqual(['trade', 'build', 'pass'])
    expect(
      refusal(led('dwarves', 4, { action: 'research', stock: [[0, 9, 0]], asks: 0, active: 0 }), 0, { kind: 'build' }),
    ).toBe('not-selected')
  })

  it('TEK-FACTION-DWARVES-5 TEK-R-35: a point for the highest tower, tied or not, but not for none', () => {
    const points = (tower: number[]) => pointsFrom(led('dwarves', 5, { tower }), 0, 'ability')
    expect(
      [
        [3, 2, 1],
        [3, 3, 1],
        [2, 3, 1],
        [0, 0, 0],
      ].map(points),
    ).toEqual([1, 1, 0, 0])
  })
})

describe('Elves', () => {
  it('TEK-FACTION-ELVES-1: two forests give a mana more', () => {
    expect(collected('elves', 1, { 'galson.a': 'A', 'galson.e': 'A' })).toEqual([3, 0, 1])
    expect(collected('elves', 1, { 'galson.a': 'A', 'galson.b': 'A' })).toEqual([1, 1, 1])
  })

  it('TEK-FACTION-ELVES-2: two exchanges in one trade', () => {
    const p = led('elves', 2, { stock: [[3, 0, 0]], action: 'trade' })
    play(p, 0, { kind: 'trade', give: 'mana', take: 'ore', count: 2 })
    expect(kindsOf(p, 0)).toEqual(['trade', 'done'])
    play(p, 0, { kind: 'trade', give: 'ore', take: 'food', count: 1 })
    expect(stockOf(p, 0)).toEqual([1, 1, 1])
    expect(game.toMove(p)).not.toContain(0)
  })

  it('TEK-FACTION-ELVES-3: a mana covers three', () => {
    const p = led('elves', 3, {
      armies: FRONT,
      stock: [
        [2, 0, 0],
        [1, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(refusal(p, 0, { kind: 'die', face: 6 })).toBeUndefined()
    expect(refusal(p, 0, { kind: 'die', face: 7 })).toBe('bid-too-high')
  })

  it('TEK-FACTION-ELVES-4: defending costs them two less', () => {
    const p = scene(3, {
      factions: ['constructs', 'elves', 'centaurs'],
      magic: [0, 4],
      armies: FRONT,
      stock: [
        [1, 0, 0],
        [0, 1, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(refusal(p, 1, { kind: 'die', face: 3 })).toBeUndefined()
    expect(fight(p, 0, 3).find(event => event.kind === 'paid')).toMatchObject({ seat: 1, due: 1 })
  })

  it('TEK-FACTION-ELVES-5: a point, or two if nobody else has reached level 5', () => {
    const points = (magic: number[]) =>
      pointsFrom(scene(4, { factions: ['elves', 'orcs', 'humans', 'dwarves'], magic }), 0, 'ability')
    expect([points([5, 4, 5, 4]), points([5, 4, 4, 4]), points([4, 0, 0, 0])]).toEqual([1, 2, 0])
  })
})

describe('Goblins', () => {
  it('TEK-FACTION-GOBLINS-1 TEK-R-72: two different armies patrol, one after the other', () => {
    const p = led('goblins', 1, { armies: { ...HOMES, 'galson.a': 'A', 'galson.c': 'A' }, action: 'patrol' })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(targets(p, 0, 'patrol', 'galson.b')).toEqual([])
    expect(refusal(p, 0, step('patrol', 'galson.b', 'galson.a'))).toBe('same-army')
    play(p, 0, step('patrol', 'galson.c', 'galson.e'))
    expect(game.toMove(p)).toEqual([1])
  })

  it('TEK-R-72 TEK-FACTION-GOBLINS-1: an army stood up may not be the second mover, another in the same ruins may', () => {
    const one = led('goblins', 1, {
      homes: RUINED,
      armies: { 'tul-grund.c': 'a', 'tul-grund.a': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
    })
    play(one, 0, { kind: 'stand', region: at('tul-grund.c') })
    expect(targets(one, 0, 'patrol', 'tul-grund.c')).toEqual([])
    const two = led('goblins', 1, {
      homes: RUINED,
      armies: { 'tul-grund.c': 'aa', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
    })
    play(two, 0, { kind: 'stand', region: at('tul-grund.c') })
    expect(game.moves(two, 0)).toContainEqual({ kind: 'stand', region: at('tul-grund.c') })
  })

  it('TEK-FACTION-GOBLINS-2: mobilising costs one food less', () => {
    const p = led('goblins', 2, {
      armies: { ...HOMES, 'galson.a': 'A', 'galson.b': 'A' },
      stock: [[0, 0, 2]],
      action: 'expand',
    })
    play(p, 0, { kind: 'mobilise', region: at('galson.a'), ore: 0 })
    expect(stockOf(p, 0)).toEqual([0, 0, 0])
  })

  it('TEK-FACTION-GOBLINS-3: into an empty region beside an army of theirs, not over a river', () => {
    const p = led('goblins', 3, {
      armies: { 'morandrea.a': 'AA', 'galson.a': 'BB', 'fionarria.a': 'CC' },
      stock: [[0, 0, 9]],
      action: 'expand',
    })
    expect(game.moves(p, 0).filter(move => move.kind === 'mobilise')).toEqual([
      { kind: 'mobilise', region: at('morandrea.c'), ore: 0 },
    ])
  })

  it('TEK-FACTION-GOBLINS-4: two food after a defeat, in time for the retreat', () => {
    const p = led('goblins', 4, {
      armies: FRONT,
      stock: [
        [1, 0, 0],
        [2, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(p, 1, 2)
    expect(stockOf(p, 0)).toEqual([0, 0, 2])
    expect(kindsOf(p, 0)).toEqual(['retreat', 'give-up'])
  })

  it('TEK-FACTION-GOBLINS-5: two points for strictly more armies than everybody else', () => {
    const points = (armies: Record<string, string>) => pointsFrom(led('goblins', 5, { armies }), 0, 'ability')
    expect(points({ ...HOMES, 'galson.b': 'A' })).toBe(2)
    expect(points({ ...HOMES, 'galson.b': 'A', 'morandrea.b': 'B' })).toBe(0)
  })
})

describe('Halflings', () => {
  const meet = (level: number, set: Scene = {}) => {
    const p = led('halflings', level, {
      armies: FRONT,
      stock: [
        [2, 0, 0],
        [2, 1, 0],
      ],
      action: 'patrol',
      ...set,
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    return p
  }

  it('TEK-FACTION-HALFLINGS-1 TEK-R-37: who shows a number against their flag hands them three units of choice, before the army’s fate', () => {
    const p = meet(1, {
      stock: [
        [0, 0, 0],
        [2, 1, 3],
      ],
    })
    play(p, 1, { kind: 'die', face: 1 })
    play(p, 1, { kind: 'pay', ...units(0, 1, 0) })
    expect(p.agenda.at(-1)).toMatchObject({ kind: 'give', seat: 1, to: 0, count: 3 })
    expect(refusal(p, 1, { kind: 'give', ...units(1, 0, 0) })).toBe('units-wrong')
    play(p, 1, { kind: 'give', ...units(0, 0, 3) })
    expect(stockOf(p, 0)).toEqual([0, 0, 3])
    expect(kindsOf(p, 0)).toEqual(['retreat', 'give-up'])
  })

  it('TEK-FACTION-HALFLINGS-2: two flags give the other player a unit', () => {
    const p = meet(2)
    fight(p, 0, 0)
    expect(p.agenda.at(-1)).toMatchObject({ kind: 'gain', seat: 1, count: 1, why: 'gift' })
  })

  it('TEK-FACTION-HALFLINGS-3 TEK-R-57: two flags give them a unit for each player at the table, the attacker choosing first', () => {
    const p = meet(3)
    fight(p, 0, 0)
    expect(p.agenda.at(-1)).toMatchObject({ kind: 'gain', seat: 0, count: 3, why: 'breakfast' })
    play(p, 0, { kind: 'gain', ...units(0, 0, 3) })
    expect(game.toMove(p)).toEqual([1])
    play(p, 1, { kind: 'gain', ...units(0, 0, 1) })
    expect([stockOf(p, 0), stockOf(p, 1)]).toEqual([
      [2, 0, 3],
      [2, 1, 1],
    ])
  })

  it('TEK-FACTION-HALFLINGS-4: their own flag keeps an alliance together, their own number does not', () => {
    const armies = { ...FRONT, 'galson.c': 'AB' }
    const held = meet(4, {
      armies,
      stock: [
        [2, 0, 0],
        [1, 0, 0],
      ],
    })
    fight(held, 0, 2)
    expect(armiesIn(held, 'galson.c')).toBe('AB')
    const broken = meet(4, {
      armies,
      stock: [
        [2, 0, 0],
        [1, 0, 0],
      ],
    })
    const events = fight(broken, 3, 0)
    expect(events.some(event => event.kind === 'alliance-broken')).toBe(true)
  })

  it('TEK-FACTION-HALFLINGS-5: for sharing a region a point for each player at the table, four at the most', () => {
    const points = (seats: number, armies: Record<string, string>) =>
      pointsFrom(
        scene(seats, { factions: ['halflings', 'orcs', 'humans', 'dwarves', 'elves'], magic: [5], armies }),
        0,
        'ability',
      )
    const friends = { 'galson.b': 'AB', 'galson.c': 'AC' }
    expect([3, 4, 5].map(seats => points(seats, friends))).toEqual([3, 4, 4])
    expect(points(4, { 'galson.b': 'A', 'galson.d': 'BC' })).toBe(0)
  })

  it('TEK-R-37: between two players their gifts never come', () => {
    const p = scene(2, {
      factions: ['halflings', 'undead'],
      magic: [3],
      armies: { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB' },
      stock: [
        [2, 0, 0],
        [2, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(fight(p, 0, 0).some(event => event.kind === 'gained')).toBe(false)
  })
})

describe('Humans', () => {
  it('TEK-FACTION-HUMANS-1: instead of research they may trade', () => {
    expect(kindsOf(led('humans', 1, { stock: [[0, 0, 1]], action: 'research' }), 0)).toEqual(['trade', 'pass'])
    expect(kindsOf(led('humans', 0, { stock: [[1, 0, 1]], action: 'research' }), 0)).toEqual(['research', 'pass'])
  })

  it('TEK-FACTION-HUMANS-2: a trade brings one more', () => {
    const p = led('humans', 2, { stock: [[2, 0, 0]], action: 'trade' })
    play(p, 0, { kind: 'trade', give: 'mana', take: 'ore', count: 2 })
    expect(stockOf(p, 0)).toEqual([0, 3, 0])
  })

  it('TEK-FACTION-HUMANS-3 TEK-R-36: paying with one type costs two less, and both ways count for what can be set', () => {
    const p = led('humans', 3, {
      armies: FRONT,
      stock: [
        [2, 1, 0],
        [1, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(refusal(p, 0, { kind: 'die', face: 6 })).toBeUndefined()
    expect(refusal(p, 0, { kind: 'die', face: 7 })).toBe('bid-too-high')
    fight(p, 5, 0)
    expect(stockOf(p, 0)).toEqual([0, 1, 0])
    const free = led('humans', 3, {
      armies: FRONT,
      stock: [
        [1, 1, 0],
        [1, 0, 0],
      ],
      action: 'patrol',
    })
    play(free, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(free, 2, 0)
    expect(stockOf(free, 0)).toEqual([1, 1, 0])
  })

  it('TEK-PAY-3 TEK-FACTION-HUMANS-3: a mixed payment is wasteful where one type of it would do', () => {
    const p = led('humans', 3, {
      armies: FRONT,
      stock: [
        [3, 3, 0],
        [1, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(p, 5, 0)
    expect(game.moves(p, 0)).toEqual([
      { kind: 'pay', ...units(2, 0, 0) },
      { kind: 'pay', ...units(0, 3, 0) },
    ])
  })

  it('TEK-FACTION-HUMANS-4 TEK-R-31: a food more with an army beside sea, lake or river', () => {
    expect(collected('humans', 4, { 'galson.d': 'A', 'galson.a': 'A' })).toEqual([1, 0, 3])
    expect(
      collected('humans', 4, { 'morandrea.c': 'A', 'galson.a': 'A', 'morandrea.a': '', 'fionarria.a': 'BB' }),
    ).toEqual([1, 1, 2])
    expect(collected('humans', 4, { 'galson.c': 'A', 'galson.a': 'A' })).toEqual([1, 0, 2])
  })

  it('TEK-FACTION-HUMANS-5: a point for each resource of which they have four', () => {
    expect(pointsFrom(led('humans', 5, { stock: [[4, 3, 9]] }), 0, 'ability')).toBe(2)
  })
})

describe('Lizardfolk', () => {
  it('TEK-FACTION-LIZARDFOLK-1: a patrol anywhere on the territory', () => {
    const p = led('lizardfolk', 1, {
      armies: { 'morandrea.a': 'AA', 'galson.a': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
    })
    expect(targets(p, 0, 'patrol', 'morandrea.a')).toEqual(
      regions('morandrea.b', 'morandrea.c', 'morandrea.d', 'morandrea.e'),
    )
  })

  it('TEK-FACTION-LIZARDFOLK-2: quest for patrol and patrol for quest', () => {
    expect(kindsOf(led('lizardfolk', 2, { action: 'patrol' }), 0)).toEqual(['patrol', 'quest', 'pass'])
    expect(kindsOf(led('lizardfolk', 2, { action: 'quest' }), 0)).toEqual(['quest', 'patrol', 'pass'])
  })

  it('TEK-FACTION-LIZARDFOLK-3 TEK-R-34: a unit of the region’s kind for moving in, none in a capital, none for a retreat', () => {
    const enter = (home: 'elan' | 'tul-grund', from: string, to: string) => {
      const p = led('lizardfolk', 3, {
        homes: [home, 'morandrea', 'fionarria'],
        armies: { [from]: 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
        action: 'patrol',
      })
      play(p, 0, step('patrol', from, to))
      return p
    }
    expect(stockOf(enter('elan', 'elan.a', 'elan.d'), 0)).toEqual([0, 1, 0])
    expect(stockOf(enter('elan', 'elan.a', 'elan.b'), 0)).toEqual([0, 0, 0])
    expect(kindsOf(enter('tul-grund', 'tul-grund.a', 'tul-grund.c'), 0)).toEqual(['gain'])
    const beaten = led('lizardfolk', 3, {
      armies: { ...HOMES, 'galson.d': 'B' },
      stock: [
        [1, 0, 1],
        [2, 0, 0],
      ],
      action: 'patrol',
    })
    play(beaten, 0, step('patrol', 'galson.a', 'galson.d'))
    fight(beaten, 1, 2)
    play(beaten, 0, fate('retreat', 'galson.d', 'galson.b'))
    expect(stockOf(beaten, 0)).toEqual([0, 0, 0])
  })

  const swaps = (armies: Record<string, string>, set: Scene = {}) =>
    led('lizardfolk', 4, {
      armies: { 'fionarria.a': 'C', ...armies },
      stock: [
        [2, 0, 0],
        [2, 0, 0],
        [2, 0, 0],
      ],
      action: 'quest',
      ...set,
    })

  it('TEK-FACTION-LIZARDFOLK-4: exchange a standing army with a standing army of another player', () => {
    const p = swaps({ 'galson.a': 'A', 'galson.b': 'A', 'morandrea.c': 'B', 'morandrea.e': 'B' })
    play(p, 0, step('swap', 'galson.a', 'morandrea.c'))
    expect([armiesIn(p, 'galson.a'), armiesIn(p, 'morandrea.c')]).toEqual(['B', 'A'])
    expect(stockOf(p, 0)).toEqual([2, 1, 0])
    expect(refusal(led('lizardfolk', 3, { action: 'quest' }), 0, step('swap', 'galson.a', 'morandrea.a'))).toBe(
      'no-swap',
    )
  })

  it('TEK-R-33: not with a shared, lying or neutral army, nor onto water', () => {
    const shared = swaps({ 'galson.a': 'AA', 'morandrea.c': 'BC', 'morandrea.e': 'B' })
    expect(refusal(shared, 0, step('swap', 'galson.a', 'morandrea.c'))).toBe('shared-region')
    const lying = swaps(
      { 'galson.a': 'AA', 'tul-grund.c': 'b', 'morandrea.e': 'BB' },
      { homes: ['galson', 'morandrea', 'tul-grund'] },
    )
    expect(refusal(lying, 0, step('swap', 'galson.a', 'tul-grund.c'))).toBe('no-target')
    const water = swaps(
      { 'morandrea.a': 'AA', 'galson.w': 'B', 'morandrea.e': 'BB' },
      { factions: ['lizardfolk', 'merfolk', 'elves'], magic: [4, 1] },
    )
    expect(refusal(water, 0, step('swap', 'morandrea.a', 'galson.w'))).toBe('impassable')
  })

  it('TEK-R-33: wars follow, first where the target stood, the Lizardfolk attacking where their own army is', () => {
    const p = swaps({ 'galson.a': 'AA', 'galson.e': 'A', 'morandrea.b': 'BB', 'morandrea.e': 'B' })
    play(p, 0, step('swap', 'galson.a', 'morandrea.b'))
    expect(warOf(p)).toMatchObject({ region: at('morandrea.b'), attacker: 0, defender: 1 })
    fight(p, 0, 0)
    expect(warOf(p)).toMatchObject({ region: at('galson.a'), attacker: 0, defender: 1 })
  })

  it('TEK-R-33 TEK-R-16: a third player’s army left behind fights the displaced one; a region waiting for war is not shared', () => {
    const p = swaps({ 'galson.a': 'AC', 'galson.e': 'A', 'morandrea.b': 'BB', 'morandrea.e': 'B', 'fionarria.b': 'C' })
    play(p, 0, step('swap', 'galson.a', 'morandrea.b'))
    expect(warOf(p)?.allied).toBe(false)
    fight(p, 0, 0)
    expect(warOf(p)).toMatchObject({ region: at('galson.a'), attacker: 1, defender: 2, allied: false })
  })

  it('TEK-R-33 TEK-R-71: nobody may be drawn into as many wars as they have armies; without war a last army may swap', () => {
    const p = swaps({ 'galson.a': 'AA', 'morandrea.b': 'BB' })
    expect(refusal(p, 0, step('swap', 'galson.a', 'morandrea.b'))).toBe('swap-last-army')
    const last = swaps({ 'galson.a': 'A', 'morandrea.b': 'B' })
    expect(refusal(last, 0, step('swap', 'galson.a', 'morandrea.b'))).toBeUndefined()
  })

  it('TEK-FACTION-LIZARDFOLK-5: a point for each territory but the home', () => {
    const p = led('lizardfolk', 5, {
      armies: { 'galson.a': 'A', 'morandrea.a': 'A', 'morandrea.b': 'A', 'fionarria.b': 'A' },
    })
    expect(pointsFrom(p, 0, 'ability')).toBe(2)
  })
})

describe('Merfolk', () => {
  it('TEK-FACTION-MERFOLK-1 TEK-R-58: they enter and hold water, cross rivers, and nobody follows them there', () => {
    const p = led('merfolk', 1, {
      armies: { 'galson.d': 'AA', 'morandrea.a': 'A', 'fionarria.a': 'BB', 'fionarria.e': 'CC' },
      action: 'patrol',
    })
    expect(powersOf(p, 0).gait).toBe(FINS)
    expect(targets(p, 0, 'patrol', 'galson.d')).toContain(at('galson.w'))
    expect(targets(p, 0, 'patrol', 'morandrea.a')).toContain(at('morandrea.b'))
    const quest = led('merfolk', 1, {
      armies: { 'galson.w': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      action: 'quest',
    })
    expect(targets(quest, 0, 'quest', 'galson.w')).toContain(at('morandrea.e'))
    const other = led('merfolk', 1, {
      armies: { 'galson.w': 'A', 'galson.a': 'A', 'galson.d': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
      active: 1,
    })
    expect(refusal(other, 1, step('patrol', 'galson.d', 'galson.w'))).toBe('impassable')
  })

  it('TEK-FACTION-MERFOLK-2 TEK-R-58: wars beside water, rivers included, cost three less', () => {
    const set: Scene = {
      armies: { 'morandrea.e': 'AA', 'morandrea.c': 'B', 'galson.a': 'BB', 'fionarria.a': 'CC' },
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    }
    expect(dues('merfolk', 2, 'morandrea.e', 'morandrea.c', set, 5, 0)).toEqual([[0, 2]])
    expect(
      dues(
        'merfolk',
        2,
        'galson.a',
        'galson.b',
        {
          armies: FRONT,
          stock: [
            [3, 0, 0],
            [0, 0, 0],
          ],
        },
        3,
        0,
      ),
    ).toEqual([[0, 3]])
  })

  it('TEK-FACTION-MERFOLK-3 TEK-R-58: water yields two food to them, and nothing before', () => {
    expect(collected('merfolk', 3, { 'galson.w': 'A', 'galson.a': 'A' })).toEqual([1, 0, 3])
    expect(collected('merfolk', 2, { 'galson.w': 'A', 'galson.a': 'A' })).toEqual([1, 0, 1])
  })

  it('TEK-FACTION-MERFOLK-4: quests from and to any water or coast, edge or not', () => {
    const homes: NonNullable<Scene['homes']> = ['brennmoor', 'elan', 'fionarria']
    const p = led('merfolk', 4, {
      homes,
      armies: { 'brennmoor.w': 'AA', 'elan.a': 'BB', 'fionarria.a': 'CC' },
      action: 'quest',
    })
    expect(targets(p, 0, 'quest', 'brennmoor.w')).toContain(at('elan.c'))
    expect(targets(p, 0, 'quest', 'brennmoor.w')).not.toContain(at('elan.b'))
    expect(
      targets(
        led('merfolk', 3, {
          homes,
          armies: { 'brennmoor.w': 'AA', 'elan.a': 'BB', 'fionarria.a': 'CC' },
          action: 'quest',
        }),
        0,
        'quest',
        'brennmoor.w',
      ),
    ).toEqual([])
  })

  it('TEK-FACTION-MERFOLK-5: a point for each region that is water or beside it, at most two, three between two players', () => {
    const points = (armies: Record<string, string>) => pointsFrom(led('merfolk', 5, { armies }), 0, 'ability')
    expect(points({ 'galson.w': 'A', 'galson.a': 'A' })).toBe(1)
    expect(points({ 'galson.w': 'A', 'galson.d': 'A', 'morandrea.a': 'A' })).toBe(2)
    const coasts = { 'galson.w': 'A', 'galson.d': 'A', 'morandrea.a': 'A', 'morandrea.b': 'A' }
    const duel = scene(2, { factions: ['merfolk', 'orcs'], magic: [5], armies: coasts })
    expect(pointsFrom(duel, 0, 'ability')).toBe(3)
  })
})

describe('Orcs', () => {
  const meet = (level: number, stock: Scene['stock'], set: Scene = {}) => {
    const p = led('orcs', level, { armies: FRONT, stock: stock ?? [], action: 'patrol', ...set })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    return p
  }

  it('TEK-FACTION-ORCS-1 TEK-WAR-8: they win ties, attacking or defending', () => {
    const p = meet(1, [
      [2, 0, 0],
      [2, 0, 0],
    ])
    fight(p, 2, 2)
    expect(p.warsWon[0]).toBe(1)
  })

  it('TEK-FACTION-ORCS-2 TEK-R-32: food covers one', () => {
    const p = meet(2, [
      [0, 0, 3],
      [1, 0, 0],
    ])
    expect(refusal(p, 0, { kind: 'die', face: 3 })).toBeUndefined()
    expect(refusal(p, 0, { kind: 'die', face: 4 })).toBe('bid-too-high')
    fight(p, 3, 0)
    expect(stockOf(p, 0)).toEqual([0, 0, 0])
  })

  it('TEK-FACTION-ORCS-3: every war costs one less', () => {
    expect(
      dues(
        'orcs',
        3,
        'galson.a',
        'galson.b',
        {
          armies: FRONT,
          stock: [
            [3, 0, 0],
            [0, 0, 0],
          ],
        },
        3,
        0,
      ),
    ).toEqual([[0, 2]])
  })

  it('TEK-FACTION-ORCS-4 TEK-R-32: after the reveal one more unit adds its value, if it is not needed for the die', () => {
    const p = meet(4, [
      [1, 1, 0],
      [2, 0, 0],
    ])
    fight(p, 2, 4)
    expect(game.moves(p, 0)).toEqual([
      { kind: 'raise', resource: 'mana' },
      { kind: 'raise', resource: 'ore' },
      { kind: 'hold' },
    ])
    play(p, 0, { kind: 'raise', resource: 'mana' })
    expect(p.warsWon[0]).toBe(1)
    expect(stockOf(p, 0)).toEqual([0, 0, 0])
    const needed = meet(4, [
      [1, 0, 0],
      [2, 0, 0],
    ])
    const events = fight(needed, 3, 4)
    expect(events.find(event => event.kind === 'war-won')).toMatchObject({ winner: 1 })
    expect(events.some(event => event.kind === 'raised')).toBe(false)
  })

  it('TEK-R-32: a raise may go beyond eleven, but a flag cannot be raised', () => {
    const p = meet(4, [
      [9, 0, 0],
      [9, 0, 0],
    ])
    fight(p, 11, 11)
    const raised = play(p, 0, { kind: 'raise', resource: 'mana' })
    expect(raised[0]).toMatchObject({ kind: 'raised', total: 13 })
    const flag = meet(4, [
      [9, 0, 0],
      [9, 0, 0],
    ])
    fight(flag, 0, 1)
    expect(flag.warsWon[1]).toBe(1)
    const weak = meet(4, [
      [1, 1, 9],
      [9, 0, 0],
    ])
    fight(weak, 1, 5)
    expect(refusal(weak, 0, { kind: 'raise', resource: 'food' })).toBeUndefined()
  })

  it('TEK-FACTION-ORCS-5: two points if no other army is in their home', () => {
    const points = (armies: Record<string, string>) => pointsFrom(led('orcs', 5, { armies }), 0, 'ability')
    expect(points({ 'galson.a': 'A', 'morandrea.a': 'BB' })).toBe(2)
    expect(points({ 'galson.a': 'A', 'galson.b': 'B' })).toBe(0)
  })
})

describe('Undead', () => {
  it('TEK-FACTION-UNDEAD-1 TEK-R-65: an army lost in war brings a mana; one taken by a bandit does not', () => {
    const p = led('undead', 1, {
      armies: FRONT,
      stock: [
        [1, 0, 0],
        [2, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(p, 1, 2)
    expect(stockOf(p, 0)).toEqual([1, 0, 0])
    const robbed = led('undead', 1, { action: 'patrol', tokens: { 'galson.b': '?' }, bag: ['bandit'] })
    play(robbed, 0, step('patrol', 'galson.a', 'galson.b'))
    expect([robbed.inPlay[0], ...stockOf(robbed, 0)]).toEqual([1, 0, 0, 0])
  })

  it('TEK-FACTION-UNDEAD-2: into any ruins without another’s army', () => {
    const p = led('undead', 2, {
      homes: ['galson', 'tul-grund', 'eclipsean'],
      armies: { 'galson.a': 'AA', 'tul-grund.a': 'BB', 'eclipsean.c': 'c', 'eclipsean.a': 'C' },
      stock: [[0, 0, 9]],
      action: 'expand',
    })
    expect(game.moves(p, 0).filter(move => move.kind === 'mobilise')).toEqual([
      { kind: 'mobilise', region: at('tul-grund.c'), ore: 0 },
    ])
    play(p, 0, { kind: 'mobilise', region: at('tul-grund.c'), ore: 0 })
    expect(armiesIn(p, 'tul-grund.c')).toBe('a')
  })

  it('TEK-FACTION-UNDEAD-3 TEK-R-65: three food raise an army where the loser’s fell', () => {
    const p = led('undead', 3, {
      armies: FRONT,
      stock: [
        [1, 0, 3],
        [0, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(p, 1, 0)
    play(p, 0, { kind: 'rise', use: true })
    expect(armiesIn(p, 'galson.b')).toBe('AA')
    expect([p.inPlay[0], stockOf(p, 0)[2]]).toEqual([3, 0])
    const saved = led('undead', 3, {
      armies: FRONT,
      stock: [
        [1, 0, 3],
        [0, 0, 3],
      ],
      action: 'patrol',
    })
    play(saved, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(saved, 1, 0)
    play(saved, 1, fate('retreat', 'galson.b', 'galson.c'))
    expect(saved.agenda.at(-1)?.kind).not.toBe('rise')
  })

  it('TEK-FACTION-UNDEAD-4 TEK-R-65: another’s army returned for any reason brings two units of choice', () => {
    const p = scene(3, {
      factions: ['constructs', 'centaurs', 'undead'],
      magic: [0, 0, 4],
      armies: FRONT,
      stock: [
        [1, 0, 0],
        [0, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(p, 1, 0)
    expect(p.agenda.at(-1)).toMatchObject({ kind: 'gain', seat: 2, count: 2, why: 'harvest' })
    const robbed = scene(3, {
      factions: ['constructs', 'centaurs', 'undead'],
      magic: [0, 0, 4],
      armies: HOMES,
      action: 'patrol',
      tokens: { 'galson.b': '?' },
      bag: ['bandit'],
    })
    play(robbed, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(game.toMove(robbed)).toEqual([2])
  })

  it('TEK-FACTION-UNDEAD-5: a point for each other player with five armies or fewer, two at the most', () => {
    const points = (armies: Record<string, string>) => pointsFrom(led('undead', 5, { armies }), 0, 'ability')
    expect(points(HOMES)).toBe(2)
    expect(points({ ...HOMES, 'morandrea.b': 'BB', 'morandrea.c': 'BB' })).toBe(1)
  })
})

/** Valkyries attack the only other player. */
const duelOf = (level: number) => {
  const p = scene(2, {
    factions: ['valkyries', 'centaurs'],
    magic: [level],
    armies: { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'BB' },
    stock: [
      [3, 0, 0],
      [0, 0, 0],
    ],
    action: 'patrol',
  })
  play(p, 0, step('patrol', 'galson.a', 'galson.b'))
  return p
}

describe('Valkyries', () => {
  it('TEK-FACTION-VALKYRIES-1: over rivers and round cliffs, on patrol and in retreat', () => {
    const p = led('valkyries', 1, {
      armies: { 'fionarria.a': 'A', 'morandrea.a': 'A', 'galson.a': 'BB', 'galson.c': 'CC' },
      action: 'patrol',
    })
    expect(powersOf(p, 0).gait).toBe(WINGS)
    expect(targets(p, 0, 'patrol', 'fionarria.a')).toEqual(regions('fionarria.b', 'fionarria.c', 'fionarria.d'))
    expect(targets(p, 0, 'patrol', 'morandrea.a')).toEqual(regions('morandrea.b', 'morandrea.c'))
    expect(refusal(p, 0, step('patrol', 'fionarria.a', 'fionarria.k'))).toBe('impassable')
    const beaten = led('valkyries', 1, {
      armies: { 'fionarria.b': 'AA', 'fionarria.a': 'B', 'morandrea.a': 'BB', 'galson.c': 'CC' },
      stock: [
        [1, 0, 2],
        [2, 0, 0],
      ],
      action: 'patrol',
    })
    play(beaten, 0, step('patrol', 'fionarria.b', 'fionarria.a'))
    fight(beaten, 1, 2)
    expect(targets(beaten, 0, 'retreat', 'fionarria.a')).toContain(at('fionarria.d'))
  })

  it('TEK-FACTION-VALKYRIES-2: attacking a player costs two less, one less between two players', () => {
    expect(
      dues(
        'valkyries',
        2,
        'galson.a',
        'galson.b',
        {
          armies: FRONT,
          stock: [
            [3, 0, 0],
            [0, 0, 0],
          ],
        },
        4,
        0,
      ),
    ).toEqual([[0, 2]])
    const duel = duelOf(2)
    const paid = fight(duel, 4, 0).find(event => event.kind === 'paid')
    expect(paid).toMatchObject({ seat: 0, due: 3 })
  })

  it('TEK-FACTION-VALKYRIES-3: a war won brings a unit of choice for each other player', () => {
    const p = led('valkyries', 3, {
      armies: FRONT,
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(p, 1, 0)
    expect(p.agenda.at(-1)).toMatchObject({ kind: 'gain', seat: 0, why: 'spoils', count: 2 })
    const duel = duelOf(3)
    fight(duel, 1, 0)
    expect(duel.agenda.at(-1)).toMatchObject({ kind: 'gain', seat: 0, why: 'spoils', count: 1 })
  })

  it('TEK-FACTION-VALKYRIES-4: a beaten army goes home for free, to a single army of their own', () => {
    const p = led('valkyries', 4, {
      armies: { 'galson.a': 'AA', 'galson.b': 'B', 'fionarria.e': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      stock: [
        [1, 0, 0],
        [4, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    fight(p, 1, 6)
    expect(targets(p, 0, 'carry', 'galson.b')).toEqual(regions('galson.a', 'fionarria.e'))
    expect(refusal(p, 0, fate('carry', 'galson.b', 'galson.c'))).toBe('not-carried')
    play(p, 0, fate('carry', 'galson.b', 'fionarria.e'))
    expect(armiesIn(p, 'fionarria.e')).toBe('AA')
  })

  it('TEK-FACTION-VALKYRIES-5: a point a war won, no more than there are others and three at the most', () => {
    const points = (seats: number, won: number) => {
      const p = scene(seats, { factions: ['valkyries', 'orcs', 'humans', 'dwarves', 'elves'], magic: [5] })
      p.warsWon = p.warsWon.with(0, won)
      return pointsFrom(p, 0, 'ability')
    }
    expect([points(2, 4), points(3, 1), points(3, 4), points(5, 9)]).toEqual([1, 1, 2, 3])
  })
})
