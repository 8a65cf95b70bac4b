import { mock } from 'node:test'
import { ethnos } from '../../games/ethnos/index.ts'
import type { Game } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import {
  DEFAULT_SETTINGS,
  type SeatHolder,
  type SetAsideTable,
  type Settings,
  type TableInfo,
} from '../../wire/table.ts'
import type { BotService } from '../bots/bot-service.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Store, type TableRow } from '../store/store.ts'
import { CommitQueue } from '../tables/commit-queue.ts'
import type { Command } from '../tables/decide.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { openTable } from '../tables/open-table.ts'
import { TableRegistry } from '../tables/table-registry.ts'
import type { TableRunner } from '../tables/table-runner.ts'

/* Tables in a world where time stands still until a test advances it. Bots think as long as the test wants. */

export const BEGAN = 1_000_000
export const game: Game = ethnos.game
export const BOT: SeatHolder = { kind: 'bot', level: 'sharp' }
export const sitting = (id: string): SeatHolder => ({ kind: 'person', id, name: id, ready: true })
export const MINUTE: Settings = {
  ...DEFAULT_SETTINGS,
  clock: { kind: 'real-time', seconds: 60, increment: 0 },
  absent: 'move',
}

export const stopTime = () => mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: BEGAN })
export const letTimeRun = () => mock.timers.reset()

/** Does everything that needs no time to pass. */
export async function settled(): Promise<void> {
  for (let n = 0; n < 12; n++) await new Promise(resolve => setImmediate(resolve))
}

export async function pass(milliseconds: number): Promise<void> {
  mock.timers.tick(milliseconds)
  await settled()
}

export async function freshStore(): Promise<Store> {
  const store = new Store(openSqlite(':memory:'))
  await store.migrate()
  return store
}

interface Given extends Partial<TableRow> {
  readonly holders?: readonly SeatHolder[]
  readonly rules?: Settings
}

export const rowOf = ({ holders, rules, ...changes }: Given = {}): TableRow => ({
  id: 'table',
  game: 'ethnos',
  rules_version: game.facts.rulesVersion,
  options: '{}',
  seats: JSON.stringify(holders ?? [sitting('ann'), sitting('bob')]),
  settings: JSON.stringify(rules ?? DEFAULT_SETTINGS),
  host_id: 'ann',
  host_name: 'ann',
  invite: null,
  version: 0,
  result: null,
  next_id: null,
  created_at: BEGAN,
  started_at: BEGAN,
  ended_at: null,
  due_at: null,
  tournament_id: null,
  daily: null,
  sealed: 0,
  state: 'playing',
  seed: 'a seed',
  listed: 1,
  ...changes,
})

/** Bots whose jobs are recorded; each makes its first move, or another, when the test says so. */
export class Bots implements BotService {
  readonly asked: (Parameters<BotService['choose']>[0] & { urgency: string })[] = []
  private readonly thoughts: ((move?: unknown) => void)[] = []
  private readonly game: Game
  fails = false

  constructor(of = game) {
    this.game = of
  }

  choose: BotService['choose'] = async (job, urgency) => {
    this.asked.push({ ...job, urgency })
    if (this.fails) throw new Error('no idea')
    const move = elementAt(this.game.moves(job.view, job.seat), 0)
    return new Promise(resolve => this.thoughts.push((other = move) => resolve(other as typeof move)))
  }

  judge = () => Promise.reject(new Error('nobody asked'))

  /** The first waiting bot answers. */
  async think(move?: unknown): Promise<void> {
    this.thoughts.shift()?.(move)
    await settled()
  }
}

/** A server's tables and everything it tells of them. */
export function registryOf(store: Store, { shared = false, bots = new Bots() } = {}) {
  const told = {
    changed: [] as TableInfo[],
    turns: [] as string[],
    reminded: [] as string[],
    reopened: [] as string[],
    failed: [] as unknown[],
    setAside: [] as SetAsideTable[],
  }
  const registry = new TableRegistry(
    store,
    bots,
    {
      changed: info => told.changed.push(info),
      turn: (id, row, { yours, number }) => told.turns.push(`${id} ${row.id} ${yours} ${number}`),
      remind: (id, row, number) => told.reminded.push(`${id} ${row.id} ${number}`),
      reopened: id => told.reopened.push(id),
      failed: error => told.failed.push(error),
      setAside: table => told.setAside.push(table),
    },
    { shared, now: () => Date.now() },
  )
  return { registry, told, bots }
}

/** The table, which must open. */
export async function visit(registry: TableRegistry, id = 'table'): Promise<TableRunner> {
  const table = await registry.open(id)
  if (typeof table === 'string') throw new Error(table)
  return table
}

/** The same table on another server. */
export async function remoteTables(store: Store, id = 'table'): Promise<LiveTable> {
  const liveTable = await openTable(store, new CommitQueue(store), id, () => Date.now())
  if (typeof liveTable === 'string') throw new Error(liveTable)
  return liveTable
}

/** The first legal move of the seat to move. */
export function nextMove({ state }: LiveTable, id: string): Command & { kind: 'move' } {
  const { match, number } = state
  const seat = elementAt(match.game.toMove(match.position), 0)
  const [move] = match.game.moves(match.position, seat)
  return { kind: 'move', id, seen: number, cause: 'person', seat, move }
}

export const play = (liveTable: LiveTable, id: string) => liveTable.submit(nextMove(liveTable, id))
