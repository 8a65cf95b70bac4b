import type { Replies } from '../../wire/http.ts'

export type ClubReply = Replies['GET /api/club']

/** The club server behind this page; `null` until one has answered, and for good where the page is only files. */
export const club = $state<{ reply: ClubReply | null }>({ reply: null })

/** Asks, quietly: without a server the page is what it always was. */
export async function findClub(): Promise<ClubReply | null> {
  try {
    const answer = await fetch('./api/club', { cache: 'no-store' })
    club.reply = answer.ok ? ((await answer.json()) as ClubReply | null) : null
  } catch {
    // No network, or nobody there.
  }
  return club.reply
}
