import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { FACTIONS } from '../content/factions.ts'
import { SIDE_IDS } from '../content/map.ts'
import type { TekOptions } from '../facts.ts'
import type { TekMove, TekPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { at, fate, fight, giveUp, OPTIONS, play, type Scene, scene, step, units } from './builders.ts'

/*
 * Why a move is refused, with the figures its sentence needs. Seats other than the first are asked where a figure could be
 * somebody else's.
 */

const HOMES = { 'galson.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
const FRONT = { ...HOMES, 'galson.b': 'B' }
const PEOPLES = ['centaurs', 'constructs', 'undead'] as const
const table = (set: Scene) => scene(3, { factions: PEOPLES, armies: HOMES, ...set })

const refused = (p: TekPosition, seat: Seat, move: TekMove) => {
  const objection = game.objection(p, seat, move)
  return objection && [objection.code, objection.figures]
}
const notAsked = (p: TekPosition, seat: Seat, move: TekMove) =>
  expect(refused(p, seat, move)).toEqual(['not-asked', { move: move.kind }])

const PASS: TekMove = { kind: 'pass' }
const DONE: TekMove = { kind: 'done' }
const BUILD: TekMove = { kind: 'build' }

describe('out of turn', () => {
  it('TEK-RESPOND-4: nobody moves but who is asked, and nobody after the end', () => {
    const p = table({
      action: 'build',
      stock: [
        [0, 9, 0],
        [0, 9, 0],
      ],
    })
    notAsked(p, 1, BUILD)
    expect(game.moves(p, 1)).toEqual([])
    expect(game.objection(p, 0, BUILD)).toBeNull()
    p.agenda = []
    notAsked(p, 0, BUILD)
    expect(game.moves(p, 0)).toEqual([])
    expect(game.toMove(p)).toEqual([])
  })

  it('TEK-SETUP-8: the first player must have a seat', () => {
    const refusal = (first: '2' | '3' | '4' | 'random') => game.optionsObjection?.({ ...OPTIONS, first }, 3)
    expect(refusal('4')).toEqual({ code: 'first-player', rule: 'TEK-SETUP-8', figures: { seat: '4', seats: 3 } })
    expect([refusal('3'), refusal('2'), refusal('random')]).toEqual([null, null, null])
  })
})

describe('while setting up', () => {
  const begun = (options: Partial<Pick<TekOptions, 'factions' | 'territories'>>) =>
    game.setup({ ...OPTIONS, ...options }, 3, Rng.fromSeed('refusals'))

  it('TEK-SETUP-3 TEK-SETUP-4: what is taken is named', () => {
    const p = begun({ factions: 'chosen', territories: 'chosen' })
    play(p, 0, { kind: 'faction', faction: 'orcs' })
    expect(refused(p, 1, { kind: 'faction', faction: 'orcs' })).toEqual(['faction-taken', { faction: 'orcs' }])
    notAsked(p, 1, { kind: 'card', card: 0 })
    play(p, 1, { kind: 'faction', faction: 'elves' })
    play(p, 2, { kind: 'faction', faction: 'humans' })
    expect(p.factions.map(faction => FACTIONS[faction])).toEqual(['orcs', 'elves', 'humans'])
    play(p, 0, { kind: 'card', card: 3 })
    expect(refused(p, 1, { kind: 'card', card: 3 })).toEqual(['card-taken', { card: 3 }])
    notAsked(p, 1, { kind: 'faction', faction: 'dwarves' })
  })

  it('TEK-SETUP-5 TEK-SETUP-7: another card, another sum, another home', () => {
    const p = begun({})
    const side = (seat: Seat) => elementAt(SIDE_IDS, 2 * elementAt(p.cards, seat))
    expect(refused(p, 0, { kind: 'found', side: side(1), ...units(2, 2, 2) })).toEqual([
      'not-your-card',
      { side: side(1) },
    ])
    expect(refused(p, 1, { kind: 'found', side: side(1), ...units(2, 3, 4) })).toEqual(['split', { total: 9, need: 6 }])
    notAsked(p, 0, { kind: 'settle', region: 0 })
    for (const seat of [0, 1, 2] as const) play(p, seat, { kind: 'found', side: side(seat), ...units(1, 2, 3) })
    const abroad = at(`${side(1)}.a`)
    expect(refused(p, 0, { kind: 'settle', region: abroad })).toEqual(['not-home', { region: abroad }])
    notAsked(p, 0, { kind: 'found', side: side(0), ...units(2, 2, 2) })
  })

  it('TEK-R-50: a region that gets no token anyway cannot be left bare', () => {
    const p = game.setup({ ...OPTIONS, exploration: true }, 5, Rng.fromSeed('bare'))
    for (const seat of [0, 1, 2, 3, 4] as const) play(p, seat, elementAt(game.moves(p, seat), 0))
    const settle = elementAt(game.moves(p, 0), 1)
    play(p, 0, settle)
    const region = 'region' in settle ? settle.region : -1
    expect(refused(p, 0, { kind: 'bare', region })).toEqual(['not-bare', { region }])
    notAsked(p, 0, settle)
  })
})

describe('while acting', () => {
  it('TEK-SELECT-1 TEK-RESPOND-3: the shield and the selected action are named', () => {
    const p = table({ shields: ['quest'] })
    expect(refused(p, 0, { kind: 'select', action: 'quest' })).toEqual(['shielded', { action: 'quest' }])
    notAsked(p, 0, PASS)
    const wanted: [TekMove, string][] = [
      [step('patrol', 'galson.a', 'galson.b'), 'patrol'],
      [{ kind: 'stand', region: at('galson.a') }, 'patrol'],
      [step('quest', 'galson.a', 'morandrea.b'), 'quest'],
      [step('swap', 'galson.a', 'morandrea.b'), 'quest'],
      [{ kind: 'research' }, 'research'],
      [{ kind: 'mobilise', region: at('galson.a'), ore: 0 }, 'expand'],
      [{ kind: 'trade', give: 'mana', take: 'ore', count: 1 }, 'trade'],
    ]
    const building = table({ action: 'build' })
    for (const [move, action] of wanted)
      expect(refused(building, 0, move)).toEqual(['not-selected', { selected: 'build', wanted: action }])
    expect(refused(table({ action: 'trade' }), 0, BUILD)).toEqual([
      'not-selected',
      { selected: 'trade', wanted: 'build' },
    ])
    const masons = table({ factions: ['dwarves', 'constructs', 'undead'], magic: [4], action: 'trade', tower: [6] })
    expect(refused(masons, 0, BUILD)).toEqual(['tower-top', { level: 6 }])
    expect(refused(masons, 0, { kind: 'research' })).toEqual([
      'not-selected',
      { selected: 'trade', wanted: 'research' },
    ])
  })

  it('TEK-R-27 TEK-RESPOND-2 TEK-COLLECT-2: passing, collecting, and how much is of choice', () => {
    const p = table({ action: 'build', asks: 1 })
    expect(refused(p, 1, PASS)).toEqual(['must-act', {}])
    expect(refused(p, 1, { kind: 'collect', ...units(1, 2, 0) })).toEqual(['choice-count', { named: 3, need: 0 }])
    expect(refused(table({ action: 'build' }), 0, { kind: 'collect', ...units(0, 0, 0) })).toEqual([
      'active-collects',
      {},
    ])
    notAsked(p, 1, DONE)
    const lonely = table({ armies: { ...HOMES, 'morandrea.a': 'B' }, action: 'build', asks: 1 })
    expect(refused(lonely, 1, { kind: 'collect', ...units(0, 0, 0) })).toEqual(['choice-count', { named: 0, need: 1 }])
  })

  it('TEK-PATROL-1: why an army cannot go there', () => {
    const p = table({ armies: FRONT, action: 'patrol' })
    const patrol = (from: string, to: string) => refused(p, 0, step('patrol', from, to))
    expect(patrol('galson.c', 'galson.b')).toEqual(['no-army', { region: at('galson.c') }])
    expect(patrol('elan.a', 'elan.b')).toEqual(['off-the-map', { region: at('elan.a') }])
    expect(patrol('galson.a', 'elan.b')).toEqual(['off-the-map', { region: at('elan.b') }])
    expect(patrol('galson.a', 'galson.e')).toEqual(['not-adjacent', { from: at('galson.a'), to: at('galson.e') }])
    expect(patrol('galson.a', 'galson.a')).toEqual(['not-adjacent', { from: at('galson.a'), to: at('galson.a') }])
    expect(patrol('galson.a', 'galson.w')).toEqual(['impassable', { region: at('galson.w') }])
    expect(refused(p, 0, { kind: 'stand', region: at('galson.a') })).toEqual(['none-lies', { region: at('galson.a') }])
    const lies = table({
      homes: ['tul-grund', 'morandrea', 'fionarria'],
      armies: { 'tul-grund.c': 'aa', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
    })
    expect(refused(lies, 0, step('patrol', 'tul-grund.c', 'tul-grund.a'))).toEqual([
      'army-lies',
      { region: at('tul-grund.c') },
    ])
    const last = table({ armies: { ...HOMES, 'galson.b': 'B', 'morandrea.a': '' }, action: 'patrol' })
    expect(refused(last, 0, step('patrol', 'galson.a', 'galson.b'))).toEqual([
      'last-army-there',
      { region: at('galson.b') },
    ])
  })

  it('TEK-FACTION-DARK-ELVES-2: from forest to forest the way is open, and what bars the entry is told', () => {
    const set: Scene = {
      factions: ['dark-elves', 'constructs', 'undead'],
      magic: [2],
      armies: { 'galson.a': 'AA', 'galson.e': 'BC', 'morandrea.a': 'B', 'fionarria.a': 'CC', 'morandrea.b': 'A' },
      action: 'patrol',
    }
    const p = scene(3, set)
    expect(refused(p, 0, step('patrol', 'galson.a', 'galson.e'))).toEqual(['full', { region: at('galson.e') }])
    expect(refused(p, 0, step('patrol', 'galson.a', 'galson.c'))?.[0]).toBe('not-adjacent')
    expect(refused(p, 0, step('patrol', 'morandrea.b', 'galson.e'))?.[0]).toBe('not-adjacent')
    expect(refused(scene(3, { ...set, magic: [1] }), 0, step('patrol', 'galson.a', 'galson.e'))?.[0]).toBe(
      'not-adjacent',
    )
    const plains = scene(3, { ...set, armies: { ...set.armies, 'galson.c': 'A' } })
    expect(refused(plains, 0, step('patrol', 'galson.c', 'galson.a'))?.[0]).toBe('not-adjacent')
  })

  it('TEK-QUEST-1: why a quest cannot begin or end there', () => {
    const p = table({
      homes: ['elan', 'galson', 'fionarria'],
      armies: { 'elan.b': 'A', 'elan.a': 'A', 'galson.a': 'BB', 'fionarria.a': 'CC' },
      action: 'quest',
    })
    const quest = (from: string, to: string) => refused(p, 0, step('quest', from, to))
    expect(quest('elan.b', 'galson.c')).toEqual(['not-edge', { region: at('elan.b') }])
    expect(quest('elan.a', 'elan.c')).toEqual(['same-territory', { from: at('elan.a'), to: at('elan.c') }])
    expect(quest('elan.a', 'galson.a')).toEqual(['full', { region: at('galson.a') }])
    expect(quest('elan.a', 'galson.w')).toEqual(['impassable', { region: at('galson.w') }])
    expect(quest('elan.b', 'galson.w')).toEqual(['impassable', { region: at('galson.w') }])
    expect(quest('elan.a', 'tul-grund.a')).toEqual(['off-the-map', { region: at('tul-grund.a') }])
    expect(quest('elan.d', 'galson.c')).toEqual(['no-army', { region: at('elan.d') }])
    const inner = table({
      homes: ['galson', 'elan', 'fionarria'],
      armies: { 'galson.a': 'AA', 'elan.b': 'BB', 'fionarria.a': 'CC' },
      action: 'quest',
    })
    expect(refused(inner, 0, step('quest', 'galson.a', 'elan.b'))).toEqual(['not-edge', { region: at('elan.b') }])
  })

  it('TEK-R-33: why armies cannot be switched', () => {
    const lizards: Scene = { factions: ['lizardfolk', 'constructs', 'undead'], magic: [4], action: 'quest' }
    const p = scene(3, { ...lizards, armies: { ...HOMES, 'morandrea.e': 'BC' } })
    const swap = (from: string, to: string) => refused(p, 0, step('swap', from, to))
    const figures = (from: string, to: string, region: string) => ({ from: at(from), to: at(to), region: at(region) })
    expect(swap('galson.b', 'morandrea.a')).toEqual(['no-army', figures('galson.b', 'morandrea.a', 'galson.b')])
    expect(swap('galson.a', 'galson.c')).toEqual(['no-target', figures('galson.a', 'galson.c', 'galson.c')])
    expect(swap('galson.a', 'morandrea.e')).toEqual([
      'shared-region',
      figures('galson.a', 'morandrea.e', 'morandrea.e'),
    ])
    expect(swap('elan.a', 'morandrea.a')).toEqual(['off-the-map', { region: at('elan.a') }])
    expect(swap('galson.a', 'elan.a')).toEqual(['off-the-map', { region: at('elan.a') }])
    expect(refused(table({ action: 'quest' }), 0, step('swap', 'galson.a', 'morandrea.a'))).toEqual(['no-swap', {}])
  })

  it('TEK-2P-4: what a neutral army costs, and what can be covered', () => {
    const p = scene(2, {
      factions: ['constructs', 'dark-elves'],
      magic: [0, 3],
      armies: { 'galson.a': 'AA', 'morandrea.a': 'BB', 'orrinvale.a': 'N', 'orrinvale.b': 'N', 'orrinvale.c': 'N' },
      stock: [
        [0, 0, 0],
        [0, 1, 5],
      ],
      action: 'quest',
      asks: 1,
    })
    expect(refused(p, 1, step('quest', 'morandrea.a', 'orrinvale.a'))).toEqual([
      'capture-cost',
      { region: at('orrinvale.a'), base: 3, discount: 1, need: 2, have: 1 },
    ])
  })

  it('TEK-BUILD-1 TEK-RESEARCH-1: prices and what one has', () => {
    const p = table({
      factions: ['dwarves', 'constructs', 'undead'],
      magic: [1],
      tower: [3, 2],
      stock: [
        [1, 2, 3],
        [7, 3, 9],
      ],
      action: 'build',
      asks: 1,
    })
    expect(refused(p, 1, BUILD)).toEqual(['build-cost', { base: 3, rival: 1, discount: 0, need: 4, have: 3 }])
    const research = table({
      magic: [0, 3],
      stock: [
        [9, 9, 9],
        [3, 8, 7],
      ],
      action: 'research',
      asks: 1,
    })
    expect(refused(research, 1, { kind: 'research' })).toEqual(['research-cost', { need: 4, have: 3 }])
    const top = table({
      magic: [0, 5],
      stock: [
        [9, 9, 9],
        [9, 9, 9],
      ],
      action: 'research',
      asks: 1,
    })
    expect(refused(top, 1, { kind: 'research' })).toEqual(['magic-top', { level: 5 }])
  })

  it('TEK-EXPAND-2 TEK-R-75: what an army costs, and how much of it may be ore', () => {
    const armies = { ...HOMES, 'morandrea.b': 'B' }
    const mobilise = (ore: number): TekMove => ({ kind: 'mobilise', region: at('morandrea.b'), ore })
    const goblins = table({
      factions: ['centaurs', 'goblins', 'undead'],
      magic: [0, 2],
      armies,
      stock: [
        [9, 9, 9],
        [9, 8, 2],
      ],
      action: 'expand',
      asks: 1,
    })
    expect(refused(goblins, 1, mobilise(0))).toEqual(['mobilise-cost', { base: 4, discount: 1, need: 3, have: 2 }])
    const forged = (ore: number, food: number) =>
      table({
        magic: [0, 1],
        armies,
        stock: [
          [9, 9, 9],
          [9, ore, food],
        ],
        action: 'expand',
        asks: 1,
      })
    expect(refused(forged(2, 2), 1, mobilise(2))).toBeNull()
    expect(refused(forged(2, 2), 1, mobilise(1))).toEqual(['ore-share', { ore: 1, most: 3, have: 2, need: 4, food: 2 }])
    expect(refused(forged(1, 2), 1, mobilise(1))?.[0]).toBe('mobilise-cost')
    expect(refused(forged(9, 1), 1, mobilise(4))?.[0]).toBe('ore-share')
    expect(refused(goblins, 1, { kind: 'mobilise', region: at('elan.a'), ore: 0 })).toEqual([
      'off-the-map',
      { region: at('elan.a') },
    ])
    expect(refused(goblins, 1, { kind: 'mobilise', region: at('morandrea.a'), ore: 0 })?.[0]).toBe('no-place')
    const all = table({
      armies: { ...HOMES, 'morandrea.b': 'BB', 'morandrea.c': 'BB', 'morandrea.e': 'B' },
      action: 'expand',
      asks: 1,
    })
    expect(refused(all, 1, { kind: 'mobilise', region: at('morandrea.e'), ore: 0 })).toEqual([
      'no-supply',
      { armies: 7 },
    ])
  })

  it('TEK-TRADE-1 TEK-R-64: what cannot be traded, also in the second exchange', () => {
    const p = table({
      factions: ['centaurs', 'elves', 'undead'],
      magic: [0, 2],
      stock: [
        [9, 9, 9],
        [1, 4, 2],
      ],
      action: 'trade',
      asks: 1,
    })
    const trade = (give: 'mana' | 'ore' | 'food', take: 'mana' | 'ore' | 'food', count: number): TekMove => ({
      kind: 'trade',
      give,
      take,
      count,
    })
    expect(refused(p, 1, trade('food', 'ore', 3))).toEqual(['trade-stock', { resource: 'food', count: 3, have: 2 }])
    expect(refused(p, 1, trade('ore', 'ore', 1))).toEqual(['trade-same', { resource: 'ore' }])
    play(p, 1, trade('ore', 'food', 1))
    expect(p.agenda.at(-1)?.kind).toBe('exchange')
    expect(refused(p, 1, trade('mana', 'ore', 2))).toEqual(['trade-stock', { resource: 'mana', count: 2, have: 1 }])
    notAsked(p, 1, { kind: 'collect', ...units(0, 0, 0) })
  })

  it('TEK-R-72: a second step belongs to the right army', () => {
    const gallop = table({ armies: { ...HOMES, 'galson.e': 'A' }, magic: [1], action: 'patrol' })
    play(gallop, 0, step('patrol', 'galson.a', 'galson.d'))
    expect(refused(gallop, 0, step('patrol', 'galson.e', 'galson.c'))).toEqual([
      'same-army',
      { region: at('galson.e') },
    ])
    expect(refused(gallop, 0, step('patrol', 'galson.d', 'galson.c'))?.[0]).toBe('not-adjacent')
    expect(refused(gallop, 0, { kind: 'stand', region: at('galson.d') })).toEqual([
      'none-lies',
      { region: at('galson.d') },
    ])
    notAsked(gallop, 0, PASS)
    const swarm = scene(3, {
      homes: ['tul-grund', 'morandrea', 'fionarria'],
      factions: ['goblins', 'constructs', 'undead'],
      magic: [1],
      armies: { 'tul-grund.a': 'A', 'tul-grund.b': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
    })
    play(swarm, 0, step('patrol', 'tul-grund.a', 'tul-grund.c'))
    expect(refused(swarm, 0, { kind: 'stand', region: at('tul-grund.c') })).toEqual([
      'same-army',
      { region: at('tul-grund.c') },
    ])
    expect(refused(swarm, 0, { kind: 'stand', region: at('tul-grund.b') })).toEqual([
      'none-lies',
      { region: at('tul-grund.b') },
    ])
    expect(refused(swarm, 0, step('patrol', 'tul-grund.b', 'tul-grund.d'))?.[0]).toBe('not-adjacent')
    const stepped = scene(3, {
      factions: ['goblins', 'constructs', 'undead'],
      magic: [1],
      armies: { 'galson.a': 'A', 'galson.e': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
    })
    play(stepped, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(refused(stepped, 0, step('patrol', 'galson.b', 'galson.c'))).toEqual([
      'same-army',
      { region: at('galson.b') },
    ])
  })
})

describe('in war', () => {
  const war = (set: Scene) => {
    const p = table({ armies: FRONT, action: 'patrol', ...set })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    return p
  }

  it('TEK-WAR-4 TEK-R-2: faces, and what the seat could pay for', () => {
    const p = war({
      factions: ['valkyries', 'elves', 'undead'],
      magic: [2, 4],
      stock: [
        [1, 0, 0],
        [0, 3, 0],
      ],
    })
    const die = (seat: Seat, face: number) => refused(p, seat, { kind: 'die', face })
    expect(die(0, 12)).toEqual(['die-face', { face: 12, highest: 11 }])
    expect(die(0, 11)).toEqual(['bid-too-high', { face: 11, highest: 4, covered: 2, discount: 2 }])
    expect(die(1, 6)).toEqual(['bid-too-high', { face: 6, highest: 5, covered: 3, discount: 2 }])
    expect(die(1, 0)).toBeNull()
    expect(die(1, -1)).toEqual(['die-face', { face: -1, highest: 11 }])
    notAsked(p, 0, PASS)
  })

  it('TEK-R-32: what cannot be raised with', () => {
    const p = war({
      factions: ['orcs', 'constructs', 'undead'],
      magic: [4],
      stock: [
        [1, 1, 1],
        [2, 0, 0],
      ],
    })
    fight(p, 3, 4)
    // 3 less 1 are due: without the mana only ore and food would be left, which is enough; without either too.
    expect(refused(p, 0, { kind: 'raise', resource: 'mana' })).toBeNull()
    const poor = war({
      factions: ['orcs', 'constructs', 'undead'],
      magic: [4],
      stock: [
        [1, 0, 1],
        [2, 0, 0],
      ],
    })
    fight(poor, 3, 4)
    expect(refused(poor, 0, { kind: 'raise', resource: 'ore' })).toEqual(['no-raise', { resource: 'ore', due: 2 }])
    notAsked(poor, 0, { kind: 'die', face: 3 })
  })

  it('TEK-PAY-3 TEK-R-3: what is wrong with a payment', () => {
    const p = war({
      factions: ['centaurs', 'orcs', 'undead'],
      magic: [0, 2],
      stock: [
        [9, 0, 0],
        [2, 3, 4],
      ],
    })
    fight(p, 9, 4)
    const pay = (mana: number, ore: number, food: number) => refused(p, 1, { kind: 'pay', ...units(mana, ore, food) })
    const stock = { mana: 2, ore: 3, food: 4 }
    expect(pay(3, 0, 0)).toEqual(['payment-stock', stock])
    expect(pay(0, 4, 0)).toEqual(['payment-stock', stock])
    expect(pay(0, 0, 5)).toEqual(['payment-stock', stock])
    expect(pay(-1, 3, 3)).toEqual(['payment-stock', stock])
    expect(pay(1, 0, 1)).toEqual(['payment-short', { due: 4, paid: 3, single: 0 }])
    expect(pay(1, 1, 0)).toEqual(['payment-short', { due: 4, paid: 3, single: 0 }])
    expect(pay(2, 1, 2)).toEqual(['payment-wasteful', { due: 4, paid: 7, single: 0 }])
    expect(pay(0, 0, 4)).toBeNull()
    const plain = war({
      stock: [
        [2, 2, 2],
        [0, 0, 0],
      ],
    })
    play(plain, 0, { kind: 'die', face: 4 })
    expect(refused(plain, 0, { kind: 'pay', ...units(1, 1, 1) })).toEqual([
      'payment-short',
      { due: 4, paid: 3, single: 0 },
    ])
    notAsked(plain, 0, DONE)
    notAsked(p, 1, { kind: 'give', ...units(1, 0, 0) })
  })

  it('TEK-R-37: what must be given, taken or gained', () => {
    const p = war({
      factions: ['halflings', 'constructs', 'undead'],
      magic: [1],
      stock: [
        [0, 0, 0],
        [2, 2, 2],
      ],
    })
    play(p, 1, { kind: 'die', face: 2 })
    play(p, 1, { kind: 'pay', ...units(1, 0, 0) })
    expect(refused(p, 1, { kind: 'give', ...units(1, 2, 1) })).toEqual(['units-wrong', { named: 4, need: 3 }])
    notAsked(p, 1, { kind: 'pay', ...units(1, 0, 0) })
    const found = table({ tokens: { 'galson.b': '?' }, bag: ['treasure'], action: 'patrol' })
    play(found, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(refused(found, 0, { kind: 'gain', ...units(1, 2, 0) })).toEqual(['units-wrong', { named: 3, need: 2 }])
    expect(refused(found, 0, { kind: 'gain', ...units(3, -1, 0) })).toEqual(['units-wrong', { named: 2, need: 2 }])
    notAsked(found, 0, { kind: 'give', ...units(1, 1, 0) })
  })

  it('TEK-RETREAT-4 TEK-R-46: why a beaten army cannot go there', () => {
    const p = war({
      factions: ['centaurs', 'centaurs', 'undead'],
      magic: [0, 4],
      armies: { ...FRONT, 'galson.d': 'AB' },
      stock: [
        [4, 0, 0],
        [0, 0, 1],
      ],
    })
    fight(p, 3, 0)
    const why = (move: TekMove) => refused(p, 1, move)
    expect(why(fate('retreat', 'galson.b', 'galson.c'))).toEqual([
      'retreat-food',
      { base: 4, discount: 2, need: 2, have: 1 },
    ])
    expect(why(fate('retreat', 'galson.b', 'galson.a'))).toEqual(['no-refuge', { region: at('galson.a') }])
    expect(why(fate('retreat', 'galson.e', 'galson.c'))).toEqual(['not-lost', { region: at('galson.e') }])
    expect(why(fate('carry', 'galson.b', 'morandrea.a'))).toEqual(['not-carried', { region: at('morandrea.a') }])
    expect(why(fate('church', 'galson.b', 'morandrea.a'))).toEqual(['no-church', { region: at('morandrea.a') }])
    expect(why(fate('relocate', 'galson.b', 'galson.c'))).toEqual(['not-nearest', { region: at('galson.c') }])
    for (const kind of ['patrol', 'quest', 'swap'] as const) notAsked(p, 1, step(kind, 'galson.b', 'galson.c'))
    notAsked(p, 1, PASS)
    play(p, 1, giveUp('galson.b'))
    expect(why(giveUp('galson.b'))).toBeTruthy()
  })

  it('TEK-FACTION-DARK-ELVES-4: nothing is taken from who has none of it', () => {
    const p = war({
      factions: ['dark-elves', 'constructs', 'undead'],
      magic: [4],
      stock: [
        [3, 0, 0],
        [0, 1, 0],
        [5, 5, 5],
      ],
    })
    fight(p, 2, 0)
    expect(game.moves(p, 0)).toEqual([{ kind: 'plunder', resource: 'ore' }, DONE])
    expect(refused(p, 0, { kind: 'plunder', resource: 'mana' })).toEqual(['nothing-to-take', { resource: 'mana' }])
    notAsked(p, 0, { kind: 'raise', resource: 'ore' })
  })

  it('TEK-TOKEN-BANDIT-1: what the bandits want', () => {
    const set: Scene = { tokens: { 'galson.b': '?' }, bag: ['bandit'], action: 'patrol' }
    const p = table({ ...set, stock: [[1, 1, 1]] })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(refused(p, 0, { kind: 'bribe', ...units(1, 1, 1) })).toEqual([
      'bandit-price',
      { named: 3, need: 2, have: 3 },
    ])
    notAsked(p, 0, DONE)
    const last = table({ ...set, armies: { ...HOMES, 'galson.a': 'A' }, stock: [[1, 1, 1]] })
    play(last, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(refused(last, 0, { kind: 'lose' })).toEqual(['bandit-last-army', {}])
  })

  it('questions of yes and no know no other answer', () => {
    const lair = war({
      armies: { ...FRONT, 'galson.d': 'A' },
      tokens: { 'galson.d': 'dragon-lair' },
      tower: [0, 2],
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    })
    fight(lair, 1, 0)
    notAsked(lair, 0, { kind: 'rise', use: true })
  })
})
