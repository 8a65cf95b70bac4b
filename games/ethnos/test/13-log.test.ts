import { describe, expect, it } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { NONE } from '../position.ts'
import { game } from '../rules/game.ts'
import { band, card, cards, endTheAge, kingdom, meetDragons, play, playBand, scene, stackDeck } from './builders.ts'

const rhea = kingdom('rhea')
const nobody = [0, 0, 0, 0]

/* What players are told of each act, whole and in its order. */
describe('What is told of a turn', () => {
  it('ET-RECRUIT-3: a card of the row', () => {
    const p = scene(4, { row: cards('rhea elf') })
    expect(play(p, 0, { kind: 'recruit', card: card('rhea elf') })).toEqual([
      { kind: 'recruited', seat: 0, card: card('rhea elf') },
    ])
  })

  it('ET-RECRUIT-3 ET-DRAGON-1: a card of the deck, and the dragons before it', () => {
    const p = scene(4)
    stackDeck(p, card('rhea elf'), 1)
    expect(play(p, 0, { kind: 'draw' })).toEqual([{ kind: 'drew', seat: 0, card: card('rhea elf') }])
    meetDragons(p, 1)
    expect(play(p, 1, { kind: 'draw' }).slice(0, 3)).toEqual([
      { kind: 'dragon', seat: 1, number: 2 },
      { kind: 'dragon', seat: 1, number: 3 },
      { kind: 'age-ended', age: 1, seat: 1, giant: NONE, trolls: [NONE, NONE, NONE, NONE, NONE, NONE] },
    ])
  })

  it('ET-BAND-3: a band, its marker with how many are there now, and what is laid out, which all see', () => {
    const p = scene(4, { markers: { rhea: [1] }, hands: { 0: cards('rhea dwarf', 'rhea elf', 'duris orc') } })
    expect(playBand(p, 0, 'rhea dwarf', ['rhea elf'], 'rhea')).toEqual([
      { kind: 'band', seat: 0, cards: cards('rhea dwarf', 'rhea elf'), leader: card('rhea dwarf'), shows: true },
      { kind: 'marker', seat: 0, kingdom: rhea, total: 2 },
      { kind: 'laid-out', seat: 0, cards: cards('duris orc'), shows: true },
    ])
  })

  it('ET-TRIBE-GIANT-2: the token with the size and the glory', () => {
    const p = scene(4, { hands: { 0: cards('rhea giant', 'rhea elf') } })
    expect(playBand(p, 0, 'rhea giant', ['rhea elf'], null)[1]).toEqual({ kind: 'giant', seat: 0, size: 2, glory: 2 })
  })

  it('ET-TRIBE-MERFOLK-1 ET-TRIBE-MERFOLK-2: the swim with its cells and markers, also of who can swim no further', () => {
    const swim = (from: number) => {
      const p = scene(4, { merfolk: [from, 0, 0, 0], hands: { 0: cards('rhea merfolk', 'rhea elf') } })
      return playBand(p, 0, 'rhea merfolk', ['rhea elf'], null)[1]
    }
    expect(swim(0)).toEqual({ kind: 'swam', seat: 0, from: 0, to: 2, bonuses: 0 })
    expect(swim(6)).toEqual({ kind: 'swam', seat: 0, from: 6, to: 8, bonuses: 1 })
    expect(swim(17)).toEqual({ kind: 'swam', seat: 0, from: 17, to: 18, bonuses: 1 })
    expect(swim(18)).toEqual({ kind: 'swam', seat: 0, from: 18, to: 18, bonuses: 0 })
  })

  it('ET-TRIBE-MERFOLK-2: each extra marker as it is placed', () => {
    const p = scene(4)
    p.agenda = [{ kind: 'bonus', seat: 0, amount: 2 }]
    expect(play(p, 0, { kind: 'bonus', kingdom: rhea })).toEqual([{ kind: 'marker', seat: 0, kingdom: rhea, total: 1 }])
    expect(p.agenda).toEqual([{ kind: 'bonus', seat: 0, amount: 1 }])
    expect(play(p, 0, { kind: 'bonus', kingdom: NONE })).toEqual([])
  })

  it('ET-TRIBE-ORC-1: the space of the horde board', () => {
    const p = scene(4, { hands: { 0: cards('rhea orc') } })
    expect(playBand(p, 0, 'rhea orc', [], null)[1]).toEqual({ kind: 'horde', seat: 0, kingdom: rhea })
  })

  it('ET-TRIBE-TROLL-1: the token that was taken; nothing if none was', () => {
    const p = scene(4)
    p.agenda = [{ kind: 'troll', seat: 0, amount: 3 }]
    expect(play(p, 0, { kind: 'troll', value: 2 })).toEqual([{ kind: 'troll', seat: 0, value: 2 }])
    p.agenda = [{ kind: 'troll', seat: 1, amount: 3 }]
    expect(play(p, 1, { kind: 'troll', value: 0 })).toEqual([])
    expect([p.trolls, p.agenda]).toEqual([[NONE, 0, NONE, NONE, NONE, NONE], [{ kind: 'turn', seat: 2, amount: 0 }]])
  })

  it('ET-TRIBE-ELF-1: how many are kept, before what is laid out; neither where there is none', () => {
    const asked = (...held: string[]) => {
      const p = scene(4, { hands: { 0: cards(...held) } })
      p.agenda = [{ kind: 'keep', seat: 0, amount: 2 }]
      return p
    }
    const both = asked('rhea elf', 'duris orc', 'duris orc')
    expect(play(both, 0, { kind: 'keep', cards: cards('duris orc') })).toEqual([
      { kind: 'kept', seat: 0, count: 1 },
      { kind: 'laid-out', seat: 0, cards: cards('rhea elf', 'duris orc'), shows: true },
    ])
    expect(play(asked('rhea elf'), 0, { kind: 'keep', cards: cards('rhea elf') })).toEqual([
      { kind: 'kept', seat: 0, count: 1 },
    ])
    expect(play(asked('rhea elf'), 0, { kind: 'keep', cards: [] })).toEqual([
      { kind: 'laid-out', seat: 0, cards: cards('rhea elf'), shows: true },
    ])
  })

  it('ET-R-3 ET-TRIBE-WIZARD-1: a hand laid out without a band, or before a wizard draws', () => {
    const bones = new Array<number>(10).fill(card('skeleton'))
    expect(play(scene(4, { hands: { 0: bones } }), 0, { kind: 'scatter' })).toEqual([
      { kind: 'laid-out', seat: 0, cards: bones, shows: true },
    ])
    const p = scene(4, { hands: { 0: cards('rhea wizard', 'duris orc') } })
    expect(playBand(p, 0, 'rhea wizard', [], null).map(event => event.kind)).toEqual(['band', 'laid-out'])
    expect(p.agenda).toEqual([{ kind: 'wizard', seat: 0, amount: 1 }])
    expect(play(p, 0, { kind: 'wizard', draw: false })).toEqual([])
  })
})

