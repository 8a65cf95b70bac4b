import { createRequire } from 'node:module'

/*
 * The query builder is three hundred small modules, which load twice as fast with `require`. Types come from 'kysely'
 * itself.
 */
export const { Kysely, PostgresDialect, SqliteDialect, sql } = createRequire(import.meta.url)(
  'kysely',
) as typeof import('kysely')
