import { isGameId } from '../../games/registry.ts'
import { isIntegerIn, ok } from '../../kernel/json.ts'
import { type Ladder, PROVISIONAL_GAMES, type Rung } from '../../wire/ladder.ts'
import type { TableResult } from '../../wire/table.ts'
import { achievementsOf } from '../ladder/achievements.ts'
import { beginOfSeason, nameOfSeason, seasonFrom, seasonOf } from '../ladder/seasons.ts'
import type { LadderStore } from '../store/ladder-store.ts'
import type { Store } from '../store/store.ts'
import { doubtOf, pointsOf } from '../tables/ratings.ts'
import { fault, type Routes } from './routes.ts'

const SHOWN = 100
const POINTS_SHOWN = 200

/** Ladders of seasons, histories of ratings, and achievements. */
export function answerLadders(routes: Routes, { store, now }: { readonly store: Store; readonly now: () => number }) {
  routes.open('GET /api/ladders/:game', async ({ param, query }) => {
    const game = param('game')
    if (!isGameId(game)) return fault('unknown-game')
    const present = seasonOf(now())
    const season = seasonFrom(query('season') ?? nameOfSeason(present))
    if (season === null || season > present) return fault('not-understood')
    const known = await store.ladders.sizes(game)
    const sizes = known.filter(row => row.season === season).map(({ seats }) => seats)
    const players = Number(query('players') ?? sizes[0] ?? 2)
    if (!isIntegerIn(players, 1, 7)) return fault('not-understood')
    const ladder: Ladder = {
      season: nameOfSeason(season),
      begins: beginOfSeason(season),
      ends: beginOfSeason(season + 1),
      seasons: [...new Set([present, ...known.map(row => row.season)])].map(nameOfSeason),
      players,
      sizes,
      rungs: rungsFrom(await store.ladders.rungs({ season, game, seats: players }, SHOWN)),
    }
    return ok(ladder)
  })
  routes.open('GET /api/people/:id/ratings/:game', async ({ param }) => {
    if (!isGameId(param('game'))) return fault('unknown-game')
    const rows = await store.ladders.rated(param('id'), param('game'), POINTS_SHOWN)
    return ok({
      points: rows.toReversed().flatMap(({ table_id, seat, at, result }) => {
        const change = resultIn(result)?.ratings?.[seat]
        return change ? [{ at, points: change.after, table: table_id }] : []
      }),
    })
  })
  routes.open('GET /api/people/:id/achievements', async ({ param }) =>
    ok({ achievements: await achievementsOf(store, param('id'), now()) }),
  )
}

/** Provisional ratings stand among the others, without a rank. */
function rungsFrom(rows: Awaited<ReturnType<LadderStore['rungs']>>): Rung[] {
  let rank = 0
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    rank: row.games < PROVISIONAL_GAMES ? null : ++rank,
    points: pointsOf(row),
    doubt: doubtOf(row),
    games: row.games,
  }))
}

/** An unreadable row must not hide the others. */
function resultIn(text: string | null): TableResult | null {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
