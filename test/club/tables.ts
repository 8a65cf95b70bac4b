import type { GameId } from '../../games/registry.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Place } from '../../server/store/open.ts'
import { openStore } from '../../server/store/open.ts'
import { Guest } from './guest.ts'
import { type Script, scriptOfTable } from './script.ts'

export interface PlayedTable {
  readonly id: string
  /** By seat. */
  readonly guests: readonly Guest[]
  readonly script: Script
}

/** This many tables in play, each full of guests and with a script. */
export async function arrangeTables(
  address: string,
  place: Place,
  { game, count, seats }: { game: GameId; count: number; seats: number },
): Promise<PlayedTable[]> {
  const store = await openStore(place)
  const tables: PlayedTable[] = []
  for (let n = 0; n < count; n++) {
    const guests = await Promise.all(
      Array.from({ length: seats }, (_, seat) => new Guest(`Guest ${n} ${seat}`).arrive(address)),
    )
    const id = await arrangeTable(address, game, guests)
    tables.push({ id, guests, script: await scriptOfTable(store, id) })
  }
  await store.close()
  return tables
}

/** Seats the guests in order and starts. */
export async function arrangeTable(address: string, game: GameId, guests: readonly Guest[]): Promise<string> {
  const host = elementAt(guests, 0)
  const { id } = await host.post(address, '/api/tables', { game, seats: guests.map(() => ({ kind: 'open' })) })
  const path = `/api/tables/${id}`
  for (const [seat, guest] of guests.entries()) if (seat > 0) await guest.post(address, `${path}/sit`, { seat })
  await host.post(address, `${path}/start`)
  return String(id)
}
