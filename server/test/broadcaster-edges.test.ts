import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyPatch } from '../../kernel/patch.ts'
import { positionAt } from '../../kernel/replay.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { ServerMessage, ViewMessage } from '../../wire/server-message.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../wire/table.ts'
import { Broadcaster } from '../tables/broadcaster.ts'
import type { LiveTable } from '../tables/live-table.ts'
import {
  BEGAN,
  BOT,
  freshStore,
  game,
  letTimeRun,
  MINUTE,
  nextMove,
  pass,
  play,
  remoteTables,
  rowOf,
  sitting,
  stopTime,
} from './still.ts'

beforeEach(stopTime)
afterEach(letTimeRun)

async function scene(rules: Settings = DEFAULT_SETTINGS, holders = [sitting('ann'), sitting('bob')]) {
  const store = await freshStore()
  await store.addTable(rowOf({ rules, holders }))
  const liveTable = await remoteTables(store)
  const broadcaster = new Broadcaster(liveTable, BEGAN)
  /** A viewer and everything they were sent. */
  const looker = (viewer: Viewer, since?: number) => {
    const sent: ServerMessage[] = []
    return { sent, leave: broadcaster.enter(viewer, since, message => sent.push(message)) }
  }
  return { liveTable, broadcaster, looker }
}

const askedFirst = (liveTable: LiveTable): Seat => nextMove(liveTable, '').seat
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

const ask = (liveTable: LiveTable, seat: Seat, what: 'undo' | 'pause' | 'resume') =>
  liveTable.submit({ kind: 'propose', what, id: `ask ${liveTable.durable}`, seat, cause: 'person' })
const agree = (liveTable: LiveTable, seat: Seat) =>
  liveTable.submit({
    kind: 'agree',
    proposal: liveTable.durable,
    id: `agree ${liveTable.durable}`,
    seat,
    cause: 'person',
  })

/** The first view with every later patch applied. */
function patched([first, ...rest]: readonly ServerMessage[]) {
  if (first?.kind !== 'view') throw new Error('no view came first')
  return rest.reduce<unknown>(
    (view, sent) => ('patch' in sent && sent.patch ? applyPatch(view, sent.patch) : view),
    first.view,
  )
}

describe('A new viewer', () => {
  it('sees what spectators see once they were removed from their seat, even if nobody tells them so', async () => {
    const { liveTable, broadcaster, looker } = await scene()
    await play(liveTable, 'one')
    const [kicked, rival] = [looker(0), looker(1)]
    await liveTable.submit({ kind: 'kick', id: 'kick ann', seat: 0, cause: 'host' })
    expect(kicked.sent.at(-1)).toMatchObject({
      kind: 'view',
      seat: null,
      view: game.view(liveTable.shown.position, null),
    })
    expect(rival.sent.at(-1)).toMatchObject({ kind: 'state', event: { kind: 'kick', seat: 0 } })
    await play(liveTable, 'two')
    expect(patched(kicked.sent.slice(kicked.sent.findLastIndex(({ kind }) => kind === 'view')))).toEqual(
      game.view(liveTable.shown.position, null),
    )
    kicked.leave()
    rival.leave()
    expect(broadcaster.isEmpty).toBe(true)
  })

  it('is sent the present as their seat may see it', async () => {
    const { liveTable, looker } = await scene(MINUTE)
    const first = askedFirst(liveTable)
    await play(liveTable, 'one')
    const { sent } = looker(0)
    expect(sent).toEqual([
      {
        kind: 'view',
        table: 'table',
        number: 1,
        moves: 1,
        seat: 0,
        view: game.view(liveTable.shown.position, 0),
        undo: first === 0 ? liveTable.shown.last?.bar : 'other-moved',
        state: liveTable.shown.playState,
        history: { from: 0, steps: [expect.objectContaining({ mover: first, cause: 'person', at: BEGAN })] },
      },
    ])
  })

  it('is sent what is new since they left', async () => {
    const { liveTable, looker } = await scene()
    for (const id of ['one', 'two', 'three']) await play(liveTable, id)
    const stories = [undefined, 0, 1, 2, 3, 9].map(since => {
      const { history } = looker(null, since).sent[0] as ViewMessage
      return [history.from, history.steps.length]
    })
    expect(stories).toEqual([
      [0, 3],
      [0, 3],
      [1, 2],
      [2, 1],
      [3, 0],
      [3, 0],
    ])
  })

  it('is sent every later change, until they leave', async () => {
    const { liveTable, broadcaster, looker } = await scene()
    expect(broadcaster.isEmpty).toBe(true)
    const { sent, leave } = looker(1)
    expect(broadcaster.isEmpty).toBe(false)
    await play(liveTable, 'one')
    await play(liveTable, 'two')
    expect(sent.map(({ kind }) => kind)).toEqual(['view', 'step', 'step'])
    expect(patched(sent)).toEqual(game.view(liveTable.shown.position, 1))
    leave()
    await play(liveTable, 'three')
    expect([sent.length, broadcaster.isEmpty]).toEqual([3, true])
    expect(looker(1).sent[0]).toMatchObject({ number: 3, view: game.view(liveTable.shown.position, 1) })
  })

  it('who only asks for the view is sent nothing more', async () => {
    const { liveTable, broadcaster } = await scene()
    expect(broadcaster.view(0)).toMatchObject({ kind: 'view', seat: 0, number: 0, undo: 'start' })
    expect(broadcaster.isEmpty).toBe(true)
    await play(liveTable, 'one')
    expect(broadcaster.view(0)).toMatchObject({ number: 1, moves: 1 })
  })

  it('can look back as far as the match goes', async () => {
    const { liveTable, broadcaster } = await scene()
    await play(liveTable, 'one')
    await play(liveTable, 'two')
    const { setup, log } = liveTable.state.match
    for (const at of [0, 1, 2]) expect(broadcaster.look(1, at)).toEqual(game.view(positionAt(game, setup, log, at), 1))
    expect(broadcaster.look(1, 3)).toBeNull()
  })
})

