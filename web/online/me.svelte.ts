import type { Result } from '../../kernel/json.ts'
import type { Me } from '../../wire/people.ts'
import { club } from '../app/club.svelte.ts'
import { call, type Failed } from './api.ts'
import { link } from './the-link.ts'

/** The person at this browser, as the server knows them. */
export const me = (): Me | null => club.reply?.you ?? null

/** The person has logged in, changed or left. A connection belongs to one person, so it starts over. */
export function become(person: Me | null): void {
  if (!club.reply) return
  const { you } = club.reply
  const other = you?.id !== person?.id || you?.name !== person?.name || you?.account !== person?.account
  club.reply = { ...club.reply, you: person }
  if (person && other) link.renew()
}

/** Takes over what the server says of us. */
export async function becomeWho<F extends Failed>(reply: Promise<Result<Me, F>>): Promise<F | null> {
  const known = await reply
  if (!known.ok) return known.error
  become(known.value)
  return null
}

export const arriveAsGuest = (name: string): Promise<Failed | null> =>
  becomeWho(call('POST /api/guest', {}, { body: { name } }))
