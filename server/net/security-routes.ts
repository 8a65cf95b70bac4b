import { ok } from '../../kernel/json.ts'
import type { ReportFailure } from '../operations/failures.ts'
import type { Email } from '../people/email.ts'
import type { LoginGuard } from '../people/login-guard.ts'
import type { Passkeys } from '../people/passkeys.ts'
import type { People } from '../people/people.ts'
import { uriOf } from '../people/totp.ts'
import type { Store } from '../store/store.ts'
import { ownerOf } from './owner.ts'
import { arrivals, guardedBy } from './people-routes.ts'
import type { Rooms } from './rooms.ts'
import { DONE, fault, type Routes } from './routes.ts'

const CLUB_NAME = 'Pentarchy'

export interface SecurityParts {
  readonly store: Store
  readonly people: People
  readonly passkeys: Passkeys
  readonly email: Email
  readonly rooms: Rooms
  readonly failed: ReportFailure
  readonly guard: LoginGuard
}

/** Account security: proof, addresses, new passwords, second steps and the security log. */
export function answerSecurity(routes: Routes, parts: SecurityParts): void {
  const { store, people, passkeys, email, rooms, failed, guard } = parts
  const { twoStep, log } = people
  const arrive = arrivals(routes, rooms)
  const guarded = guardedBy(guard)

  const owner = ownerOf(people)

  routes.known('GET /api/security', async ({ known }) => {
    const { id } = known.person
    const proposed = (await store.accounts.mailTokensOf(id)).find(
      ({ purpose, expires_at }) => purpose === 'confirm' && expires_at > Date.now(),
    )
    return ok({
      mail: email.isOn,
      email: await email.addressOf(id),
      proposed: proposed?.address ?? null,
      twoStep: await twoStep.isOn(id),
      recoveryCodes: await twoStep.codesLeft(id),
      proved: people.isProved(known),
      log: await log.of(id),
    })
  })

  routes.rateLimited('POST /api/prove', async asking => {
    const { known, body, agent } = asking
    if (!known) return fault('not-known')
    return guarded(asking, known.person.name_key ?? '', async () => {
      const shown = await people.prove(known, body, agent)
      return shown.ok ? DONE : fault(shown.error)
    })
  })
  routes.rateLimited('POST /api/passkeys/prove', async asking => {
    if (!asking.known) return fault('not-known')
    const shown = await passkeys.prove(asking.body, asking.known, asking)
    return shown.ok ? DONE : fault(shown.error)
  })

  routes.rateLimited('POST /api/email', async ({ known, body }) => {
    const mine = owner(known)
    if (!mine.ok) return mine
    const sent = await email.propose(mine.value.person, body.address.trim(), body.language)
    return sent.ok ? DONE : fault(sent.error)
  })
  routes.rateLimited('POST /api/email/confirm', async ({ body, agent }) => {
    const confirmed = await email.confirm(body.token, personId => log.write(personId, 'email-changed', agent))
    return confirmed.ok ? DONE : fault(confirmed.error)
  })
  routes.known('DELETE /api/email', async ({ known, agent }) => {
    const mine = owner(known)
    if (!mine.ok) return mine
    await log.write(known.person.id, 'email-removed', agent)
    await email.remove(known.person.id)
    return DONE
  })

  routes.rateLimited('POST /api/recovery', async ({ body, agent }) => {
    if (!email.isOn) return fault('no-mail')
    // Not awaited: its duration would reveal whether the address is known.
    email
      .askForRecovery(body.address.trim())
      .then(ids => Promise.all(ids.map(id => log.write(id, 'recovery-asked', agent))))
      .catch(error => failed(error, { operation: 'send a link for a new password' }))
    return DONE
  })
  routes.rateLimited('POST /api/recovery/finish', async asking => {
    const { token, password, code } = asking.body
    const person = await email.whoRecovers(token)
    if (!person) return fault('wrong-token')
    return guarded(asking, person.name_key ?? '', async () =>
      arrive(asking, await people.recover(person, { password, code }, () => email.useRecovery(token), asking.agent)),
    )
  })

  routes.rateLimited('POST /api/two-step', async ({ known }) => {
    const mine = owner(known)
    if (!mine.ok) return mine
    const { id, name } = mine.value.person
    const begun = await twoStep.begin(id)
    return begun.ok ? ok({ secret: begun.value, uri: uriOf(begun.value, CLUB_NAME, name) }) : fault(begun.error)
  })
  routes.rateLimited('POST /api/two-step/confirm', async ({ known, body, agent }) => {
    const mine = owner(known)
    if (!mine.ok) return mine
    const { id } = mine.value.person
    const codes = await twoStep.confirm(id, body.code)
    if (!codes.ok) return fault(codes.error)
    await log.write(id, 'two-step-on', agent)
    return ok({ codes: codes.value })
  })
  routes.rateLimited('POST /api/two-step/codes', async ({ known, agent }) => {
    const mine = owner(known)
    if (!mine.ok) return mine
    const { id } = mine.value.person
    if (!(await twoStep.isOn(id))) return fault('not-understood')
    await log.write(id, 'codes-made', agent)
    return ok({ codes: await twoStep.newCodes(id) })
  })
  routes.known('DELETE /api/two-step', async ({ known, agent }) => {
    const mine = owner(known)
    if (!mine.ok) return mine
    await twoStep.off(known.person.id)
    await log.write(known.person.id, 'two-step-off', agent)
    return DONE
  })
}
