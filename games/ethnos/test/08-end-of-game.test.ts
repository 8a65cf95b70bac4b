import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../kernel/seat.ts'
import type { Band } from '../position.ts'
import { game } from '../rules/game.ts'
import { band, endTheAge, type Setting, scene } from './builders.ts'

/** Ends a four-player game in this setting. The kingdoms pay nothing, so that only what the test sets decides. */
function placesAfter(setting: Setting): readonly number[] {
  const none = [0, 0, 0]
  const tokens = { pelagon: none, straton: none, ithys: none, althea: none, rhea: none, duris: none }
  const p = scene(4, { ...setting, tokens, age: 3 })
  endTheAge(p)
  return game.outcome(p)?.places ?? []
}

describe('End of the game', () => {
  it('ET-FINAL-1: most glory wins', () => {
    expect(placesAfter({ glory: [20, 35, 30, 10] })).toEqual([3, 1, 2, 4])
  })

  it('ET-FINAL-2 ET-R-19: then most markers in the kingdoms; other boards do not count', () => {
    expect(placesAfter({ glory: [30, 30, 0, 0], markers: { rhea: [1, 2] } })).toEqual([2, 1, 3, 3])
    const p = scene(4, {
      age: 3,
      glory: [30, 29, 0, 0],
      markers: { rhea: [2, 1] },
      tokens: { rhea: [0, 0, 0] },
      merfolk: [0, 0, 0, 0],
    })
    p.hordes = [0, 1, 0, 0]
    endTheAge(p)
    expect(game.outcome(p)?.places.slice(0, 2)).toEqual([1, 2])
  })

  it('ET-FINAL-2 ET-R-19: all kingdoms together, not the one with most', () => {
    const markers = { rhea: [3, 2], duris: [0, 2] }
    expect(placesAfter({ glory: [30, 30, 0, 0], markers })).toEqual([2, 1, 3, 3])
  })

  it.each(['pelagon', 'straton', 'ithys', 'althea', 'rhea', 'duris'])('ET-FINAL-2: a marker in %s counts', id => {
    expect(placesAfter({ glory: [30, 30, 0, 0], markers: { [id]: [0, 1] } })).toEqual([2, 1, 3, 3])
  })

  it('ET-FINAL-3: a larger band goes before more bands, and before more of them', () => {
    const bands = [band(0, 'rhea orc', 'rhea elf'), band(1, 'duris orc'), band(1, 'duris elf'), band(1, 'duris troll')]
    // The larger band brought a glory more.
    expect(placesAfter({ glory: [9, 10, 0, 0], bands })).toEqual([1, 2, 3, 3])
    const large = (seat: Seat) => band(seat, 'ithys orc', 'ithys elf')
    const reversed = [large(1), band(1, 'duris orc'), band(0, 'rhea orc'), large(0)]
    expect(placesAfter({ glory: [9, 9, 0, 0], bands: reversed })).toEqual([1, 1, 3, 3])
  })

  it('ET-FINAL-3 ET-R-20: then the largest band, then the second largest; a missing band counts 0', () => {
    const orcs = ['rhea orc', 'rhea elf', 'rhea troll'] as const
    const bands = [band(0, ...orcs), band(1, ...orcs), band(1, 'duris elf')]
    expect(placesAfter({ glory: [10, 10, 0, 0], bands })).toEqual([2, 1, 3, 3])
  })

  it('ET-R-20: real cards count, without skeletons and without the dwarf’s extra one', () => {
    const bands = [band(0, 'rhea dwarf', 'skeleton', 'skeleton'), band(1, 'duris troll', 'duris elf')]
    // Both bands score as two cards; one dwarf lies against two fighters.
    expect(placesAfter({ glory: [10, 10, 0, 0], bands })).toEqual([2, 1, 3, 3])
  })

  it('ET-FINAL-4: equal in everything, the victory is shared', () => {
    expect(placesAfter({ glory: [10, 10, 3, 10] })).toEqual([1, 1, 4, 1])
  })

  it('ET-R-28: trolls do not break the final tie', () => {
    expect(placesAfter({ glory: [10, 10, 3, 3], trolls: { 6: 1 } })).toEqual([1, 1, 3, 3])
  })

  it('ET-FINAL-1: the score sheet says where every point came from', () => {
    const p = scene(4, {
      age: 3,
      bands: [band(1, 'rhea orc', 'rhea elf')],
      markers: { rhea: [0, 2] },
      tokens: { rhea: [2, 4, 8] },
    })
    endTheAge(p)
    expect(game.outcome(p)?.lines[1]).toEqual([
      { source: 'kingdoms', round: 3, points: 8 },
      { source: 'bands', round: 3, points: 1 },
    ])
  })

  it('ET-FINAL-1: age by age and source by source, what brought nothing left out; no sheet before the end', () => {
    const p = scene(4, { glory: [0, 9, 9, 9] })
    const score = (age: number, bands: Band[], glory: readonly number[]) => {
      Object.assign(p, { bands, agenda: [{ kind: 'turn', seat: 0, amount: 0 }] })
      expect([p.age, game.outcome(p)]).toEqual([age, null])
      endTheAge(p)
      expect(p.glory).toEqual(glory)
    }
    p.merfolk = [3, 0, 0, 0]
    score(1, [band(0, 'rhea orc', 'rhea elf')], [2, 9, 9, 9])
    score(2, [band(0, 'rhea orc', 'rhea elf'), band(2, 'duris orc', 'duris elf', 'duris troll')], [5, 9, 12, 9])
    p.hordes[2] = 0b11
    score(3, [], [9, 9, 15, 9])
    expect(game.outcome(p)?.lines).toEqual([
      [
        { source: 'merfolk', round: 1, points: 1 },
        { source: 'bands', round: 1, points: 1 },
        { source: 'merfolk', round: 2, points: 2 },
        { source: 'bands', round: 2, points: 1 },
        { source: 'merfolk', round: 3, points: 4 },
      ],
      [],
      [
        { source: 'bands', round: 2, points: 3 },
        { source: 'hordes', round: 3, points: 3 },
      ],
      [],
    ])
    expect([game.outcome(p)?.scores, game.outcome(p)?.places]).toEqual([p.glory, [2, 2, 1, 2]])
  })
})
