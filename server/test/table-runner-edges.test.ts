import { mock } from 'node:test'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paperTales } from '../../games/paper-tales/index.ts'
import type { Game } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/seat.ts'
import { DEFAULT_SETTINGS, type SeatHolder, type Settings } from '../../wire/table.ts'
import { TableRunner } from '../tables/table-runner.ts'
import {
  BEGAN,
  BOT,
  Bots,
  freshStore,
  game,
  letTimeRun,
  MINUTE,
  nextMove,
  pass,
  play,
  remoteTables,
  rowOf,
  settled,
  sitting,
  stopTime,
} from './still.ts'

beforeEach(stopTime)
afterEach(letTimeRun)

const DAY = 86_400_000
const ANN = sitting('ann')
const BOB = sitting('bob')

const begun = createMatch(game, 2, {}, 'a seed')
if (!begun.ok) throw new Error(begun.error.code)
const FIRST = elementAt(game.toMove(begun.value.position), 0)
const SECOND: Seat = FIRST === 0 ? 1 : 0
/** The two seats, the one to move first. */
const inTurn = (first: SeatHolder, second: SeatHolder): SeatHolder[] =>
  FIRST === 0 ? [first, second] : [second, first]

const days = (count: number, absent: Settings['absent'] = 'resign'): Settings => ({
  ...DEFAULT_SETTINGS,
  clock: { kind: 'days', days: count },
  absent,
})

async function scene(
  given: Parameters<typeof rowOf>[0] = {},
  { shared = false, bots = new Bots(), store: known = null as Awaited<ReturnType<typeof freshStore>> | null } = {},
) {
  const store = known ?? (await freshStore())
  const row = rowOf({ holders: inTurn(ANN, BOB), ...given })
  if (!known) await store.addTable(row)
  const told = { turns: [] as string[], reminded: [] as string[], ended: [] as string[], failed: [] as unknown[] }
  const liveTable = await remoteTables(store)
  const runner = new TableRunner(row, liveTable, {
    store,
    bots,
    shared,
    now: () => Date.now(),
    turn: (id, at, { yours, number, inCharge }) => told.turns.push(`${id} ${at.id} ${yours} ${number} ${inCharge}`),
    remind: (id, at, number) => told.reminded.push(`${id} ${at.id} ${number}`),
    ended: id => told.ended.push(id),
    failed: error => told.failed.push(error),
  })
  await settled()
  const dueAt = async () => (await store.table('table'))?.due_at
  return { store, row, liveTable, runner, bots, told, dueAt }
}

const byPerson = (seat: Seat, kind: 'resign' | 'stand-in' | 'return') =>
  ({ kind, seat, id: `${kind} ${seat}`, cause: 'person' }) as const

