import type { Film } from '../review/film.svelte.ts'
import type { Review } from '../review/review.svelte.ts'
import { preferences } from '../store/preferences.svelte.ts'
import type { TableSession } from './contract.ts'

/** After a shorter absence nothing has been missed. */
const AWAY_MS = 60_000

/** A table's state for looking back: the analysis, and what happened while the player was away. */
export class LookingBack {
  /** Loaded on first use. */
  parts = $state.raw<typeof import('../review/parts.ts') | null>(null)
  review = $state.raw<Review | null>(null)
  film = $state.raw<Film | null>(null)
  isOpen = $state(false)
  private readonly session: TableSession
  private isEnded = false

  constructor(session: TableSession) {
    this.session = session
  }

  private async load() {
    const parts = await import('../review/parts.ts')
    await parts.reviewWords(preferences.language)
    this.parts = parts
    return parts
  }

  /** Opens the analysis beside the board. */
  async open(): Promise<void> {
    const { Review } = await this.load()
    const { session } = this
    if (this.isEnded || !session.record) return
    this.review ??= new Review(session, session.record)
    this.isOpen = true
  }

  /** Has something happened since the player's last move? For a single event the log is enough. */
  readonly hasNews = $derived.by(() => {
    const { lastOwn, steps, outcome } = this.session
    return lastOwn !== null && outcome === null && steps - lastOwn.step > 1
  })

  /** Shows what happened since the player's last move, or since a later step. */
  async showNews(since = 0): Promise<void> {
    if (!this.hasNews || this.film) return
    const { newsFilm } = await this.load()
    if (this.isEnded || this.film) return
    this.film = newsFilm(this.session, since, () => {
      this.film = null
    })
  }

  /** Shows returning players what happened: on opening the table, and on returning to its page. */
  welcome(): () => void {
    const { session } = this
    if (Date.now() - (session.lastOwn?.at ?? Infinity) > AWAY_MS) void this.showNews()
    let left = { steps: 0, at: Infinity }
    const turned = (): void => {
      if (document.hidden) left = { steps: session.steps, at: Date.now() }
      else if (Date.now() - left.at > AWAY_MS) void this.showNews(left.steps)
    }
    document.addEventListener('visibilitychange', turned)
    return () => document.removeEventListener('visibilitychange', turned)
  }

  /** A player has come back to a shared screen. */
  takeOver(): void {
    if (this.session.lastOwn?.step) void this.showNews()
  }

  /** The player leaves the table. */
  end(): void {
    this.isEnded = true
    this.review?.close()
    this.film?.stop()
  }
}
