import { describe, expect, it } from 'vitest'
import { seatsOf } from '../../../kernel/seat.ts'
import {
  bandsOf,
  cheapestKingdom,
  gainsIfAgeEnded,
  gloryFrom,
  gloryOfBand,
  hordeOf,
  isAgeRunning,
  kingdomPay,
  kingdomsOpenTo,
  largestGiantBand,
  markerPrice,
  nextMarker,
} from '../queries.ts'
import { card, cards, kingdom, scene } from './builders.ts'

const rhea = kingdom('rhea')
const straton = kingdom('straton')

describe('What a marker takes', () => {
  const markers = { rhea: [2, 3, 0], straton: [1, 0, 0] }
  const p = scene(3, { markers })

  it('is one card more than the own markers there', () => {
    expect(markerPrice(p, 0, card('rhea orc'), rhea)).toEqual({ markers: 2, everybodys: false, saved: 0, need: 3 })
  })
  it('is one less under a minotaur', () => {
    expect(markerPrice(p, 0, card('rhea minotaur'), rhea)).toMatchObject({ saved: 1, need: 2 })
  })
  it('counts the markers of both, with two players', () => {
    const two = scene(2, { markers: { rhea: [2, 3] } })
    expect(markerPrice(two, 0, card('rhea orc'), rhea)).toEqual({ markers: 5, everybodys: true, saved: 0, need: 6 })
  })
  it('is asked where the leader can go: anywhere with a harpy, nowhere with a halfling', () => {
    expect(kingdomsOpenTo(card('rhea orc'))).toEqual([rhea])
    expect(kingdomsOpenTo(card('rhea harpy'))).toHaveLength(6)
    expect(kingdomsOpenTo(card('rhea halfling'))).toEqual([])
  })
  it('is least where the seat has fewest markers, if the leader may choose', () => {
    const others = { althea: [1], duris: [1], ithys: [1], pelagon: [1] }
    const crowded = scene(3, { markers: { ...markers, ...others, straton: [0] } })
    expect(cheapestKingdom(crowded, 0, card('rhea harpy'))).toBe(straton)
    expect(cheapestKingdom(crowded, 0, card('rhea orc'))).toBe(rhea)
    expect(cheapestKingdom(crowded, 0, card('rhea halfling'))).toBe(rhea)
  })
  it('is told for any leader and for a minotaur, until somebody is chosen who leads there', () => {
    expect(nextMarker(p, 0, rhea, null)).toEqual({ usual: 3, minotaur: 2 })
    expect(nextMarker(p, 0, rhea, card('straton orc'))).toEqual({ usual: 3, minotaur: 2 })
    expect(nextMarker(p, 0, rhea, card('rhea minotaur'))).toEqual({ usual: 2, minotaur: null })
    expect(nextMarker(p, 2, rhea, null)).toEqual({ usual: 1, minotaur: null })
    expect(nextMarker(scene(3, { markers, tribes: ['orc', 'elf', 'harpy', 'troll', 'dwarf'] }), 0, rhea, null)).toEqual(
      {
        usual: 3,
        minotaur: null,
      },
    )
  })
})

describe('What is paid', () => {
  it('by a kingdom in each age: to its places, and to whoever is alone there', () => {
    const p = scene(4, { tokens: { rhea: [2, 4, 8] } })
    expect([1, 2, 3].map(age => kingdomPay(p, rhea, age))).toEqual([
      { places: [2], alone: 2 },
      { places: [4, 2], alone: 4 },
      { places: [8, 4, 2], alone: 8 },
    ])
  })
  it('by a kingdom with two players: both values to whoever is alone in the second age', () => {
    const p = scene(2, { tokens: { rhea: [2, 4] }, age: 2 })
    expect(kingdomPay(p, rhea)).toEqual({ places: [4], alone: 6 })
  })
  it('for a band: skeletons do not count, a dwarf who leads counts twice', () => {
    const three = cards('rhea dwarf', 'rhea orc', 'skeleton')
    expect(gloryOfBand({ leader: card('rhea orc'), cards: three })).toBe(1)
    expect(gloryOfBand({ leader: card('rhea dwarf'), cards: three })).toBe(3)
  })
  it('for a horde board, and for one marker more on it', () => {
    const p = scene(3)
    p.hordes = [0b101, 0b111111, 0]
    expect(seatsOf(3).map(seat => hordeOf(p, seat))).toEqual([
      { markers: 2, glory: 3, next: 6 },
      { markers: 6, glory: 20, next: undefined },
      { markers: 0, glory: 0, next: 1 },
    ])
  })
  it('if the age ended now, to the seats as they stand; the position stays as it is', () => {
    const bands = [{ seat: 1 as const, leader: card('rhea giant'), cards: cards('rhea giant', 'rhea orc') }]
    const p = scene(4, { tokens: { rhea: [2, 4, 8] }, markers: { rhea: [1] }, bands })
    const before = structuredClone(p)
    expect(gainsIfAgeEnded(p).map(({ kingdoms, bands: glory, total }) => [kingdoms, glory, total])).toEqual([
      [2, 0, 2],
      [0, 1, 1],
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(p).toEqual(before)
    expect(gloryFrom(p, 0, 1, 'kingdoms')).toBe(0)
  })
})

describe('What lies on the table', () => {
  it('the bands of a seat, and the largest one led by a giant', () => {
    const band = (seat: 0 | 1, leader: string, ...others: string[]) => ({
      seat,
      leader: card(leader),
      cards: cards(leader, ...others),
    })
    const bands = [
      band(0, 'rhea giant'),
      band(1, 'rhea giant', 'rhea orc'),
      band(0, 'rhea orc', 'rhea elf', 'rhea troll'),
    ]
    const p = scene(3, { bands })
    expect(bandsOf(p, 0)).toEqual([bands[0], bands[2]])
    expect(largestGiantBand(p)).toBe(2)
    expect(largestGiantBand(scene(3))).toBe(0)
  })
  it('the age runs until its hordes are decided and the game is over', () => {
    const p = scene(3)
    expect(isAgeRunning(p)).toBe(true)
    expect(isAgeRunning({ ...p, agenda: [{ kind: 'hordes', seat: 0, amount: 0 }] })).toBe(false)
    expect(isAgeRunning({ ...p, agenda: [] })).toBe(false)
  })
})
