import type { Game, Move, Objection, Position } from '../kernel/game.ts'
import { isRecord, sameData } from '../kernel/json.ts'
import type { Seat } from '../kernel/seat.ts'

export interface Refused {
  readonly move: Move
  readonly objection: Objection
}

const REACH = 24
const MOST_TRIES = 4000

/**
 * Moves a player might want but may not make, one for each different objection. Found by changing one thing at a time
 * in moves the seat may make or has made. Others' moves are not used, since they might be secret.
 */
export function refusedMoves(
  game: Pick<Game, 'moves' | 'isMove' | 'objection'>,
  view: Position,
  seat: Seat,
  own: readonly Move[],
): Refused[] {
  const legal = game.moves(view, seat)
  const found: Refused[] = []
  let tries = 0
  for (const template of onePerKind([...legal, ...own]))
    for (const move of variants(template)) {
      if (++tries > MOST_TRIES) return found
      if (!game.isMove(move) || legal.some(allowed => sameData(allowed, move))) continue
      const objection = game.objection(view, seat, move)
      if (objection && !found.some(known => sameData(known.objection, objection))) found.push({ move, objection })
    }
  return found
}

/** A few of every kind are enough to vary. */
function onePerKind(moves: readonly Move[]): Move[] {
  const byKind = Object.groupBy(moves, move => move.kind)
  return Object.values(byKind).flatMap(same => same?.slice(0, 3) ?? [])
}

function* variants(move: Move): Generator<unknown> {
  yield move
  for (const [key, value] of Object.entries(move)) for (const other of nearby(value)) yield { ...move, [key]: other }
}

function* nearby(value: unknown): Generator<unknown> {
  if (typeof value === 'number') for (let n = -1; n < REACH; n++) yield n
  else if (typeof value === 'boolean') yield !value
  else if (Array.isArray(value)) {
    for (let n = 0; n < REACH; n++) yield [...value, n].sort((a, b) => a - b)
    for (let at = 0; at < value.length; at++) yield value.toSpliced(at, 1)
  } else if (isRecord(value))
    for (const [key, inner] of Object.entries(value))
      for (const other of nearby(inner)) yield { ...value, [key]: other }
}
