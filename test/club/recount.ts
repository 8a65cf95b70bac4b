import { elementAt } from '../../kernel/list.ts'
import type { Store, TableRow } from '../../server/store/store.ts'
import type { SeatHolder, TableResult } from '../../wire/table.ts'
import type { TournamentView } from '../../wire/tournament.ts'

/*
 * The standings of a tournament counted once more, from the tables in the store and not from its record, and in another
 * way than the club counts them.
 */

/** What is wrong with a finished tournament as it is shown; empty if nothing. */
export async function faultsInTournament(store: Store, view: TournamentView): Promise<string[]> {
  const tables: TableRow[] = []
  for await (const row of store.allTables()) if (row.tournament_id === view.info.id) tables.push(row)
  const faults: string[] = []
  for (const { id, state, result } of tables) {
    if (state !== 'over') faults.push(`table ${id} was not played to its end`)
    else if (!(JSON.parse(result ?? 'null') as TableResult).places) faults.push(`table ${id} was broken off`)
  }
  const shown = view.rounds.flatMap(round => round.tables.map(({ id }) => id))
  if (
    shown.toSorted().join() !==
    tables
      .map(({ id }) => id)
      .toSorted()
      .join()
  )
    faults.push(`${shown.length} tables are shown, ${tables.length} were played`)
  return [...faults, ...seatedTwice(tables), ...wrongPoints(tables, view)]
}

const peopleAt = ({ seats }: TableRow): string[] =>
  (JSON.parse(seats) as SeatHolder[]).flatMap(holder => (holder.kind === 'person' ? [holder.id] : []))

/** Nobody may sit at two tables of a tournament at the same time, or twice at one. */
function seatedTwice(tables: readonly TableRow[]): string[] {
  const times = new Map<string, { from: number; to: number }[]>()
  for (const table of tables)
    for (const person of peopleAt(table))
      times.set(person, [
        ...(times.get(person) ?? []),
        { from: table.started_at ?? 0, to: table.ended_at ?? Number.POSITIVE_INFINITY },
      ])
  return [...times].flatMap(([person, spans]) => {
    const ordered = spans.toSorted((one, other) => one.from - other.from)
    const overlaps = ordered.some(({ from }, n) => n > 0 && from < elementAt(ordered, n - 1).to)
    return overlaps ? [`${person} sat at two tables at once`] : []
  })
}

/** Everybody's points by counting, opponent by opponent, whom they left behind. */
function wrongPoints(tables: readonly TableRow[], { info, players, rounds }: TournamentView): string[] {
  const counted = new Map<string, number>()
  const add = (person: string, points: number) => counted.set(person, (counted.get(person) ?? 0) + points)
  const missedAt = new Map(rounds.flatMap(round => round.tables.map(({ id, missed }) => [id, missed] as const)))
  for (const table of tables) {
    const holders: SeatHolder[] = JSON.parse(table.seats)
    const { places }: TableResult = JSON.parse(table.result ?? '{"places":null}')
    const missed = missedAt.get(table.id)
    for (const [seat, holder] of holders.entries()) {
      if (holder.kind !== 'person' || missed?.[seat]) continue
      const others = (places ?? []).filter((_, other) => other !== seat)
      const behind = others.filter((place, n) => place > (places?.[seat] ?? 0) || missed?.[n < seat ? n : n + 1]).length
      const beside = others.filter((place, n) => place === places?.[seat] && !missed?.[n < seat ? n : n + 1]).length
      add(holder.id, (60 * (2 * behind + beside)) / (2 * others.length))
    }
  }
  if (info.format === 'swiss') for (const at of rounds.flatMap(({ rest }) => rest)) add(elementAt(players, at).id, 60)
  return players.flatMap(({ id, name, level, points }) =>
    level === null && Math.abs(points - (counted.get(id) ?? 0)) > 1e-9
      ? [`${name} is shown with ${points} points and has ${counted.get(id) ?? 0}`]
      : [],
  )
}