describe('A bot', () => {
  it('is asked with its seat’s view, and its move counts as a bot’s', async () => {
    const { liveTable, bots } = await scene({ holders: inTurn(BOT, ANN) })
    expect(bots.asked).toEqual([
      {
        game: 'ethnos',
        rulesVersion: game.facts.rulesVersion,
        level: 'sharp',
        seat: FIRST,
        view: game.view(liveTable.shown.position, FIRST),
        seed: expect.stringMatching(/^[\da-f]{64}$/),
        taste: expect.stringMatching(/^[\da-f]{64}$/),
        urgency: 'people',
      },
    ])
    await bots.think()
    expect(liveTable.eventLog).toMatchObject([{ kind: 'move', seat: FIRST, cause: 'bot' }])
    expect(liveTable.knows(`bot 0 ${FIRST}`)).toBe(true)
    expect(bots.asked).toHaveLength(1)
  })

  it('is asked once, whatever else happens meanwhile', async () => {
    const { liveTable, runner, bots } = await scene({ holders: inTurn(BOT, ANN) })
    runner.takeCharge()
    await liveTable.submit({ kind: 'remind', id: 'remind', seat: SECOND, cause: 'clock' })
    expect(bots.asked).toHaveLength(1)
    await bots.think()
    expect(liveTable.durable).toBe(2)
  })

  it('is not asked when a person is to move', async () => {
    const { bots, liveTable } = await scene({ holders: inTurn(ANN, BOT) })
    expect(bots.asked).toEqual([])
    await play(liveTable, 'one')
    expect(bots.asked).toMatchObject([{ seat: SECOND }])
  })

  it('stands in for an absent person', async () => {
    const { bots, liveTable } = await scene()
    await liveTable.submit(byPerson(FIRST, 'stand-in'))
    expect(bots.asked).toMatchObject([{ seat: FIRST, level: 'steady' }])
  })

  it.each([
    ['where a person plays', inTurn(BOT, ANN), false, 'people'],
    ['where bots are alone', [BOT, BOT], false, 'others'],
    ['where somebody looks', [BOT, BOT], true, 'people'],
  ] as const)('is waited for %s', async (_, holders, looks, urgency) => {
    const { bots, runner } = await scene({ holders })
    if (looks) runner.broadcaster.enter(null, undefined, () => {})
    await bots.think()
    expect(bots.asked.at(-1)?.urgency).toBe(urgency)
  })

  it('is in no hurry when all people have left the match to bots', async () => {
    const { bots, liveTable } = await scene({ holders: inTurn(ANN, BOT) })
    await liveTable.submit(byPerson(FIRST, 'stand-in'))
    expect(bots.asked).toMatchObject([{ urgency: 'others' }])
  })

  it('that fails is asked again after five seconds', async () => {
    const bots = new Bots()
    bots.fails = true
    const { told, liveTable } = await scene({ holders: inTurn(BOT, ANN) }, { bots })
    expect(told.failed).toEqual([new Error('no idea')])
    bots.fails = false
    await pass(4999)
    expect(bots.asked).toHaveLength(1)
    await pass(1)
    expect(bots.asked).toHaveLength(2)
    await bots.think()
    expect(liveTable.durable).toBe(1)
  })

  it('does not move if its table was evicted meanwhile', async () => {
    const { liveTable, runner, bots, told } = await scene({ holders: inTurn(BOT, ANN) })
    runner.stop()
    await bots.think()
    await pass(60_000)
    expect([liveTable.durable, bots.asked.length, told.failed]).toEqual([0, 1, []])
  })

  it('that makes an illegal move is reported', async () => {
    const { liveTable, bots, told } = await scene({ holders: inTurn(BOT, ANN) })
    await bots.think({ kind: 'nonsense' })
    expect(liveTable.durable).toBe(0)
    expect(told.failed).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^the bot's move was refused: \S/) }),
    ])
  })

  it('that is too late is not', async () => {
    const { liveTable, bots, told } = await scene({ holders: inTurn(BOT, ANN) })
    await liveTable.submit({ kind: 'close', id: 'close', seat: 0, cause: 'admin' })
    await bots.think()
    expect([liveTable.durable, told.failed]).toEqual([1, []])
  })

  it('is not asked again for others’ simultaneous choices', async () => {
    const rules: Game = paperTales.game
    const bots = new Bots(rules)
    const holders = [BOT, BOT, ANN]
    const { liveTable } = await scene(
      { game: 'paper-tales', rules_version: rules.facts.rulesVersion, holders },
      { bots },
    )
    expect(bots.asked.map(({ seat }) => seat)).toEqual([0, 1])
    const [move] = rules.moves(liveTable.state.match.position, 2)
    await liveTable.submit({ kind: 'move', id: 'mine', seen: 0, cause: 'person', seat: 2, move })
    await bots.think()
    expect([liveTable.durable, bots.asked.filter(({ seat }) => seat === 1).length]).toEqual([2, 1])
    await bots.think()
    expect(liveTable.knows('bot 0 1')).toBe(true)
  })

  it('does not think during a pause, and continues after it', async () => {
    const { liveTable, bots, told } = await scene({ holders: inTurn(ANN, BOT), rules: MINUTE })
    await liveTable.submit({ kind: 'propose', what: 'pause', id: 'pause', seat: FIRST, cause: 'person' })
    expect(liveTable.state.paused).not.toBeNull()
    await liveTable.submit({ kind: 'stand-in', id: 'away', seat: FIRST, cause: 'admin' })
    expect(bots.asked).toEqual([])
    await liveTable.submit({ kind: 'resume', id: 'resume', seat: FIRST, cause: 'clock' })
    expect([bots.asked.length, told.failed]).toEqual([1, []])
  })
})

