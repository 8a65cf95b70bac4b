import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import type { SmallWorldEvent } from '../position.ts'
import { act, conquer, finish, MOSS_FOLK, open, type People, play, region, rolling, scene, to } from './builders.ts'

/* What everybody at the table is told, with every figure: the log, the page and other programs live on it. */

const told = <K extends SmallWorldEvent['kind']>(events: readonly SmallWorldEvent[], kind: K) =>
  events.filter((event): event is Extract<SmallWorldEvent, { kind: K }> => event.kind === kind)

const at = (label: string, seats = 2) => ({ map: seats - 2, region: region(open(seats), label) })

const duel = (mine: Omit<People, 'seat'>, other: Omit<People, 'seat'> = { race: 'elves', power: 'wealthy' }) => {
  const p = scene(2, [
    { seat: 0, ...mine },
    { seat: 1, ...other },
  ])
  const events = act(p, 'expand')
  return { p, events }
}

describe('what is told', () => {
  it('SW-ROUND-2 SW-ROUND-3: turns and rounds', () => {
    const p = scene(2, [{ seat: 1, race: 'orcs', power: 'hill', at: { Hi1: 1 } }], { turn: 1, round: 3 })
    act(p, 'expand')
    const events = finish(p)
    expect(events.slice(-2)).toEqual([
      { kind: 'round', round: 4 },
      { kind: 'turn', seat: 0 },
    ])
  })

  it('SW-PICK-2 SW-PICK-4 SW-PICK-7: who takes which combo for how much, and what is opened', () => {
    const p = open(2, {
      first: '1',
      races: ['ratmen', 'orcs', 'humans', 'giants', 'trolls', 'elves'],
      powers: ['hill', 'forest', 'swamp', 'stout', 'berserk', 'flying'],
    })
    p.offerCoins = [0, 0, 4, 0, 0, 0]
    const events: SmallWorldEvent[] = play(p, { kind: 'pick', place: 2 })
    expect(events[0]).toEqual({
      kind: 'picked',
      seat: 0,
      race: 'humans',
      power: 'swamp',
      place: 2,
      price: 2,
      found: 4,
      tokens: 9,
    })
    expect(told(events, 'offered')).toMatchObject([{ place: 5 }])
    expect(p.coins[0]).toBe(5 - 2 + 4)
  })

  it('SW-READY-1 SW-READY-2: readying and abandoning', () => {
    const { p, events } = duel({ race: 'ratmen', power: 'stout', at: { Hi1: 3, Fa2: 2 } })
    expect(events).toEqual([{ kind: 'readied', seat: 0, race: 'ratmen', hand: 3 }])
    expect(act(p, 'abandon', 'Fa2')).toEqual([{ kind: 'abandoned', seat: 0, race: 'ratmen', at: at('Fa2') }])
  })

  it('SW-LOSS-1 SW-LOSS-2: a conquest, with what became of those who were there', () => {
    const { p } = duel(
      { race: 'ratmen', power: 'hill', at: { Hi1: 13 } },
      { race: 'orcs', power: 'bivouacking', at: { Fa2: 3, Fo4: 1 }, camps: { Fa2: 4, Fo4: 1 } },
    )
    expect(conquer(p, 'Fa2')).toEqual([
      {
        kind: 'conquered',
        seat: 0,
        race: 'ratmen',
        at: at('Fa2'),
        by: 'tokens',
        tokens: 9,
        tribe: false,
        victim: { seat: 1, race: 'orcs', lost: 1, withdrawn: 2, camps: 4 },
        hole: false,
      },
    ])
    const [onTribe] = told(conquer(p, 'Sw1'), 'conquered')
    expect(onTribe).toMatchObject({ by: 'tokens', tokens: 3, tribe: true, victim: null })
  })

  it('SW-RACE-ELVES-1 SW-RACE-HALFLINGS-2: an Elf who loses nothing, and a hole dug', () => {
    const p = scene(2, [
      { seat: 0, race: 'halflings', power: 'hill', hand: 9 },
      { seat: 1, race: 'elves', power: 'stout', at: { Hi1: 2, Fo4: 1 } },
    ])
    p.dug[0] = 1
    act(p, 'expand')
    expect(told(conquer(p, 'Hi1'), 'conquered')[0]).toMatchObject({
      hole: true,
      victim: { seat: 1, race: 'elves', lost: 0, withdrawn: 2, camps: 0 },
    })
    expect([elementAt(told(conquer(p, 'Fa2'), 'conquered'), 0).hole, p.dug[0]]).toEqual([false, 2])
  })

  it('SW-POWER-DRAGON-1 SW-RACE-SORCERERS-1: by dragon, by an exchange', () => {
    const { p } = duel(
      { race: 'sorcerers', power: 'dragon-master', at: { Hi1: 3 } },
      { race: 'orcs', power: 'hill', at: { Fa2: 1, Sw1: 6 } },
    )
    expect(told(act(p, 'dragon', 'Sw1'), 'conquered')[0]).toMatchObject({ by: 'dragon', tokens: 1 })
    expect(told(act(p, 'exchange', 'Fa2'), 'conquered')[0]).toMatchObject({
      by: 'exchange',
      tokens: 1,
      victim: { lost: 1, withdrawn: 0 },
    })
  })

  it('SW-DIE-2 SW-DIE-3 SW-DIE-4: the roll, and whether it was enough', () => {
    const won = duel({ race: 'ratmen', power: 'hill', at: { Hi1: 2 } }).p
    expect(play(won, to(won, 'attempt', 'Fa2'), rolling(1)).slice(0, 2)).toMatchObject([
      { kind: 'rolled', seat: 0, pips: 1, at: at('Fa2') },
      { kind: 'conquered', by: 'die', tokens: 1 },
    ])
    const lost = duel({ race: 'ratmen', power: 'hill', at: { Hi1: 2 } }).p
    expect(play(lost, to(lost, 'attempt', 'Fa2'), rolling(0)).slice(0, 2)).toEqual([
      { kind: 'rolled', seat: 0, pips: 0, at: at('Fa2') },
      { kind: 'repelled', seat: 0, race: 'ratmen', at: at('Fa2'), left: 1 },
    ])
    expect([won.die, lost.die]).toEqual([1, 0])
    const berserk = duel({ race: 'ratmen', power: 'berserk', at: { Hi1: 3 } }).p
    expect(play(berserk, { kind: 'roll' }, rolling(2))).toEqual([{ kind: 'rolled', seat: 0, pips: 2, at: null }])
  })

  it('SW-REDEP-1 SW-RACE-SKELETONS-1: recruits, what is lifted and where it is put', () => {
    const { p } = duel(
      { race: 'skeletons', power: 'hill', at: { Hi1: 8 } },
      { race: 'orcs', power: 'stout', at: { Fa2: 1, Fo4: 1 } },
    )
    conquer(p, 'Fa2', 'Sw1')
    expect(told(act(p, 'stop'), 'recruited')).toEqual([{ kind: 'recruited', seat: 0, race: 'skeletons', tokens: 1 }])
    expect(act(p, 'lift', 'Sw1')).toEqual([{ kind: 'lifted', seat: 0, race: 'skeletons', at: at('Sw1'), tokens: 2 }])
    expect(act(p, 'place', 'Hi1', 2)).toEqual([
      { kind: 'placed', seat: 0, race: 'skeletons', at: at('Hi1'), tokens: 2 },
    ])
    expect(told(act(p, 'spread'), 'placed').map(({ tokens }) => tokens)).toEqual([2])
  })

  it('SW-LOSS-4 SW-RUL-5: what a loser puts back is told of the loser, and nothing where nothing was withdrawn', () => {
    const { p } = duel(
      { race: 'orcs', power: 'flying', at: { Hi1: 10 } },
      { race: 'ratmen', power: 'hill', at: { Fa2: 3, Fo4: 1 } },
    )
    conquer(p, 'Fa2')
    expect(told(finish(p), 'placed').at(-1)).toEqual({
      kind: 'placed',
      seat: 1,
      race: 'ratmen',
      at: at('Fo4'),
      tokens: 2,
    })
    const q = duel(
      { race: 'orcs', power: 'flying', at: { Hi1: 4 } },
      { race: 'ratmen', power: 'hill', at: { Fa2: 1, Fo4: 1 } },
    ).p
    conquer(q, 'Fa2')
    expect(told(finish(q), 'placed').filter(({ seat }) => seat === 1)).toEqual([])
  })

  it('SW-RACE-AMAZONS-3 SW-RACE-AMAZONS-4: who leaves for want of tokens, and who is laid aside', () => {
    const { p } = duel({ race: 'amazons', power: 'stout', at: { Hi1: 2, Fa2: 2, Sw1: 1 } })
    act(p, 'stop')
    const events = [...act(p, 'vacate', 'Sw1'), ...act(p, 'vacate', 'Fa2'), ...finish(p)]
    expect(told(events, 'vacated')).toEqual([
      { kind: 'vacated', seat: 0, race: 'amazons', at: at('Sw1') },
      { kind: 'vacated', seat: 0, race: 'amazons', at: at('Fa2') },
    ])
    expect(told(events, 'laid-aside')).toEqual([{ kind: 'laid-aside', seat: 0, race: 'amazons', tokens: 4 }])
  })

  it('SW-POWER-BIVOUACKING-1 SW-POWER-FORTIFIED-1 SW-POWER-HEROIC-1: encampments, a fortress, heroes', () => {
    const camped = scene(2, [
      { seat: 0, race: 'ratmen', power: 'bivouacking', at: { Hi1: 1, Fa2: 1 }, camps: { Hi1: 5 } },
    ])
    act(camped, 'expand')
    act(camped, 'stop')
    expect(act(camped, 'lift-camps', 'Hi1')).toEqual([{ kind: 'camps-lifted', seat: 0, at: at('Hi1'), camps: 5 }])
    expect(act(camped, 'camp', 'Fa2', 2)).toEqual([{ kind: 'encamped', seat: 0, at: at('Fa2'), camps: 2 }])
    const walled = duel({ race: 'ratmen', power: 'fortified', at: { Hi1: 1, Fa2: 1 } }).p
    act(walled, 'stop')
    expect(act(walled, 'fortify', 'Fa2')[0]).toEqual({ kind: 'fortified', seat: 0, at: at('Fa2') })
    const heroic = duel({ race: 'ratmen', power: 'heroic', at: { Hi1: 1, Fa2: 1, Sw1: 1 } }).p
    act(heroic, 'stop')
    expect(act(heroic, 'hero', 'Sw1')).toEqual([{ kind: 'hero', seat: 0, at: at('Sw1') }])
  })

  it('SW-POWER-BIVOUACKING-4: with one region left encampments go there unasked, and are told of their owner', () => {
    const p = scene(
      2,
      [
        { seat: 0, race: 'elves', power: 'bivouacking', at: { Hi1: 1, Fa2: 1 }, camps: { Hi1: 3, Fa2: 2 } },
        { seat: 1, race: 'orcs', power: 'flying', at: { Fo4: 9 } },
      ],
      { turn: 1 },
    )
    act(p, 'expand')
    conquer(p, 'Hi1')
    expect(told(finish(p), 'encamped')).toEqual([{ kind: 'encamped', seat: 0, at: at('Fa2'), camps: 3 }])
    expect(p.turn).toBe(0)
  })

  it('SW-SCORE-1 SW-SCORE-4: the coins, line by line, without lines of nothing', () => {
    const p = scene(2, [
      { seat: 0, race: 'humans', power: 'hill', at: { Hi1: 1, Fa2: 1 } },
      { seat: 0, race: 'dwarves', declined: true, at: { Fo1: 1, Fo4: 1 } },
    ])
    act(p, 'expand')
    expect(told(finish(p), 'scored')).toEqual([
      {
        kind: 'scored',
        seat: 0,
        lines: [
          { source: 'regions', race: 'humans', points: 2 },
          { source: 'race', race: 'humans', points: 1 },
          { source: 'power', race: 'humans', points: 1 },
          { source: 'declined', race: 'dwarves', points: 2 },
          { source: 'race', race: 'dwarves', points: 1 },
        ],
        total: 7,
      },
    ])
    const q = scene(2, [{ seat: 0, race: 'orcs', power: 'hill' }])
    expect(told(act(q, 'expand'), 'scored')).toEqual([{ kind: 'scored', seat: 0, lines: [], total: 0 }])
  })

  it('SW-POWER-DIPLOMAT-1 SW-DECL-4 SW-DECL-10: peace, decline, and who is gone', () => {
    const { p } = duel({ race: 'ratmen', power: 'diplomat', at: { Hi1: 1 } })
    act(p, 'stop')
    expect(play(p, { kind: 'ally', seat: 1 })[0]).toEqual({ kind: 'allied', seat: 0, ally: 1 })
    const q = scene(2, [
      { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 2, Fa2: 1 } },
      { seat: 0, race: 'trolls', declined: true, at: { Sw2: 1 } },
    ])
    const events = act(q, 'decline')
    expect(told(events, 'declined')).toEqual([{ kind: 'declined', seat: 0, race: 'orcs', regions: 2 }])
    expect(told(events, 'gone')).toEqual([{ kind: 'gone', seat: 0, race: 'trolls' }])
  })

  it('SW-PICK-9: how many badges are shuffled', () => {
    const p = open(2, { first: '1' })
    p.discards = [...p.badges]
    p.badges = []
    expect(told(play(p, { kind: 'pick', place: 0 }), 'badges-shuffled')).toEqual([
      { kind: 'badges-shuffled', count: 14 },
    ])
  })

  it('SW-CUSTOM-3: a home-made race goes by its own name, and the others by theirs', () => {
    const p = scene(
      2,
      [
        { seat: 0, race: 'custom', power: 'hill', at: { Hi1: 6 } },
        { seat: 1, race: 'orcs', power: 'custom', at: { Fa2: 1 } },
      ],
      { options: { custom: MOSS_FOLK } },
    )
    act(p, 'expand')
    expect(told(conquer(p, 'Fa2'), 'conquered')[0]).toMatchObject({
      race: MOSS_FOLK.race.name,
      victim: { race: 'orcs' },
    })
    const q = open(2, {
      first: '1',
      custom: MOSS_FOLK,
      races: ['custom', 'orcs', 'humans', 'giants', 'trolls', 'elves'],
      powers: ['hill', 'custom', 'forest', 'swamp', 'stout', 'flying'],
    })
    const [first] = play(q, { kind: 'pick', place: 0 })
    expect(first).toMatchObject({ race: MOSS_FOLK.race.name, power: 'hill' })
    finish(q)
    const [second] = play(q, { kind: 'pick', place: 0 })
    expect(second).toMatchObject({ race: 'orcs', power: MOSS_FOLK.power.name })
  })
})
