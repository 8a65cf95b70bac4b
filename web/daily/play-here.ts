import { loadGame } from '../../games/registry.ts'
import { createMatch } from '../../kernel/match.ts'
import { type DailyTask, openSeedOf, taskOf } from '../../learn/daily.ts'
import { dateOf } from '../../learn/days.ts'
import { address } from '../app/address.ts'
import { router } from '../app/router.svelte.ts'
import { call } from '../online/api.ts'
import { matches, type StoredMatch } from '../store/matches.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { defaultSeats, matchToKeep } from '../store/seating.ts'
import { text } from '../text/text.svelte.ts'
import { dailyRecord } from './record.svelte.ts'

/** How long after its day the club still counts a try. */
const LATE_DAYS = 7

async function laid({ game, seats, seat, rivals }: DailyTask, seed: string): Promise<StoredMatch> {
  const { game: rules } = await loadGame(game)
  const created = createMatch(rules, seats, {}, seed)
  if (!created.ok) throw new Error(`Daily challenge of ${game}: ${created.error.code}`)
  const [you, ...others] = defaultSeats('bots', seats, rivals, text(), preferences.name)
  const table = you ? [...others.slice(0, seat), you, ...others.slice(seat)] : others
  return matchToKeep(rules, { setup: created.value.setup, log: [] }, table)
}

/** The one try of a day that counts, begun or gone on with. */
export async function playAlone(day: number): Promise<void> {
  const known = dailyRecord.of(day)
  if (known && (await matches.load(known.match))) return router.go(address.table(known.match))
  const match = { ...(await laid(taskOf(day), openSeedOf(day))), daily: day }
  await matches.save(match)
  dailyRecord.note(day, { match: match.id })
  router.go(address.table(match.id))
}

/** The same start once more, for oneself. */
export async function practise(day: number, seed: string): Promise<void> {
  const match = await laid(taskOf(day), seed)
  await matches.save(match)
  router.go(address.table(match.id))
}

/** Brings the club what was played without it. What it cannot answer now is brought again another time. */
export async function bringTries(today: number): Promise<void> {
  for (const { day, match: id } of dailyRecord.unsent(today - LATE_DAYS)) {
    const match = await matches.load(id)
    if (!match) continue
    const body = {
      rulesVersion: match.rulesVersion,
      moves: match.log.map(({ seat, move }) => [seat, move] as [number, unknown]),
    }
    const reply = await call('POST /api/daily/:date/alone', { date: dateOf(day) }, { body })
    if (reply.ok) dailyRecord.note(day, { match: id, club: 'counted' })
    else if (reply.error.fault === 'no-try' || reply.error.fault === 'unknown-day')
      dailyRecord.note(day, { match: id, club: 'refused' })
  }
}
