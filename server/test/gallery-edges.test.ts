import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyPatch } from '../../kernel/patch.ts'
import { positionAt } from '../../kernel/replay.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Envelope, ViewEnvelope } from '../../wire/sent.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../wire/table.ts'
import { Gallery } from '../tables/gallery.ts'
import type { LiveTable } from '../tables/live-table.ts'
import {
  BEGAN,
  BOT,
  elsewhere,
  freshStore,
  game,
  letTimeRun,
  MINUTE,
  nextMove,
  pass,
  play,
  rowOf,
  sitting,
  stopTime,
} from './still.ts'

beforeEach(stopTime)
afterEach(letTimeRun)

async function scene(rules: Settings = DEFAULT_SETTINGS, holders = [sitting('ann'), sitting('bob')]) {
  const store = await freshStore()
  await store.addTable(rowOf({ rules, holders }))
  const live = await elsewhere(store)
  const gallery = new Gallery(live, BEGAN)
  /** Somebody who looks, and all they were sent. */
  const looker = (viewer: Viewer, since?: number) => {
    const sent: Envelope[] = []
    return { sent, leave: gallery.enter(viewer, since, envelope => sent.push(envelope)) }
  }
  return { live, gallery, looker }
}

const askedFirst = (live: LiveTable): Seat => nextMove(live, '').seat
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

const ask = (live: LiveTable, seat: Seat, what: 'undo' | 'pause' | 'resume') =>
  live.submit({ kind: 'ask', what, id: `ask ${live.durable}`, seat, cause: 'person' })
const agree = (live: LiveTable, seat: Seat) =>
  live.submit({ kind: 'agree', ask: live.durable, id: `agree ${live.durable}`, seat, cause: 'person' })

/** The view before with every patch that came after it. */
function patched([first, ...rest]: readonly Envelope[]) {
  if (first.kind !== 'view') throw new Error('no view came first')
  return rest.reduce<unknown>(
    (view, sent) => ('patch' in sent && sent.patch ? applyPatch(view, sent.patch) : view),
    first.view,
  )
}

