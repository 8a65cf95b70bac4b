import { COURSE_IDS } from '../../learn/course-ids.ts'
import { beginOf } from '../../learn/days.ts'
import type { Achievement, AchievementKind } from '../../wire/ladder.ts'
import { PROVISIONAL_GAMES } from '../../wire/ladder.ts'
import type { FirstRow } from '../store/ladder-store.ts'
import type { Store } from '../store/store.ts'
import { beginOfSeason, seasonOf } from './seasons.ts'

/** Among so many people a win is rare. */
const FULL_TABLE = 5
const HUNDRED = 100
const WEEK = 7
const PODIUM = 3
const MOST_DAYS = 1000

/**
 * What somebody has achieved, worked out from finished tables each time it is asked: nothing can be lost, and no two
 * servers can disagree.
 */
export async function achievementsOf(store: Store, personId: string, now: number): Promise<Achievement[]> {
  const { ladders, daily } = store
  const [wins, full, hundredth, master, days, podium] = await Promise.all([
    ladders.firstWins(personId),
    ladders.firstWinAmong(personId, FULL_TABLE),
    ladders.nthMatch(personId, HUNDRED - 1),
    ladders.firstWinAgainst(personId, 'master'),
    daily.daysOf(personId, MOST_DAYS),
    firstPodium(store, personId, now),
  ])
  const ours = wins.filter(({ game }) => COURSE_IDS.some(id => id === game))
  const week = firstWeek(days)
  return [
    ...reached('five-games', ours.length === COURSE_IDS.length ? ours.at(-1) : undefined),
    ...reached('full-table', full),
    ...reached('hundred', hundredth),
    ...reached('master', master),
    ...(week === null ? [] : [{ kind: 'week' as const, at: beginOf(week), table: null }]),
    ...(podium === null ? [] : [{ kind: 'podium' as const, at: podium, table: null }]),
  ]
}

const reached = (kind: AchievementKind, row: FirstRow | undefined): Achievement[] =>
  row ? [{ kind, at: row.at, table: row.listed === 1 ? row.table_id : null }] : []

/** The seventh of the first seven days in a row; `days` are the newest first. */
function firstWeek(days: readonly number[]): number | null {
  const oldest = days.toReversed()
  return oldest.find((day, index) => oldest[index - WEEK + 1] === day - WEEK + 1) ?? null
}

/** When the first season ended that they finished among the first three. */
async function firstPodium(store: Store, personId: string, now: number): Promise<number | null> {
  for (const row of await store.ladders.rungsOf(personId)) {
    if (row.games < PROVISIONAL_GAMES || row.season >= seasonOf(now)) continue
    const rungs = await store.ladders.rungs(row, 100)
    const first = rungs.filter(({ games }) => games >= PROVISIONAL_GAMES).slice(0, PODIUM)
    // Nobody is honoured for being alone.
    if (first.length === PODIUM && first.some(({ id }) => id === personId)) return beginOfSeason(row.season + 1)
  }
  return null
}
