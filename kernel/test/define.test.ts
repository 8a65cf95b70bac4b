import { describe, expect, it } from 'vitest'
import { byKind, defineGame, type GameDefinition, refuser } from '../define.ts'
import { elementAt } from '../list.ts'
import { checkMove, createMatch } from '../match.ts'
import { ALONE, NOBODY, type Seat, seatAfter } from '../seat.ts'
import { integer } from '../shape.ts'

/* Nim for two: take one to three stones from a heap of ten; the player who takes the last one wins. */

interface Nim {
  stones: number
  turn: Seat
}
type NimMove = { readonly kind: 'take'; readonly count: number } | { readonly kind: 'resign' }
type NimEvent = { readonly kind: 'took'; readonly seat: Seat; readonly count: number }

const refuse = refuser({ 'too-few': 'NIM-2' })
let lists = 0

const definition: GameDefinition<Nim, NimMove, NimEvent, Record<string, never>> = {
  facts: { id: 'nim', rulesVersion: 1, seats: { min: 2, max: 2 }, options: [], simultaneous: false, longest: 10 },
  setup: () => ({ stones: 10, turn: 0 }),
  toMove: p => (p.stones > 0 ? elementAt(ALONE, p.turn) : NOBODY),
  moves: p => {
    lists++
    const takes = [1, 2, 3].filter(count => count <= p.stones).map(count => ({ kind: 'take', count }) as const)
    return [...takes, { kind: 'resign' }]
  },
  shapes: { take: { count: integer(1, 3) }, resign: {} },
  explain: p => refuse('too-few', { stones: p.stones }),
  play: {
    take: ({ p, seat, emit }, { count }) => {
      p.stones -= count
      p.turn = seatAfter(seat, 2)
      emit?.({ kind: 'took', seat, count })
    },
    resign: ({ p }) => {
      p.stones = 0
    },
  },
  view: p => p,
  imagine: p => ({ ...p }),
  clone: p => ({ ...p }),
  outcome: p => (p.stones > 0 ? null : { places: [1, 2], scores: [0, 0], lines: [[], []] }),
}
const nim = defineGame(definition)

const position = (stones: number): Nim => ({ stones, turn: 0 })

describe('A game from its definition', () => {
  it('asks nothing of a seat that is not to move', () => {
    expect(nim.moves(position(9), 1)).toEqual([])
    expect(nim.objection(position(9), 1, { kind: 'resign' })).toMatchObject({ code: 'not-your-turn' })
  })

  it('objects to nothing that is listed, and explains the rest', () => {
    for (const move of nim.moves(position(2), 0)) expect(nim.objection(position(2), 0, move)).toBeNull()
    const refused = { code: 'too-few', rule: 'NIM-2', figures: { stones: 2 } }
    expect(nim.objection(position(2), 0, { kind: 'take', count: 3 })).toEqual(refused)
  })

  it('knows its moves by their shape', () => {
    expect([{ kind: 'take', count: 3 }, { kind: 'take', count: 4 }, { kind: 'pass' }].map(nim.isMove)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('does what the kind of a move says', () => {
    const events: NimEvent[] = []
    const p = position(9)
    nim.play(p, 0, { kind: 'take', count: 2 }, expect.anything(), event => events.push(event))
    expect(p).toEqual({ stones: 7, turn: 1 })
    expect(events).toEqual([{ kind: 'took', seat: 0, count: 2 }])
  })

  it('or what one function for all kinds does', () => {
    const greedy = defineGame({
      ...definition,
      play: p => {
        p.stones = 0
      },
    })
    const p = position(9)
    greedy.play(p, 0, { kind: 'take', count: 2 }, expect.anything(), null)
    expect(p).toEqual({ stones: 0, turn: 0 })
  })

  it('may hand on more than the kernel knows of', () => {
    const doubled = byKind<NimMove, { readonly p: Nim; readonly factor: number }>({
      take: ({ p, factor }, { count }) => {
        p.stones -= factor * count
      },
      resign: () => {},
    })
    const p = position(9)
    doubled({ p, factor: 2 }, { kind: 'take', count: 3 })
    expect(p.stones).toBe(3)
  })

  it('has no options to object to and no events to mask unless it says so', () => {
    expect(nim.optionsObjection({}, 2)).toBeNull()
    expect(createMatch(nim, 2, {}, 'seed').ok).toBe(true)
    expect(nim.mask({ kind: 'took', seat: 0, count: 1 }, 1)).toEqual({ kind: 'took', seat: 0, count: 1 })
  })

  it('lists its moves once when one is checked, legal or not', () => {
    lists = 0
    expect(checkMove(nim, position(2), 0, { kind: 'take', count: 2 }).ok).toBe(true)
    expect(checkMove(nim, position(2), 0, { kind: 'take', count: 3 })).toMatchObject({ error: { code: 'too-few' } })
    expect(lists).toBe(2)
  })
})