describe('Who comes to look', () => {
  it('is sent the present as their seat may see it', async () => {
    const { live, looker } = await scene(MINUTE)
    const first = askedFirst(live)
    await play(live, 'one')
    const { sent } = looker(0)
    expect(sent).toEqual([
      {
        kind: 'view',
        table: 'table',
        number: 1,
        moves: 1,
        seat: 0,
        view: game.view(live.shown.position, 0),
        undo: first === 0 ? live.shown.last?.bar : 'other-moved',
        state: live.shown.state,
        story: { from: 0, steps: [expect.objectContaining({ mover: first, cause: 'person', at: BEGAN })] },
      },
    ])
  })

  it('is sent what is new since they left', async () => {
    const { live, looker } = await scene()
    for (const id of ['one', 'two', 'three']) await play(live, id)
    const stories = [undefined, 0, 1, 2, 3, 9].map(since => {
      const { story } = looker(null, since).sent[0] as ViewEnvelope
      return [story.from, story.steps.length]
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

  it('is sent every change from then on, until they leave', async () => {
    const { live, gallery, looker } = await scene()
    expect(gallery.isEmpty).toBe(true)
    const { sent, leave } = looker(1)
    expect(gallery.isEmpty).toBe(false)
    await play(live, 'one')
    await play(live, 'two')
    expect(sent.map(({ kind }) => kind)).toEqual(['view', 'step', 'step'])
    expect(patched(sent)).toEqual(game.view(live.shown.position, 1))
    leave()
    await play(live, 'three')
    expect([sent.length, gallery.isEmpty]).toEqual([3, true])
    expect(looker(1).sent[0]).toMatchObject({ number: 3, view: game.view(live.shown.position, 1) })
  })

  it('but does not stay is sent nothing more', async () => {
    const { live, gallery } = await scene()
    expect(gallery.view(0)).toMatchObject({ kind: 'view', seat: 0, number: 0, undo: 'start' })
    expect(gallery.isEmpty).toBe(true)
    await play(live, 'one')
    expect(gallery.view(0)).toMatchObject({ number: 1, moves: 1 })
  })

  it('looks back as far as the match goes', async () => {
    const { live, gallery } = await scene()
    await play(live, 'one')
    await play(live, 'two')
    const { setup, log } = live.course.match
    for (const at of [0, 1, 2]) expect(gallery.look(1, at)).toEqual(game.view(positionAt(game, setup, log, at), 1))
    expect(gallery.look(1, 3)).toBeNull()
  })
})

describe('A move', () => {
  it('is told to each as they may know it, with who made it and when', async () => {
    const { live, looker } = await scene(MINUTE)
    const first = askedFirst(live)
    const all = ([0, 1, null] as const).map(viewer => ({ viewer, ...looker(viewer) }))
    await pass(700)
    await play(live, 'one')
    for (const { viewer, sent } of all) {
      expect(sent[1]).toMatchObject({
        kind: 'step',
        table: 'table',
        number: 1,
        moves: 1,
        mover: first,
        cause: 'person',
        at: BEGAN + 700,
        undo: viewer === first ? live.shown.last?.bar : 'other-moved',
        clocks: live.shown.state.clocks,
      })
      expect(patched(sent)).toEqual(game.view(live.shown.position, viewer))
    }
  })

  it('is written once for all who see the same', async () => {
    const { live, looker } = await scene()
    const second = other(askedFirst(live))
    const [seat, one, another] = [looker(second), looker(null), looker(null)]
    const mover = looker(other(second))
    await play(live, 'one')
    expect(one.sent[1]).toBe(another.sent[1])
    expect(one.sent[1]).toBe(seat.sent[1])
    expect(mover.sent[1]).not.toEqual(one.sent[1])
  })

  it('taken back is told with who asked for it and what is left', async () => {
    const { live, looker } = await scene()
    const first = askedFirst(live)
    await play(live, 'one')
    const { sent } = looker(null)
    await ask(live, first, 'undo')
    await agree(live, other(first))
    expect(sent.slice(1)).toMatchObject([
      {
        kind: 'state',
        number: 2,
        act: { kind: 'ask', seat: first, cause: 'person' },
        state: { ask: { what: 'undo' } },
      },
      { kind: 'back', table: 'table', number: 3, moves: 0, by: other(first), undo: 'start', state: { ask: null } },
    ])
    expect(patched(sent)).toEqual(game.view(live.shown.position, null))
  })
})

describe('What is no move', () => {
  it('is told as what it was about when the last has agreed', async () => {
    const { live, looker } = await scene(MINUTE)
    const { sent } = looker(null)
    const acts = () =>
      sent.slice(1).map(envelope => envelope.kind === 'state' && [envelope.act.kind, envelope.act.seat])
    await ask(live, 0, 'pause')
    await agree(live, 1)
    await ask(live, 1, 'resume')
    await agree(live, 0)
    expect(acts()).toEqual([
      ['ask', 0],
      ['pause', 0],
      ['ask', 1],
      ['resume', 0],
    ])
    await ask(live, 1, 'pause')
    await live.submit({ kind: 'decline', ask: 5, id: 'no', seat: 0, cause: 'person' })
    await live.submit({ kind: 'resign', id: 'resign', seat: 1, cause: 'person' })
    expect(acts().slice(4)).toEqual([
      ['ask', 1],
      ['decline', 0],
      ['resign', 1],
    ])
    expect(sent.every(envelope => !('patch' in envelope))).toBe(true)
  })

  it('is told as done at once where nobody else must agree', async () => {
    const { live, looker } = await scene(MINUTE, [sitting('ann'), BOT])
    const { sent } = looker(null)
    await ask(live, 0, 'pause')
    expect(sent[1]).toMatchObject({ kind: 'state', act: { kind: 'pause', seat: 0 }, state: { paused: { by: 0 } } })
  })

  it('is told with its cause and its time', async () => {
    const { live, looker } = await scene()
    const { sent } = looker(0)
    await pass(300)
    await live.submit({ kind: 'close', id: 'close', seat: 0, cause: 'admin' })
    expect(sent[1]).toEqual({
      kind: 'state',
      table: 'table',
      number: 1,
      act: { kind: 'close', seat: null, cause: 'admin', at: BEGAN + 300 },
      state: live.shown.state,
    })
  })
})

describe('Spectators of a table with a delay of two', () => {
  const LATE: Settings = { ...MINUTE, delay: 2 }

  it('see everything two acts later, without clocks, and all of it at the end', async () => {
    const { live, looker } = await scene(LATE)
    const { sent } = looker(null)
    const seat = looker(0)
    for (const id of ['one', 'two', 'three']) await play(live, id)
    expect(seat.sent).toHaveLength(4)
    expect(sent.map(envelope => 'number' in envelope && envelope.number)).toEqual([0, 1])
    expect(sent[0]).toMatchObject({ state: { clocks: null } })
    expect(sent[1]).toMatchObject({ kind: 'step', clocks: null })
    expect(seat.sent[0]).toMatchObject({ state: { clocks: { running: expect.anything() } } })
    await live.submit({ kind: 'resign', id: 'resign', seat: 0, cause: 'person' })
    expect(sent.map(envelope => 'number' in envelope && envelope.number)).toEqual([0, 1, 2, 3, 4])
    expect(patched(sent)).toEqual(game.view(live.shown.position, null))
  })

  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [5, 3],
  ])('who come after %i acts see %i of them', async (acts, seen) => {
    const { live, gallery, looker } = await scene(LATE)
    for (let n = 0; n < acts; n++) await play(live, `${n}`)
    const { sent } = looker(null)
    expect(sent).toMatchObject([{ number: seen, moves: seen, story: { steps: { length: seen } } }])
    const { setup, log } = live.course.match
    expect(patched(sent)).toEqual(game.view(positionAt(game, setup, log, seen), null))
    expect(gallery.look(null, seen + 1)).toBeNull()
    await play(live, 'next')
    expect(patched(sent)).toEqual(game.view(positionAt(game, setup, log, Math.max(0, acts - 1)), null))
  })

  it('who come after the end see it all', async () => {
    const { live, looker } = await scene(LATE)
    await play(live, 'one')
    await live.submit({ kind: 'resign', id: 'resign', seat: 0, cause: 'person' })
    expect(looker(null).sent).toMatchObject([{ number: 2, moves: 1, state: { seats: [{ resigned: true }, {}] } }])
  })

  it('hear of what was taken back as late as of the rest', async () => {
    const { live, looker } = await scene(LATE)
    const { sent } = looker(null)
    const first = askedFirst(live)
    await play(live, 'one')
    await ask(live, first, 'undo')
    await agree(live, other(first))
    await play(live, 'two')
    await play(live, 'three')
    expect(sent.map(({ kind }) => kind)).toEqual(['view', 'step', 'state', 'back'])
    const again = looker(null).sent
    expect(again).toMatchObject([{ number: 3, moves: 0 }])
    expect(patched(again)).toEqual(patched(sent))
  })
})
