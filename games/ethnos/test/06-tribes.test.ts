import { describe, expect, it } from 'vitest'
import { addAt, elementAt } from '../../../kernel/list.ts'
import type { KingdomId } from '../content/kingdoms.ts'
import { type Band, NONE } from '../position.ts'
import { linesOf } from '../rules/end.ts'
import { game } from '../rules/game.ts'
import {
  band,
  bandMove,
  card,
  cards,
  endTheAge,
  kindsOf,
  kingdom,
  kingdomsOpen,
  markersIn,
  objectionTo,
  play,
  playBand,
  scene,
  stackDeck,
} from './builders.ts'

describe('Centaurs', () => {
  it('ET-TRIBE-CENTAUR-1 ET-TRIBE-CENTAUR-2 ET-EX-13: a marker placed earns another full band before the discard', () => {
    const p = scene(4, { hands: { 0: cards('straton centaur', 'straton elf', 'rhea orc', 'duris troll') } })
    playBand(p, 0, 'straton centaur', ['straton elf'], 'straton')
    expect(kindsOf(p, 0)).toEqual(['band', 'stop'])
    playBand(p, 0, 'rhea orc', [], 'rhea')
    expect([markersIn(p, 0, 'straton'), markersIn(p, 0, 'rhea')]).toEqual([1, 1])
    expect(p.hordes[0]).toBe(1 << kingdom('rhea'))
    expect(p.row).toEqual(cards('duris troll'))
  })

  it.each([
    ['declined', {}],
    ['too small', { markers: { rhea: [3] } }],
    ['no supply', { supply: [0, 24, 24, 24] }],
  ])('ET-TRIBE-CENTAUR-3: no marker (%s), no further band', (_, setting) => {
    const p = scene(4, { ...setting, hands: { 0: cards('rhea centaur', 'duris troll') } })
    playBand(p, 0, 'rhea centaur', [], null)
    expect(game.toMove(p)).toEqual([1])
  })

  it('ET-R-11: any number of bands, each size tested with the markers of that moment, and one may stop', () => {
    const p = scene(4, { hands: { 0: cards('rhea centaur', 'rhea centaur', 'duris centaur', 'duris elf') } })
    playBand(p, 0, 'rhea centaur', [], 'rhea')
    expect(kingdomsOpen(p, 0, 'rhea centaur', 1)).toEqual([])
    playBand(p, 0, 'rhea centaur', ['duris centaur'], 'rhea')
    expect(markersIn(p, 0, 'rhea')).toBe(2)
    play(p, 0, { kind: 'stop' })
    expect(p.row).toEqual(cards('duris elf'))
    expect(game.toMove(p)).toEqual([1])
  })

  it('ET-R-11: the chain stops by itself when only skeletons are left', () => {
    const p = scene(4, { hands: { 0: cards('rhea centaur', 'skeleton') } })
    playBand(p, 0, 'rhea centaur', [], 'rhea')
    expect(p.row).toEqual(cards('skeleton'))
    expect(game.toMove(p)).toEqual([1])
  })
})

describe('Dwarves', () => {
  it('ET-TRIBE-DWARF-1 ET-EX-12: a dwarf-led band scores as one larger, and places as it is', () => {
    const four = ['duris dwarf', 'rhea dwarf', 'ithys dwarf', 'althea dwarf'] as const
    const p = scene(4, { bands: [band(1, ...four)] })
    endTheAge(p)
    expect(p.glory[1]).toBe(10)
    const q = scene(4, { markers: { duris: [4] }, hands: { 0: cards(...four) } })
    expect(kingdomsOpen(q, 0, 'duris dwarf', 4)).toEqual([])
  })
})

