import { defineDetectors } from '../../../kernel/conformance/absurd.ts'
import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { MAPS } from '../content/maps.ts'
import type { SmallWorldEvent, SmallWorldMove, SmallWorldPosition } from '../position.ts'
import { conquestPrice, tokensInPlay } from '../queries.ts'

/** A player who stops with this many tokens in hand has forgotten them; this many in one region guard nothing. */
const MANY_IN_HAND = 4
const A_PILE = 7
/** A people with this many tokens is good for another turn. */
const NOT_SPENT = 5

const isConquest = ({ kind }: SmallWorldMove): boolean => kind === 'conquer' || kind === 'dragon' || kind === 'exchange'

const handOf = (p: SmallWorldPosition, seat: Seat): number => p.hand[elementAt(p.active, seat)] ?? 0

const isToBePaid = (p: SmallWorldPosition, seat: Seat): boolean =>
  p.agenda.some(frame => frame.kind === 'score' && frame.seat === seat)

/** A player who takes that region first can still make the last attempt. */
const leavesOneToRoll = (p: SmallWorldPosition, region: number): boolean => {
  const { need, have } = conquestPrice(p, elementAt(p.agenda, p.agenda.length - 1).race, region)
  return have > need
}

const isLastRound = (p: SmallWorldPosition): boolean => p.round === elementAt(MAPS, p.map).rounds

export const detectors = defineDetectors<SmallWorldPosition, SmallWorldMove, SmallWorldEvent>({
  'stopped with tokens in hand and land to take': ({ before, seat, moves, move }) =>
    move.kind === 'stop' && handOf(before, seat) >= MANY_IN_HAND && moves.some(isConquest),

  'took nothing although something could be taken': ({ moves, move, turn }) =>
    move.kind === 'stop' && !turn.some(isConquest) && moves.some(isConquest),

  'piled up tokens on one region': ({ before, seat, after }) => {
    const race = elementAt(before.active, seat)
    if (race < 0 || !isToBePaid(before, seat) || isToBePaid(after, seat)) return false
    return after.holder.some((holder, region) => holder === race && elementAt(after.tokens, region) >= A_PILE)
  },

  'declined after a single turn': ({ before, seat, move, earlier, turn }) =>
    move.kind === 'decline' &&
    turn.length === 1 &&
    earlier.at(-1)?.some(({ kind }) => kind === 'pick') === true &&
    tokensInPlay(before, elementAt(before.active, seat)) >= NOT_SPENT,

  'declined in the last round': ({ before, move, turn }) =>
    move.kind === 'decline' && turn.length === 1 && isLastRound(before),

  'rolled the die before a conquest that was certain': ({ before, moves, move }) =>
    move.kind === 'attempt' && moves.some(other => other.kind === 'conquer' && leavesOneToRoll(before, other.region)),
})
