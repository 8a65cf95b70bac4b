import { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { isGameId } from '../../games/registry.ts'
import { exportMatch, type MatchFile } from '../../kernel/file.ts'
import { ok } from '../../kernel/json.ts'
import { dateOf } from '../../learn/days.ts'
import { PROVISIONAL_GAMES } from '../../wire/ladder.ts'
import { type HistoryEntry, NAMELESS, type Rating } from '../../wire/people.ts'
import { achievementsOf } from '../ladder/achievements.ts'
import { nameOfSeason } from '../ladder/seasons.ts'
import type { PeopleCircle } from '../people/circle.ts'
import type { Passkeys } from '../people/passkeys.ts'
import type { Known, People } from '../people/people.ts'
import type { Tokens } from '../programs/tokens.ts'
import type { RatingRow, ResultRow } from '../store/result-store.ts'
import type { Store } from '../store/store.ts'
import { resume } from '../tables/open-table.ts'
import { aged, doubtOf, pointsOf } from '../tables/ratings.ts'
import { holdersOf, readableInfo } from '../tables/table-info.ts'
import { lineOf } from './chat.ts'
import { fault, type Routes } from './routes.ts'
import { namesOf } from './table-routes.ts'

const PAGE = 50
const LEADERS_SHOWN = 100
/** With fewer games a rating says little, and beating one friend proves nothing. */
const TO_LEAD = { games: PROVISIONAL_GAMES, opponents: 3 }

export interface RecordParts {
  readonly store: Store
  readonly people: People
  readonly passkeys: Passkeys
  readonly tokens: Tokens
  readonly circle: PeopleCircle
  readonly now: () => number
}

/** History, statistics, ratings and the export. */
export function answerRecords(routes: Routes, { store, people, passkeys, tokens, circle, now }: RecordParts): void {
  routes.known('GET /api/history', async ({ known, query }) => {
    const before = Number(query('before') ?? Number.MAX_SAFE_INTEGER)
    if (!Number.isSafeInteger(before)) return fault('not-understood')
    const rows = await store.results.historyOf(known.person.id, before, PAGE)
    const entries = await Promise.all(rows.map(row => entryOf(store, row)))
    return ok({ entries: entries.flatMap(entry => entry ?? []) })
  })

  routes.open('GET /api/people/:id', async ({ param }) => {
    const person = await store.people.byId(param('id'))
    if (!person || person.name === NAMELESS) return fault('unknown-person')
    const [ratings, statistics] = await Promise.all([
      store.results.ratingsOf(person.id),
      store.results.statisticsOf(person.id),
    ])
    return ok({
      id: person.id,
      name: person.name,
      account: person.name_key !== null,
      bot: person.bot === 1,
      since: person.created_at,
      ratings: ratings.map(row => ratingOf(aged(row, now()))),
      statistics,
    })
  })

  routes.open('GET /api/leaders/:game', async ({ param }) => {
    if (!isGameId(param('game'))) return fault('unknown-game')
    // Of those who have not played for long, some drop out of the first hundred.
    const stored = await store.results.leaders(param('game'), TO_LEAD, 3 * LEADERS_SHOWN)
    const rows = stored
      .map(row => aged(row, now()))
      .sort((one, other) => other.mu - 3 * other.sigma - (one.mu - 3 * one.sigma))
      .slice(0, LEADERS_SHOWN)
    return ok({
      leaders: rows.map((row, index) => ({
        rank: index + 1,
        id: row.id,
        name: row.name,
        points: pointsOf(row),
        doubt: doubtOf(row),
        games: row.games,
      })),
    })
  })

  routes.rateLimited('GET /api/export', async ({ known, reply, agent }) => {
    if (!known) return fault('not-known')
    await people.note(known, 'exported', agent)
    const all = await aboutPerson(known)
    reply.header('content-disposition', 'attachment; filename="pentarchy.json"').type('application/json')
    await reply.send(Readable.from(exportOf(store, all)))
    return ok({ ...all, matches: [], chat: [] })
  })

  async function aboutPerson(known: Known) {
    const { id } = known.person
    const [ratings, statistics, push, blocked, daily] = await Promise.all([
      store.results.ratingsOf(id),
      store.results.statisticsOf(id),
      store.people.subscriptionsOf(id),
      store.people.blockedBy(id).then(ids => store.people.byIds(ids)),
      store.daily.triesBy(id),
    ])
    return {
      person: await people.describe(known.person),
      email: (await store.accounts.email(id))?.address ?? null,
      twoStep: await people.twoStep.isOn(id),
      sessions: await people.sessions(known),
      passkeys: await passkeys.list(id),
      ratings: ratings.map(row => ratingOf(aged(row, now()))),
      ladders: (await store.ladders.rungsOf(id)).map(row => ({
        ...ratingOf(row),
        season: nameOfSeason(row.season),
        players: row.seats,
      })),
      achievements: await achievementsOf(store, id, now()),
      statistics,
      blocked: blocked.map(({ id, name }) => ({ id, name })),
      circle: await circle.of(known.person),
      notes: await notesBy(store, id),
      daily: daily.map(({ day, alone, table_id }) => ({ date: dateOf(day), alone: alone === 1, table: table_id })),
      push: push.map(({ endpoint, language, created_at }) => ({ endpoint, language, createdAt: created_at })),
      securityLog: await people.log.of(id),
      tokens: await tokens.of(id),
      reports: (await store.moderation.reportsBy(id)).map(({ person_name, reason, note, at }) => ({
        about: person_name,
        reason,
        note,
        at,
      })),
    }
  }
}

async function notesBy(store: Store, personId: string) {
  const notes = await store.follows.notesBy(personId)
  const people = await store.people.byIds(notes.map(({ about_id }) => about_id))
  return notes.map(({ about_id, text, at }) => ({
    about: { id: about_id, name: people.find(({ id }) => id === about_id)?.name ?? NAMELESS },
    text,
    at,
  }))
}

const ratingOf = (row: RatingRow): Rating => ({
  game: row.game,
  points: pointsOf(row),
  doubt: doubtOf(row),
  games: row.games,
})

async function entryOf(store: Store, row: ResultRow): Promise<HistoryEntry | null> {
  const table = await store.table(row.table_id)
  const info = table && readableInfo(table)
  return info
    ? { table: info, seat: row.seat, place: row.counts ? row.place : null, score: row.score, at: row.at }
    : null
}

/** Streams one JSON document match by match, so that the export of a long history fits in memory. */
async function* exportOf(store: Store, about: { readonly person: { readonly id: string } }): AsyncGenerator<string> {
  const { person } = about
  yield `${JSON.stringify(about).slice(0, -1)},"matches":[`
  let comma = ''
  for await (const file of filesOf(store, person.id)) {
    yield comma + JSON.stringify(file)
    comma = ','
  }
  yield '],"chat":['
  comma = ''
  for (const row of await store.chatBy(person.id)) {
    const table = await store.table(row.table_id)
    yield comma + JSON.stringify({ ...lineOf(row, (table && readableInfo(table)?.seats) ?? []), table: row.table_id })
    comma = ','
  }
  yield ']}'
}

async function* filesOf(store: Store, personId: string): AsyncGenerator<MatchFile> {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const results = await store.results.historyOf(personId, before, PAGE)
    for (const { table_id } of results) {
      const row = await store.table(table_id)
      const resumed = row?.sealed === 0 && (await resume(row, await store.eventsAfter(table_id, 0)))
      if (row && resumed && typeof resumed !== 'string') yield exportMatch(resumed.state.match, namesOf(holdersOf(row)))
      // Replaying takes a while: let others run in between.
      await breathe()
    }
    const last = results.at(-1)
    if (!last || results.length < PAGE) return
    before = last.at
  }
}
