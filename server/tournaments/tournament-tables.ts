import { loadGame } from '../../games/registry.ts'
import { freshSeed } from '../../kernel/hash.ts'
import { parseOptions } from '../../kernel/options.ts'
import { NAMELESS } from '../../wire/people.ts'
import type { SeatHolder, Settings } from '../../wire/table.ts'
import type { TableRow } from '../store/store.ts'
import type { LiveTournament } from './live-tournament.ts'
import type { RoundEvent } from './rounds/round.ts'

/** The rows of a round's tables: in play, without a host, and due at once, should this server die before it runs them. */
export async function rowsOfRound(
  { row, state, names }: LiveTournament,
  { tables, bots }: RoundEvent,
  now: number,
): Promise<TableRow[]> {
  const { settings } = state
  if (tables.length === 0) return []
  const { game } = await loadGame(settings.game as Parameters<typeof loadGame>[0])
  const settingsOfTables: Settings = { clock: settings.clock, absent: settings.absent, delay: 0, rated: settings.rated }
  const levelOf = (id: string) => bots.find(bot => bot.id === id)?.level ?? state.players.get(id)?.level ?? null
  const holderOf = (id: string): SeatHolder => {
    const level = levelOf(id)
    return level === null
      ? { kind: 'person', id, name: names.get(id) ?? NAMELESS, ready: true }
      : { kind: 'bot', level }
  }
  return tables.map(({ id, seats }) => {
    // Options of a full table need not fit a smaller one.
    const wanted = parseOptions(game, seats.length, settings.options)
    const options = wanted.ok ? wanted : parseOptions(game, seats.length, {})
    return {
      id,
      game: settings.game,
      rules_version: game.facts.rulesVersion,
      options: JSON.stringify(options.ok ? options.value : {}),
      seats: JSON.stringify(seats.map(holderOf)),
      settings: JSON.stringify(settingsOfTables),
      host_id: row.id,
      host_name: settings.name,
      state: 'playing',
      seed: freshSeed(),
      listed: 1,
      invite: null,
      version: 0,
      result: null,
      next_id: null,
      created_at: now,
      started_at: now,
      ended_at: null,
      due_at: now,
      daily: null,
      sealed: 0,
      tournament_id: row.id,
    }
  })
}
