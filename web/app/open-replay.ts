import {
  coverOf as coverOfFile,
  type FileFault,
  importMatch,
  type MatchFile,
  parseMatchFile,
} from '../../kernel/file.ts'
import { err, ok, type Result } from '../../kernel/json.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Match } from '../../kernel/match.ts'
import { replay } from '../../kernel/replay.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { TableWords } from '../../kernel/words.ts'
import { COLOURS } from '../pieces/heraldry.ts'
import { matches } from '../store/matches.ts'
import { unpack } from '../store/share.ts'
import type { SessionActions, TableModule } from '../table/contract.ts'
import { LocalSource, type SeatPlan } from '../table/local-source.svelte.ts'
import { Session } from '../table/session.svelte.ts'
import type { LaterText } from '../text/later-text.ts'
import { kernelObjection } from '../text/objections.ts'
import { laterText, text } from '../text/text.svelte.ts'
import { gameOf, type ReadyGame } from './game-of.ts'
import { imported } from './imported.ts'
import { actionsFor, coverOf } from './open-table.ts'

export interface OpenReplay {
  readonly session: Session
  readonly table: TableModule
}

/** Opens a replay or says what is wrong. Nothing in a file or link is trusted before it is checked. */
export async function openReplay(stored: string, packed: string): Promise<Result<OpenReplay, string>> {
  if (packed) return fromText(await unpack(packed), text().replay.badLink)
  if (stored === 'file') return fromText(imported.text, laterText().fault['too-large']({ code: 'too-large' }))
  const match = await matches.load(stored)
  if (!match) return err(text().app.notFound)
  const game = await gameOf({ ...match, ...coverOf(match) })
  if (!game.ok) return game
  const replayed = replay(game.value.module.game, match.setup, match.log)
  if (!replayed.ok) return err(inWords({ code: 'illegal-move', ...replayed.error }, game.value.words))
  return ok(sessionOf(game.value, replayed.value, match.seats, actionsFor(match, replayed.value)))
}

/** A replay of the text of a match file. */
export async function fromText(
  data: string | null,
  unreadable: string,
  actions?: SessionActions,
  /** The seats that people at this browser played. */
  mine?: Seat,
): Promise<Result<OpenReplay, string>> {
  if (data === null) return err(unreadable)
  const parsed = parseMatchFile(data)
  if (!parsed.ok) return err(inWords(parsed.error))
  const game = await gameOf({ ...parsed.value, ...coverOfFile(parsed.value) })
  if (!game.ok) return game
  const match = importMatch(game.value.module.game, parsed.value)
  if (!match.ok) return err(inWords(match.error, game.value.words))
  return ok(sessionOf(game.value, match.value, seatsOf(parsed.value, mine), actions))
}

const seatsOf = (file: MatchFile, mine?: Seat): SeatPlan[] =>
  file.seats.map(({ name }, seat) => ({
    name: name || text().form.player(seat + 1),
    colour: elementAt(COLOURS, seat),
    control: seat === mine ? 'human' : 'nobody',
  }))

const sessionOf = (
  { module, table, words }: ReadyGame,
  match: Match,
  seats: readonly SeatPlan[],
  actions?: SessionActions,
): OpenReplay => ({
  table,
  session: new Session(module, words, new LocalSource({ match, seats, kind: 'replay', actions })),
})

/** Each fault has its own sentence; broken rules bring their own words. */
function inWords(fault: FileFault, words?: TableWords): string {
  const say = laterText().fault[fault.code] as LaterText['fault'][FileFault['code']] &
    ((fault: FileFault, words?: string) => string)
  if (!('objection' in fault)) return say(fault)
  const { objection } = fault
  const reason = objection.rule === 'kernel' || !words ? kernelObjection(text(), objection) : words.objection(objection)
  return say(fault, reason)
}
