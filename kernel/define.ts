import type { Emit, Game, GameEvent, Move, Objection, Options, Position } from './game.ts'
import { sameData } from './json.ts'
import { kernelObjection } from './match.ts'
import type { Rng } from './rng.ts'
import type { Seat } from './seat.ts'
import { matchesShape, type Shapes } from './shape.ts'

/** What a game defines itself. `defineGame` adds what all games share. */
export type GameDefinition<P extends Position, M extends Move, E extends GameEvent, O extends Options> = Pick<
  Game<P, M, E, O>,
  'facts' | 'setup' | 'toMove' | 'view' | 'imagine' | 'clone' | 'outcome'
> &
  Partial<Pick<Game<P, M, E, O>, 'optionsObjection' | 'mask'>> &
  RefusalRules<P, M> & {
    readonly shapes: Shapes<M>
    /** Every legal move of a seat that is to move, in a stable order. */
    moves(p: P, seat: Seat): M[]
    readonly play: Effects<M, MoveContext<P, E>> | Game<P, M, E, O>['play']
    /** Why a seat that is not to move may not make the move. */
    idle?(p: P, seat: Seat, move: M): Objection
  }

/** Both are called only for seats that are to move. */
type RefusalRules<P extends Position, M extends Move> =
  /** Why a move that `moves` does not list is refused. */
  | { explain(p: P, seat: Seat, move: M): Objection; readonly objection?: never }
  /** For a game that can tell without listing its moves: `null` for exactly the moves it would list. */
  | { objection(p: P, seat: Seat, move: M): Objection | null; readonly explain?: never }

/** Makes a game of the contract from its definition. */
export function defineGame<P extends Position, M extends Move, E extends GameEvent, O extends Options>(
  definition: GameDefinition<P, M, E, O>,
): Game<P, M, E, O> {
  const { shapes, toMove, moves, idle = () => kernelObjection('not-your-turn') } = definition
  const isAsked = (p: P, seat: Seat): boolean => {
    const asked = toMove(p)
    return asked[0] === seat || asked.includes(seat)
  }
  const explain = definition.objection ?? definition.explain
  const objection =
    definition.objection ??
    ((p, seat, move) =>
      moves(p, seat).some(legal => sameData(legal, move)) ? null : definition.explain(p, seat, move))
  return {
    facts: definition.facts,
    optionsObjection: definition.optionsObjection ?? (() => null),
    setup: definition.setup,
    toMove,
    moves: (p, seat) => (isAsked(p, seat) ? moves(p, seat) : []),
    isMove: value => matchesShape(shapes, value),
    objection: (p, seat, move) => (isAsked(p, seat) ? objection(p, seat, move) : idle(p, seat, move)),
    explain,
    play: typeof definition.play === 'function' ? definition.play : playing(definition.play),
    view: definition.view,
    mask: definition.mask ?? (event => event),
    imagine: definition.imagine,
    clone: definition.clone,
    outcome: definition.outcome,
  }
}

function playing<P extends Position, M extends Move, E extends GameEvent, O extends Options>(
  effects: Effects<M, MoveContext<P, E>>,
): Game<P, M, E, O>['play'] {
  const effect = byKind(effects)
  return (p, seat, move, rng, emit) => effect({ p, seat, rng, emit }, move)
}

/** A move being played: the position it changes, the seat, the randomness and the listener. */
export interface MoveContext<P extends Position, E extends GameEvent> {
  readonly p: P
  readonly seat: Seat
  readonly rng: Rng
  readonly emit: Emit<E> | null
}

/** What each kind of move does, complete by type. */
export type Effects<M extends Move, Context> = {
  readonly [K in M['kind']]: (context: Context, move: Extract<M, { kind: K }>) => void
}

/**
 * Plays a move by its kind. Only for games whose effects need more than a `MoveContext`; others pass the effects as
 * `play`.
 */
export const byKind =
  <M extends Move, Context>(effects: Effects<M, Context>) =>
  (context: Context, move: M): void => {
    // The kind matches the move, but the compiler cannot see that.
    const effect = effects[move.kind as M['kind']] as (context: Context, move: M) => void
    effect(context, move)
  }

const NO_FIGURES: Objection['figures'] = {}

/**
 * From a game's table of objections (code and rule), makes the function that raises one: `refuse('hand-full', { limit:
 * 10 })`.
 */
export const refuser =
  <C extends string>(rules: Readonly<Record<C, string>>) =>
  (code: C, figures: Objection['figures'] = NO_FIGURES, rule: string = rules[code]): Objection => ({
    code,
    rule,
    figures,
  })
