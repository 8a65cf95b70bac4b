import * as v from 'valibot'
import type { Game, Objection } from './game.ts'
import { commitmentTo, hashOf } from './hash.ts'
import { err, type Json, ok, type Result } from './json.ts'
import type { Entry, Match } from './match.ts'
import { history, replay } from './replay.ts'

/* The match file (docs/match-file.md): everything needed to replay a match on another machine, and hashes that prove
   it went the same way there. */

export const FILE_FORMAT = 'pentarchy-match'
export const FILE_VERSION = 1
export const MAX_FILE_BYTES = 4_000_000

const Text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

const Header = v.object({ format: v.literal(FILE_FORMAT), version: v.pipe(v.number(), v.integer(), v.minValue(1)) })

export const MatchFileSchema = v.strictObject({
  format: v.literal(FILE_FORMAT),
  version: v.literal(FILE_VERSION),
  game: Text(40),
  rulesVersion: Count,
  seats: v.pipe(v.array(v.strictObject({ name: Text(40) })), v.minLength(1), v.maxLength(7)),
  options: v.record(Text(40), v.unknown()),
  commitment: Text(64),
  seed: Text(100),
  moves: v.pipe(v.array(v.strictTuple([Count, v.unknown()])), v.maxLength(20_000)),
  hashes: v.pipe(v.array(Text(16)), v.maxLength(20_001)),
})

export interface MatchFile {
  readonly format: typeof FILE_FORMAT
  readonly version: typeof FILE_VERSION
  readonly game: string
  readonly rulesVersion: number
  readonly seats: readonly { readonly name: string }[]
  readonly options: Readonly<Record<string, Json>>
  /** Published when the match began. Once the seed is known, anybody can check it. */
  readonly commitment: string
  readonly seed: string
  readonly moves: readonly (readonly [seat: number, move: unknown])[]
  /** Of the opening and of the position after every move. */
  readonly hashes: readonly string[]
}

/** What a match file shows without its rules. */
export interface Cover {
  /** Empty where a name is missing. */
  readonly players: readonly string[]
  /** Null if unknown. */
  readonly moves: number | null
}

export const coverOf = ({ seats, moves }: MatchFile): Cover => ({
  players: seats.map(({ name }) => name),
  moves: moves.length,
})

export type FileFault =
  | { readonly code: 'too-large' | 'not-json' | 'not-a-match' | 'wrong-seed' }
  | { readonly code: 'future-version'; readonly version: number; readonly known: number }
  | { readonly code: 'other-game'; readonly game: string }
  | ({ readonly code: 'other-rules'; readonly rulesVersion: number; readonly known: number } & Cover)
  | { readonly code: 'bad-field'; readonly field: string }
  | { readonly code: 'bad-setup'; readonly objection: Objection }
  | { readonly code: 'illegal-move'; readonly at: number; readonly objection: Objection }
  | { readonly code: 'different-position'; readonly at: number }

export function exportMatch(match: Match, names: readonly string[]): MatchFile {
  const { game, setup, log } = match
  return {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    game: game.facts.id,
    rulesVersion: game.facts.rulesVersion,
    seats: Array.from({ length: setup.seats }, (_, seat) => ({ name: names[seat] ?? '' })),
    options: setup.options,
    commitment: commitmentTo(setup.seed),
    seed: setup.seed,
    moves: log.map(({ seat, move }) => [seat, move]),
    hashes: [...history(game, setup, log)].map(step => hashOf(step.position)),
  }
}

/** Parses a match file and checks its form, without replaying it. */
export function parseMatchFile(text: string): Result<MatchFile, FileFault> {
  if (text.length > MAX_FILE_BYTES) return err({ code: 'too-large' })
  const data = parseJson(text)
  if (!data.ok) return err({ code: 'not-json' })
  const header = v.safeParse(Header, data.value)
  if (!header.success) return err({ code: 'not-a-match' })
  const { version } = header.output
  if (version > FILE_VERSION) return err({ code: 'future-version', version, known: FILE_VERSION })
  const file = v.safeParse(MatchFileSchema, data.value)
  if (!file.success) return err({ code: 'bad-field', field: v.getDotPath(file.issues[0]) ?? 'file' })
  return ok(file.output as MatchFile)
}

function parseJson(text: string): Result<unknown, null> {
  try {
    return ok(JSON.parse(text))
  } catch {
    return err(null)
  }
}

/** Replays a file under the rules of its game. Refuses it at the first mismatch. */
export function importMatch(game: Game, file: MatchFile): Result<Match, FileFault> {
  const { id, rulesVersion: known, longest } = game.facts
  if (file.game !== id) return err({ code: 'other-game', game: file.game })
  const { rulesVersion } = file
  if (rulesVersion !== known) return err({ code: 'other-rules', rulesVersion, known, ...coverOf(file) })
  if (commitmentTo(file.seed) !== file.commitment) return err({ code: 'wrong-seed' })
  if (file.moves.length > longest) return err({ code: 'bad-field', field: 'moves' })
  if (file.hashes.length !== file.moves.length + 1) return err({ code: 'bad-field', field: 'hashes' })
  const setup = { seats: file.seats.length, options: file.options, seed: file.seed }
  const replayed = replay(
    game,
    setup,
    file.moves.map(([seat, move]) => ({ seat, move })),
  )
  if (!replayed.ok) return err(faultOf(replayed.error.at, replayed.error.objection))
  const differing = firstDifference(replayed.value, file.hashes)
  return differing === null ? replayed : err({ code: 'different-position', at: differing })
}

const faultOf = (at: number, objection: Objection): FileFault =>
  at === 0 ? { code: 'bad-setup', objection } : { code: 'illegal-move', at, objection }

function firstDifference(match: Match, hashes: readonly string[]): number | null {
  for (const { number, position } of history(match.game, match.setup, match.log as Entry[]))
    if (hashOf(position) !== hashes[number]) return number
  return null
}
