import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { errorCode } from './error-code.ts'

/**
 * The key to what is encrypted in the database. Beside SQLite it is a file, made at the first start. Servers on
 * PostgreSQL share no folder, so there it is set by the host; null if it is not.
 */
export function secretKey({
  secretKey,
  databaseUrl,
  dataDir,
}: Pick<Config, 'secretKey' | 'databaseUrl' | 'dataDir'>): string | null {
  if (secretKey !== undefined) return secretKey
  if (databaseUrl !== undefined) return null
  const file = join(dataDir, 'secret.key')
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
