import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { createMatch } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { FACTIONS } from '../content/factions.ts'
import { cardOf, HOME_REGIONS, REGIONS, SIDE_IDS } from '../content/map.ts'
import { SUGGESTED_START } from '../content/resources.ts'
import type { TekOptions } from '../facts.ts'
import { NONE, NOT_SET, type TekMove, type TekPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { armiesIn, OPTIONS, play, refusal, units } from './builders.ts'

type Changed = Partial<Pick<TekOptions, 'factions' | 'territories' | 'exploration' | 'first'>>

const begin = (seats: number, options: Changed = {}, seed = 'setup'): TekPosition =>
  game.setup({ ...OPTIONS, ...options }, seats, Rng.fromSeed(seed))

/** The seat's charter: the front of its card with the split named. */
const charter = (p: TekPosition, seat: Seat, mana: number, ore: number, food: number, face = 0): TekMove => ({
  kind: 'found',
  side: elementAt(SIDE_IDS, 2 * elementAt(p.cards, seat) + face),
  ...units(mana, ore, food),
})

function foundAll(p: TekPosition): void {
  for (let seat = 0; seat < p.seats; seat++) play(p, seat as Seat, charter(p, seat as Seat, 2, 1, 3))
}

describe('setting up', () => {
  it('TEK-SETUP-3: everybody leads another people', () => {
    for (let n = 0; n < 30; n++) expect(new Set(begin(5, {}, `deal ${n}`).factions).size).toBe(5)
  })

  it('TEK-SETUP-4: everybody has a card of their own and may choose either side, but no other', () => {
    const p = begin(4)
    expect(new Set(p.cards).size).toBe(4)
    expect(refusal(p, 0, charter(p, 0, 2, 2, 2, 0))).toBeUndefined()
    expect(refusal(p, 0, charter(p, 0, 2, 2, 2, 1))).toBeUndefined()
    expect(refusal(p, 0, charter(p, 1, 2, 2, 2, 1))).toBe('not-your-card')
  })

  it('TEK-SETUP-5 TEK-WE-7: six units in any split, not seven and not five', () => {
    const p = begin(3)
    const { mana, ore, food } = SUGGESTED_START
    expect([mana, ore, food]).toEqual([2, 1, 3])
    expect(refusal(p, 0, charter(p, 0, 2, 1, 3))).toBeUndefined()
    expect(refusal(p, 0, charter(p, 0, 0, 0, 6))).toBeUndefined()
    expect(refusal(p, 0, charter(p, 0, 2, 2, 3))).toBe('split')
    expect(refusal(p, 0, charter(p, 0, 2, 1, 2))).toBe('split')
    expect(refusal(p, 0, charter(p, 0, 7, -1, 0))).toBe('split')
    expect(game.moves(p, 0)).toHaveLength(2 * 28)
  })

  it('TEK-SETUP-6 TEK-SETUP-7: tower and magic at 0, two armies in one region of the home, five in supply', () => {
    const p = begin(3)
    foundAll(p)
    expect([...p.tower, ...p.magic]).toEqual([0, 0, 0, 0, 0, 0])
    expect(game.moves(p, 0).map(move => 'region' in move && move.region)).toEqual([
      ...elementAt(HOME_REGIONS, elementAt(p.homes, 0)),
    ])
    expect(
      refusal(p, 0, { kind: 'settle', region: elementAt(elementAt(HOME_REGIONS, elementAt(p.homes, 1)), 0) }),
    ).toBe('not-home')
    const region = elementAt(elementAt(HOME_REGIONS, elementAt(p.homes, 0)), 0)
    play(p, 0, { kind: 'settle', region })
    expect(armiesIn(p, elementAt(REGIONS, region).id).toUpperCase()).toBe('AA')
    expect(p.inPlay[0]).toBe(2)
  })

  it('TEK-R-24: an army may begin in ruins and then begins lying', () => {
    for (let n = 0; ; n++) {
      const p = begin(3, {}, `ruins ${n}`)
      for (const seat of [0, 1, 2] as const) play(p, seat, charter(p, seat, 2, 1, 3, 1))
      const ruins = elementAt(HOME_REGIONS, elementAt(p.homes, 0)).find(
        region => elementAt(REGIONS, region).terrain === 'ruins',
      )
      if (ruins === undefined) continue
      play(p, 0, { kind: 'settle', region: ruins })
      expect(armiesIn(p, elementAt(REGIONS, ruins).id)).toBe('aa')
      break
    }
  })

  it('TEK-SETUP-8 TEK-R-25: the first player is drawn, or named', () => {
    const drawn = new Set(Array.from({ length: 60 }, (_, n) => begin(4, { first: 'random' }, `first ${n}`).first))
    expect(drawn.size).toBe(4)
    expect(begin(4, { first: '3' }).first).toBe(2)
    expect(createMatch(game, 3, { first: '4' }, 'x')).toMatchObject({ ok: false, error: { code: 'first-player' } })
  })

  it('TEK-R-26: charters are sealed until all are in; then start regions in seat order from the first player', () => {
    const p = begin(4, { first: '3' })
    expect(game.toMove(p)).toEqual([0, 1, 2, 3])
    play(p, 1, charter(p, 1, 6, 0, 0, 1))
    expect(game.toMove(p)).toEqual([0, 2, 3])
    for (const viewer of [0, 2, 3, null] as const) expect(game.view(p, viewer).sealed[1]).toBe(HIDDEN)
    expect(game.view(p, 1).sealed[1]).toBe(p.sealed[1])
    expect(p.homes[1]).toBe(NONE)
    play(p, 0, charter(p, 0, 2, 1, 3))
    play(p, 3, charter(p, 3, 2, 1, 3))
    const last = play(p, 2, charter(p, 2, 2, 1, 3))
    expect(last.find(event => event.kind === 'charters-opened')).toMatchObject({ shows: true })
    expect(p.sealed).toEqual([NOT_SET, NOT_SET, NOT_SET, NOT_SET])
    expect(p.stock.slice(3, 6)).toEqual([6, 0, 0])
    const order: Seat[] = []
    while (p.agenda.at(-1)?.kind === 'settle') {
      const seat = elementAt(game.toMove(p), 0)
      order.push(seat)
      play(p, seat, elementAt(game.moves(p, seat), 0))
    }
    expect(order).toEqual([2, 3, 0, 1])
  })

  it('TEK-R-26: drafted from two more than there are players, or chosen from all, in seat order', () => {
    const drafted = begin(3, { factions: 'drafted', territories: 'chosen', first: '2' })
    expect(drafted.pool).toHaveLength(5)
    expect(game.toMove(drafted)).toEqual([1])
    const taken = elementAt(FACTIONS, elementAt(drafted.pool, 0))
    play(drafted, 1, { kind: 'faction', faction: taken })
    expect(refusal(drafted, 2, { kind: 'faction', faction: taken })).toBe('faction-taken')
    play(drafted, 2, { kind: 'faction', faction: elementAt(FACTIONS, elementAt(drafted.pool, 0)) })
    play(drafted, 0, { kind: 'faction', faction: elementAt(FACTIONS, elementAt(drafted.pool, 0)) })
    expect(game.moves(drafted, 1)).toHaveLength(8)
    play(drafted, 1, { kind: 'card', card: 7 })
    expect(refusal(drafted, 2, { kind: 'card', card: 7 })).toBe('card-taken')
    expect(drafted.cards[1]).toBe(7)
    expect(game.moves(begin(3, { factions: 'chosen' }), 0)).toHaveLength(13)
  })

  it('TEK-SETUP-9: the Lost Kingdom for two only, tokens where they are asked for', () => {
    const two = begin(2)
    expect(two.lost).not.toBe(NONE)
    expect(two.cards).not.toContain(cardOf(two.lost))
    expect(begin(3).lost).toBe(NONE)
    expect(begin(3).bag.every(count => count === 0)).toBe(true)
    expect(begin(3, { exploration: true }).bag.reduce((a, b) => a + b)).toBe(16)
  })
})
