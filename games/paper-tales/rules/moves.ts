import type { Seat } from '../../../kernel/seat.ts'
import type { PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { spareMoves } from './aging.ts'
import { buildMoves } from './build.ts'
import { effectMoves } from './effects.ts'
import { keepMoves } from './keep.ts'
import { payMoves } from './payment.ts'
import { planMoves } from './plan.ts'
import { pickMoves } from './recruit.ts'

export function moves(p: PaperTalesPosition, seat: Seat): PaperTalesMove[] {
  switch (p.stage) {
    case 'recruit':
      return pickMoves(p, seat)
    case 'plan':
      return planMoves(p, seat)
    case 'pay':
      return payMoves(p, seat)
    case 'effects':
      return effectMoves(p, seat)
    case 'keep':
      return keepMoves(p, seat)
    case 'build':
      return buildMoves(p, seat)
    case 'aging':
      return spareMoves(p, seat)
    case 'over':
      return []
  }
}
