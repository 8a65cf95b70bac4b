/* A private PostgreSQL for tests of the store, from the system's programs. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstall, foldersOfPath, isExecutable } from './packages.mjs'

/** Debian keeps the server's programs off the path, in a folder for each version. */
const DEBIAN = '/usr/lib/postgresql'

const debianFolders = () =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => join(DEBIAN, version, 'bin'))
    : []

const isComplete = folder => ['initdb', 'postgres', 'pg_basebackup'].every(name => isExecutable(join(folder, name)))

/** The folder of PostgreSQL's programs, or null. POSTGRES_BIN overrides it. */
export function findPostgres() {
  if (process.env.POSTGRES_BIN) return isComplete(process.env.POSTGRES_BIN) ? process.env.POSTGRES_BIN : null
  return [...foldersOfPath(), ...debianFolders()].find(isComplete) ?? null
}

/** The folder of PostgreSQL's programs, installed with apt-get if allowed. Throws with advice if there is no way. */
export const postgres = () =>
  findOrInstall({
    title: 'PostgreSQL',
    purpose: 'The tests of the store',
    variable: 'POSTGRES_BIN',
    advice: 'Install PostgreSQL, or say where it is: POSTGRES_BIN=/folder/of/its/programs npm test.',
    packages: ['postgresql'],
    find: findPostgres,
  })
