import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { FACTIONS } from '../content/factions.ts'
import { TOKENS } from '../content/tokens.ts'
import { FACE_UP, NONE, NOT_SET } from '../position.ts'
import { game } from '../rules/game.ts'
import { pointsFrom } from '../rules/scoring.ts'
import {
  armiesIn,
  at,
  fate,
  fight,
  kindsOf,
  OPTIONS,
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

/*
 * Corners of the rules: two conditions meet, a figure is just reached, somebody else than the first seat is meant.
 */

const HOMES = { 'galson.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
const FRONT = { ...HOMES, 'galson.b': 'B' }
const RUINED: NonNullable<Scene['homes']> = ['tul-grund', 'morandrea', 'fionarria']
const table = (set: Scene) => scene(3, { factions: ['centaurs', 'constructs', 'undead'], armies: HOMES, ...set })
const pair = (set: Scene) =>
  scene(2, {
    factions: ['constructs', 'centaurs'],
    armies: {
      'galson.a': 'AA',
      'galson.b': 'A',
      'morandrea.a': 'BB',
      'orrinvale.a': 'N',
      'orrinvale.b': 'N',
      'orrinvale.c': 'N',
    },
    action: 'quest',
    ...set,
  })

describe('moving', () => {
  it('TEK-MOVE-5: a player can be attacked by who could not pay for a neutral army', () => {
    const p = pair({
      armies: { 'galson.a': 'AA', 'galson.b': 'B', 'morandrea.a': 'B', 'orrinvale.a': 'N', 'orrinvale.c': 'N' },
      action: 'patrol',
    })
    expect(refusal(p, 0, step('patrol', 'galson.a', 'galson.b'))).toBeUndefined()
  })

  it('TEK-2P-4 TEK-R-39: discounts count for whether one may enter, those for defending do not', () => {
    const enters = (people: 'dark-elves' | 'elves' | 'constructs', magic: number) =>
      refusal(
        pair({ factions: [people, 'centaurs'], magic: [magic], stock: [[1, 0, 0]] }),
        0,
        step('quest', 'galson.a', 'orrinvale.a'),
      )
    expect(enters('dark-elves', 3)).toBeUndefined()
    expect(enters('dark-elves', 2)).toBe('capture-cost')
    expect(enters('constructs', 2)).toBe('capture-cost')
  })

  it('TEK-R-41: a fortress the army leaves for good does not help it, one it leaves a guard in does', () => {
    const leaves = (armies: Record<string, string>) =>
      refusal(
        pair({
          armies: { 'morandrea.a': 'BB', 'orrinvale.a': 'N', 'orrinvale.b': 'N', 'orrinvale.c': 'N', ...armies },
          tokens: { 'galson.a': 'fortress' },
          stock: [[0, 1, 0]],
        }),
        0,
        step('quest', 'galson.a', 'orrinvale.a'),
      )
    expect(leaves({ 'galson.a': 'AA' })).toBeUndefined()
    expect(leaves({ 'galson.a': 'A', 'galson.b': 'A' })).toBe('capture-cost')
  })

  it('TEK-R-39: a neutral army that costs nothing is not paid for', () => {
    const p = pair({
      factions: ['orcs', 'centaurs'],
      magic: [3],
      armies: { 'galson.a': 'AA', 'galson.b': 'A', 'morandrea.a': 'BB', 'orrinvale.a': 'N' },
    })
    const events = play(p, 0, step('quest', 'galson.a', 'orrinvale.a'))
    expect(events.some(event => event.kind === 'captured')).toBe(true)
    expect(events.some(event => event.kind === 'paid')).toBe(false)
  })

  it('TEK-FACTION-LIZARDFOLK-1: a patrol goes somewhere else', () => {
    const p = scene(3, {
      factions: ['lizardfolk', 'constructs', 'undead'],
      magic: [1],
      armies: { ...HOMES, 'galson.a': 'A', 'galson.c': 'A' },
      action: 'patrol',
    })
    expect(targets(p, 0, 'patrol', 'galson.a')).toEqual(regions('galson.b', 'galson.c', 'galson.d', 'galson.e'))
  })

  it('TEK-FACTION-LIZARDFOLK-3: nothing in a capital, and any unit in ruins without a neutral army', () => {
    const lizards: Scene = { factions: ['lizardfolk', 'constructs', 'undead'], magic: [3], action: 'patrol' }
    const capital = scene(3, {
      ...lizards,
      homes: ['elan', 'morandrea', 'fionarria'],
      armies: { 'elan.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
    })
    play(capital, 0, step('patrol', 'elan.a', 'elan.b'))
    expect(game.toMove(capital)).toEqual([1])
    const ruins = pair({
      homes: ['tul-grund', 'morandrea'],
      factions: ['lizardfolk', 'constructs'],
      magic: [3],
      armies: { 'tul-grund.a': 'AA', 'morandrea.a': 'BB', 'orrinvale.a': 'N', 'orrinvale.b': 'N' },
      action: 'patrol',
    })
    play(ruins, 0, step('patrol', 'tul-grund.a', 'tul-grund.c'))
    expect(ruins.agenda.at(-1)).toEqual({ kind: 'gain', seat: 0, count: 1, why: 'enter', capture: NONE })
    expect(game.moves(ruins, 0)).toHaveLength(3)
  })

  it('TEK-R-23: in ruins with a neutral army the unit must leave it affordable, whatever its number', () => {
    const p = pair({
      lost: 'tul-grund',
      factions: ['lizardfolk', 'constructs'],
      magic: [3],
      armies: {
        'galson.a': 'AA',
        'galson.b': 'A',
        'morandrea.a': 'BB',
        'tul-grund.c': 'N',
        'tul-grund.a': 'A',
        'tul-grund.e': 'N',
      },
      stock: [
        [0, 1, 0],
        [9, 9, 9],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'tul-grund.a', 'tul-grund.c'))
    expect(p.agenda.at(-1)).toMatchObject({ capture: at('tul-grund.c') })
    expect(game.moves(p, 0)).toEqual([
      { kind: 'gain', ...units(1, 0, 0) },
      { kind: 'gain', ...units(0, 1, 0) },
    ])
    expect(p.stock).toEqual([0, 1, 0, 9, 9, 9])
  })

  it('TEK-FACTION-LIZARDFOLK-4: no switch before level 4, none with a neutral army', () => {
    expect(
      kindsOf(table({ factions: ['lizardfolk', 'constructs', 'undead'], magic: [1], action: 'quest' }), 0),
    ).toEqual(['quest', 'pass'])
    const p = pair({
      factions: ['lizardfolk', 'constructs'],
      magic: [4],
      armies: { 'galson.a': 'AA', 'morandrea.a': 'BB', 'orrinvale.a': 'N' },
    })
    expect(refusal(p, 0, step('swap', 'galson.a', 'orrinvale.a'))).toBe('no-target')
  })

  it('TEK-R-33: a switch without war ends the action; the army that came is nobody’s mover', () => {
    const p = scene(3, {
      factions: ['lizardfolk', 'constructs', 'undead'],
      magic: [4],
      armies: { 'galson.a': 'A', 'morandrea.c': 'B', 'fionarria.a': 'CC' },
      action: 'quest',
    })
    play(p, 0, step('swap', 'galson.a', 'morandrea.c'))
    expect(p.mover).toBe(NONE)
    expect(p.agenda.map(frame => frame.kind)).toEqual(['respond'])
    expect(game.toMove(p)).toEqual([1])
  })
})

describe('two armies of a swarm', () => {
  const goblins = (armies: Record<string, string>, set: Scene = {}) =>
    scene(3, {
      homes: RUINED,
      factions: ['goblins', 'constructs', 'undead'],
      magic: [1],
      armies: { 'morandrea.a': 'BB', 'fionarria.a': 'CC', ...armies },
      action: 'patrol',
      ...set,
    })
  const options = (p: ReturnType<typeof goblins>) =>
    game
      .moves(p, 0)
      .flatMap(move => (move.kind === 'patrol' ? [move.from] : move.kind === 'stand' ? [-move.region] : []))
  const ruins = at('tul-grund.c')

  it('TEK-R-72: an army that lay down in ruins stays there; one that stood in them may go', () => {
    const p = goblins({ 'tul-grund.a': 'A', 'tul-grund.c': 'A' })
    play(p, 0, step('patrol', 'tul-grund.a', 'tul-grund.c'))
    expect(p.agenda.at(-1)).toEqual({ kind: 'again', seat: 0, why: 'swarm', region: ruins, stood: false })
    expect(new Set(options(p))).toEqual(new Set([ruins]))
  })

  it('TEK-R-72: one that lay in them before may be stood up', () => {
    const p = goblins({ 'tul-grund.a': 'A', 'tul-grund.c': 'a' })
    play(p, 0, step('patrol', 'tul-grund.a', 'tul-grund.c'))
    expect(options(p)).toEqual([-ruins])
  })

  it('TEK-R-72: of two that were joined, one may go on', () => {
    const p = goblins({ 'tul-grund.a': 'A', 'tul-grund.b': 'A' })
    play(p, 0, step('patrol', 'tul-grund.a', 'tul-grund.b'))
    expect(new Set(options(p))).toEqual(new Set([at('tul-grund.b')]))
    const alone = goblins({ 'tul-grund.a': 'A', 'tul-grund.d': 'A' })
    play(alone, 0, step('patrol', 'tul-grund.a', 'tul-grund.b'))
    expect(new Set(options(alone))).toEqual(new Set([at('tul-grund.d')]))
  })

  it('TEK-R-72: two may be stood up, and that is all', () => {
    const p = goblins({ 'tul-grund.c': 'aa' })
    play(p, 0, { kind: 'stand', region: ruins })
    expect(p.agenda.at(-1)).toEqual({ kind: 'again', seat: 0, why: 'swarm', region: ruins, stood: true })
    expect(options(p)).toEqual([-ruins])
    play(p, 0, { kind: 'stand', region: ruins })
    expect(armiesIn(p, 'tul-grund.c')).toBe('AA')
    expect(game.toMove(p)).toEqual([1])
  })

  it('TEK-R-72: a second patrol is the last one', () => {
    const p = goblins({ 'tul-grund.a': 'A', 'tul-grund.d': 'A' })
    play(p, 0, step('patrol', 'tul-grund.a', 'tul-grund.b'))
    play(p, 0, step('patrol', 'tul-grund.d', 'tul-grund.e'))
    expect(game.toMove(p)).toEqual([1])
  })

  it('TEK-R-72: the first army is the first army, also after its retreat or its enemy’s', () => {
    const armies = { 'tul-grund.a': 'A', 'tul-grund.d': 'A', 'tul-grund.b': 'B' }
    const lost = goblins(armies, {
      stock: [
        [1, 0, 2],
        [3, 0, 0],
      ],
    })
    play(lost, 0, step('patrol', 'tul-grund.a', 'tul-grund.b'))
    fight(lost, 1, 4)
    play(lost, 0, fate('retreat', 'tul-grund.b', 'tul-grund.e'))
    expect(new Set(options(lost))).toEqual(new Set([at('tul-grund.d')]))
    const won = goblins(armies, {
      stock: [
        [3, 0, 0],
        [0, 0, 9],
      ],
    })
    play(won, 0, step('patrol', 'tul-grund.a', 'tul-grund.b'))
    fight(won, 1, 0)
    play(won, 1, fate('retreat', 'tul-grund.b', 'tul-grund.e'))
    expect(new Set(options(won))).toEqual(new Set([at('tul-grund.d')]))
    const robbed = goblins(armies, {
      stock: [
        [3, 0, 0],
        [0, 0, 5],
      ],
      tokens: { 'tul-grund.e': '?' },
      bag: ['bandit'],
    })
    play(robbed, 0, step('patrol', 'tul-grund.a', 'tul-grund.b'))
    fight(robbed, 1, 0)
    play(robbed, 1, fate('retreat', 'tul-grund.b', 'tul-grund.e'))
    play(robbed, 1, { kind: 'lose' })
    expect(new Set(options(robbed))).toEqual(new Set([at('tul-grund.d')]))
  })

  it('TEK-FACTION-CENTAURS-1: an army that bandits took does not gallop on', () => {
    const p = table({ magic: [1], tokens: { 'galson.d': '?' }, bag: ['bandit'], stock: [[2, 0, 0]], action: 'patrol' })
    play(p, 0, step('patrol', 'galson.a', 'galson.d'))
    play(p, 0, { kind: 'lose' })
    expect(game.toMove(p)).toEqual([1])
    const kept = table({ magic: [1], action: 'patrol' })
    play(kept, 0, step('patrol', 'galson.a', 'galson.d'))
    expect(kept.agenda.at(-1)).toEqual({ kind: 'again', seat: 0, why: 'gallop', region: at('galson.d'), stood: false })
    play(kept, 0, step('patrol', 'galson.d', 'galson.e'))
    expect(game.toMove(kept)).toEqual([1])
  })

  it('TEK-FACTION-CONSTRUCTS-2: after standing up any army may patrol, and none stands up', () => {
    const p = scene(3, {
      homes: RUINED,
      factions: ['constructs', 'centaurs', 'undead'],
      magic: [2],
      armies: { 'tul-grund.c': 'aa', 'tul-grund.a': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
    })
    play(p, 0, { kind: 'stand', region: ruins })
    expect(p.agenda.at(-1)).toEqual({ kind: 'again', seat: 0, why: 'tireless', region: ruins, stood: true })
    expect(kindsOf(p, 0)).toEqual(['patrol', 'done'])
    expect(new Set(options(p))).toEqual(new Set([at('tul-grund.a'), ruins]))
    play(p, 0, step('patrol', 'tul-grund.c', 'tul-grund.b'))
    expect(game.toMove(p)).toEqual([1])
  })
})

describe('war', () => {
  const war = (set: Scene, from = 'galson.a', to = 'galson.b') => {
    const p = table({ armies: FRONT, action: 'patrol', ...set })
    play(p, 0, step('patrol', from, to))
    return p
  }

  it('begins with nothing decided', () => {
    const p = war({
      stock: [
        [1, 0, 0],
        [1, 0, 0],
      ],
    })
    expect(p.agenda.at(-1)).toEqual({
      kind: 'war',
      region: at('galson.b'),
      attacker: 0,
      defender: 1,
      allied: false,
      stage: 'dice',
      dice: [NOT_SET, NOT_SET],
      raised: [0, 0],
      winner: NONE,
      lost: [],
      spared: false,
      fallen: false,
    })
  })

  it('TEK-WAR-3: both are asked in the order of their seats, whoever attacks; then only who has not set', () => {
    const p = scene(3, {
      factions: ['centaurs', 'constructs', 'undead'],
      armies: { ...HOMES, 'morandrea.c': 'A' },
      stock: [
        [1, 0, 0],
        [1, 0, 0],
      ],
      action: 'patrol',
      active: 1,
    })
    play(p, 1, step('patrol', 'morandrea.a', 'morandrea.c'))
    expect(game.toMove(p)).toEqual([0, 1])
    const other = game.clone(p)
    play(p, 1, { kind: 'die', face: 1 })
    expect(game.toMove(p)).toEqual([0])
    play(other, 0, { kind: 'die', face: 1 })
    expect(game.toMove(other)).toEqual([1])
  })

  it('TEK-R-8: who has only the flag depends on who attacks', () => {
    const asked = (factions: NonNullable<Scene['factions']>, magic: readonly number[]) =>
      game.toMove(
        war({
          factions,
          magic,
          stock: [
            [1, 0, 0],
            [0, 0, 0],
          ],
        }),
      )
    expect(asked(['centaurs', 'elves', 'undead'], [0, 4])).toEqual([0, 1])
    expect(asked(['centaurs', 'valkyries', 'undead'], [0, 2])).toEqual([0])
    const attackers = (people: 'elves' | 'valkyries', magic: number) =>
      game.toMove(
        war({
          factions: [people, 'centaurs', 'undead'],
          magic: [magic],
          stock: [
            [0, 0, 0],
            [1, 0, 0],
          ],
        }),
      )
    expect(attackers('valkyries', 2)).toEqual([0, 1])
    expect(attackers('elves', 4)).toEqual([1])
  })

  it('TEK-BREAK-1: what is lost is told in the order of the map, however the homes lie', () => {
    const p = scene(3, {
      homes: ['fionarria', 'morandrea', 'galson'],
      factions: ['centaurs', 'constructs', 'undead'],
      armies: {
        'fionarria.a': 'AB',
        'galson.a': 'A',
        'galson.b': 'B',
        'galson.e': 'AB',
        'morandrea.a': 'BB',
        'morandrea.c': 'CC',
      },
      stock: [
        [2, 0, 0],
        [0, 0, 0],
      ],
      action: 'patrol',
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    const events = fight(p, 2, 0)
    expect(events.find(event => event.kind === 'alliance-broken')).toMatchObject({
      regions: regions('galson.e', 'fionarria.a'),
    })
  })

  it('TEK-RETREAT-3: not into a region with two of one’s own', () => {
    const p = war({
      armies: { ...FRONT, 'galson.c': 'BB', 'galson.d': 'B' },
      stock: [
        [2, 0, 0],
        [0, 0, 9],
      ],
    })
    fight(p, 2, 0)
    expect(targets(p, 1, 'retreat', 'galson.b')).toEqual(regions('galson.d', 'galson.e'))
  })

  it('TEK-FACTION-VALKYRIES-4: only beside a single army of one’s own', () => {
    const p = war({
      factions: ['centaurs', 'valkyries', 'undead'],
      magic: [0, 4],
      armies: { ...FRONT, 'morandrea.c': 'B', 'morandrea.e': 'BC' },
      stock: [
        [2, 0, 0],
        [0, 0, 0],
      ],
    })
    fight(p, 2, 0)
    expect(targets(p, 1, 'carry', 'galson.b')).toEqual(regions('morandrea.c'))
  })

  it('TEK-R-45 TEK-R-46: spared with nowhere to go, the army may still flee to the church', () => {
    const p = war({
      armies: {
        'galson.a': 'AA',
        'galson.b': 'B',
        'galson.c': 'CC',
        'galson.d': 'A',
        'galson.e': 'A',
        'morandrea.a': 'B',
        'fionarria.a': 'C',
      },
      tokens: { 'galson.d': 'dragon-lair', 'morandrea.a': 'church' },
      tower: [0, 2],
      stock: [
        [2, 0, 0],
        [0, 0, 9],
      ],
    })
    fight(p, 1, 0)
    play(p, 0, { kind: 'lair', use: true })
    expect(kindsOf(p, 1)).toEqual(['church', 'give-up'])
    const [told] = play(p, 1, fate('church', 'galson.b', 'morandrea.a'))
    expect(told).toMatchObject({ kind: 'withdrew', how: 'church', food: 0 })
    expect([armiesIn(p, 'morandrea.a'), p.tokens[at('morandrea.a')]]).toEqual(['BB', 0])
  })

  it('TEK-R-46: somebody else’s church is closed', () => {
    const p = war({
      tokens: { 'fionarria.b': 'church' },
      armies: { ...FRONT, 'fionarria.b': 'C' },
      stock: [
        [2, 0, 0],
        [0, 0, 9],
      ],
    })
    fight(p, 2, 0)
    expect(kindsOf(p, 1)).toEqual(['retreat', 'give-up'])
  })

  it('TEK-FACTION-UNDEAD-3: only for the army that fell in the contested region', () => {
    const p = war({
      factions: ['undead', 'constructs', 'centaurs'],
      magic: [3],
      armies: { ...FRONT, 'galson.d': 'AB' },
      stock: [
        [3, 0, 4],
        [0, 0, 4],
      ],
    })
    fight(p, 1, 0)
    play(p, 1, fate('retreat', 'galson.b', 'galson.c'))
    expect(p.inPlay[1]).toBe(3)
    expect(p.agenda.some(frame => frame.kind === 'rise')).toBe(false)
  })

  it('TEK-FACTION-UNDEAD-3: not without an army in supply, nor without the food', () => {
    const offers = (armies: Record<string, string>, food: number) => {
      const p = war({
        factions: ['undead', 'constructs', 'centaurs'],
        magic: [3],
        armies: { ...FRONT, ...armies },
        stock: [
          [3, 0, food],
          [0, 0, 0],
        ],
      })
      fight(p, 1, 0)
      return kindsOf(p, 0)
    }
    expect(offers({}, 3)).toEqual(['rise'])
    expect(offers({}, 2)).toEqual([])
    expect(offers({ 'galson.c': 'AA', 'galson.d': 'AA', 'galson.e': 'A' }, 9)).toEqual([])
  })

  it('TEK-FACTION-GOBLINS-4 TEK-R-29: full stores gain nothing, and nothing is told', () => {
    const p = war({
      factions: ['centaurs', 'goblins', 'undead'],
      magic: [0, 4],
      stock: [
        [2, 0, 0],
        [0, 0, 9],
      ],
    })
    expect(fight(p, 2, 0).some(event => event.kind === 'gained')).toBe(false)
    const room = war({
      factions: ['centaurs', 'goblins', 'undead'],
      magic: [0, 4],
      stock: [
        [2, 0, 0],
        [0, 0, 8],
      ],
    })
    expect(fight(room, 2, 0)).toContainEqual({ kind: 'gained', seat: 1, why: 'scavenge', ...units(0, 0, 1) })
  })

  it('TEK-FACTION-UNDEAD-4: others’ fallen, never one’s own', () => {
    const p = war({
      factions: ['undead', 'constructs', 'centaurs'],
      magic: [4],
      stock: [
        [0, 0, 0],
        [2, 0, 0],
      ],
    })
    fight(p, 0, 1)
    expect([p.inPlay[0], stockOf(p, 0)]).toEqual([1, [1, 0, 0]])
    expect(p.agenda.some(frame => frame.kind === 'gain')).toBe(false)
  })

  it('TEK-TOKEN-BANDIT-1: bandits take the army that came, not the one that stood there', () => {
    const p = scene(3, {
      homes: ['galson', 'tul-grund', 'fionarria'],
      factions: ['centaurs', 'constructs', 'undead'],
      armies: { 'galson.a': 'AA', 'tul-grund.a': 'BB', 'fionarria.a': 'CC' },
      tokens: { 'tul-grund.c': '?' },
      bag: ['bandit'],
      stock: [
        [0, 0, 0],
        [2, 0, 0],
      ],
      action: 'patrol',
      active: 1,
    })
    play(p, 1, step('patrol', 'tul-grund.a', 'tul-grund.c'))
    play(p, 1, { kind: 'lose' })
    expect([armiesIn(p, 'tul-grund.c'), armiesIn(p, 'tul-grund.a'), p.inPlay[1]]).toEqual(['', 'B', 1])
  })
})

describe('building up and collecting', () => {
  it('TEK-FACTION-UNDEAD-2 TEK-FACTION-GOBLINS-3: places to mobilise in', () => {
    const mobilise = (
      people: 'undead' | 'goblins' | 'centaurs',
      magic: number,
      armies: Record<string, string>,
      region: string,
    ) =>
      refusal(
        scene(3, {
          homes: RUINED,
          factions: [people, 'constructs', 'elves'],
          magic: [magic],
          armies: { 'tul-grund.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC', ...armies },
          stock: [[0, 0, 9]],
          action: 'expand',
        }),
        0,
        { kind: 'mobilise', region: at(region), ore: 0 },
      )
    expect(mobilise('undead', 2, {}, 'tul-grund.c')).toBeUndefined()
    expect(mobilise('undead', 2, { 'tul-grund.c': 'aa' }, 'tul-grund.c')).toBe('no-place')
    expect(mobilise('undead', 2, { 'tul-grund.c': 'b' }, 'tul-grund.c')).toBe('no-place')
    expect(mobilise('undead', 1, {}, 'tul-grund.c')).toBe('no-place')
    expect(mobilise('centaurs', 2, {}, 'tul-grund.c')).toBe('no-place')
    expect(mobilise('goblins', 3, {}, 'tul-grund.b')).toBeUndefined()
    expect(mobilise('goblins', 3, { 'tul-grund.b': 'B' }, 'tul-grund.b')).toBe('no-place')
    expect(mobilise('goblins', 3, {}, 'tul-grund.e')).toBe('no-place')
  })

  it('TEK-R-64: every exchange there is, and no more', () => {
    const p = table({
      stock: [
        [1, 0, 2],
        [5, 5, 5],
      ],
      action: 'trade',
    })
    expect(game.moves(p, 0)).toEqual([
      { kind: 'trade', give: 'mana', take: 'ore', count: 1 },
      { kind: 'trade', give: 'mana', take: 'food', count: 1 },
      { kind: 'trade', give: 'food', take: 'mana', count: 1 },
      { kind: 'trade', give: 'food', take: 'mana', count: 2 },
      { kind: 'trade', give: 'food', take: 'ore', count: 1 },
      { kind: 'trade', give: 'food', take: 'ore', count: 2 },
      { kind: 'pass' },
    ])
  })

  it('TEK-FACTION-ELVES-2: two exchanges, or one and done', () => {
    const p = table({ factions: ['elves', 'constructs', 'undead'], magic: [2], stock: [[2, 0, 0]], action: 'trade' })
    play(p, 0, { kind: 'trade', give: 'mana', take: 'ore', count: 2 })
    expect(game.moves(p, 0).at(-1)).toEqual({ kind: 'done' })
    const other = game.clone(p)
    play(p, 0, { kind: 'trade', give: 'ore', take: 'food', count: 1 })
    expect([stockOf(p, 0), game.toMove(p)]).toEqual([[0, 1, 1], [1]])
    play(other, 0, { kind: 'done' })
    expect(game.toMove(other)).toEqual([1])
  })

  it('TEK-COLLECT-5: the unit of choice may be food', () => {
    const p = table({ armies: { ...HOMES, 'galson.a': 'A' }, action: 'build', active: 1, asks: 0 })
    play(p, 0, { kind: 'collect', ...units(0, 0, 1) })
    expect(stockOf(p, 0)).toEqual([1, 0, 1])
  })

  it('TEK-FACTION-MERFOLK-3 TEK-CAPITAL-3: food from water, none from a capital', () => {
    const p = scene(3, {
      homes: ['elan', 'galson', 'fionarria'],
      factions: ['merfolk', 'constructs', 'undead'],
      magic: [3],
      armies: { 'elan.b': 'A', 'galson.w': 'A', 'galson.a': 'BB', 'fionarria.a': 'CC' },
      stock: [[0, 1, 0]],
      action: 'build',
      active: 1,
      asks: 0,
    })
    play(p, 0, { kind: 'collect', ...units(0, 0, 0) })
    expect(stockOf(p, 0)).toEqual([0, 1, 2])
  })
})

describe('points of the fifth level', () => {
  const ability = (people: (typeof FACTIONS)[number], set: Scene, seats = 3) => {
    const others = (['constructs', 'centaurs', 'elves', 'humans'] as const).filter(other => other !== people)
    return pointsFrom(scene(seats, { factions: [people, ...others], magic: [5], ...set }), 0, 'ability')
  }

  it('TEK-FACTION-DWARVES-5: from level 1 on, if nobody is higher', () => {
    expect([0, 1, 2].map(level => ability('dwarves', { tower: [level, 1] }))).toEqual([0, 1, 1])
    expect(ability('dwarves', { tower: [1, 2] })).toBe(0)
  })

  it('TEK-FACTION-LIZARDFOLK-5: each territory once, the home not at all', () => {
    const armies = (list: string[]) =>
      ability('lizardfolk', { armies: Object.fromEntries(list.map(region => [region, 'A'])) })
    expect(armies(['galson.a', 'galson.b'])).toBe(0)
    expect(armies(['galson.a', 'morandrea.a'])).toBe(1)
    expect(armies(['morandrea.a', 'morandrea.b', 'morandrea.c'])).toBe(1)
    expect(armies(['galson.a', 'galson.b', 'galson.c', 'morandrea.a', 'fionarria.a'])).toBe(2)
  })

  it('TEK-FACTION-MERFOLK-5: water and its shores only', () => {
    expect(ability('merfolk', { armies: { 'galson.a': 'A', 'galson.b': 'A', 'galson.c': 'A' } })).toBe(0)
    expect(ability('merfolk', { armies: { 'galson.w': 'A', 'galson.a': 'A' } })).toBe(1)
    expect(ability('merfolk', { armies: { 'galson.w': 'A', 'galson.d': 'A', 'morandrea.a': 'A' } })).toBe(2)
    expect(ability('merfolk', { armies: { 'galson.w': 'A', 'galson.d': 'A', 'morandrea.a': 'A' } }, 2)).toBe(3)
  })

  it('TEK-FACTION-UNDEAD-5: five armies are few, six are not', () => {
    const five = { 'morandrea.a': 'BB', 'morandrea.b': 'BB', 'morandrea.c': 'B' }
    const six = { 'fionarria.a': 'CC', 'fionarria.b': 'CC', 'fionarria.c': 'CC' }
    expect(ability('undead', { armies: { ...five, ...six } })).toBe(1)
  })

  it('TEK-2P-9: the Lost Kingdom counts, whichever side of whichever card it is', () => {
    const p = scene(2, {
      homes: ['elan', 'morandrea'],
      lost: 'galson',
      armies: { 'galson.a': 'AA', 'galson.b': 'A', 'elan.a': 'A', 'morandrea.a': 'BB' },
    })
    expect([pointsFrom(p, 0, 'lost-kingdom'), pointsFrom(p, 1, 'lost-kingdom')]).toEqual([2, 0])
    expect(pointsFrom(table({}), 0, 'lost-kingdom')).toBe(0)
  })
})

describe('setting up and refreshing', () => {
  it('TEK-2P-8 TEK-R-26: who is dealt to whom, and the row in order', () => {
    const seen = { 2: new Set<string>(), 3: new Set<string>() }
    for (const seats of [2, 3] as const)
      for (let n = 0; n < 80; n++) {
        const dealt = game.setup(OPTIONS, seats, Rng.fromSeed(`dealt ${n}`))
        for (const faction of dealt.factions) seen[seats].add(elementAt(FACTIONS, faction))
        const { pool } = game.setup({ ...OPTIONS, factions: 'drafted' }, seats, Rng.fromSeed(`row ${n}`))
        expect(pool).toEqual([...pool].sort((a, b) => a - b))
        expect(pool).toHaveLength(seats + 2)
      }
    expect([seen[2].size, seen[3].size]).toEqual([12, 13])
    expect(seen[2].has('halflings')).toBe(false)
  })

  it('TEK-TOKEN-3: only the blank is left out with five', () => {
    const bag = (seats: number) => game.setup({ ...OPTIONS, exploration: true }, seats, Rng.fromSeed('bag')).bag
    expect(bag(4)).toEqual([1, 3, 3, 1, 3, 1, 2, 1, 1])
    expect(bag(5)).toEqual([1, 3, 3, 1, 3, 1, 2, 1, 0])
  })

  it('TEK-TOKEN-4: what stays lies open as what it is', () => {
    for (const token of ['dragon-lair', 'camp', 'fortress', 'city', 'church'] as const) {
      const p = table({ tokens: { 'galson.b': '?' }, bag: [token], action: 'patrol' })
      play(p, 0, step('patrol', 'galson.a', 'galson.b'))
      expect(p.tokens[at('galson.b')]).toBe(FACE_UP + TOKENS.indexOf(token))
    }
  })

  it('TEK-5P-2: the refresh that ends the game makes nobody skip', () => {
    const p = scene(5, {
      armies: { ...HOMES, 'elan.a': 'DD', 'aughmoore.a': 'EE' },
      shields: ['patrol', 'quest', 'build', 'research'],
      tower: [6],
    })
    const events = play(p, 0, { kind: 'select', action: 'expand' })
    while (game.toMove(p).length > 0) {
      const seat = elementAt(game.toMove(p), 0)
      events.push(...play(p, seat, elementAt(game.moves(p, seat), 0)))
    }
    expect(events.find(event => event.kind === 'refreshed')).toMatchObject({ skips: false })
    expect(p.shields).toHaveLength(6)
  })
})