describe('A move', () => {
  it('is told to each as they may know it, with who made it and when', async () => {
    const { liveTable, looker } = await scene(MINUTE)
    const first = askedFirst(liveTable)
    const all = ([0, 1, null] as const).map(viewer => ({ viewer, ...looker(viewer) }))
    await pass(700)
    await play(liveTable, 'one')
    for (const { viewer, sent } of all) {
      expect(sent[1]).toMatchObject({
        kind: 'step',
        table: 'table',
        number: 1,
        moves: 1,
        mover: first,
        cause: 'person',
        at: BEGAN + 700,
        undo: viewer === first ? liveTable.shown.last?.bar : 'other-moved',
        clocks: liveTable.shown.playState.clocks,
      })
      expect(patched(sent)).toEqual(game.view(liveTable.shown.position, viewer))
    }
  })

  it('is serialised once for all who see the same', async () => {
    const { liveTable, looker } = await scene()
    const second = other(askedFirst(liveTable))
    const [seat, one, another] = [looker(second), looker(null), looker(null)]
    const mover = looker(other(second))
    await play(liveTable, 'one')
    expect(one.sent[1]).toBe(another.sent[1])
    expect(one.sent[1]).toBe(seat.sent[1])
    expect(mover.sent[1]).not.toEqual(one.sent[1])
  })

  it('that is undone is told with who asked for it and what is left', async () => {
    const { liveTable, looker } = await scene()
    const first = askedFirst(liveTable)
    await play(liveTable, 'one')
    const { sent } = looker(null)
    await ask(liveTable, first, 'undo')
    await agree(liveTable, other(first))
    expect(sent.slice(1)).toMatchObject([
      {
        kind: 'state',
        number: 2,
        event: { kind: 'propose', seat: first, cause: 'person' },
        state: { proposal: { what: 'undo' } },
      },
      { kind: 'back', table: 'table', number: 3, moves: 0, by: other(first), undo: 'start', state: { proposal: null } },
    ])
    expect(patched(sent)).toEqual(game.view(liveTable.shown.position, null))
  })
})

