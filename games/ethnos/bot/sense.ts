import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { tribeOf } from '../content/cards.ts'
import { ELF } from '../content/tribes.ts'
import { clonePosition, type EthnosEvent, type EthnosMove, type EthnosPosition, NONE } from '../position.ts'
import { game } from '../rules/game.ts'

type Band = Extract<EthnosMove, { readonly kind: 'band' }>

/** A hand with a band larger by this many cards is not given up for a small one. */
const FAR_LARGER = 3

/** Drops moves that no person would make. */
export const sensible = (p: EthnosPosition, seat: Seat, moves: readonly EthnosMove[]): readonly EthnosMove[] =>
  moves.filter(move => !isSenseless(p, seat, move, moves))

function isSenseless(p: EthnosPosition, seat: Seat, move: EthnosMove, moves: readonly EthnosMove[]): boolean {
  switch (move.kind) {
    case 'band':
      return isWasted(move, moves) || (move.cards.length === 1 && moves.length > 1 && bringsNothing(p, seat, move))
    case 'keep':
      return moves.some(other => other.kind === 'keep' && other.cards.length > move.cards.length)
    default:
      return false
  }
}

/** Cards left out of the band are lost, unless elves keep them. */
const isWasted = ({ leader, kingdom, cards }: Band, moves: readonly EthnosMove[]): boolean =>
  moves.some(
    other =>
      other.kind === 'band' &&
      ((other.leader === leader && (other.kingdom === kingdom ? isLonger(other, cards.length) : kingdom === NONE)) ||
        (tribeOf(leader) !== ELF && other.cards.length >= cards.length + FAR_LARGER)),
  )

const isLonger = ({ leader, cards }: Band, than: number): boolean => tribeOf(leader) !== ELF && cards.length > than

/** No marker, no token, no step on a board, no card. */
function bringsNothing(p: EthnosPosition, seat: Seat, move: Band): boolean {
  const events: EthnosEvent['kind'][] = []
  game.play(clonePosition(p), seat, move, Rng.fromSeed('sense'), ({ kind }) => events.push(kind))
  return events.every(kind => kind === 'band' || kind === 'laid-out' || kind === 'declined')
}
