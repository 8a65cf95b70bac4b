import type { Replies } from '../../wire/http.ts'

export type ClubReply = Replies['GET /api/club']

/** The club server behind this page; `null` until one has answered, and for good where the page is only files. */
export const club = $state<{ reply: ClubReply | null }>({ reply: null })

/**
 * Asks quietly: without a server the page works as before. A server that answers with an error, such as one about to
 * stop, still counts, so nothing disappears from the page.
 */
export async function findClub(): Promise<ClubReply | null> {
  try {
    const answer = await fetch('./api/club', { cache: 'no-store' })
    if (answer.ok) club.reply = await answer.json()
  } catch {
    // No network, or no server.
  }
  return club.reply
}
