import { err, type Result } from '../../kernel/json.ts'
import type { Replies } from '../../wire/http.ts'
import type { Me } from '../../wire/people.ts'
import { call, type Failed } from './api.ts'

/* Passkeys: the browser asks the device, the server checks. The library is loaded on first use. */

export type PasskeyFailure = Failed | { readonly fault: 'cancelled' }

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

const library = () => import('@simplewebauthn/browser')

/** Adds a key to an account; without an account, creates one called `name`. */
export async function makePasskey(name: string | undefined, label: string): Promise<Result<Me, PasskeyFailure>> {
  const asked = await call('POST /api/passkeys/options', {}, { body: name === undefined ? {} : { name } })
  if (!asked.ok) return asked
  const { ceremony, options } = asked.value
  try {
    const { startRegistration } = await library()
    const response = await startRegistration({
      optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
    })
    return await call('POST /api/passkeys', {}, { body: { ceremony, response: { ...response }, label } })
  } catch {
    return err({ fault: 'cancelled' })
  }
}

export const logInWithPasskey = (): Promise<Result<Me, PasskeyFailure>> => sign('POST /api/passkeys/login')

/** Proves once more who is at the browser. */
export const proveWithPasskey = (): Promise<Result<{ readonly ok: true }, PasskeyFailure>> =>
  sign('POST /api/passkeys/prove')

async function sign<R extends 'POST /api/passkeys/login' | 'POST /api/passkeys/prove'>(
  route: R,
): Promise<Result<Replies[R], PasskeyFailure>> {
  const asked = await call('POST /api/passkeys/login-options', {})
  if (!asked.ok) return asked
  const { ceremony, options } = asked.value
  try {
    const { startAuthentication } = await library()
    const response = await startAuthentication({
      optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    })
    return (await call<'POST /api/passkeys/login' | 'POST /api/passkeys/prove'>(
      route,
      {},
      { body: { ceremony, response: { ...response } } },
    )) as Result<Replies[R], PasskeyFailure>
  } catch {
    return err({ fault: 'cancelled' })
  }
}
