import type { GameEvent, Move, Options, Position } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { createMatch, type Match } from '../../../kernel/match.ts'
import type { GameModule } from '../../../kernel/module.ts'
import { COLOURS } from '../../pieces/heraldry.ts'
import { learn } from '../../text/text.svelte.ts'
import type { TableSession } from '../contract.ts'
import { LocalSource, type SeatPlan } from '../local-source.svelte.ts'
import { Session } from '../session.svelte.ts'

export interface Seated {
  readonly match: Match
  readonly source: LocalSource
  readonly session: Session
}

/** Lays a match of this page for a screen; the test moves the seats that are not human. */
export async function sit(
  module: GameModule,
  match: Match,
  {
    humans = [0],
    ...setup
  }: { humans?: readonly number[] } & Partial<ConstructorParameters<typeof LocalSource>[0]> = {},
): Promise<Seated> {
  await learn('en')
  const seats = Array.from({ length: match.setup.seats }, (_, seat): SeatPlan => {
    const control = humans.includes(seat) ? 'human' : 'bot'
    return { name: `Player ${seat + 1}`, colour: elementAt(COLOURS, seat), control }
  })
  const source = new LocalSource({ match, seats, kind: 'play', ...setup })
  return { match, source, session: new Session(module, await module.words.en(), source) }
}

export function begin(module: GameModule, seats: number, seed: string, options: Options = {}): Match {
  const created = createMatch(module.game, seats, options, seed)
  if (!created.ok) throw new Error(created.error.code)
  return created.value
}

const isOf = <P extends Position, M extends Move, E extends GameEvent>(
  session: TableSession,
  { game }: GameModule<P, M, E>,
): session is TableSession<P, M, E> => session.game.facts.id === game.facts.id

/** The session, typed as its game's table receives it. */
export function sessionOf<P extends Position, M extends Move, E extends GameEvent>(
  session: TableSession,
  module: GameModule<P, M, E>,
): TableSession<P, M, E> {
  if (!isOf(session, module)) throw new Error(`a session of ${session.game.facts.id}`)
  return session
}
