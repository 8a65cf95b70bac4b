import type { Store } from '../store/store.ts'

const DAY_MS = 86_400_000
/** As long as the cookie lasts. */
export const SESSION_MS = 365 * DAY_MS
const AT_ONCE = 100

/** Deletes old sessions and links, and guests who stayed away too long. */
export async function purgeIdle(store: Store, now: number, guestDays: number): Promise<void> {
  await store.accounts.purge(now, now - SESSION_MS)
  for (const id of await store.accounts.idleGuests(now - guestDays * DAY_MS, AT_ONCE)) await store.forget(id)
}
