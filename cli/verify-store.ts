import { Store } from '../server/store/store.ts'
import { type TableFault, verifyTable } from '../server/tables/verify.ts'
import { readArguments, switches } from './arguments.ts'
import { clubConfig, placeOf, withData } from './club.ts'
import { EXIT, show } from './command.ts'

interface StoreFailure {
  readonly table: string
  readonly game: string
  readonly fault: TableFault
  readonly detail?: string
  readonly event?: number
}

const REASONS: Readonly<Record<TableFault, string>> = {
  'unknown-table': 'it is not there',
  'unknown-game': 'its game is unknown',
  'other-rules': 'its rules are of a version that this program does not know',
  damaged: 'what is stored of it cannot be read, or is not legal',
  gap: 'a move of it is missing',
  'other-snapshot': 'its snapshot is not the position that its moves lead to',
  'other-end': 'it did not end as it was recorded',
}

/** Every stored match, from its first move. */
export async function verifyStore(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, [], switches('json', 'store'))
  const config = clubConfig()
  let tables = 0
  const failed: StoreFailure[] = []
  await withData(config, async engine => {
    const store = new Store(engine)
    for await (const row of store.allTables()) {
      if (row.started_at === null) continue
      tables++
      const verdict = await verifyTable(store, row)
      if (!verdict) continue
      const { fault, detail, event } = verdict
      failed.push({ table: row.id, game: row.game, fault, ...(detail && { detail }), ...(event && { event }) })
    }
  })
  show(values.json, { tables, ok: tables - failed.length, failed }, [
    `${tables - failed.length} of ${tables} matches in ${placeOf(config)} replay as stored`,
    ...failed.map(describe),
  ])
  return failed.length === 0 ? EXIT.fine : EXIT.found
}

const describe = ({ table, game, fault, detail, event }: StoreFailure): string =>
  `  ${table} (${game}): ${REASONS[fault]}${detail ? ` (${event ? `event ${event}: ` : ''}${detail})` : ''}`
