import type { Seat } from '../../../kernel/seat.ts'
import { MAPS } from '../content/maps.ts'
import { ledgerAt, NONE, type SmallWorldMove, type SmallWorldPosition, SOURCES, TAKEN } from '../position.ts'
import { survey } from '../rules/conquest.ts'
import { tokensOnMap } from '../rules/people.ts'
import { now } from '../rules/turn.ts'

/** With this few tokens in hand stopping is fine; a people with this many in play is not given up after one turn. */
const FEW = 2
const NOT_SPENT = 5

const REGIONS = SOURCES.indexOf('regions')

/** Drops moves that no person would make. */
export const sensible = (
  p: SmallWorldPosition,
  seat: Seat,
  moves: readonly SmallWorldMove[],
): readonly SmallWorldMove[] => moves.filter(move => !isSenseless(p, seat, move, moves))

function isSenseless(
  p: SmallWorldPosition,
  seat: Seat,
  move: SmallWorldMove,
  moves: readonly SmallWorldMove[],
): boolean {
  switch (move.kind) {
    case 'stop':
      return isMoreToTake(p, seat, moves)
    case 'attempt':
      return canTakeAnotherFirst(p, moves)
    case 'decline':
      return now(p).kind === 'turn' && (p.round === MAPS[p.map].rounds || isFresh(p, seat))
    default:
      return false
  }
}

/** Land that is empty or belongs to others, and tokens for it. */
function isMoreToTake(p: SmallWorldPosition, seat: Seat, moves: readonly SmallWorldMove[]): boolean {
  const { race } = now(p)
  const hasTaken = p.marks.some((marks, region) => p.holder[region] === race && (marks & TAKEN) !== 0)
  return (
    (p.hand[race] > FEW || !hasTaken) &&
    moves.some(({ kind, ...at }) => kind === 'conquer' && 'region' in at && ownerOf(p, at.region) !== seat)
  )
}

const ownerOf = (p: SmallWorldPosition, region: number): number =>
  p.holder[region] === NONE ? NONE : p.owner[p.holder[region]]

/** The last attempt ends the conquests, so certain conquests come first. */
function canTakeAnotherFirst(p: SmallWorldPosition, moves: readonly SmallWorldMove[]): boolean {
  const { race } = now(p)
  const prices = survey(p, race)
  return moves.some(move => move.kind === 'conquer' && prices[move.region] < p.hand[race])
}

/** The people has had one turn and is strong enough for another. */
function isFresh(p: SmallWorldPosition, seat: Seat): boolean {
  const paid = (round: number): boolean => round > 0 && p.ledger[ledgerAt(seat, round, REGIONS)] > 0
  return paid(p.round - 1) && !paid(p.round - 2) && tokensOnMap(p, p.active[seat]) >= NOT_SPENT
}
