import type { MatchRecord } from '../../bots/advice/analyse.ts'
import type { Level } from '../../bots/levels.ts'
import type { Game, Objection } from '../../kernel/game.ts'
import { freshSeed } from '../../kernel/hash.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import { createMatch } from '../../kernel/match.ts'
import { nameOfPersona } from '../cast/cast.ts'
import { PERSONAS, type Persona } from '../cast/personas.ts'
import { COLOURS } from '../pieces/heraldry.ts'
import type { PageText } from '../text/page-text.ts'
import type { StoredMatch, StoredSeat } from './matches.ts'

export const MODES = ['bots', 'screen', 'watch'] as const
export type Mode = (typeof MODES)[number]

/** The default seating for each way to play. */
export function defaultSeats(
  mode: Mode,
  count: number,
  level: Level,
  text: PageText,
  name: string,
  cast: readonly Persona[] = PERSONAS,
): StoredSeat[] {
  return Array.from({ length: count }, (_, seat): StoredSeat => {
    const human = mode === 'screen' || (mode === 'bots' && seat === 0)
    const colour = elementAt(COLOURS, seat)
    if (!human) {
      const persona = elementAt(cast, seat)
      return { name: nameOfPersona(persona), colour, control: 'bot', level, persona }
    }
    return {
      name: mode === 'screen' ? text.form.player(seat + 1) : name || text.form.you,
      colour,
      control: 'human',
      level,
    }
  })
}

/** A new match, not stored yet, or the objection to these options. */
export function newMatch(
  game: Game,
  seats: readonly StoredSeat[],
  options: Readonly<Record<string, unknown>>,
  seed = freshSeed(),
): Result<StoredMatch, Objection> {
  const created = createMatch(game, seats.length, options, seed)
  return created.ok ? ok(matchToKeep(game, { setup: created.value.setup, log: [] }, seats)) : err(created.error)
}

/** A match as this browser stores it, under an id of its own. */
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
    ...(log.length > 0 && { branch: true as const }),
  }
}