describe('Elves', () => {
  const elfTurn = () => {
    const rest = ['duris orc', 'duris orc', 'ithys troll', 'althea giant']
    const p = scene(4, { hands: { 0: cards('rhea elf', 'duris elf', 'ithys elf', ...rest) } })
    playBand(p, 0, 'rhea elf', ['duris elf', 'ithys elf'], 'rhea')
    return p
  }

  it('ET-TRIBE-ELF-1 ET-EX-20: up to as many cards as the band is large stay in hand', () => {
    const p = elfTurn()
    play(p, 0, { kind: 'keep', cards: cards('duris orc', 'ithys troll', 'althea giant') })
    expect(p.hands[0]).toEqual(cards('duris orc', 'ithys troll', 'althea giant'))
    expect(p.row).toEqual(cards('duris orc'))
    expect(game.toMove(p)).toEqual([1])
  })

  it('ET-TRIBE-ELF-1: more is refused, fewer or none is allowed', () => {
    const p = elfTurn()
    const all = { kind: 'keep', cards: cards('duris orc', 'duris orc', 'ithys troll', 'althea giant') } as const
    expect(objectionTo(p, 0, all)).toMatchObject({ code: 'keep-too-many', figures: { most: 3 } })
    expect(objectionTo(p, 0, { kind: 'keep', cards: cards('rhea troll') })).toMatchObject({ code: 'not-in-hand' })
    play(p, 0, { kind: 'keep', cards: [] })
    expect(p.row).toHaveLength(4)
  })

  it('ET-TRIBE-ELF-1: if the band is large enough everything may be kept', () => {
    const p = scene(4, { hands: { 0: cards('rhea elf', 'duris elf', 'ithys troll', 'duris orc') } })
    playBand(p, 0, 'rhea elf', ['duris elf'], 'rhea')
    play(p, 0, { kind: 'keep', cards: cards('ithys troll', 'duris orc') })
    expect([elementAt(p.hands, 0).length, p.row]).toEqual([2, []])
  })
})

describe('Giants', () => {
  it('ET-TRIBE-GIANT-1 ET-TRIBE-GIANT-2 ET-EX-11: the strictly largest giant-led band of the age takes 2 glory and the token', () => {
    const p = scene(4, {
      hands: {
        0: cards('rhea giant', 'rhea elf', 'rhea orc'),
        1: cards('duris giant', 'duris elf', 'duris orc', 'duris troll'),
      },
    })
    playBand(p, 0, 'rhea giant', ['rhea elf', 'rhea orc'], 'rhea')
    expect([p.glory[0], elementAt(p.bands, p.giant).seat]).toEqual([2, 0])
    playBand(p, 1, 'duris giant', ['duris elf', 'duris orc', 'duris troll'], 'duris')
    expect([p.glory[1], elementAt(p.bands, p.giant).seat]).toEqual([2, 1])
  })

  it('ET-TRIBE-GIANT-3: also when the token lay on a band of one’s own', () => {
    const p = scene(4, { bands: [band(0, 'rhea giant')], hands: { 0: cards('duris giant', 'duris elf') } })
    p.giant = 0
    playBand(p, 0, 'duris giant', ['duris elf'], 'duris')
    expect([p.glory[0], p.giant]).toEqual([2, 1])
  })

  it('ET-TRIBE-GIANT-4 ET-R-12: an equal size changes nothing; skeletons count', () => {
    const p = scene(4, { bands: [band(1, 'rhea giant', 'skeleton')], hands: { 0: cards('duris giant', 'duris elf') } })
    p.giant = 0
    playBand(p, 0, 'duris giant', ['duris elf'], 'duris')
    expect([p.glory[0], p.giant]).toEqual([0, 0])
  })

  it('ET-R-6 ET-R-12: a giant-led band without the token still counts when others are compared', () => {
    const p = scene(4, { hands: { 0: cards('rhea giant', 'rhea elf'), 1: cards('duris giant', 'duris elf') } })
    playBand(p, 0, 'rhea giant', ['rhea elf'], 'rhea', 'declined')
    playBand(p, 1, 'duris giant', ['duris elf'], 'duris')
    expect([p.glory, p.giant]).toEqual([[0, 0, 0, 0], NONE])
  })

  it('ET-R-6: the token may be declined only where it would be taken and another age may begin with the least glory', () => {
    const declined = (age: number, bands: readonly Band[] = []) =>
      objectionTo(
        scene(4, { age, bands, hands: { 0: cards('rhea giant') } }),
        0,
        bandMove('rhea giant', [], 'rhea', 'declined'),
      )
    expect(declined(2)).toBeNull()
    expect(declined(2, [band(1, 'duris giant')])).toMatchObject({ code: 'nothing-to-decline' })
    expect(declined(3)).toMatchObject({ code: 'nothing-to-decline' })
  })

  it.each([
    [4, 1, 2],
    [4, 2, 4],
    [4, 3, 6],
    [3, 1, 2],
    [3, 2, 5],
  ])('ET-TRIBE-GIANT-5 ET-END-4 ET-EX-11: with %i players the token pays in age %i: %i', (seats, age, glory) => {
    const p = scene(seats, { age, bands: [band(1, 'rhea giant')] })
    p.giant = 0
    const events = endTheAge(p)
    expect(events).toContainEqual({ kind: 'age-ended', age, seat: 0, giant: 0, trolls: new Array(6).fill(NONE) })
    expect(events).toContainEqual({ kind: 'giant-scored', seat: 1, glory })
    expect([p.glory[1], p.giant]).toEqual([glory, NONE])
  })

  it('ET-TRIBE-GIANT-5: held by nobody it pays nobody', () => {
    const events = endTheAge(scene(4))
    expect(events.some(event => event.kind === 'giant-scored')).toBe(false)
  })
})