describe('Among servers', () => {
  it('the one that stored the last event continues at once, the others after five seconds', async () => {
    const { store, liveTable, bots } = await scene({ holders: inTurn(ANN, BOT) }, { shared: true })
    const other = await remoteTables(store)
    await play(other, 'one')
    liveTable.catchUp(await store.eventsAfter('table', 0))
    await pass(4999)
    expect(bots.asked).toEqual([])
    await pass(1)
    expect(bots.asked).toMatchObject([{ seat: SECOND }])
  })

  it('the one that stored the move takes over at once', async () => {
    const { liveTable, bots } = await scene({ holders: inTurn(ANN, BOT) }, { shared: true })
    await play(liveTable, 'one')
    expect(bots.asked).toMatchObject([{ seat: SECOND }])
  })

  it('nobody waits longer than that for a dead one', async () => {
    const store = await freshStore()
    await store.addTable(rowOf({ holders: [BOT, BOT], started_at: BEGAN - 5000 }))
    const late = await scene({ holders: [BOT, BOT], started_at: BEGAN - 5000 }, { shared: true, store })
    expect(late.bots.asked).toHaveLength(1)
  })

  it('an evicted table is left to the others', async () => {
    const { runner, bots } = await scene({ holders: [BOT, BOT] }, { shared: true })
    runner.stop()
    await pass(60_000)
    expect(bots.asked).toEqual([])
  })

  it('nobody waits for a bot that has moved elsewhere', async () => {
    const { store, liveTable, bots } = await scene({ holders: inTurn(BOT, ANN) }, { shared: true })
    await play(await remoteTables(store), 'one')
    liveTable.catchUp(await store.eventsAfter('table', 0))
    await pass(60_000)
    expect(bots.asked).toEqual([])
  })

  it('the one in charge has half a second for an expired clock', async () => {
    const { bots } = await scene({ rules: MINUTE }, { shared: true })
    await pass(60_000)
    await pass(499)
    expect(bots.asked).toEqual([])
    await pass(1)
    expect(bots.asked).toMatchObject([{ seat: FIRST, level: 'steady' }])
  })

  it('the time to look for a bot is stored, except by a lone server', async () => {
    expect(await (await scene({ holders: [BOT, BOT] }, { shared: true })).dueAt()).toBe(BEGAN + 8000)
    expect(await (await scene({ holders: [BOT, BOT] })).dueAt()).toBeNull()
    const rules: Game = paperTales.game
    const among = { game: 'paper-tales', rules_version: rules.facts.rulesVersion, holders: [BOT, ANN] }
    expect(await (await scene(among, { shared: true, bots: new Bots(rules) })).dueAt()).toBe(BEGAN + 8000)
  })

  it('turns are announced with the server in charge', async () => {
    const { store, liveTable, told } = await scene({}, { shared: true })
    await play(liveTable, 'one')
    expect(told.turns).toEqual(['ann table false 1 true', 'bob table true 1 true'])
    await play(await remoteTables(store), 'two')
    liveTable.catchUp(await store.eventsAfter('table', 1))
    expect(told.turns.slice(2)).toEqual(['bob table false 2 false', 'ann table true 2 false'])
  })

  it('a lone server announces every turn', async () => {
    const { store, liveTable, told } = await scene()
    await play(await remoteTables(store), 'one')
    liveTable.catchUp(await store.eventsAfter('table', 0))
    expect(told.turns).toEqual(['ann table false 1 true', 'bob table true 1 true'])
  })
})

describe('Turns', () => {
  it('are not announced to bots, nor to people who left their seat to one', async () => {
    const { liveTable, told } = await scene({ holders: inTurn(ANN, BOT) })
    await play(liveTable, 'one')
    expect(told.turns).toEqual(['ann table false 1 true'])
    const away = await scene()
    await away.liveTable.submit(byPerson(SECOND, 'stand-in'))
    await play(away.liveTable, 'one')
    expect(away.told.turns).toEqual(['ann table false 2 true'])
  })

  it('end for all with the match', async () => {
    const { liveTable, told } = await scene()
    await liveTable.submit({ kind: 'close', id: 'close', seat: 0, cause: 'admin' })
    expect(told.turns).toEqual(['ann table false 1 true'])
  })

  it('are not announced twice', async () => {
    const { liveTable, told } = await scene()
    await liveTable.submit({ kind: 'remind', id: 'remind', seat: FIRST, cause: 'clock' })
    expect([told.turns, told.reminded]).toEqual([[], ['ann table 1']])
  })
})

