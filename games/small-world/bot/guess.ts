import type { Seat } from '../../../kernel/seat.ts'
import type { SmallWorldMove, SmallWorldPosition } from '../position.ts'
import { RETREAT } from '../rules/choices.ts'
import { spareOf } from '../rules/redeploy.ts'
import { now } from '../rules/turn.ts'
import { encamp, fortify, makePeace, sendHero, settleTokens } from './guard.ts'
import { bestCombo, leaveLate, stayOrLeave } from './people.ts'
import type { PeopleWeights } from './prospects.ts'
import { nextConquest } from './war.ts'

/** The move that looks best one step ahead, computed from what each would change instead of playing every one. */
export function guess(
  p: SmallWorldPosition,
  seat: Seat,
  _isOwn: boolean,
  weights: PeopleWeights,
): SmallWorldMove | null {
  const frame = now(p)
  const { kind, race } = frame
  switch (kind) {
    case 'pick':
      return bestCombo(p, seat, weights)
    case 'turn':
      return stayOrLeave(p, seat, weights)
    case 'conquer':
      return nextConquest(p, frame, weights)
    case 'retreat':
      // They are redeployed at the end of the turn.
      return RETREAT[p.holder.indexOf(race)]
    case 'redeploy':
      return settleTokens(p, race, spareOf(p, race), weights)
    case 'regroup':
      return settleTokens(p, race, p.hand[race], weights)
    case 'encamp':
    case 'reencamp':
      return encamp(p, race, weights.figures)
    case 'fortify':
      return fortify(p, race, weights.figures)
    case 'heroes':
      return sendHero(p, race, weights.figures)
    case 'ally':
      return makePeace(p, seat)
    case 'late-decline':
      return leaveLate(p, seat, weights)
    case 'ready':
    case 'muster':
    case 'rally':
    case 'score':
    case 'victims':
    case 'pass':
      return null
  }
}
