import { ok, type Result } from '../../kernel/json.ts'
import type { FaultReply } from '../../wire/faults.ts'
import type { Known, People } from '../people/people.ts'
import { fault } from './routes.ts'

/** Lets pass only accounts that have just proved themselves. */
export const ownerOf =
  (people: People) =>
  (known: Known | null): Result<Known, FaultReply> => {
    if (!known) return fault('not-known')
    if (!known.person.name_key) return fault('not-account')
    return people.isProved(known) ? ok(known) : fault('prove-first')
  }
