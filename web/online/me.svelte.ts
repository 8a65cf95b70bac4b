import type { Result } from '../../kernel/json.ts'
import type { Me } from '../../wire/people.ts'
import { club } from '../app/club.svelte.ts'
import { call, type Failed } from './api.ts'
import { link } from './the-link.ts'

/** Who is at this browser, as the server knows them. */
export const me = (): Me | null => club.reply?.you ?? null

/** Somebody has come in, changed, or left. The connection belongs to one person: it begins anew. */
export function become(person: Me | null): void {
  if (!club.reply) return
  const { you } = club.reply
  const other = you?.id !== person?.id || you?.name !== person?.name || you?.account !== person?.account
  club.reply = { ...club.reply, you: person }
  if (person && other) link.renew()
}

/** Becomes whoever the server says we are now. */
export async function becomeWho<F extends Failed>(reply: Promise<Result<Me, F>>): Promise<F | null> {
  const known = await reply
  if (!known.ok) return known.error
  become(known.value)
  return null
}

export const arriveAsGuest = (name: string): Promise<Failed | null> =>
  becomeWho(call('POST /api/guest', {}, { body: { name } }))