describe('Halflings', () => {
  it('ET-TRIBE-HALFLING-1: a halfling leader never places a marker', () => {
    const p = scene(4, { hands: { 0: cards('rhea halfling', 'rhea elf', 'rhea orc') } })
    expect(objectionTo(p, 0, bandMove('rhea halfling', ['rhea elf', 'rhea orc'], 'rhea'))).toMatchObject({
      code: 'halfling-leader',
      rule: 'ET-TRIBE-HALFLING-1',
    })
  })

  it('ET-TRIBE-HALFLING-2: halflings serve under others, and their own bands score', () => {
    const p = scene(4, {
      hands: { 0: cards('rhea halfling', 'rhea orc') },
      bands: [band(1, 'rhea halfling', 'duris halfling')],
    })
    playBand(p, 0, 'rhea orc', ['rhea halfling'], 'rhea')
    expect(markersIn(p, 0, 'rhea')).toBe(1)
    p.agenda = [{ kind: 'turn', seat: 0, amount: 0 }]
    endTheAge(p)
    expect(linesOf(p, 1)).toContainEqual({ source: 'bands', round: 1, points: 1 })
  })

  it('ET-R-24: skeletons may join a halfling; skeletons alone are no band', () => {
    const p = scene(4, { hands: { 0: cards('rhea halfling', 'skeleton', 'skeleton') } })
    expect(objectionTo(p, 0, bandMove('rhea halfling', ['skeleton', 'skeleton'], null))).toBeNull()
    expect(
      objectionTo(p, 0, { kind: 'band', cards: cards('skeleton'), leader: card('skeleton'), kingdom: NONE }),
    ).toMatchObject({
      code: 'only-skeletons',
    })
  })
})

describe('Harpies', () => {
  it('ET-TRIBE-HARPY-1 ET-EX-4: any one kingdom, the size tested there', () => {
    const p = scene(4, { markers: { duris: [2], rhea: [1] }, hands: { 0: cards('duris harpy', 'duris elf') } })
    expect(objectionTo(p, 0, bandMove('duris harpy', ['duris elf'], 'duris'))).toMatchObject({ code: 'too-small' })
    playBand(p, 0, 'duris harpy', ['duris elf'], 'rhea')
    expect(markersIn(p, 0, 'rhea')).toBe(2)
  })

  it('ET-EX-10: a band of three may go where at most two own markers are', () => {
    const p = scene(4, {
      markers: { pelagon: [0], straton: [1], ithys: [2], althea: [3], rhea: [4], duris: [2] },
      hands: { 0: cards('duris harpy', 'duris elf', 'duris orc') },
    })
    expect(kingdomsOpen(p, 0, 'duris harpy', 3)).toEqual(['pelagon', 'straton', 'ithys', 'duris'])
  })
})

