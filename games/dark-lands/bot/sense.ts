import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { BOARD } from '../content/boards.ts'
import { clonePosition, type DarkLandsMove, type DarkLandsPosition } from '../position.ts'
import { game } from '../rules/game.ts'

/** A region of this level is worth a card. */
const WORTH_TAKING = 3

/** Drops moves that no person would make. */
export const sensible = (p: DarkLandsPosition, seat: Seat, moves: readonly DarkLandsMove[]): readonly DarkLandsMove[] =>
  moves.filter(move => !isSenseless(p, seat, move, moves))

function isSenseless(p: DarkLandsPosition, seat: Seat, move: DarkLandsMove, moves: readonly DarkLandsMove[]): boolean {
  switch (move.kind) {
    case 'end':
      return moves.some(
        other =>
          other.kind === 'capture' && (p.levels[other.cell] >= WORTH_TAKING || p.attackCharge + p.treasureCharge > 0),
      )
    case 'buy':
      return p.open < BOARD[p.board].size / 3 && !isOfUse(p, seat, move, moves)
    case 'cast':
      return isChargeInVain(p, seat, move)
    case 'aim':
      return moves.some(other => other.kind === 'capture' && other.cell === move.cell)
    default:
      return false
  }
}

/** Late in the game a companion is bought only for what it makes possible this turn. */
function isOfUse(p: DarkLandsPosition, seat: Seat, move: DarkLandsMove, moves: readonly DarkLandsMove[]): boolean {
  const onward = moves.find(({ kind }) => kind === 'proceed')
  return onward !== undefined && optionsAfter(p, seat, [move, onward]) > optionsAfter(p, seat, [onward])
}

function optionsAfter(p: DarkLandsPosition, seat: Seat, moves: readonly DarkLandsMove[]): number {
  const after = clonePosition(p)
  for (const move of moves) game.play(after, seat, move, Rng.fromSeed('sense'), null)
  return game.moves(after, seat).length
}

/** A charge waits for the next Troop card of this turn; without one it is lost. */
function isChargeInVain(p: DarkLandsPosition, seat: Seat, move: DarkLandsMove): boolean {
  const after = clonePosition(p)
  game.play(after, seat, move, Rng.fromSeed('sense'), null)
  const isCharged = after.attackCharge + after.treasureCharge > p.attackCharge + p.treasureCharge
  return isCharged && !game.moves(after, seat).some(({ kind }) => kind === 'capture')
}
