import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { containsCards, withoutCards } from '../rules/cards.ts'
import { game } from '../rules/game.ts'
import { passedOn } from '../rules/recruit.ts'
import { BASE, deploy, kingdomOf, play } from './builders.ts'

const opening = (seats: number, seed = 'memory') => game.setup(BASE, seats, Rng.fromSeed(seed))
type Draft = ReturnType<typeof opening>

/** Everybody chooses by chance, so many times. */
function choose(p: Draft, times: number): void {
  const rng = Rng.fromSeed('choices')
  for (let time = 0; time < times; time++)
    for (const seat of seatsOf(p.seats)) play(p, seat, rng.pick(game.moves(p, seat)))
}

/** Worlds the first seat may find itself in. */
const worlds = (p: Draft, count = 40) =>
  Array.from({ length: count }, (_, n) => game.imagine(game.view(p, 0), 0, Rng.fromSeed(`world ${n}`)))

const different = (sets: readonly (readonly number[])[]) => new Set(sets.map(cards => cards.join())).size

describe('what a seat passed on it remembers (PT-DRAFT-3, PT-DRAFT-7)', () => {
  it('the packet it passed last lies before the neighbour', () => {
    const p = opening(4)
    choose(p, 1)
    for (const world of worlds(p))
      expect(kingdomOf(world, 1).packet).toEqual(passedOn(elementAt(kingdomOf(p, 0).draft, 0)))
  })

  it('one card of a packet passed before is in the hand of the neighbour, the rest before the next one', () => {
    const p = opening(4)
    choose(p, 2)
    const first = elementAt(kingdomOf(p, 0).draft, 0)
    const imagined = worlds(p)
    for (const { kingdoms } of imagined) {
      const taken = withoutCards(passedOn(first), elementAt(kingdoms, 2).packet)
      expect(taken).toHaveLength(1)
      expect(elementAt(kingdoms, 1).hand).toContain(taken[0])
    }
    expect(different(imagined.map(({ kingdoms }) => elementAt(kingdoms, 2).packet))).toBe(4)
  })

  it('what is missing when a packet comes back was taken by the others, one card each', () => {
    const p = opening(3)
    choose(p, 3)
    const passed = passedOn(elementAt(kingdomOf(p, 0).draft, 0))
    for (const { kingdoms } of worlds(p))
      expect(
        containsCards(
          [...elementAt(kingdoms, 0).packet, ...elementAt(kingdoms, 1).hand, ...elementAt(kingdoms, 2).hand].sort(
            byNumber,
          ),
          passed,
        ),
      ).toBe(true)
  })

  it('packets go the other way in the second round', () => {
    const p = opening(4)
    choose(p, 4)
    deploy(p)
    while (p.round === 1) for (const seat of p.asked) play(p, seat, elementAt(game.moves(p, seat), 0))
    choose(p, 1)
    for (const world of worlds(p))
      expect(kingdomOf(world, 3).packet).toEqual(passedOn(elementAt(kingdomOf(p, 0).draft, 0)))
  })

  it('the last card is certain while plans are made, and forgotten once they are revealed', () => {
    const p = opening(4)
    choose(p, 4)
    const [last] = passedOn(elementAt(kingdomOf(p, 0).draft, 3))
    for (const world of worlds(p)) expect(kingdomOf(world, 1).hand).toContain(last)
    deploy(p)
    expect(p.kingdoms.map(({ draft }) => draft)).toEqual([[], [], [], []])
  })

  it('in twos the other packet is known, and of two missing cards one is laid off', () => {
    const p = opening(2)
    choose(p, 2)
    const { draft, packet } = kingdomOf(p, 0)
    const missing = passedOn(elementAt(draft, 0)).filter(card => !packet.includes(card))
    const imagined = worlds(p)
    for (const { kingdoms, discard } of imagined) {
      expect(elementAt(kingdoms, 1).packet).toEqual(passedOn(elementAt(draft, 1)))
      expect(missing.some(card => elementAt(kingdoms, 1).hand.includes(card))).toBe(true)
      expect(missing.some(card => elementAt(discard, card) > 0)).toBe(true)
      for (const pick of draft) expect(discard[pick.discard]).toBeGreaterThan(0)
    }
    expect(different(imagined.map(({ kingdoms }) => elementAt(kingdoms, 1).hand))).toBeGreaterThan(1)
  })

  it('nobody else is told', () => {
    const p = opening(3)
    choose(p, 2)
    for (const viewer of [1, 2, null] as (Seat | null)[]) expect(kingdomOf(game.view(p, viewer), 0).draft).toEqual([])
  })
})

const byNumber = (a: number, b: number) => a - b