describe('Merfolk', () => {
  it('ET-TRIBE-MERFOLK-1 ET-TRIBE-MERFOLK-2 ET-EX-17: the swimmer moves by the size; a marker cell gives a marker anywhere', () => {
    const p = scene(4, {
      markers: { althea: [2], duris: [5] },
      hands: { 0: cards('althea merfolk', 'althea elf', 'althea orc') },
    })
    playBand(p, 0, 'althea merfolk', ['althea elf', 'althea orc'], 'althea')
    expect([markersIn(p, 0, 'althea'), p.merfolk[0]]).toEqual([3, 3])
    play(p, 0, { kind: 'bonus', kingdom: kingdom('duris') })
    expect(markersIn(p, 0, 'duris')).toBe(6)
    expect(game.toMove(p)).toEqual([1])
  })

  it('ET-TRIBE-MERFOLK-1: also when no marker was placed; the last cell is the end', () => {
    const p = scene(4, { merfolk: [17, 0, 0, 0], hands: { 0: cards('rhea merfolk', 'rhea elf', 'rhea orc') } })
    playBand(p, 0, 'rhea merfolk', ['rhea elf', 'rhea orc'], null)
    expect([p.merfolk[0], p.agenda.at(-1)?.kind]).toEqual([18, 'bonus'])
    const done = scene(4, { merfolk: [18, 0, 0, 0], hands: { 0: cards('rhea merfolk') } })
    playBand(done, 0, 'rhea merfolk', [], 'rhea')
    expect(game.toMove(done)).toEqual([1])
  })

  it('ET-R-6 ET-R-7: with an empty supply the swim may wait, and its marker with it', () => {
    const p = scene(4, { age: 2, merfolk: [2, 0, 0, 0], supply: [0, 24, 24, 24], hands: { 0: cards('rhea merfolk') } })
    playBand(p, 0, 'rhea merfolk', [], null, 'declined')
    expect([p.merfolk[0], game.toMove(p)]).toEqual([2, [1]])
  })

  it('ET-R-6: there is no swim to decline from the last cell, nor in the last age', () => {
    const declined = (age: number, cell: number) =>
      objectionTo(
        scene(4, { age, merfolk: [cell, 0, 0, 0], hands: { 0: cards('rhea merfolk') } }),
        0,
        bandMove('rhea merfolk', [], 'rhea', 'declined'),
      )
    expect(declined(2, 17)).toBeNull()
    expect(declined(2, 18)).toMatchObject({ code: 'nothing-to-decline' })
    expect(declined(3, 0)).toMatchObject({ code: 'nothing-to-decline' })
  })

  it('ET-TRIBE-MERFOLK-2: the cell the move starts on does not count', () => {
    const p = scene(4, { merfolk: [3, 0, 0, 0], hands: { 0: cards('rhea merfolk') } })
    playBand(p, 0, 'rhea merfolk', [], 'rhea')
    expect(game.toMove(p)).toEqual([1])
  })

  it('ET-R-13: several cells give several markers, one after another, each optional; two players’ rule does not matter', () => {
    const hand = ['rhea merfolk', 'rhea elf', 'rhea orc', 'rhea troll', 'rhea giant', 'skeleton', 'skeleton']
    const p = scene(2, { markers: { duris: [3, 4] }, hands: { 0: cards(...hand) } })
    playBand(p, 0, 'rhea merfolk', hand.slice(1), 'rhea')
    expect(p.agenda.at(-1)).toEqual({ kind: 'bonus', seat: 0, amount: 2 })
    play(p, 0, { kind: 'bonus', kingdom: kingdom('duris') })
    play(p, 0, { kind: 'bonus', kingdom: NONE })
    expect(markersIn(p, 0, 'duris')).toBe(4)
    expect(game.toMove(p)).toEqual([1])
  })

  it('ET-R-13 ET-R-7: the second bonus is lost with the last marker of the supply', () => {
    const hand = ['rhea merfolk', 'rhea elf', 'rhea orc', 'rhea troll', 'rhea giant', 'skeleton', 'skeleton']
    const p = scene(4, { supply: [2, 24, 24, 24], hands: { 0: cards(...hand) } })
    playBand(p, 0, 'rhea merfolk', hand.slice(1), 'rhea')
    play(p, 0, { kind: 'bonus', kingdom: kingdom('duris') })
    expect(game.toMove(p)).toEqual([1])
  })

  it('ET-TRIBE-MERFOLK-3 ET-END-3 ET-EX-18 ET-R-14: scored like one more kingdom, lower places in later ages', () => {
    const gains = (age: number) => {
      const events = endTheAge(scene(4, { age, merfolk: [5, 9, 0, 2] }))
      return events.find(event => event.kind === 'merfolk-scored')
    }
    expect(gains(1)).toEqual({ kind: 'merfolk-scored', gains: [0, 1, 0, 0] })
    expect(gains(2)).toEqual({ kind: 'merfolk-scored', gains: [1, 2, 0, 0] })
    expect(gains(3)).toEqual({ kind: 'merfolk-scored', gains: [2, 4, 0, 1] })
  })

  it.each([
    [3, 1, [0, 1, 0]],
    [3, 2, [1, 3, 0]],
    [4, 2, [1, 2, 0, 0]],
    [5, 1, [0, 1, 0, 0, 0]],
    [5, 3, [2, 4, 0, 0, 1]],
    [6, 2, [1, 2, 0, 0, 0, 0]],
  ])(
    'ET-TRIBE-MERFOLK-3 ET-SETUP-5 ET-23P-1: %i players use their side of the board in age %i',
    (seats, age, gains) => {
      const events = endTheAge(scene(seats, { age, merfolk: [5, 9, 0, 0, 2, 0].slice(0, seats) }))
      expect(events).toContainEqual({ kind: 'merfolk-scored', gains })
    },
  )

  it('ET-TRIBE-MERFOLK-4: swimmers stay where they are between ages', () => {
    const p = scene(4, { merfolk: [5, 9, 0, 2] })
    endTheAge(p)
    expect(p.merfolk).toEqual([5, 9, 0, 2])
  })
})

