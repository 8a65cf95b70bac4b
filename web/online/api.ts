import type { Objection } from '../../kernel/game.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import type { Fault } from '../../wire/faults.ts'
import { type Acting, type BodyOf, PROOF_HEADER, type Replies, type Route } from '../../wire/http.ts'

/** How a request can fail: the server refuses, or it was not reached or has a fault. */
export type Failure = Fault | 'unreachable' | 'server'

export interface Failed {
  readonly fault: Failure
  readonly objection?: Objection
  readonly challenge?: string
}

type NamesIn<R extends string> = R extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : R extends `${string}:${infer Name}`
    ? Name
    : never

interface Given<R extends Route> {
  readonly body?: R extends Acting ? BodyOf<R> : never
  readonly query?: Readonly<Record<string, string>>
}

/** Sends a request: `call('POST /api/tables/:id/sit', { id }, { body: { seat } })`. */
export async function call<R extends Route>(
  route: R,
  names: Readonly<Record<NamesIn<R>, string>>,
  given: Given<R> = {},
): Promise<Result<Replies[R], Failed>> {
  const told = await ask(route, names, given)
  // Somebody is guessing passwords: a small proof of work shows that we are not.
  if (told.ok || told.error.fault !== 'proof-wanted' || !told.error.challenge) return told
  const { proofFor } = await import('./proof.ts')
  return ask(route, names, given, await proofFor(told.error.challenge))
}

async function ask<R extends Route>(
  route: R,
  names: Readonly<Record<string, string>>,
  { body, query = {} }: Given<R>,
  proof?: string,
): Promise<Result<Replies[R], Failed>> {
  const [method = '', pattern = ''] = route.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(names[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  try {
    const answer = await fetch(`.${path}${search ? `?${search}` : ''}`, {
      method,
      cache: 'no-store',
      ...(method === 'GET'
        ? {}
        : {
            headers: { 'content-type': 'application/json', ...(proof && { [PROOF_HEADER]: proof }) },
            body: JSON.stringify(body ?? {}),
          }),
    })
    return answer.ok ? ok(await answer.json()) : err(await answer.json())
  } catch {
    return err({ fault: 'unreachable' })
  }
}
