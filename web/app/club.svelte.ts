import type { Replies } from '../../wire/http.ts'

export type ClubReply = Replies['GET /api/club']

/** The club server behind this page; `null` until one has answered, and for good where the page is only files. */
export const club = $state<{ reply: ClubReply | null }>({ reply: null })

/**
 * Asks, quietly: without a server the page is what it always was. A server that answers with trouble, as one does that is
 * about to stop, is still a club: nothing that is on the page goes away for it.
 */
export async function findClub(): Promise<ClubReply | null> {
  try {
    const answer = await fetch('./api/club', { cache: 'no-store' })
    if (answer.ok) club.reply = await answer.json()
  } catch {
    // No network, or nobody there.
  }
  return club.reply
}
