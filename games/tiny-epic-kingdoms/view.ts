import { HIDDEN } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import { clonePosition, NOT_SET, type TekEvent, type TekPosition, type War } from './position.ts'
import { CHARTERS } from './rules/charters.ts'
import { highestBid } from './rules/payment.ts'
import { opponentOf } from './rules/war.ts'

/*
 * Only two things are ever hidden: charters until all are sealed, and war dice until both are set. Everything else is
 * open; face-down tokens have no face until they are turned up.
 */

const masked = (choice: number): number => (choice === NOT_SET ? NOT_SET : HIDDEN)

export const view = (p: TekPosition, viewer: Viewer): TekPosition => ({
  ...p,
  sealed: p.sealed.map((charter, seat) => (seat === viewer ? charter : masked(charter))),
  agenda: p.agenda.map(frame => (frame.kind === 'war' && frame.stage === 'dice' ? maskDice(frame, viewer) : frame)),
})

const maskDice = (war: War, viewer: Viewer): War => ({
  ...war,
  dice: [
    war.attacker === viewer ? war.dice[0] : masked(war.dice[0]),
    war.defender === viewer ? war.dice[1] : masked(war.dice[1]),
  ],
})

/** No event names a sealed choice before it is opened. */
export const mask = (event: TekEvent, _viewer: Viewer): TekEvent => event

export function imagine(view: TekPosition, _seat: Seat, rng: Rng): TekPosition {
  const p = clonePosition(view)
  p.sealed = p.sealed.map(charter => (charter === HIDDEN ? rng.below(CHARTERS) : charter))
  for (const frame of p.agenda)
    if (frame.kind === 'war') {
      if (frame.dice[0] === HIDDEN) frame.dice[0] = imaginedDie(p, frame, frame.attacker, rng)
      if (frame.dice[1] === HIDDEN) frame.dice[1] = imaginedDie(p, frame, frame.defender, rng)
    }
  return p
}

/** Any face its owner can afford. */
const imaginedDie = (p: TekPosition, war: War, seat: Seat, rng: Rng): number =>
  rng.below(1 + highestBid(p, seat, opponentOf(war, seat), war.region, seat === war.attacker))
