import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { bandMove, cards, endTheAge, kingdom, kingdomsOpen, objectionTo, scene } from './builders.ts'

function gains(seats: number, age: number, markers: number[], trolls = {}): readonly number[] {
  const p = scene(seats, { age, markers: { duris: markers }, tokens: { duris: [4, 6] }, trolls })
  const scored = endTheAge(p).find(event => event.kind === 'kingdom-scored' && event.kingdom === kingdom('duris'))
  return scored?.kind === 'kingdom-scored' ? scored.gains : []
}

const merfolkGains = (age: number, merfolk: number[]) =>
  endTheAge(scene(2, { age, merfolk })).find(event => event.kind === 'merfolk-scored')

describe('Two and three players', () => {
  it('ET-23P-1: the game is over after the second age', () => {
    for (const seats of [2, 3]) {
      const p = scene(seats, { age: 2 })
      endTheAge(p)
      expect(game.toMove(p)).toEqual([])
    }
  })

  it('ET-23P-2: three players place and score by the normal rules', () => {
    const p = scene(3, { markers: { rhea: [1, 5, 5] }, hands: { 0: cards('rhea elf', 'rhea orc') } })
    expect(objectionTo(p, 0, bandMove('rhea elf', ['rhea orc'], 'rhea'))).toBeNull()
    expect(gains(3, 2, [3, 2, 1])).toEqual([6, 4, 0])
  })

  it('ET-2P-1 ET-EX-8: with two players the size must pass all markers in the kingdom', () => {
    const hand = cards('rhea elf', 'rhea orc', 'rhea giant', 'rhea dwarf')
    const p = scene(2, { markers: { rhea: [2, 1] }, hands: { 0: hand } })
    expect(objectionTo(p, 0, bandMove('rhea elf', ['rhea orc', 'rhea giant'], 'rhea'))).toEqual({
      code: 'too-small-for-two',
      rule: 'ET-2P-1',
      figures: { kingdom: 'rhea', markers: 3, minotaur: 0, need: 4, size: 3 },
    })
    expect(objectionTo(p, 0, bandMove('rhea elf', ['rhea orc', 'rhea giant', 'rhea dwarf'], 'rhea'))).toBeNull()
  })

  it('ET-R-23: a harpy tests the total of the kingdom named, a minotaur needs one card fewer', () => {
    const p = scene(2, {
      markers: { rhea: [1, 1], duris: [0, 1], ithys: [2, 2] },
      hands: { 0: cards('rhea harpy', 'rhea minotaur') },
    })
    expect(kingdomsOpen(p, 0, 'rhea harpy', 2)).toEqual(['pelagon', 'straton', 'althea', 'duris'])
    expect(kingdomsOpen(p, 0, 'rhea minotaur', 2)).toEqual(['rhea'])
  })

  it('ET-2P-2: the first age scores token I as usual', () => {
    expect(gains(2, 1, [3, 2])).toEqual([4, 0])
  })

  it('ET-2P-3: in the second age the most markers take II, the other nothing', () => {
    expect(gains(2, 2, [3, 2])).toEqual([6, 0])
  })

  it('ET-2P-4: alone in a kingdom one takes both tokens', () => {
    expect(gains(2, 2, [0, 1])).toEqual([0, 10])
  })

  it('ET-2P-5 ET-R-21: equal markers halve the token of the age; trolls give all of it to one', () => {
    expect(gains(2, 1, [2, 2])).toEqual([2, 2])
    expect(gains(2, 2, [2, 2])).toEqual([3, 3])
    expect(gains(2, 2, [2, 2], { 1: 1 })).toEqual([0, 6])
  })

  it('ET-2P-5 ET-R-22: the merfolk board follows the kingdoms', () => {
    expect(merfolkGains(2, [5, 3])).toEqual({ kind: 'merfolk-scored', gains: [3, 0] })
    expect(merfolkGains(2, [5, 0])).toEqual({ kind: 'merfolk-scored', gains: [4, 0] })
  })
})
