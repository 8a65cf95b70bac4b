import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { FACTIONS } from '../content/factions.ts'
import { HOME_REGIONS } from '../content/map.ts'
import { FACE_DOWN, NEUTRAL } from '../position.ts'
import { ownAt } from '../rules/board.ts'
import { game } from '../rules/game.ts'
import { armiesIn, fight, kindsOf, OPTIONS, play, refusal, type Scene, scene, step, units } from './builders.ts'

const LOST = { 'orrinvale.a': 'N', 'orrinvale.b': 'N', 'orrinvale.c': 'N' }
const HOMES = { 'galson.a': 'AA', 'galson.b': 'A', 'morandrea.a': 'BB', 'morandrea.b': 'B' }
const questing = (set: Scene) =>
  scene(2, { factions: ['constructs', 'undead'], armies: { ...HOMES, ...LOST }, action: 'quest', ...set })

describe('the Lost Kingdom', () => {
  it('TEK-2P-1 TEK-R-40 TEK-R-42: an unused territory with five neutral armies in its open regions, tokens under them', () => {
    const sides = new Set<number>()
    for (let n = 0; n < 12; n++) {
      const p = game.setup({ ...OPTIONS, exploration: true }, 2, Rng.fromSeed(`lost ${n}`))
      for (const seat of [0, 1] as const) play(p, seat, elementAt(game.moves(p, seat), 0))
      expect(p.cards).not.toContain(p.lost >> 1)
      expect(p.neutrals).toBe(5)
      for (const region of elementAt(HOME_REGIONS, p.lost)) {
        expect(ownAt(p, NEUTRAL, region)).toBe(1)
        expect(p.tokens[region]).toBe(FACE_DOWN)
      }
      sides.add(p.lost % 2)
    }
    expect(sides.size).toBe(2)
  })

  it('TEK-2P-2: it is a territory like any other', () => {
    const p = questing({ armies: { ...HOMES, 'orrinvale.a': 'N' } })
    expect(refusal(p, 0, step('quest', 'galson.a', 'orrinvale.d'))).toBeUndefined()
    const walks = scene(2, {
      factions: ['constructs', 'undead'],
      armies: { ...HOMES, 'orrinvale.e': 'A' },
      action: 'patrol',
    })
    expect(refusal(walks, 0, step('patrol', 'orrinvale.e', 'orrinvale.d'))).toBeUndefined()
  })

  it('TEK-2P-3 TEK-2P-5 TEK-R-39: it costs as much as there are neutral armies, no die, and leaves a trophy', () => {
    const p = questing({ stock: [[1, 1, 0]] })
    const before = elementAt(p.trophies, 0)
    const events = play(p, 0, step('quest', 'galson.a', 'orrinvale.c'))
    expect(events.find(event => event.kind === 'captured')).toMatchObject({ seat: 0, left: 2 })
    expect(events.find(event => event.kind === 'paid')).toMatchObject({ due: 3, mana: 1, ore: 1 })
    expect(armiesIn(p, 'orrinvale.c')).toBe('A')
    expect([elementAt(p.trophies, 0) - before, p.neutrals, p.warsWon[0]]).toEqual([1, 2, 0])
  })

  it('TEK-2P-4: only if it can be paid', () => {
    const p = questing({ stock: [[1, 0, 9]] })
    expect(refusal(p, 0, step('quest', 'galson.a', 'orrinvale.c'))).toBe('capture-cost')
    expect(game.objection(p, 0, step('quest', 'galson.a', 'orrinvale.c'))?.figures).toMatchObject({
      base: 3,
      need: 3,
      have: 2,
    })
  })

  it('TEK-R-23 TEK-2P-4: what is gained on entering may pay, and must then be chosen so', () => {
    const set: Scene = { factions: ['dwarves', 'undead'], magic: [2], stock: [[1, 0, 0]] }
    expect(refusal(questing(set), 0, step('quest', 'galson.a', 'orrinvale.c'))).toBeUndefined()
    const ruins = questing({
      factions: ['lizardfolk', 'undead'],
      magic: [3],
      lost: 'khar-dun',
      armies: { ...HOMES, 'khar-dun.b': 'N', 'khar-dun.a': 'N', 'khar-dun.e': 'N' },
      stock: [[1, 0, 0]],
    })
    play(ruins, 0, step('quest', 'galson.a', 'khar-dun.b'))
    expect(game.moves(ruins, 0)).toEqual([
      { kind: 'gain', ...units(1, 0, 0) },
      { kind: 'gain', ...units(0, 1, 0) },
    ])
    expect(refusal(ruins, 0, { kind: 'gain', ...units(0, 0, 1) })).toBe('capture-first')
  })

  it('TEK-R-39: discounts count, but not those for defending or against players, and Orcs cannot raise', () => {
    const due = (set: Scene) =>
      play(questing({ stock: [[4, 0, 0]], ...set }), 0, step('quest', 'galson.a', 'orrinvale.a')).flatMap(event =>
        event.kind === 'paid' ? [event.due] : [],
      )
    expect(due({})).toEqual([3])
    expect(due({ factions: ['valkyries', 'undead'], magic: [2] })).toEqual([3])
    expect(due({ factions: ['elves', 'undead'], magic: [4] })).toEqual([3])
    expect(due({ factions: ['constructs', 'dark-elves'], magic: [0, 1] })).toEqual([3])
    expect(due({ factions: ['dark-elves', 'undead'], magic: [3] })).toEqual([2])
    const orcs = questing({ factions: ['orcs', 'undead'], magic: [4], stock: [[4, 0, 0]] })
    play(orcs, 0, step('quest', 'galson.a', 'orrinvale.a'))
    expect(kindsOf(orcs, 0)).toEqual([])
  })

  it('TEK-R-15: one’s last army may not attack a neutral one; the last neutral army is not protected', () => {
    const last = questing({ armies: { 'galson.a': 'A', 'morandrea.a': 'BB', 'orrinvale.a': 'N' }, stock: [[9, 0, 0]] })
    expect(refusal(last, 0, step('quest', 'galson.a', 'orrinvale.a'))).toBe('own-last-army')
    const one = questing({ armies: { ...HOMES, 'orrinvale.a': 'N' }, stock: [[9, 0, 0]] })
    expect(refusal(one, 0, step('quest', 'galson.a', 'orrinvale.a'))).toBeUndefined()
  })

  it('TEK-R-67: taking a neutral army is no war against a player', () => {
    const p = questing({ factions: ['valkyries', 'undead'], magic: [5], stock: [[4, 0, 0]], crown: 1, exploring: true })
    play(p, 0, step('quest', 'galson.a', 'orrinvale.a'))
    expect([p.warsWon[0], p.crown]).toEqual([0, 1])
    expect(p.agenda.at(-1)?.kind).not.toBe('gain')
  })

  it('TEK-R-43: the neutral army first, then the token under it', () => {
    const p = questing({ stock: [[4, 0, 0]], tokens: { 'orrinvale.a': '?' }, bag: ['crown'] })
    const kinds = play(p, 0, step('quest', 'galson.a', 'orrinvale.a')).map(event => event.kind)
    expect(kinds.indexOf('captured')).toBeLessThan(kinds.indexOf('token-found'))
  })
})

