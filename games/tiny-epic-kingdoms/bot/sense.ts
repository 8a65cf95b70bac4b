import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { clonePosition, type TekMove, type TekPosition, topFrame } from '../position.ts'
import { game } from '../rules/game.ts'

/** Drops moves that no person would make. */
export const sensible = (p: TekPosition, seat: Seat, moves: readonly TekMove[]): readonly TekMove[] =>
  moves.filter(move => !isSenseless(p, seat, move, moves))

function isSenseless(p: TekPosition, seat: Seat, move: TekMove, moves: readonly TekMove[]): boolean {
  switch (move.kind) {
    case 'select':
      return !isOfUse(p, seat, move)
    case 'pass':
    case 'done':
      return (move.kind === 'pass' && p.active === seat && topFrame(p)?.kind === 'respond') || isPointless(p, moves)
    case 'collect':
      return isPointless(p, moves) || bringsNothing(p, seat, move)
    case 'die': {
      const frame = topFrame(p)
      return move.face === 0 && frame?.kind === 'war' && frame.attacker === seat
    }
    default:
      return false
  }
}

/** Points within reach are taken in the last turns. */
const isPointless = (p: TekPosition, moves: readonly TekMove[]): boolean =>
  p.ending !== 'none' && moves.some(({ kind }) => kind === 'build' || kind === 'research')

/** Whoever selects an action must be able to carry it out. */
function isOfUse(p: TekPosition, seat: Seat, move: TekMove): boolean {
  const after = clonePosition(p)
  game.play(after, seat, move, Rng.fromSeed('sense'), null)
  return game.moves(after, seat).some(({ kind }) => kind !== 'pass')
}

function bringsNothing(p: TekPosition, seat: Seat, move: TekMove): boolean {
  let units = 0
  const after = clonePosition(p)
  game.play(after, seat, move, Rng.fromSeed('sense'), event => {
    if (event.kind === 'collected') units += event.mana + event.ore + event.food
  })
  return units === 0
}
