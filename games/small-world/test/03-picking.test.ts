import { describe, expect, it } from 'vitest'
import { POWERS } from '../content/powers.ts'
import { RACES } from '../content/races.ts'
import type { SmallWorldPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import {
  act,
  finish,
  handOf,
  objectionTo,
  open,
  type People,
  play,
  powerOf,
  raceOf,
  scene,
  trayOf,
} from './builders.ts'

const KNOWN = {
  first: '1',
  races: ['ratmen', 'orcs', 'skeletons', 'giants', 'trolls', 'amazons'],
  powers: ['hill', 'forest', 'merchant', 'stout', 'berserk', 'flying'],
}

const pick = (p: SmallWorldPosition, place: number, seed?: string) => play(p, { kind: 'pick', place }, seed)

describe('picking a combo', () => {
  it('SW-PICK-1: any of the six, the top of the stacks included', () => {
    const p = open(2, KNOWN)
    expect(game.moves(p, 0).map(move => (move.kind === 'pick' ? move.place : -1))).toEqual([0, 1, 2, 3, 4, 5])
    pick(p, 5)
    expect(p.active[0]).toBe(raceOf('amazons'))
  })

  it('SW-PICK-2 SW-EX-1: the third costs two coins, one on each combo above; 2 + 6 = 8 Skeletons', () => {
    const p = open(2, KNOWN)
    pick(p, 2)
    expect(p.offerCoins.slice(0, 2)).toEqual([1, 1])
    expect([p.coins[0], handOf(p, 'skeletons'), trayOf(p, 'skeletons')]).toEqual([3, 8, 12])
    const free = open(2, KNOWN)
    pick(free, 0)
    expect([free.coins[0], free.offerCoins]).toEqual([5, [0, 0, 0, 0, 0, 0]])
  })

  it('SW-PICK-3 SW-RUL-10: coins on the combo cannot help to pay for it', () => {
    const p = scene(2, [], { options: KNOWN, coins: [2, 5] })
    p.offerCoins = p.offerCoins.with(3, 4)
    expect(objectionTo(p, { kind: 'pick', place: 3 })).toMatchObject({
      code: 'too-dear',
      rule: 'SW-PICK-3',
      figures: { price: 3, coins: 2 },
    })
    expect(objectionTo(p, { kind: 'pick', place: 2 })).toBeNull()
  })

  it('SW-PICK-4: coins on the combo are taken, the price stays', () => {
    const p = scene(2, [], { options: KNOWN })
    p.offerCoins = p.offerCoins.with(2, 3)
    pick(p, 2)
    expect([p.coins[0], p.offerCoins.slice(0, 2)]).toEqual([5 - 2 + 3, [1, 1]])
  })

  it('SW-PICK-5 SW-PICK-6: tokens by the two numbers, Amazons four more, and none later', () => {
    const p = open(2, KNOWN)
    pick(p, 5)
    expect(handOf(p, 'amazons')).toBe(6 + 5 + 4)
    const ratmen = open(2, KNOWN)
    pick(ratmen, 0)
    expect(handOf(ratmen, 'ratmen')).toBe(12)
    finish(ratmen)
    expect(trayOf(ratmen, 'ratmen')).toBe(1)
  })

  it('SW-PICK-7 SW-EX-2: the row moves up with its coins and a new sixth combo is opened', () => {
    const p = open(2, KNOWN)
    const [first, second, , fourth, fifth, sixth] = p.offerRaces
    p.offerCoins = p.offerCoins.with(4, 2)
    const events = pick(p, 2)
    expect(p.offerRaces.slice(0, 5)).toEqual([first, second, fourth, fifth, sixth])
    expect(p.offerCoins).toEqual([1, 1, 0, 2, 0, 0])
    expect(p.offerRaces).toHaveLength(6)
    expect(events.find(event => event.kind === 'offered')).toMatchObject({ place: 5 })
  })

  it('SW-PICK-8 SW-RUL-11: a banner that leaves play comes after all others; without a stack it is open at once', () => {
    const p = scene(2, [
      { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 4 } },
      { seat: 1, race: 'skeletons', declined: true, at: { Fa2: 1 } },
      { seat: 1, race: 'elves', power: 'stout', at: { Fo4: 1 } },
    ])
    act(p, 'expand')
    act(p, 'conquer', 'Fa2')
    expect(p.returned).toEqual([raceOf('skeletons')])
    const q = scene(5, CROWD)
    const open = q.offerRaces.slice()
    expect([open.length, q.banners.length]).toEqual([3, 0])
    act(q, 'expand')
    act(q, 'conquer', 'Sw1')
    expect(q.offerRaces).toEqual([...open, raceOf('skeletons')])
    expect([q.offerPowers.length, q.offerCoins]).toEqual([4, [0, 0, 0, 0]])
  })

  it('SW-RUL-11: banners of unknown order are drawn before those put to the bottom', () => {
    const p = open(2, KNOWN)
    p.returned = p.banners.slice(-1)
    p.banners = p.banners.slice(0, -1)
    const bottom = p.returned[0]
    while (p.banners.length > 0) {
      expect(p.offerRaces).not.toContain(bottom)
      pick(p, 0)
      finish(p)
      while (game.moves(p, p.turn)[0]?.kind === 'expand') {
        act(p, 'decline')
      }
    }
    expect(p.returned[0]).toBe(bottom)
  })

  it('SW-PICK-9: discarded badges become the stack when it is empty', () => {
    const p = open(2, KNOWN)
    p.discards = p.badges
    p.badges = []
    const count = p.discards.length
    const events = pick(p, 0)
    expect(events).toContainEqual({ kind: 'badges-shuffled', count })
    expect([p.badges.length, p.discards.length]).toEqual([count - 1, 0])
  })

  it('SW-PICK-10: the numbers on banners and badges', () => {
    expect(Object.fromEntries(RACES.map(race => [race.id, race.number]))).toEqual({
      amazons: 6,
      dwarves: 3,
      elves: 6,
      ghouls: 5,
      giants: 6,
      halflings: 6,
      humans: 5,
      orcs: 5,
      ratmen: 8,
      skeletons: 6,
      sorcerers: 5,
      tritons: 6,
      trolls: 5,
      wizards: 5,
    })
    expect(Object.fromEntries(POWERS.map(power => [power.id, power.number]))).toEqual({
      alchemist: 4,
      berserk: 4,
      bivouacking: 5,
      commando: 4,
      diplomat: 5,
      'dragon-master': 5,
      flying: 5,
      forest: 4,
      fortified: 3,
      heroic: 5,
      hill: 4,
      merchant: 2,
      mounted: 5,
      pillaging: 5,
      seafaring: 5,
      spirit: 5,
      stout: 4,
      swamp: 4,
      underworld: 5,
      wealthy: 4,
    })
    expect(powerOf('merchant')).toBeGreaterThan(0)
  })
})

/** Eleven of the fourteen banners are with five players: three combos are left and no stack. */
const CROWD: readonly People[] = [
  { seat: 0, race: 'orcs', power: 'hill', at: { Mo1: 5 } },
  { seat: 0, race: 'trolls', declined: true, at: { Fa2: 1 } },
  { seat: 1, race: 'ratmen', power: 'forest', at: { Fo1: 1 } },
  { seat: 1, race: 'skeletons', declined: true, at: { Sw1: 1 } },
  { seat: 2, race: 'humans', power: 'swamp', at: { Fo2: 1 } },
  { seat: 2, race: 'giants', declined: true, at: { Fa3: 1 } },
  { seat: 3, race: 'wizards', power: 'stout', at: { Fo3: 1 } },
  { seat: 3, race: 'dwarves', declined: true, at: { Fa4: 1 } },
  { seat: 4, race: 'halflings', power: 'merchant', at: { Fo4: 1 } },
  { seat: 4, race: 'elves', declined: true, at: { Fa5: 1 } },
  { seat: 4, race: 'tritons', power: 'spirit', declined: true, at: { Hi3: 1 } },
]
