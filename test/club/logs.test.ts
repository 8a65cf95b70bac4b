import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { openStore } from '../../server/store/open.ts'
import { Guest } from './guest.ts'
import { startClub } from './process.ts'
import { arrangeTable } from './tables.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'pentarchy-logs-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('logs are lines of JSON without names, keys, seeds or passwords', async () => {
  let text = ''
  const club = await startClub({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' }, [], part => {
    text += part
  })
  const guests = await Promise.all(['Anastasia', 'Vladislav'].map(name => new Guest(name).arrive(club.address)))
  const id = await arrangeTable(club.address, 'ethnos', guests)
  const account = { name: 'Bartholomew', password: 'correct horse battery' }
  await new Guest('Somebody').post(club.address, '/api/register', account)
  await fetch(`${club.address}/api/tables/${id}?key=an-invitation`)
  await fetch(`${club.address}/api/nowhere?token=a-token`)
  await elementAt(guests, 0)
    .post(club.address, `/api/tables/${id}/kick`, { person: 7 })
    .catch(() => {})
  await club.stop()

  const store = await openStore({ dataDir })
  const seed = (await store.table(id))?.seed ?? ''
  await store.close()
  const lines = text.trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(8)
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), at: expect.any(String) })
  const cookies = guests.map(({ cookie }) => elementAt(cookie.split('='), 1))
  for (const secret of [
    seed,
    id,
    ...cookies,
    ...Object.values(account),
    'Anastasia',
    'Vladislav',
    'an-invitation',
    'a-token',
  ])
    expect([secret, text.includes(secret)]).toEqual([secret, false])
})
