import { describe, expect, it } from 'vitest'
import { createMatch } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { GLORY_TOKENS } from '../content/boards.ts'
import { TRIBES, type TribeId } from '../content/tribes.ts'
import { NONE } from '../position.ts'
import { game } from '../rules/game.ts'
import { card, endTheAge } from './builders.ts'

const opening = (seats: number, tribes: readonly TribeId[] | 'random' = 'random', seed = 'setup') =>
  game.setup({ tribes }, seats, Rng.fromSeed(seed))

const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)

const perKingdom = (tokens: readonly number[]) =>
  Array.from({ length: 6 }, (_, k) => tokens.slice((k * tokens.length) / 6, ((k + 1) * tokens.length) / 6))

const WITH = (tribe: TribeId): TribeId[] => [
  tribe,
  ...TRIBES.filter(id => id !== tribe && id !== 'merfolk').slice(0, 5),
]

describe('Setup', () => {
  it.each([4, 5, 6])('ET-SETUP-1: %i players use all tokens, three a kingdom, ascending', seats => {
    const { tokens } = opening(seats)
    expect(ascending(tokens)).toEqual(ascending(GLORY_TOKENS.map(token => token.value)))
    for (const values of perKingdom(tokens)) expect(values).toEqual(ascending(values))
  })

  it.each([2, 3])('ET-SETUP-2 ET-23P-1: %i players leave out the 4+ tokens, two a kingdom, ascending', seats => {
    const { tokens } = opening(seats)
    const unmarked = GLORY_TOKENS.filter(token => !token.fourPlus).map(token => token.value)
    expect(ascending(tokens)).toEqual(ascending(unmarked))
    for (const values of perKingdom(tokens)) expect(values).toEqual(ascending(values))
  })

  it('ET-SETUP-1: the deal differs from game to game', () => {
    const deals = ['a', 'b', 'c', 'd'].map(seed => JSON.stringify(opening(4, 'random', seed).tokens))
    expect(new Set(deals).size).toBe(4)
  })

  it('ET-SETUP-3: one marker is the score marker, 25 are in supply', () => {
    const p = opening(4, WITH('elf'))
    expect(p.supply).toEqual([25, 25, 25, 25])
    expect(p.glory).toEqual([0, 0, 0, 0])
  })

  it.each([
    [2, 5],
    [3, 5],
    [4, 6],
    [6, 6],
  ])('ET-SETUP-4 ET-23P-1: %i players draw %i tribes', (seats, count) => {
    const drawn = new Set<number>()
    for (let n = 0; n < 60; n++) {
      const { tribes } = opening(seats, 'random', `tribes ${n}`)
      expect(new Set(tribes).size).toBe(count)
      for (const tribe of tribes) drawn.add(tribe)
    }
    expect(drawn.size).toBe(12)
  })

  it('ET-R-31: tribes can be chosen, in the same number', () => {
    const chosen = ['elf', 'orc', 'troll', 'giant', 'dwarf', 'harpy']
    const match = createMatch(game, 4, { tribes: chosen }, 'seed')
    expect(match.ok && match.value.position.tribes.map(tribe => TRIBES[tribe])).toEqual([...chosen].sort())
    expect(createMatch(game, 4, { tribes: chosen.slice(1) }, 'seed').ok).toBe(false)
    expect(createMatch(game, 4, { tribes: [...chosen.slice(1), 'elf', 'elf'] }, 'seed').ok).toBe(false)
  })

  it('ET-SETUP-5: with merfolk everybody puts a swimmer on cell 0', () => {
    const p = opening(4, WITH('merfolk'))
    expect(p.merfolk).toEqual([0, 0, 0, 0])
    expect(p.supply).toEqual([24, 24, 24, 24])
  })

  it('ET-SETUP-6 ET-SETUP-7 ET-SETUP-8: troll tokens and giant token lie free, horde boards are empty', () => {
    const p = opening(6, ['troll', 'giant', 'orc', 'elf', 'dwarf', 'harpy'])
    expect(p.trolls).toEqual([NONE, NONE, NONE, NONE, NONE, NONE])
    expect(p.giant).toBe(NONE)
    expect(p.hordes).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('ET-SETUP-9: without merfolk their board takes no marker and pays nothing', () => {
    const p = opening(4, WITH('elf'))
    expect(p.supply).toEqual([25, 25, 25, 25])
    const told = endTheAge({ ...p, merfolk: [9, 5, 0, 0], agenda: [{ kind: 'turn', seat: 0, amount: 0 }] })
    expect(told.some(event => event.kind === 'merfolk-scored')).toBe(false)
  })

  it('ET-SETUP-4 ET-SETUP-9: a deck holds the cards of the tribes in play and no others', () => {
    const p = opening(4, ['troll', 'giant', 'orc', 'elf', 'dwarf', 'skeleton'])
    const all = p.deck.map(
      (copies, kind) => copies + [...p.row, ...p.hands.flat()].filter(held => held === kind).length,
    )
    for (const [kind, copies] of all.entries()) {
      const tribe = TRIBES[Math.floor(kind / 6)]
      const printed = tribe === 'skeleton' ? (kind === card('skeleton') ? 12 : 0) : 2
      expect(copies).toBe(p.tribes.some(index => TRIBES[index] === tribe) ? printed : 0)
    }
  })

  it.each([2, 3, 4, 5, 6])('ET-SETUP-3 ET-AGE-5: an opening with %i: first age, nobody has anything yet', seats => {
    const p = opening(seats, 'random', 'fresh')
    const none = new Array(seats).fill(0)
    expect(p).toMatchObject({ seats, age: 1, dragons: 0, herald: NONE, bands: [], discard: [], giant: NONE })
    expect([p.glory, p.merfolk, p.hordes]).toEqual([none, none, none])
    expect(p.markers).toEqual(new Array(seats * 6).fill(0))
    expect(p.ledger).toEqual(new Array(seats * 15).fill(0))
    expect(p.known).toEqual(none.map(() => []))
    expect(game.outcome(p)).toBeNull()
  })
})
