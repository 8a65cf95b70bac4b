import { sameData } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import { positionAt } from '../../kernel/replay.ts'
import type { Store } from '../../server/store/store.ts'
import type { Stubborn } from './stubborn.ts'
import type { PlayedTable } from './tables.ts'

/** What must hold at a table however often its server was killed; one line for each fault. */
export async function faultsAt(store: Store, table: PlayedTable, players: readonly Stubborn[]): Promise<string[]> {
  const { id, script } = table
  const rows = await store.eventsAfter(id, 0)
  const faults: string[] = []
  if (rows.some((row, n) => row.number !== n + 1)) faults.push(`${id}: the numbers have gaps`)
  if (new Set(rows.map(row => row.command)).size !== rows.length) faults.push(`${id}: a command was carried out twice`)
  for (const [n, row] of rows.entries())
    if (!sameData(JSON.parse(row.data), script.moves[n]?.move)) faults.push(`${id}: move ${n + 1} is not the one sent`)
  const { game, setup } = script.match
  const position = positionAt(game, setup, script.moves, rows.length)
  for (const { viewer, watched, shown, acknowledged } of players) {
    const who = `${id}, ${viewer === null ? 'a spectator' : `seat ${viewer}`}`
    for (const { number, move } of acknowledged)
      if (!rows[number - 1] || !sameData(JSON.parse(elementAt(rows, number - 1).data), move))
        faults.push(`${who}: acknowledged move ${number} is lost`)
    if (shown > rows.length) faults.push(`${who}: was shown move ${shown} of ${rows.length} stored`)
    if (watched.number !== rows.length) faults.push(`${who}: stopped at ${watched.number} of ${rows.length}`)
    else if (!sameData(watched.view, game.view(position, viewer))) faults.push(`${who}: ended in another view`)
  }
  return faults
}