describe('Minotaurs', () => {
  it('ET-TRIBE-MINOTAUR-1 ET-EX-14: one card fewer is needed', () => {
    const p = scene(4, { markers: { rhea: [3] }, hands: { 0: cards('rhea minotaur', 'rhea elf', 'rhea orc') } })
    expect(objectionTo(p, 0, bandMove('rhea minotaur', ['rhea elf'], 'rhea'))).toMatchObject({
      figures: { markers: 3, minotaur: 1, need: 3, size: 2 },
    })
    playBand(p, 0, 'rhea minotaur', ['rhea elf', 'rhea orc'], 'rhea')
    expect(markersIn(p, 0, 'rhea')).toBe(4)
  })
})

describe('Orcs', () => {
  it('ET-TRIBE-ORC-1 ET-EX-15: the horde grows in the leader’s colour, marker or not', () => {
    const p = scene(4, { markers: { ithys: [4] }, hands: { 0: cards('ithys orc') } })
    playBand(p, 0, 'ithys orc', [], null)
    expect([p.hordes[0], p.supply[0]]).toEqual([1 << kingdom('ithys'), 23])
  })

  it('ET-TRIBE-ORC-2: a taken space takes no second marker', () => {
    const p = scene(4, { hands: { 0: cards('ithys orc') } })
    p.hordes[0] = 1 << kingdom('ithys')
    playBand(p, 0, 'ithys orc', [], 'ithys')
    expect([p.hordes[0], p.supply[0]]).toEqual([1 << kingdom('ithys'), 23])
  })

  it('ET-R-6: the horde marker may be declined in every age, where one would be put', () => {
    const declined = (supply: number, horde: number, target: KingdomId | null) => {
      const p = scene(4, { age: 3, supply: [supply, 24, 24, 24], hands: { 0: cards('ithys orc') } })
      p.hordes[0] = horde
      return objectionTo(p, 0, bandMove('ithys orc', [], target, 'declined'))
    }
    expect(declined(2, 0, 'ithys')).toBeNull()
    expect(declined(1, 0, null)).toBeNull()
    expect(declined(1, 0, 'ithys')).toMatchObject({ code: 'nothing-to-decline' })
    expect(declined(0, 0, null)).toMatchObject({ code: 'nothing-to-decline' })
    expect(declined(24, 1 << kingdom('ithys'), 'ithys')).toMatchObject({ code: 'nothing-to-decline' })
  })

  it('ET-TRIBE-ORC-3 ET-TRIBE-ORC-4 ET-EX-15: cashed in, three markers give 6 and return to the supply', () => {
    const p = scene(4)
    p.hordes = [0b010101, 0, 0, 0]
    addAt(p.supply, 0, -3)
    endTheAge(p)
    expect(p.agenda).toEqual([{ kind: 'hordes', seat: 0, amount: 0 }])
    play(p, 0, { kind: 'hordes', cash: true })
    expect([p.glory[0], p.supply[0], p.hordes[0]]).toEqual([6, 24, 0])
  })

  it('ET-TRIBE-ORC-3: kept, they stay for the next age', () => {
    const p = scene(4)
    p.hordes = [0b010101, 0, 0, 0]
    endTheAge(p)
    play(p, 0, { kind: 'hordes', cash: false })
    expect([p.glory[0], p.hordes[0], p.age]).toEqual([0, 0b010101, 2])
  })

  it.each([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
    [6, 20],
  ])('ET-R-15: in the last age %i markers are cashed in by themselves for %i', (count, glory) => {
    const p = scene(4, { age: 3 })
    p.hordes[2] = 2 ** count - 1
    endTheAge(p)
    expect([p.glory[2], p.hordes[2]]).toEqual([glory, 0])
    expect(game.toMove(p)).toEqual([])
  })

  it('ET-R-17 ET-END-7: decisions go clockwise from who revealed the third dragon; least glory is counted after them', () => {
    const p = scene(4, { glory: [0, 1, 5, 5] })
    p.hordes = [1, 0, 1, 1]
    endTheAge(p)
    const asked: number[] = []
    while (p.age === 1) {
      const seat = elementAt(game.toMove(p), 0)
      asked.push(seat)
      play(p, seat, { kind: 'hordes', cash: true })
    }
    expect(asked).toEqual([0, 2, 3])
    expect(elementAt(p.agenda, 0).seat).toBe(0)
  })
})

