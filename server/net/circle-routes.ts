import { ok } from '../../kernel/json.ts'
import type { PeopleCircle } from '../people/circle.ts'
import type { Store } from '../store/store.ts'
import { DONE, fault, orFault, type Routes } from './routes.ts'

/** Follows, notes, and challenges to a person. */
export function answerCircle(
  routes: Routes,
  { store, circle }: { readonly store: Store; readonly circle: PeopleCircle },
): void {
  routes.known('GET /api/circle', async ({ known }) => ok(await circle.of(known.person)))
  routes.known('POST /api/circle/seen', async ({ known, body }) => {
    await store.follows.setUnseen(known.person.id, !body.seen)
    return DONE
  })
  routes.known('GET /api/people/:id/relation', async ({ known, param }) =>
    ok(await circle.relation(known.person, param('id'))),
  )
  routes.known('POST /api/people/:id/follow', async ({ known, param }) =>
    orFault(await circle.follow(known.person, param('id'))),
  )
  routes.known('DELETE /api/people/:id/follow', async ({ known, param }) =>
    ok(await circle.unfollow(known.person, param('id'))),
  )
  routes.known('POST /api/people/:id/note', async ({ known, param, body }) =>
    orFault(await circle.note(known.person, param('id'), body.text)),
  )
  routes.known('POST /api/people/:id/challenge', ({ known, param, body }) =>
    circle.challenge(known.person, param('id'), body),
  )
  routes.known('DELETE /api/challenges/:id', async ({ known, param }) =>
    (await store.follows.decline(known.person.id, param('id'))) ? DONE : fault('unknown-table'),
  )
}