describe('A clock', () => {
  it('that runs out makes a move for the absent person', async () => {
    const { liveTable, bots } = await scene({ rules: MINUTE })
    await pass(59_999)
    expect(bots.asked).toEqual([])
    await pass(1)
    expect(bots.asked).toMatchObject([{ seat: FIRST, level: 'steady' }])
    await bots.think()
    expect(liveTable.eventLog).toMatchObject([{ kind: 'move', seat: FIRST, cause: 'clock' }])
    expect(liveTable.knows(`clock 0 ${FIRST}`)).toBe(true)
  })

  it.each([
    ['resign', 'resign'],
    ['bot', 'stand-in'],
  ] as const)('that runs out where the rule is %s is an event: %s', async (absent, kind) => {
    const { liveTable } = await scene({ rules: { ...MINUTE, absent } })
    await pass(60_000)
    expect(liveTable.eventLog).toMatchObject([{ kind, seat: FIRST, cause: 'clock', number: 1 }])
    expect(liveTable.knows(`clock 0 ${kind}`)).toBe(true)
  })

  it('that runs out under the policy to wait does nothing', async () => {
    const { liveTable, dueAt } = await scene({ rules: { ...MINUTE, absent: 'wait' } })
    await pass(600_000)
    expect([liveTable.durable, await dueAt()]).toEqual([0, null])
  })

  it('restarts for the next seat', async () => {
    const { liveTable, bots } = await scene({ rules: MINUTE })
    await pass(30_000)
    await play(liveTable, 'one')
    await pass(30_000)
    await pass(29_999)
    expect(bots.asked).toEqual([])
    await pass(1)
    expect(bots.asked).toMatchObject([{ seat: SECOND }])
  })

  it('of an evicted table does nothing', async () => {
    const { runner, bots } = await scene({ rules: MINUTE })
    runner.stop()
    await pass(120_000)
    expect(bots.asked).toEqual([])
  })

  it('of days reminds, and then runs out', async () => {
    const { liveTable, told } = await scene({ rules: days(4) })
    await pass(3 * DAY - 1)
    expect(told.reminded).toEqual([])
    await pass(1)
    expect(told.reminded).toEqual(['ann table 1'])
    await pass(DAY)
    expect(liveTable.eventLog).toMatchObject([{ kind: 'remind' }, { kind: 'resign', seat: FIRST }])
  })

  it('is watched for longer than a timer can wait', async () => {
    const waits = mock.method(globalThis, 'setTimeout')
    const { liveTable } = await scene({ rules: days(40) })
    expect(waits.mock.calls.map(({ arguments: [, wait] }) => wait)).toEqual([2 ** 31 - 1])
    waits.mock.restore()
    await pass(2 ** 31 - 1)
    expect(liveTable.durable).toBe(0)
    await pass(30 * DAY - 2 ** 31)
    expect(liveTable.durable).toBe(0)
    await pass(1)
    expect(liveTable.eventLog).toMatchObject([{ kind: 'remind' }])
  })

  it('stops during a pause, which ends by itself after a day', async () => {
    const { liveTable } = await scene({ rules: MINUTE })
    await liveTable.submit({ kind: 'propose', what: 'pause', id: 'pause', seat: FIRST, cause: 'person' })
    await liveTable.submit({ kind: 'agree', proposal: 1, id: 'agree', seat: SECOND, cause: 'person' })
    await pass(DAY - 1)
    expect(liveTable.durable).toBe(2)
    await pass(1)
    expect(liveTable.eventLog.at(-1)).toMatchObject({ kind: 'resume', seat: FIRST, cause: 'clock' })
  })

  it.each([
    ['where nothing is', null, BEGAN + 60_000],
    ['in place of what is later', BEGAN + 60_001, BEGAN + 60_000],
    ['but not in place of what is earlier', BEGAN + 59_999, BEGAN + 59_999],
  ])('is written down %s', async (_, due_at, expected) => {
    const { dueAt } = await scene({ rules: MINUTE, due_at })
    expect(await dueAt()).toBe(expected)
  })

  it('that could not be stored is reported', async () => {
    const store = await freshStore()
    await store.addTable(rowOf({ rules: MINUTE }))
    store.changeDues = () => Promise.reject(new Error('full'))
    const { told } = await scene({ rules: MINUTE }, { store })
    expect(told.failed).toEqual([new Error('full')])
  })
})

