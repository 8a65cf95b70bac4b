import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { LAST_CALL, LAST_REFRESH } from '../content/figures.ts'
import { SIDE_IDS } from '../content/map.ts'
import { NONE, type TekEvent, type TekPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { finish } from '../rules/scoring.ts'
import { lastCall } from '../rules/turn.ts'
import { at, fate, fight, giveUp, goOn, OPTIONS, play, type Scene, scene, step, units } from './builders.ts'

/*
 * What is told of a move, word for word: the log, the page and match files live on it.
 */

const HOMES = { 'galson.a': 'AA', 'morandrea.a': 'BB', 'fionarria.a': 'CC' }
const FRONT = { ...HOMES, 'galson.b': 'B' }
const table = (set: Scene) => scene(3, { factions: ['centaurs', 'constructs', 'undead'], armies: HOMES, ...set })
const first = (events: readonly TekEvent[]) => events[0]
const kinds = (events: readonly TekEvent[]) => events.map(event => event.kind)

describe('the beginning is told', () => {
  it('who takes what, what is sealed and opened, where everybody settles', () => {
    const p = game.setup({ ...OPTIONS, factions: 'chosen', territories: 'chosen' }, 2, Rng.fromSeed('told'))
    expect(play(p, 0, { kind: 'faction', faction: 'elves' })).toEqual([{ kind: 'faction-taken', seat: 0, faction: 4 }])
    play(p, 1, { kind: 'faction', faction: 'orcs' })
    expect(play(p, 0, { kind: 'card', card: 2 })).toEqual([{ kind: 'card-taken', seat: 0, card: 2 }])
    const last = play(p, 1, { kind: 'card', card: 5 })
    expect(last[1]).toEqual({ kind: 'lost-kingdom', side: p.lost })
    expect([4, 5, 10, 11]).not.toContain(p.lost)
    expect(play(p, 1, { kind: 'found', side: elementAt(SIDE_IDS, 11), ...units(1, 2, 3) })).toEqual([
      { kind: 'charter-sealed', seat: 1 },
    ])
    expect(play(p, 0, { kind: 'found', side: elementAt(SIDE_IDS, 4), ...units(3, 2, 1) })).toEqual([
      { kind: 'charter-sealed', seat: 0 },
      { kind: 'charters-opened', homes: [4, 11], stock: [3, 2, 1, 1, 2, 3], shows: true },
    ])
    expect([p.homes, p.lands, p.stock]).toEqual([
      [4, 11],
      [4, 11, p.lost],
      [3, 2, 1, 1, 2, 3],
    ])
    const region = at('fionarria.c')
    expect(play(p, 0, { kind: 'settle', region })).toEqual([{ kind: 'settled', seat: 0, region }])
    expect(p.tokens.every(token => token === 0)).toBe(true)
  })

  it('what is told does not change when the game goes on', () => {
    const p = game.setup(OPTIONS, 3, Rng.fromSeed('told'))
    for (const seat of [0, 1] as const) play(p, seat, elementAt(game.moves(p, seat), 0))
    const opened = play(p, 2, elementAt(game.moves(p, 2), 3)).find(event => event.kind === 'charters-opened')
    const before = JSON.stringify(opened)
    goOn(p, () => p.refreshes > 0)
    expect(JSON.stringify(opened)).toBe(before)
    expect(p.lands).toEqual(p.homes)
  })

  it('TEK-TOKEN-1 TEK-R-50: how many tokens are laid, and what stays bare', () => {
    const p = game.setup({ ...OPTIONS, exploration: true }, 5, Rng.fromSeed('bare'))
    for (const seat of [0, 1, 2, 3, 4] as const) play(p, seat, elementAt(game.moves(p, seat), 0))
    play(p, 0, elementAt(game.moves(p, 0), 0))
    const bare = elementAt(game.moves(p, 0), 1)
    const region = 'region' in bare ? bare.region : -1
    expect(play(p, 0, bare)).toEqual([
      { kind: 'left-bare', seat: 0, region },
      { kind: 'tokens-laid', count: 3 },
    ])
    const three = game.setup({ ...OPTIONS, exploration: true }, 3, Rng.fromSeed('laid'))
    for (const seat of [0, 1, 2] as const) play(three, seat, elementAt(game.moves(three, seat), 0))
    expect(play(three, 0, elementAt(game.moves(three, 0), 0))[1]).toEqual({ kind: 'tokens-laid', count: 4 })
  })
})

describe('actions are told', () => {
  it('selecting, passing, building, learning, trading', () => {
    const p = table({ stock: [[2, 3, 0]], tower: [1] })
    expect(first(play(p, 0, { kind: 'select', action: 'build' }))).toEqual({
      kind: 'selected',
      seat: 0,
      action: 'build',
    })
    expect(first(play(p, 0, { kind: 'build' }))).toEqual({ kind: 'built', seat: 0, level: 2, ore: 2 })
    const pass = table({ action: 'trade', stock: [[1, 0, 0]] })
    expect(first(play(pass, 0, { kind: 'pass' }))).toEqual({ kind: 'passed', seat: 0 })
    const learn = table({ action: 'research', magic: [1], stock: [[2, 0, 0]] })
    expect(first(play(learn, 0, { kind: 'research' }))).toEqual({ kind: 'researched', seat: 0, level: 2, mana: 2 })
    const trade = table({ action: 'trade', stock: [[3, 8, 0]] })
    expect(first(play(trade, 0, { kind: 'trade', give: 'mana', take: 'ore', count: 2 }))).toEqual({
      kind: 'traded',
      seat: 0,
      give: 'mana',
      take: 'ore',
      count: 2,
      got: 1,
    })
  })

  it('mobilising, with the ore that replaced food', () => {
    const p = scene(3, {
      factions: ['constructs', 'centaurs', 'undead'],
      magic: [1],
      armies: { ...HOMES, 'galson.b': 'A' },
      stock: [[0, 3, 2]],
      action: 'expand',
    })
    const region = at('galson.b')
    expect(play(p, 0, { kind: 'mobilise', region, ore: 2 })[0]).toEqual({
      kind: 'mobilised',
      seat: 0,
      region,
      food: 2,
      ore: 2,
    })
    expect(p.stock.slice(0, 3)).toEqual([0, 1, 0])
  })

  it('patrols, quests, switches and standing up', () => {
    const p = table({ action: 'patrol' })
    const [from, to] = [at('galson.a'), at('galson.d')]
    expect(play(p, 0, step('patrol', 'galson.a', 'galson.d'))).toEqual([
      { kind: 'moved', seat: 0, from, to, how: 'patrol' },
    ])
    const q = table({ action: 'quest' })
    expect(play(q, 0, step('quest', 'galson.a', 'morandrea.b'))[0]).toEqual({
      kind: 'moved',
      seat: 0,
      from,
      to: at('morandrea.b'),
      how: 'quest',
    })
    const swap = scene(3, {
      factions: ['lizardfolk', 'centaurs', 'undead'],
      magic: [4],
      armies: { 'galson.a': 'A', 'galson.c': 'A', 'morandrea.a': 'B', 'morandrea.c': 'B', 'fionarria.a': 'CC' },
      action: 'quest',
    })
    expect(play(swap, 0, step('swap', 'galson.a', 'morandrea.c')).slice(0, 2)).toEqual([
      { kind: 'swapped', seat: 0, other: 1, from, to: at('morandrea.c') },
      { kind: 'gained', seat: 0, why: 'enter', ...units(0, 1, 0) },
    ])
    const stand = table({
      homes: ['tul-grund', 'morandrea', 'fionarria'],
      armies: { 'tul-grund.c': 'aa', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      action: 'patrol',
    })
    expect(play(stand, 0, { kind: 'stand', region: at('tul-grund.c') })).toEqual([
      { kind: 'stood', seat: 0, region: at('tul-grund.c') },
    ])
  })

  it('TEK-FACTION-LIZARDFOLK-3: what is picked up, unless there is no room for it', () => {
    const lizards: Scene = { factions: ['lizardfolk', 'centaurs', 'undead'], magic: [3], action: 'patrol' }
    const enter = (stock: [number, number, number], to: string) =>
      play(
        scene(3, { ...lizards, armies: { ...HOMES, 'galson.a': '', 'galson.b': 'AA' }, stock: [stock] }),
        0,
        step('patrol', 'galson.b', to),
      )
    expect(enter([0, 0, 0], 'galson.a')[1]).toEqual({ kind: 'gained', seat: 0, why: 'enter', ...units(1, 0, 0) })
    expect(enter([0, 0, 0], 'galson.c')[1]).toEqual({ kind: 'gained', seat: 0, why: 'enter', ...units(0, 0, 1) })
    expect(kinds(enter([9, 0, 0], 'galson.a'))).toEqual(['moved'])
  })
})

describe('wars are told', () => {
  const war = (set: Scene) => {
    const p = table({ armies: FRONT, action: 'patrol', ...set })
    return { p, began: play(p, 0, step('patrol', 'galson.a', 'galson.b')) }
  }
  const region = at('galson.b')

  it('from the attack to the fall', () => {
    const { p, began } = war({
      stock: [
        [2, 0, 0],
        [1, 0, 0],
      ],
    })
    expect(began.slice(1)).toEqual([{ kind: 'war-began', region, attacker: 0, defender: 1, allied: false }])
    expect(play(p, 0, { kind: 'die', face: 3 })).toEqual([{ kind: 'die-set', seat: 0 }])
    expect(play(p, 1, { kind: 'die', face: 2 }).slice(0, 6)).toEqual([
      { kind: 'die-set', seat: 1 },
      { kind: 'dice-shown', attacker: 0, defender: 1, dice: [3, 2], shows: true },
      { kind: 'war-won', region, winner: 0, loser: 1, totals: [3, 2] },
      { kind: 'paid', seat: 0, due: 3, ...units(2, 0, 0) },
      { kind: 'paid', seat: 1, due: 2, ...units(1, 0, 0) },
      { kind: 'fell', seat: 1, region, why: 'war' },
    ])
  })

  it('with a retreat, spared or paid', () => {
    const { p } = war({
      stock: [
        [2, 0, 0],
        [0, 0, 3],
      ],
    })
    fight(p, 3, 0)
    expect(first(play(p, 1, fate('retreat', 'galson.b', 'galson.c')))).toEqual({
      kind: 'withdrew',
      seat: 1,
      from: region,
      to: at('galson.c'),
      how: 'retreat',
      food: 3,
    })
    const { p: burnt } = war({
      armies: { ...FRONT, 'galson.d': 'A' },
      tokens: { 'galson.d': 'dragon-lair' },
      tower: [0, 3],
      stock: [
        [2, 0, 0],
        [0, 0, 3],
      ],
    })
    fight(burnt, 3, 0)
    expect(first(play(burnt, 0, { kind: 'lair', use: true }))).toEqual({
      kind: 'tower-burnt',
      seat: 1,
      by: 0,
      level: 2,
    })
    expect(first(play(burnt, 1, fate('retreat', 'galson.b', 'galson.c')))).toEqual({
      kind: 'withdrew',
      seat: 1,
      from: region,
      to: at('galson.c'),
      how: 'spared',
      food: 0,
    })
    expect(burnt.stock.slice(3, 6)).toEqual([0, 0, 3])
  })

  it('with a dragon that sleeps', () => {
    const { p } = war({
      armies: { ...FRONT, 'galson.d': 'A' },
      tokens: { 'galson.d': 'dragon-lair' },
      tower: [0, 3],
      stock: [
        [2, 0, 0],
        [0, 0, 3],
      ],
    })
    fight(p, 3, 0)
    expect(game.moves(p, 0)).toEqual([
      { kind: 'lair', use: true },
      { kind: 'lair', use: false },
    ])
    expect(play(p, 0, { kind: 'lair', use: false })).toEqual([])
    expect(p.tower[1]).toBe(3)
    play(p, 1, giveUp('galson.b'))
    expect(p.inPlay[1]).toBe(2)
  })

  it('TEK-ALLY-1 TEK-BREAK-1: alliances made and broken', () => {
    const { p } = war({
      stock: [
        [2, 0, 0],
        [2, 0, 0],
      ],
    })
    expect(fight(p, 0, 0).at(-1)).toEqual({ kind: 'allied', region, attacker: 0, defender: 1 })
    const { p: broken, began } = war({
      armies: { ...FRONT, 'galson.c': 'AB' },
      stock: [
        [2, 0, 0],
        [2, 0, 0],
      ],
    })
    expect(began.at(-1)).toMatchObject({ allied: true })
    expect(fight(broken, 2, 1)).toContainEqual({
      kind: 'alliance-broken',
      winner: 0,
      loser: 1,
      regions: [at('galson.c')],
    })
  })

  it('TEK-FACTION-ORCS-4: what is added on top, by either side, and holding back', () => {
    const orcs: Scene = {
      factions: ['orcs', 'constructs', 'undead'],
      magic: [4],
      stock: [
        [3, 2, 1],
        [3, 0, 0],
      ],
    }
    const { p } = war(orcs)
    fight(p, 2, 4)
    expect(first(play(p, 0, { kind: 'raise', resource: 'ore' }))).toEqual({
      kind: 'raised',
      seat: 0,
      resource: 'ore',
      total: 3,
    })
    const { p: food } = war(orcs)
    fight(food, 2, 4)
    expect(first(play(food, 0, { kind: 'raise', resource: 'food' }))).toMatchObject({ total: 3 })
    const { p: held } = war(orcs)
    fight(held, 2, 4)
    expect(first(play(held, 0, { kind: 'hold' }))).toMatchObject({ kind: 'war-won', totals: [2, 4] })
    expect(held.warsWon).toEqual([0, 1, 0])
    const { p: defends } = war({
      factions: ['constructs', 'orcs', 'undead'],
      magic: [0, 4],
      stock: [
        [3, 0, 0],
        [3, 0, 0],
      ],
    })
    fight(defends, 3, 2)
    expect(game.toMove(defends)).toEqual([1])
    expect(first(play(defends, 1, { kind: 'raise', resource: 'mana' }))).toEqual({
      kind: 'raised',
      seat: 1,
      resource: 'mana',
      total: 4,
    })
    expect(defends.warsWon).toEqual([0, 1, 0])
  })

  it('gains, gifts, plunder, and the dead that rise', () => {
    const { p } = war({
      factions: ['dark-elves', 'goblins', 'centaurs'],
      magic: [4, 4],
      stock: [
        [3, 0, 0],
        [0, 1, 0],
      ],
    })
    const told = fight(p, 2, 0)
    expect(told).toContainEqual({ kind: 'gained', seat: 1, why: 'scavenge', ...units(0, 0, 2) })
    expect(first(play(p, 0, { kind: 'plunder', resource: 'ore' }))).toEqual({
      kind: 'plundered',
      seat: 0,
      from: 1,
      resource: 'ore',
    })
    expect([p.stock.slice(0, 3), p.stock.slice(3, 6)]).toEqual([
      [2, 1, 0],
      [0, 0, 2],
    ])
    const { p: shamed } = war({
      factions: ['halflings', 'constructs', 'undead'],
      magic: [1],
      stock: [
        [0, 0, 0],
        [2, 0, 3],
      ],
    })
    play(shamed, 1, { kind: 'die', face: 4 })
    expect(shamed.stock.slice(0, 6)).toEqual([0, 0, 3, 0, 0, 0])
    const undead: Scene = {
      factions: ['undead', 'constructs', 'centaurs'],
      magic: [3],
      stock: [
        [3, 0, 4],
        [0, 0, 0],
      ],
    }
    const { p: rises } = war(undead)
    fight(rises, 2, 0)
    expect(game.moves(rises, 0)).toEqual([
      { kind: 'rise', use: true },
      { kind: 'rise', use: false },
    ])
    expect(first(play(rises, 0, { kind: 'rise', use: true }))).toEqual({ kind: 'rose', seat: 0, region, food: 3 })
    expect([rises.inPlay[0], rises.stock[2]]).toEqual([3, 1])
    const { p: rests } = war(undead)
    fight(rests, 2, 0)
    expect(play(rests, 0, { kind: 'rise', use: false })).toEqual([])
    expect([rests.inPlay[0], rests.stock[2]]).toEqual([2, 4])
    const { p: restless } = war({
      factions: ['centaurs', 'undead', 'constructs'],
      magic: [0, 1],
      stock: [
        [3, 0, 0],
        [0, 0, 0],
      ],
    })
    expect(fight(restless, 2, 0)).toContainEqual({ kind: 'gained', seat: 1, why: 'restless', ...units(1, 0, 0) })
  })

  it('neutral armies and what was paid for them', () => {
    const p = scene(2, {
      factions: ['constructs', 'centaurs'],
      armies: { 'galson.a': 'AA', 'galson.b': 'A', 'morandrea.a': 'BB', 'orrinvale.a': 'N', 'orrinvale.c': 'N' },
      stock: [[1, 0, 0]],
      action: 'quest',
    })
    expect(play(p, 0, step('quest', 'galson.a', 'orrinvale.c')).slice(1, 3)).toEqual([
      { kind: 'captured', seat: 0, region: at('orrinvale.c'), left: 1 },
      { kind: 'paid', seat: 0, due: 2, ...units(1, 0, 0) },
    ])
    expect(p.inPlay).toEqual([3, 2])
  })
})

describe('tokens are told', () => {
  const find = (bag: NonNullable<Scene['bag']>, set: Scene = {}) => {
    const p = table({ tokens: { 'galson.b': '?' }, bag, action: 'patrol', stock: [[1, 1, 1]], ...set })
    return { p, events: play(p, 0, step('patrol', 'galson.a', 'galson.b')).slice(1) }
  }
  const region = at('galson.b')

  it('each for what it is', () => {
    expect(find(['crown']).events).toEqual([
      { kind: 'token-found', seat: 0, region, token: 'crown' },
      { kind: 'crown-moved', seat: 0, from: NONE },
    ])
    const { p: treasure } = find(['treasure'])
    expect(treasure.agenda.at(-1)).toEqual({ kind: 'gain', seat: 0, count: 2, why: 'treasure', capture: NONE })
    expect(first(play(treasure, 0, { kind: 'gain', ...units(2, 0, 0) }))).toEqual({
      kind: 'gained',
      seat: 0,
      why: 'treasure',
      ...units(2, 0, 0),
    })
    const { p: bandit } = find(['bandit'])
    expect(first(play(bandit, 0, { kind: 'bribe', ...units(1, 0, 1) }))).toEqual({
      kind: 'bribed',
      seat: 0,
      ...units(1, 0, 1),
    })
    const { p: lost } = find(['bandit'])
    expect(first(play(lost, 0, { kind: 'lose' }))).toEqual({ kind: 'fell', seat: 0, region, why: 'bandit' })
    const { p: camp, events } = find(['camp'])
    expect(events).toEqual([{ kind: 'token-found', seat: 0, region, token: 'camp' }])
    expect(camp.tokens[region]).toBeGreaterThan(1)
  })

  it('TEK-TOKEN-CROWN-2: who takes the crown from whom', () => {
    const p = table({
      armies: FRONT,
      action: 'patrol',
      crown: 1,
      exploring: true,
      stock: [
        [2, 0, 0],
        [0, 0, 0],
      ],
    })
    play(p, 0, step('patrol', 'galson.a', 'galson.b'))
    expect(fight(p, 2, 0)).toContainEqual({ kind: 'crown-moved', seat: 0, from: 1 })
  })
})

describe('the end is told', () => {
  it('what is lost, what is scored and who wins', () => {
    const p = table({
      homes: ['tul-grund', 'morandrea', 'fionarria'],
      armies: { 'tul-grund.c': 'aa', 'tul-grund.a': 'A', 'morandrea.a': 'BB', 'fionarria.a': 'CC' },
      tower: [0, 2, 0],
    })
    const told: TekEvent[] = []
    finish(p, event => told.push(event))
    expect(told).toEqual([
      { kind: 'lost-in-ruins', seat: 0, region: at('tul-grund.c'), count: 2 },
      { kind: 'scored', seat: 0, source: 'armies', points: 1 },
      { kind: 'scored', seat: 1, source: 'armies', points: 2 },
      { kind: 'scored', seat: 1, source: 'tower', points: 2 },
      { kind: 'scored', seat: 2, source: 'armies', points: 2 },
      { kind: 'game-ended', places: [3, 1, 2] },
    ])
    expect(game.outcome(p)?.lines).toEqual([
      [{ source: 'armies', round: 0, points: 1 }],
      [
        { source: 'armies', round: 0, points: 2 },
        { source: 'tower', round: 0, points: 2 },
      ],
      [{ source: 'armies', round: 0, points: 2 }],
    ])
    expect(game.outcome(table({}))).toBeNull()
  })

  it('TEK-R-76: the last call comes five refreshes before, and only while nobody has ended the game', () => {
    const p = table({})
    const calls = [LAST_REFRESH - LAST_CALL - 1, LAST_REFRESH - LAST_CALL, LAST_REFRESH - 1].map(refreshes => {
      p.refreshes = refreshes
      return lastCall(p)
    })
    expect(calls).toEqual([null, LAST_CALL, 1])
    p.ending = 'tower'
    expect(lastCall(p)).toBeNull()
    p.ending = 'none'
    p.over = true
    expect(lastCall(p)).toBeNull()
  })

  it('TEK-R-76 TEK-END-1: who triggers the end, or that nobody did', () => {
    const told = (set: Scene, refreshes: number) => {
      const p = table({ shields: ['patrol', 'quest', 'build', 'research'], ...set })
      p.refreshes = refreshes
      const events: TekEvent[] = []
      game.play(p, 0, { kind: 'select', action: 'trade' }, Rng.fromSeed('end'), event => events.push(event))
      while (game.toMove(p).length > 0 && p.agenda[0]?.kind !== 'select') {
        const seat = elementAt(game.toMove(p), 0)
        game.play(p, seat, elementAt(game.moves(p, seat), 0), Rng.fromSeed('end'), event => events.push(event))
      }
      return events.filter(event => event.kind === 'end-near' || event.kind === 'refreshed')
    }
    expect(told({}, LAST_REFRESH - 1)).toEqual([
      { kind: 'refreshed', seat: 1, skips: false },
      { kind: 'end-near', seat: NONE, why: 'long' },
    ])
    expect(told({}, LAST_REFRESH - 2)).toEqual([{ kind: 'refreshed', seat: 1, skips: false }])
    expect(told({ magic: [0, 0, 5] }, LAST_REFRESH - 1)).toEqual([
      { kind: 'end-near', seat: 2, why: 'magic' },
      { kind: 'refreshed', seat: 1, skips: false },
    ])
    expect(told({ tower: [0, 6, 6] }, 0)[0]).toEqual({ kind: 'end-near', seat: 1, why: 'tower' })
  })
})

describe('whether somebody listens or not', () => {
  it('games go the same way', () => {
    for (let n = 0; n < 8; n++) {
      const rng = Rng.fromSeed(`silence ${n}`)
      const options = { factions: 'chosen', territories: 'chosen', exploration: n % 2 === 0, first: 'random' } as const
      const p: TekPosition = game.setup(options, 2 + (n % 4), rng)
      if (n % 3 === 0) p.magic = p.magic.map(() => 4)
      const heard = game.clone(p)
      for (let asked = game.toMove(p); asked.length > 0; asked = game.toMove(p)) {
        const seat = rng.pick(asked)
        const move = rng.pick(game.moves(p, seat))
        const chance = `chance ${rng.below(1000)}`
        game.play(p, seat, move, Rng.fromSeed(chance), null)
        game.play(heard, seat, move, Rng.fromSeed(chance), () => {})
      }
      expect(p).toEqual(heard)
    }
  })
})
