import { beforeEach, describe, expect, it } from 'vitest'
import { smallWorld } from '../../games/small-world/index.ts'
import type { Game, Move, Position } from '../../kernel/game.ts'
import { hashOf } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch, playUnchecked } from '../../kernel/match.ts'
import { previewMove } from '../../kernel/preview.ts'
import type { Seat } from '../../kernel/seat.ts'
import { MAX_MOVES, parseClientMessage } from '../../wire/client-message.ts'
import type { CommandAnswer } from '../../wire/server-message.ts'
import type { Store } from '../store/store.ts'
import { CommitQueue } from '../tables/commit-queue.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { openTable } from '../tables/open-table.ts'
import { freshStore, rowOf } from './still.ts'

/* Several moves of a turn in one message: all or none. */

const game: Game = smallWorld.game
const SEED = 'moves'
const NONSENSE = { kind: 'nonsense' }

/** Moves that the seat can make one after another, each with a known effect and more to do afterwards. */
function certainMoves(view: Position, seat: Seat, count: number): readonly Move[] | null {
  if (count === 0) return []
  for (const move of game.moves(view, seat)) {
    const after = previewMove(game, view, seat, move)?.view
    if (!after || !game.toMove(after).includes(seat)) continue
    const rest = certainMoves(after, seat, count - 1)
    if (rest) return [move, ...rest]
  }
  return null
}

let store: Store
let table: LiveTable
let seat: Seat
/** A race is picked, and these regions can be conquered one after another. */
let conquests: readonly Move[]

async function open(): Promise<LiveTable> {
  const opened = await openTable(store, new CommitQueue(store), 'table', () => 1000)
  if (typeof opened === 'string') throw new Error(opened)
  return opened
}

/** A table before the first pick, which brings a new race to the row. */
async function layTable(): Promise<Move> {
  store = await freshStore()
  const { rulesVersion } = game.facts
  await store.addTable(rowOf({ game: 'small-world', rules_version: rulesVersion, seed: SEED, state: 'playing' }))
  table = await open()
  const { position } = table.shown
  seat = elementAt(game.toMove(position), 0)
  const race = elementAt(game.moves(position, seat), 0)
  expect(previewMove(game, game.view(position, seat), seat, race)).toBeNull()
  return race
}

beforeEach(async () => {
  const race = await layTable()
  expect(await send([race])).toEqual({ kind: 'accepted', number: 1 })
  const found = certainMoves(game.view(table.shown.position, seat), seat, 3)
  if (!found) throw new Error('there is nothing to conquer')
  conquests = found
})

let commands = 0
const send = (
  moves: readonly unknown[],
  { id = `command ${++commands}`, seen = table.durable, by = seat } = {},
): Promise<CommandAnswer> => table.submit({ kind: 'moves', id, seen, moves, seat: by, cause: 'person' })

describe('Moves in one message', () => {
  it('are stored together, shown one by one, and have the same effect as one by one', async () => {
    const told: number[] = []
    table.listen(({ event }) => told.push(event.number))
    expect(await send(conquests)).toEqual({ kind: 'accepted', number: 4 })
    expect(told).toEqual([2, 3, 4])
    const created = createMatch(game, 2, {}, SEED)
    if (!created.ok) throw new Error(created.error.code)
    const [race] = game.moves(created.value.position, seat)
    for (const move of [race, ...conquests]) playUnchecked(created.value, seat, move as Move)
    expect(hashOf(table.shown.position)).toBe(hashOf(created.value.position))
    expect(hashOf((await open()).shown.position)).toBe(hashOf(created.value.position))
  })

  it('repeated under one id are made once, even on a server that has reopened the table', async () => {
    const answers = await Promise.all([send(conquests, { id: 'twice' }), send(conquests, { id: 'twice' })])
    const accepted = { kind: 'accepted', number: 4 }
    expect(answers).toEqual([accepted, accepted])
    table = await open()
    expect(await send(conquests, { id: 'twice' })).toEqual(accepted)
    expect(await store.eventsAfter('table', 0)).toHaveLength(4)
  })
})

describe('Nothing changes if', () => {
  /** Refused, and nobody could tell that it was sent. */
  async function expectRefused(answer: Promise<CommandAnswer>, code: string, at?: number): Promise<void> {
    const before = hashOf(table.state)
    expect(await answer).toEqual({
      kind: 'refused',
      objection: expect.objectContaining({ code }),
      ...(at !== undefined && { at }),
    })
    expect(hashOf(table.state)).toBe(before)
    expect(await store.eventsAfter('table', 0)).toHaveLength(table.durable)
  }

  it('one of them is refused, and the answer says which', async () => {
    const [first, second] = conquests
    await expectRefused(send([first, NONSENSE]), 'malformed', 2)
    await expectRefused(send([NONSENSE, first]), 'malformed', 1)
    // The same region cannot be taken twice.
    const twice = await send([first, second, first])
    expect(twice).toMatchObject({ kind: 'refused', at: 3 })
    expect(table.durable).toBe(1)
    expect(await send(conquests)).toEqual({ kind: 'accepted', number: 4 })
  })

  it('they belong to another seat', async () => {
    await expectRefused(send(conquests, { by: (1 - seat) as Seat }), 'not-your-turn', 1)
  })

  it('something happened that their sender has not seen; no move is examined', async () => {
    await expectRefused(send(conquests, { seen: 0 }), 'stale')
    await expectRefused(send(conquests, { seen: 9 }), 'stale')
  })

  it('the store refuses them', async () => {
    const { appendEvents } = store
    store.appendEvents = async () => {
      throw new Error('disk full')
    }
    expect(await send(conquests)).toMatchObject({ kind: 'refused', objection: { code: 'storage' } })
    store.appendEvents = appendEvents
    table = await open()
    expect(table.durable).toBe(1)
    expect(await send(conquests)).toEqual({ kind: 'accepted', number: 4 })
  })

  it('one could try out an outcome: what follows a draw is not even examined', async () => {
    const race = await layTable()
    for (const next of [conquests[0], NONSENSE]) await expectRefused(send([race, next]), 'uncertain', 1)
  })
})

it('the message has no moves, too many, or something else', () => {
  const message = (moves: unknown) => parseClientMessage({ kind: 'moves', table: 't', id: 'i', seen: 0, moves })
  expect(message([NONSENSE])).not.toBeNull()
  expect(message(Array.from({ length: MAX_MOVES }, () => NONSENSE))).not.toBeNull()
  for (const moves of [[], Array.from({ length: MAX_MOVES + 1 }, () => NONSENSE), NONSENSE, undefined, 'all'])
    expect(message(moves)).toBeNull()
})