describe('two players at war', () => {
  const attack = (set: Scene = {}) => {
    const p = scene(2, {
      factions: ['constructs', 'undead'],
      armies: { ...HOMES, 'galson.c': 'B', ...LOST },
      stock: [
        [2, 0, 0],
        [2, 0, 0],
      ],
      action: 'patrol',
      ...set,
    })
    play(p, 0, step('patrol', 'galson.b', 'galson.c'))
    return p
  }

  it('TEK-2P-6 TEK-2P-7 TEK-R-38: two flags: the defender wins, nobody pays, the attacker is beaten', () => {
    const p = attack()
    const events = fight(p, 0, 0)
    expect(events.find(event => event.kind === 'war-won')).toMatchObject({ winner: 1, loser: 0 })
    expect(events.some(event => event.kind === 'paid' || event.kind === 'allied')).toBe(false)
    expect(armiesIn(p, 'galson.c')).toBe('B')
    expect(p.warsWon[1]).toBe(1)
  })

  it('TEK-R-38: it counts as lost for the crown and the Goblins, but is no tie for Orcs', () => {
    const p = attack({ factions: ['goblins', 'undead'], magic: [4], crown: 0, exploring: true })
    const events = fight(p, 0, 0)
    expect(events.find(event => event.kind === 'gained')).toMatchObject({ seat: 0, why: 'scavenge', food: 2 })
    expect(p.crown).toBe(1)
    const orcs = attack({ factions: ['orcs', 'undead'], magic: [1] })
    expect(fight(orcs, 0, 0).find(event => event.kind === 'war-won')).toMatchObject({ winner: 1 })
  })

  it('TEK-2P-8: Halflings are not dealt to two, but may be chosen', () => {
    const halflings = FACTIONS.indexOf('halflings')
    for (let n = 0; n < 60; n++)
      for (const factions of ['random', 'drafted'] as const) {
        const p = game.setup({ ...OPTIONS, factions }, 2, Rng.fromSeed(`two ${n}`))
        expect([...p.factions, ...p.pool]).not.toContain(halflings)
      }
    expect(game.setup({ ...OPTIONS, factions: 'chosen' }, 2, Rng.fromSeed('x')).pool).toContain(halflings)
  })
})
