import type { MatchRecord } from '../../bots/advice/analyse.ts'
import type { Level } from '../../bots/levels.ts'
import type { Game, Objection } from '../../kernel/game.ts'
import { freshSeed } from '../../kernel/hash.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch } from '../../kernel/match.ts'
import { COLOURS } from '../pieces/heraldry.ts'
import type { PageText } from '../text/page-text.ts'
import type { StoredMatch, StoredSeat } from './matches.ts'

export const MODES = ['bots', 'screen', 'watch'] as const
export type Mode = (typeof MODES)[number]

/** Who sits down by default in each way to play. */
export function defaultSeats(mode: Mode, count: number, level: Level, text: PageText, name: string): StoredSeat[] {
  return Array.from({ length: count }, (_, seat): StoredSeat => {
    const human = mode === 'screen' || (mode === 'bots' && seat === 0)
    const called =
      mode === 'screen' ? text.form.player(seat + 1) : human ? name || text.form.you : elementAt(text.botNames, seat)
    return { name: called, colour: elementAt(COLOURS, seat), control: human ? 'human' : 'bot', level }
  })
}

/** A new match, not stored yet, or why these options cannot be. */
export function newMatch(
  game: Game,
  seats: readonly StoredSeat[],
  options: Readonly<Record<string, unknown>>,
): Result<StoredMatch, Objection> {
  const created = createMatch(game, seats.length, options, freshSeed())
  return created.ok ? ok(matchToKeep(game, { setup: created.value.setup, log: [] }, seats)) : err(created.error)
}

/** A match as this browser keeps it, under an id of its own. */
export function matchToKeep(game: Game, { setup, log }: MatchRecord, seats: readonly StoredSeat[]): StoredMatch {
  const now = Date.now()
  return {
    id: crypto.randomUUID().slice(0, 8) + now.toString(36),
    game: game.facts.id,
    rulesVersion: game.facts.rulesVersion,
    setup,
    seats,
    log,
    over: false,
    begun: now,
    played: now,
  }
}
