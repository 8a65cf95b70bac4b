import { POSTGRES_TIMES, type PostgresTimes } from '../../server/store/postgres.ts'

/** Divides the server's timeouts for a silent database, so that tests take less time. */
export const hastened = (haste: number): PostgresTimes => ({
  connect: POSTGRES_TIMES.connect / haste,
  statement: POSTGRES_TIMES.statement / haste,
  silence: POSTGRES_TIMES.silence / haste,
  abandoned: POSTGRES_TIMES.abandoned / haste,
})
