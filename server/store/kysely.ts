import { createRequire } from 'node:module'

/*
 * The query builder is three hundred small modules, which load in half the time when they are required. Types come from
 * 'kysely' itself.
 */
export const { Kysely, PostgresDialect, SqliteDialect, sql } = createRequire(import.meta.url)(
  'kysely',
) as typeof import('kysely')