describe('Skeletons', () => {
  it('ET-TRIBE-SKELETON-1: they fit any band and count in full', () => {
    const p = scene(4, { markers: { rhea: [2] }, hands: { 0: cards('rhea orc', 'skeleton', 'skeleton') } })
    playBand(p, 0, 'rhea orc', ['skeleton', 'skeleton'], 'rhea')
    expect(markersIn(p, 0, 'rhea')).toBe(3)
  })

  it('ET-TRIBE-SKELETON-3 ET-END-5 ET-EX-16: they are gone before bands are scored', () => {
    const p = scene(4, { bands: [band(1, 'rhea orc', 'rhea elf', 'rhea troll', 'skeleton', 'skeleton')] })
    const events = endTheAge(p)
    expect(p.glory[1]).toBe(3)
    expect(events).toContainEqual({ kind: 'skeletons-left', count: 2 })
  })

  it('ET-R-12: the giant token is scored before skeletons go', () => {
    const p = scene(4, { bands: [band(1, 'rhea giant', 'skeleton', 'skeleton'), band(2, 'duris giant', 'duris elf')] })
    p.giant = 0
    const told = endTheAge(p)
    expect(told).toContainEqual({ kind: 'giant-scored', seat: 1, glory: 2 })
    const steps = told.map(event => event.kind).filter(kind => kind === 'giant-scored' || kind === 'skeletons-left')
    expect(steps).toEqual(['giant-scored', 'skeletons-left'])
  })
})

