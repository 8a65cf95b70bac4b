import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { deckOf } from '../content/cards.ts'
import { game } from '../rules/game.ts'
import { band, cards, endTheAge, play, scene } from './builders.ts'

const opening = (seats: number, seed = 'age') => game.setup({ tribes: 'random' }, seats, Rng.fromSeed(seed))
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)

describe('Starting an age', () => {
  it('ET-AGE-1 ET-END-9: all tribe cards come together again, from hands, bands, row and discard', () => {
    const p = scene(4, {
      hands: { 1: cards('rhea elf') },
      bands: [band(2, 'duris orc', 'duris elf')],
      row: cards('skeleton'),
    })
    const all = sum(deckOf(p.tribes))
    endTheAge(p)
    expect(p.age).toBe(2)
    expect(p.bands).toEqual([])
    expect(p.dragons).toBe(0)
    expect(p.discard).toEqual([])
    expect(sum(p.deck) + p.row.length + sum(p.hands.map(hand => hand.length))).toBe(all)
  })

  it('ET-AGE-2: everybody draws one card, unseen by the others', () => {
    const p = opening(5)
    expect(p.hands.map(hand => hand.length)).toEqual([1, 1, 1, 1, 1])
    expect(game.view(p, 0).hands.slice(1)).toEqual([[-1], [-1], [-1], [-1]])
  })

  it.each([
    [2, 4],
    [3, 6],
    [4, 8],
    [5, 10],
    [6, 12],
  ])('ET-AGE-3 ET-EX-2: with %i players the row has %i cards', (seats, row) => {
    expect(opening(seats).row).toHaveLength(row)
  })

  it('ET-AGE-4 ET-R-1: half of the deck, rounded down, lies above the part with the dragons', () => {
    for (let n = 0; n < 20; n++) {
      const p = opening(2 + (n % 5), `split ${n}`)
      const left = sum(p.deck)
      expect([p.upper, p.lower]).toEqual([Math.floor(left / 2), Math.ceil(left / 2)])
    }
  })

  it('ET-AGE-5: the first player of the first age is random', () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, n) => elementAt(opening(4, `first ${n}`).agenda, 0).seat))
    expect([...firsts].sort()).toEqual([0, 1, 2, 3])
  })

  it('ET-AGE-6: later the player with the least glory starts', () => {
    const p = scene(4, { glory: [9, 7, 3, 5] })
    endTheAge(p)
    expect(p.agenda).toEqual([{ kind: 'turn', seat: 2, amount: 0 }])
  })

  it('ET-AGE-6: of several the first met clockwise from who revealed the third dragon', () => {
    const p = scene(4, { glory: [9, 8, 3, 3] })
    endTheAge(p)
    expect(elementAt(p.agenda, 0).seat).toBe(2)
  })

  it('ET-R-2: who revealed it counts as met first', () => {
    const p = scene(4, { glory: [3, 3, 3, 9] })
    endTheAge(p)
    expect(elementAt(p.agenda, 0).seat).toBe(0)
  })

  it('ET-AGE-7 ET-EX-1: turns go clockwise', () => {
    const p = scene(3, { row: cards('rhea elf', 'rhea orc', 'rhea troll', 'duris troll') })
    for (const [seat, next] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      play(p, seat, { kind: 'recruit', card: elementAt(p.row, 0) })
      expect(game.toMove(p)).toEqual([next])
    }
  })
})