describe('What is told of the end of an age', () => {
  it('ET-END-2 to ET-END-7: every step with what it brings, then the next age', () => {
    const p = scene(4, {
      markers: { rhea: [2, 1] },
      tokens: { rhea: [4, 6, 8] },
      merfolk: [0, 3, 0, 0],
      trolls: { 3: 2 },
      bands: [
        band(1, 'rhea giant', 'rhea elf', 'skeleton'),
        band(1, 'rhea dwarf', 'duris dwarf'),
        band(3, 'ithys orc'),
      ],
      glory: [0, 9, 9, 9],
    })
    p.giant = 0
    const scored = (at: number) => ({ kind: 'kingdom-scored', kingdom: at, gains: at === rhea ? [4, 0, 0, 0] : nobody })
    expect(endTheAge(p)).toEqual([
      { kind: 'dragon', seat: 0, number: 3 },
      { kind: 'age-ended', age: 1, seat: 0, giant: 0, trolls: [NONE, NONE, 2, NONE, NONE, NONE] },
      ...[0, 1, 2, 3, 4, 5].map(scored),
      { kind: 'merfolk-scored', gains: [0, 1, 0, 0] },
      { kind: 'giant-scored', seat: 1, glory: 2 },
      { kind: 'skeletons-left', count: 1 },
      { kind: 'bands-scored', seat: 1, sizes: [2, 3], glory: 4 },
      { kind: 'bands-scored', seat: 3, sizes: [1], glory: 0 },
      { kind: 'age-began', age: 2, first: 0 },
    ])
    expect(p.glory).toEqual([4, 16, 9, 9])
  })

  it('ET-TRIBE-ORC-3: what becomes of each horde, and the age that begins after the last of them', () => {
    const p = scene(4, { glory: [5, 5, 5, 4] })
    p.hordes = [0b000011, 0b000111, 0, 0]
    p.supply = [22, 21, 24, 24]
    endTheAge(p)
    expect(play(p, 0, { kind: 'hordes', cash: false })).toEqual([{ kind: 'hordes-kept', seat: 0, count: 2 }])
    expect(p.age).toBe(1)
    expect(play(p, 1, { kind: 'hordes', cash: true })).toEqual([
      { kind: 'hordes-cashed', seat: 1, count: 3, glory: 6 },
      { kind: 'age-began', age: 2, first: 3 },
    ])
    expect([p.supply, p.hordes, p.glory]).toEqual([
      [22, 24, 24, 24],
      [0b000011, 0, 0, 0],
      [5, 11, 5, 4],
    ])
  })

  it('ET-R-15 ET-R-17 ET-END-10: in the last age hordes are told clockwise from the herald, then the places', () => {
    const p = scene(4, { age: 3, glory: [0, 40, 30, 20] })
    p.hordes = [0, 1, 0, 0b111111]
    p.agenda = [{ kind: 'turn', seat: 2, amount: 0 }]
    meetDragons(p, 2)
    expect(play(p, 2, { kind: 'draw' }).slice(-3)).toEqual([
      { kind: 'hordes-cashed', seat: 3, count: 6, glory: 20 },
      { kind: 'hordes-cashed', seat: 1, count: 1, glory: 1 },
      { kind: 'game-ended', places: [4, 1, 3, 2] },
    ])
  })

  it('a game can be played without anybody being told', () => {
    const silent = (p: ReturnType<typeof scene>, move: Parameters<typeof game.play>[2]) => {
      const heard = game.clone(p)
      game.play(heard, 0, move, Rng.fromSeed('silent'), () => undefined)
      game.play(p, 0, move, Rng.fromSeed('silent'), null)
      expect(p).toEqual(heard)
      return p
    }
    for (const age of [1, 3]) {
      const p = scene(4, {
        age,
        row: cards('rhea elf'),
        merfolk: [3, 2, 0, 0],
        bands: [band(1, 'rhea giant', 'skeleton')],
        hands: { 0: cards('rhea elf', 'rhea troll', 'duris giant', 'duris elf', 'duris orc', 'ithys merfolk') },
      })
      p.giant = 0
      p.hordes = [0, 3, 0, 1]
      const at = (kind: 'turn' | 'keep' | 'troll' | 'hordes' | 'bonus') => {
        const q = game.clone(p)
        q.agenda = [{ kind, seat: 0, amount: 2 }]
        return q
      }
      silent(at('turn'), { kind: 'recruit', card: card('rhea elf') })
      silent(at('turn'), { kind: 'draw' })
      for (const [leader, others] of [
        ['duris giant', ['duris elf', 'duris orc']],
        ['duris orc', []],
        ['ithys merfolk', []],
      ] as const) {
        const names = cards(leader, ...others)
        const move = { kind: 'band', cards: names, leader: card(leader), kingdom: NONE } as const
        silent(at('turn'), move)
        silent(at('turn'), { ...move, decline: true })
      }
      silent(at('keep'), { kind: 'keep', cards: cards('rhea elf') })
      silent(at('troll'), { kind: 'troll', value: 1 })
      silent(at('bonus'), { kind: 'bonus', kingdom: rhea })
      silent(at('hordes'), { kind: 'hordes', cash: true })
      silent(at('hordes'), { kind: 'hordes', cash: false })
      const end = at('turn')
      meetDragons(end, 2)
      silent(end, { kind: 'draw' })
    }
  })
})
