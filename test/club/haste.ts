import { POSTGRES_TIMES, type PostgresTimes } from '../../server/store/postgres.ts'

/** The server's own times for a silent database, so many times as short: what must follow them comes as much sooner. */
export const hastened = (haste: number): PostgresTimes => ({
  connect: POSTGRES_TIMES.connect / haste,
  statement: POSTGRES_TIMES.statement / haste,
  silence: POSTGRES_TIMES.silence / haste,
  abandoned: POSTGRES_TIMES.abandoned / haste,
})
