import type { Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { spareObjection } from './aging.ts'
import { buildObjection } from './build.ts'
import { effectObjection } from './effects.ts'
import { keepObjection } from './keep.ts'
import { refuse } from './objections.ts'
import { payObjection } from './payment.ts'
import { planObjection } from './plan.ts'
import { pickObjection } from './recruit.ts'

export function objection(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove): Objection | null {
  switch (p.stage) {
    case 'recruit':
      return pickObjection(p, seat, move)
    case 'plan':
      return planObjection(p, seat, move)
    case 'pay':
      return payObjection(p, seat, move)
    case 'effects':
      return effectObjection(p, seat, move)
    case 'keep':
      return keepObjection(p, seat, move)
    case 'build':
      return buildObjection(p, seat, move)
    case 'aging':
      return spareObjection(p, seat, move)
    case 'over':
      return refuse('not-now')
  }
}
