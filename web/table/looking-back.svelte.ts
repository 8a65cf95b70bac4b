import type { Review } from '../review/review.svelte.ts'
import { preferences } from '../store/preferences.svelte.ts'
import type { TableSession } from './contract.ts'

/** What a table keeps of looking back at its match; all of it is fetched when somebody does. */
export class LookingBack {
  review = $state.raw<Review | null>(null)
  isOpen = $state(false)
  private readonly session: TableSession

  constructor(session: TableSession) {
    this.session = session
  }

  /** Opens the analysis beside the board. */
  async open(): Promise<void> {
    const { session } = this
    const { record } = session
    if (!record) return
    const [{ Review }, { reviewWords }] = await Promise.all([
      import('../review/review.svelte.ts'),
      import('../review/text/text.svelte.ts'),
    ])
    await reviewWords(preferences.language)
    this.review ??= new Review(session, record)
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  /** Leaves the table. */
  end(): void {
    this.review?.close()
  }
}
