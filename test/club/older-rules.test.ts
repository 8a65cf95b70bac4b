import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type GameId, loadRules } from '../../games/registry.ts'
import { importMatch, type MatchFile, parseMatchFile } from '../../kernel/file.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { Store } from '../../server/store/store.ts'
import { openClub, Visitor } from '../../server/test/club.ts'
import { aMove, aTable } from './rows.ts'

/* An updated club whose store has matches under earlier rules. */

const golden = (game: GameId, name: string): MatchFile => {
  const path = new URL(`../../games/${game}/versions/1/golden/${name}.json`, import.meta.url)
  const file = parseMatchFile(readFileSync(path, 'utf8'))
  if (!file.ok) throw new Error(file.error.code)
  return file.value
}

const SETTINGS = { clock: null, absent: 'wait', delay: 0, rated: false }

async function storeWith(file: MatchFile, moves: number, changes: object = {}): Promise<Store> {
  const store = new Store(openSqlite(':memory:'))
  await store.migrate()
  await store.addTable(
    aTable({
      id: 'old',
      game: file.game,
      rules_version: file.rulesVersion,
      options: JSON.stringify(file.options),
      seats: JSON.stringify(file.seats.map(() => ({ kind: 'bot', level: 'novice' }))),
      settings: JSON.stringify(SETTINGS),
      seed: file.seed,
      due_at: 1,
      ...changes,
    }),
  )
  const rows = file.moves
    .slice(0, moves)
    .map(([seat, move], at) =>
      aMove({ table_id: 'old', number: at + 1, seat, data: JSON.stringify(move), command: `c${at}` }),
    )
  await store.appendEvents(rows, [])
  return store
}

it.each([
  ['ethnos', 'two-players'],
  ['dark-lands', 'small-board-two'],
  ['small-world', 'map-for-two'],
  ['paper-tales', 'two-players'],
] as const)('%s: a match in play goes on to its end under the rules it began with', async (game, name) => {
  const file = golden(game, name)
  const club = await openClub(await storeWith(file, 10))
  const visitor = await new Visitor(club).arrive('Anna')
  await expect.poll(async () => (await club.store.table('old'))?.state, { timeout: 50_000 }).toBe('over')
  const played = await visitor.read<MatchFile>('/api/tables/old/file')
  expect(played.rulesVersion).toBe(1)
  expect(played.moves.slice(0, 10)).toEqual(file.moves.slice(0, 10))
  const module = await loadRules(game, 1)
  expect(module && importMatch(module.game, played).ok).toBe(true)
  await club.close()
})

it('a match of unknown rules is refused with the reason, and stays as it is', async () => {
  const club = await openClub(await storeWith(golden('ethnos', 'two-players'), 10, { rules_version: 99 }))
  const visitor = await new Visitor(club).arrive('Anna')
  expect((await visitor.request('GET', '/api/tables/old/view')).body).toEqual({ fault: 'other-rules' })
  expect((await visitor.request('GET', '/api/tables/old')).body).toMatchObject({ game: 'ethnos', rulesVersion: 99 })
  expect(await club.store.eventsAfter('old', 0)).toHaveLength(10)
  await club.close()
})