describe('Trolls', () => {
  it('ET-TRIBE-TROLL-1 ET-EX-19: one free token of at most the size, or none', () => {
    const p = scene(4, { trolls: { 3: 2 }, hands: { 0: cards('rhea troll', 'rhea elf', 'rhea orc', 'skeleton') } })
    playBand(p, 0, 'rhea troll', ['rhea elf', 'rhea orc', 'skeleton'], 'rhea')
    expect(game.moves(p, 0)).toEqual([4, 2, 1, 0].map(value => ({ kind: 'troll', value })))
    expect(objectionTo(p, 0, { kind: 'troll', value: 5 })).toMatchObject({
      code: 'troll-too-high',
      figures: { size: 4 },
    })
    play(p, 0, { kind: 'troll', value: 4 })
    expect(p.trolls[3]).toBe(0)
  })

  it('ET-TRIBE-TROLL-1: none fits, nothing is asked', () => {
    const p = scene(4, { trolls: { 1: 2 }, hands: { 0: cards('rhea troll') } })
    playBand(p, 0, 'rhea troll', [], 'rhea')
    expect(game.toMove(p)).toEqual([1])
  })

  it('ET-TRIBE-TROLL-2: a claimed token cannot be taken; one may own several; they give no glory', () => {
    const p = scene(4, { trolls: { 2: 1, 1: 0 }, hands: { 0: cards('rhea troll', 'rhea elf', 'rhea orc') } })
    playBand(p, 0, 'rhea troll', ['rhea elf', 'rhea orc'], 'rhea')
    expect(objectionTo(p, 0, { kind: 'troll', value: 2 })).toMatchObject({
      code: 'troll-taken',
      rule: 'ET-TRIBE-TROLL-2',
    })
    play(p, 0, { kind: 'troll', value: 3 })
    expect([p.trolls[0], p.trolls[2], p.glory[0]]).toEqual([0, 0, 0])
  })

  it('ET-TRIBE-TROLL-4 ET-END-8: after the age all tokens are free again', () => {
    const p = scene(4, { trolls: { 2: 1, 6: 0 } })
    const told = endTheAge(p)
    expect(told).toContainEqual({
      kind: 'age-ended',
      age: 1,
      seat: 0,
      giant: NONE,
      trolls: [NONE, 1, NONE, NONE, NONE, 0],
    })
    expect(p.trolls).toEqual([NONE, NONE, NONE, NONE, NONE, NONE])
  })
})

describe('Wizards', () => {
  const wizardTurn = () => {
    const p = scene(4, { hands: { 0: cards('rhea wizard', 'rhea elf', 'duris orc', 'ithys troll') } })
    playBand(p, 0, 'rhea wizard', ['rhea elf'], 'rhea')
    return p
  }

  it('ET-TRIBE-WIZARD-1 ET-EX-9: after the discard as many cards as the band is large', () => {
    const p = wizardTurn()
    expect(p.row).toEqual(cards('duris orc', 'ithys troll'))
    stackDeck(p, card('rhea giant'), 8)
    play(p, 0, { kind: 'wizard', draw: true })
    expect([p.hands[0], p.row.length]).toEqual([cards('rhea giant', 'rhea giant'), 2])
  })

  it('ET-R-16: all or none', () => {
    const p = wizardTurn()
    expect(game.moves(p, 0)).toEqual([
      { kind: 'wizard', draw: true },
      { kind: 'wizard', draw: false },
    ])
    play(p, 0, { kind: 'wizard', draw: false })
    expect(p.hands[0]).toEqual([])
    expect(game.toMove(p)).toEqual([1])
  })
})
