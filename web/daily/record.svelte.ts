import { isRecord } from '../../kernel/json.ts'
import { streakOf } from '../../learn/days.ts'

const KEY = 'pentarchy-daily'

/** The one try of a day that was played on this page. */
export interface LocalTry {
  /** The match, as the browser keeps it. */
  readonly match: string
  readonly place?: number
  readonly score?: number
  /** What the club made of it, once it has been told. */
  readonly club?: 'counted' | 'refused'
}

type LocalTries = Readonly<Record<string, LocalTry>>

function stored(): LocalTries {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isRecord(data) ? (data as LocalTries) : {}
  } catch {
    return {}
  }
}

/** Daily challenges played in this browser. */
class DailyRecord {
  private kept = $state.raw<LocalTries>(stored())

  of(day: number): LocalTry | undefined {
    return this.kept[day]
  }

  note(day: number, change: Partial<LocalTry> & Pick<LocalTry, 'match'>): void {
    this.kept = { ...this.kept, [day]: { ...this.kept[day], ...change } }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // Storage may be forbidden; then it lasts as long as the page.
    }
  }

  /** Finished tries that the club has not heard of, since that day. */
  unsent(since: number): { readonly day: number; readonly match: string }[] {
    return this.days.flatMap(day => {
      const known = this.of(day)
      return known?.place !== undefined && !known.club && day >= since ? [{ day, match: known.match }] : []
    })
  }

  streak(today: number): number {
    return streakOf(
      this.days.filter(day => this.of(day)?.place !== undefined),
      today,
    )
  }

  /** Newest first. */
  private get days(): number[] {
    return Object.keys(this.kept)
      .map(Number)
      .sort((one, other) => other - one)
  }
}

export const dailyRecord = new DailyRecord()
