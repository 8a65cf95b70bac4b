import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { attackAll, type Report } from './hostile/run.ts'

it('the club withstands a sample of the attacks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pentarchy-hostile-'))
  const reports: Report[] = []
  const names = ['pings', 'guesses', 'guests', 'sockets'] as const
  await attackAll(folder, names, { seconds: 1, measured: false }, report => reports.push(report))
  rmSync(folder, { recursive: true, force: true })
  expect(reports.filter(({ held }) => !held)).toEqual([])
  expect(reports.map(({ attack }) => attack)).toEqual(names)
})