describe('A table is idle', () => {
  it('if nobody has used it since', async () => {
    const { runner, liveTable } = await scene()
    expect([runner.isIdleSince(BEGAN), runner.isIdleSince(BEGAN + 1)]).toEqual([false, true])
    await pass(500)
    await play(liveTable, 'one')
    expect([runner.isIdleSince(BEGAN + 500), runner.isIdleSince(BEGAN + 501)]).toEqual([false, true])
  })

  it('unless somebody watches', async () => {
    const { runner } = await scene()
    const leave = runner.broadcaster.enter(0, undefined, () => {})
    expect(runner.isIdleSince(BEGAN + 1)).toBe(false)
    leave()
    expect(runner.isIdleSince(BEGAN + 1)).toBe(true)
  })

  it('unless a bot thinks', async () => {
    const { runner, bots } = await scene({ holders: inTurn(BOT, ANN) })
    expect(runner.isIdleSince(BEGAN + 1)).toBe(false)
    await bots.think()
    expect(runner.isIdleSince(BEGAN + 1)).toBe(true)
  })

  it('unless something is due within two minutes', async () => {
    const rules: Settings = { ...MINUTE, clock: { kind: 'real-time', seconds: 180, increment: 0 } }
    const { runner } = await scene({ rules })
    await pass(60_000)
    expect(runner.isIdleSince(BEGAN + 1)).toBe(true)
    await pass(1)
    expect(runner.isIdleSince(BEGAN + 1)).toBe(false)
  })
})

describe('A stored due time', () => {
  it('is compared with the present', async () => {
    const { runner } = await scene({ due_at: BEGAN })
    expect([runner.isNotedBefore(BEGAN), runner.isNotedBefore(BEGAN + 1)]).toEqual([false, true])
    expect((await scene()).runner.isNotedBefore(Number.POSITIVE_INFINITY)).toBe(false)
  })
})

describe('The end', () => {
  it('is recorded and announced once', async () => {
    const { liveTable, told, store, bots } = await scene({ rules: MINUTE })
    await liveTable.submit(byPerson(FIRST, 'resign'))
    await settled()
    expect(told.ended).toEqual(['table'])
    expect(await store.table('table')).toMatchObject({ state: 'over' })
    await pass(600_000)
    expect([told.ended, told.failed, bots.asked]).toEqual([['table'], [], []])
  })

  it('that was recorded elsewhere is not announced again', async () => {
    const { liveTable, told, store } = await scene()
    store.results.record = async () => false
    await liveTable.submit(byPerson(FIRST, 'resign'))
    await settled()
    expect(told.ended).toEqual([])
  })

  it('that was recorded before is left alone', async () => {
    const first = await scene()
    await first.liveTable.submit(byPerson(FIRST, 'resign'))
    await settled()
    let records = 0
    first.store.results.record = async () => ++records > 0
    await scene({ state: 'over' }, { store: first.store })
    expect(records).toBe(0)
    await scene({ state: 'playing' }, { store: first.store })
    expect(records).toBe(1)
  })

  it('is recorded five seconds later if storage failed', async () => {
    const { liveTable, told, store } = await scene()
    const { record } = store.results
    store.results.record = () => Promise.reject(new Error('full'))
    await liveTable.submit(byPerson(FIRST, 'resign'))
    await settled()
    expect([told.ended, told.failed]).toEqual([[], [new Error('full')]])
    store.results.record = record
    await pass(4999)
    expect(told.ended).toEqual([])
    await pass(1)
    expect(told.ended).toEqual(['table'])
  })

  it('opens the whole match, under the given names', async () => {
    const { liveTable, runner } = await scene()
    await play(liveTable, 'one')
    expect(runner.matchFile(['x', 'y'])).toBeNull()
    await liveTable.submit(byPerson(FIRST, 'resign'))
    const file = runner.matchFile(['x', 'y'])
    expect(file).toMatchObject({
      seed: 'a seed',
      seats: [{ name: 'x' }, { name: 'y' }],
      moves: [[FIRST, expect.anything()]],
    })
    const again = runner.matchFile(['z', 'y'])
    expect(again?.seats).toEqual([{ name: 'z' }, { name: 'y' }])
    expect(again?.hashes).toBe(file?.hashes)
  })
})

describe('Nobody is asked', () => {
  it('for the next move while an event is being stored', async () => {
    const { liveTable, runner, bots } = await scene({ holders: inTurn(BOT, ANN) })
    const moved = liveTable.submit(nextMove(liveTable, 'one'))
    runner.takeCharge()
    expect(bots.asked).toHaveLength(1)
    await moved
    await play(liveTable, 'two')
    expect(bots.asked).toHaveLength(2)
  })

  it('at an evicted table', async () => {
    const { runner, bots } = await scene({ holders: [BOT, BOT] }, { shared: true })
    runner.stop()
    runner.takeCharge()
    expect(bots.asked).toEqual([])
  })
})