describe('An event that is not a move', () => {
  it('is told as its subject once the last person agrees', async () => {
    const { liveTable, looker } = await scene(MINUTE)
    const { sent } = looker(null)
    const eventLog = () =>
      sent.slice(1).map(message => message.kind === 'state' && [message.event.kind, message.event.seat])
    await ask(liveTable, 0, 'pause')
    await agree(liveTable, 1)
    await ask(liveTable, 1, 'resume')
    await agree(liveTable, 0)
    expect(eventLog()).toEqual([
      ['propose', 0],
      ['pause', 0],
      ['propose', 1],
      ['resume', 0],
    ])
    await ask(liveTable, 1, 'pause')
    await liveTable.submit({ kind: 'decline', proposal: 5, id: 'no', seat: 0, cause: 'person' })
    await liveTable.submit({ kind: 'resign', id: 'resign', seat: 1, cause: 'person' })
    expect(eventLog().slice(4)).toEqual([
      ['propose', 1],
      ['decline', 0],
      ['resign', 1],
    ])
    expect(sent.every(message => !('patch' in message))).toBe(true)
  })

  it('is told as done at once if nobody else must agree', async () => {
    const { liveTable, looker } = await scene(MINUTE, [sitting('ann'), BOT])
    const { sent } = looker(null)
    await ask(liveTable, 0, 'pause')
    expect(sent[1]).toMatchObject({ kind: 'state', event: { kind: 'pause', seat: 0 }, state: { paused: { by: 0 } } })
  })

  it('is told with its cause and its time', async () => {
    const { liveTable, looker } = await scene()
    const { sent } = looker(0)
    await pass(300)
    await liveTable.submit({ kind: 'close', id: 'close', seat: 0, cause: 'admin' })
    expect(sent[1]).toEqual({
      kind: 'state',
      table: 'table',
      number: 1,
      event: { kind: 'close', seat: null, cause: 'admin', at: BEGAN + 300 },
      state: liveTable.shown.playState,
    })
  })
})

describe('Spectators of a table with a delay of two', () => {
  const LATE: Settings = { ...MINUTE, delay: 2 }

  it('see everything two events later, without clocks, and all of it at the end', async () => {
    const { liveTable, looker } = await scene(LATE)
    const { sent } = looker(null)
    const seat = looker(0)
    for (const id of ['one', 'two', 'three']) await play(liveTable, id)
    expect(seat.sent).toHaveLength(4)
    expect(sent.map(message => 'number' in message && message.number)).toEqual([0, 1])
    expect(sent[0]).toMatchObject({ state: { clocks: null } })
    expect(sent[1]).toMatchObject({ kind: 'step', clocks: null })
    expect(seat.sent[0]).toMatchObject({ state: { clocks: { running: expect.anything() } } })
    await liveTable.submit({ kind: 'resign', id: 'resign', seat: 0, cause: 'person' })
    expect(sent.map(message => 'number' in message && message.number)).toEqual([0, 1, 2, 3, 4])
    expect(patched(sent)).toEqual(game.view(liveTable.shown.position, null))
  })

  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [5, 3],
  ])('who come after %i events see %i of them', async (eventLog, seen) => {
    const { liveTable, broadcaster, looker } = await scene(LATE)
    for (let n = 0; n < eventLog; n++) await play(liveTable, `${n}`)
    const { sent } = looker(null)
    expect(sent).toMatchObject([{ number: seen, moves: seen, history: { steps: { length: seen } } }])
    const { setup, log } = liveTable.state.match
    expect(patched(sent)).toEqual(game.view(positionAt(game, setup, log, seen), null))
    expect(broadcaster.look(null, seen + 1)).toBeNull()
    await play(liveTable, 'next')
    expect(patched(sent)).toEqual(game.view(positionAt(game, setup, log, Math.max(0, eventLog - 1)), null))
  })

  it('who come after the end see everything', async () => {
    const { liveTable, looker } = await scene(LATE)
    await play(liveTable, 'one')
    await liveTable.submit({ kind: 'resign', id: 'resign', seat: 0, cause: 'person' })
    expect(looker(null).sent).toMatchObject([{ number: 2, moves: 1, state: { seats: [{ resigned: true }, {}] } }])
  })

  it('hear of an undo as late as of everything else', async () => {
    const { liveTable, looker } = await scene(LATE)
    const { sent } = looker(null)
    const first = askedFirst(liveTable)
    await play(liveTable, 'one')
    await ask(liveTable, first, 'undo')
    await agree(liveTable, other(first))
    await play(liveTable, 'two')
    await play(liveTable, 'three')
    expect(sent.map(({ kind }) => kind)).toEqual(['view', 'step', 'state', 'back'])
    const again = looker(null).sent
    expect(again).toMatchObject([{ number: 3, moves: 0 }])
    expect(patched(again)).toEqual(patched(sent))
  })
})
