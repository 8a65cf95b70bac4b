import type { Judgement } from '../../kernel/judgement.ts'
import { seatsOf } from '../../kernel/seat.ts'
import { candidates } from './bot/candidates.ts'
import { guess } from './bot/guess.ts'
import { prospects } from './bot/prospects.ts'
import { sensible } from './bot/sense.ts'
import { tribeOf } from './content/cards.ts'
import { DRAGONS, TABLE_SIZES } from './content/table.ts'
import { TRIBES } from './content/tribes.ts'
import type { EthnosMove, EthnosPosition } from './position.ts'
import type { GloryFigures } from './weights/figures.ts'
import { weights } from './weights/index.ts'
import { TERMS, type Term } from './weights/terms.ts'

export const judgement: Judgement<EthnosPosition, EthnosMove, Term, GloryFigures> = {
  terms: TERMS,
  weights,
  patience: 1,
  horizon: () => 9,
  content: (p, seat) =>
    p.bands.filter(band => band.seat === seat).map(({ leader }) => `tribe ${TRIBES[tribeOf(leader)]}`),
  seats: p => p.seats,
  progress: p => {
    if (p.agenda.length === 0) return 1
    const { ages } = TABLE_SIZES[p.seats]
    return (p.age - 1 + (p.dragons + 1) / (DRAGONS + 1)) / ages
  },
  features: (p, _seat, into, f) => {
    for (const seat of seatsOf(p.seats)) prospects(p, seat, into, seat * TERMS.length, f)
  },
  candidates: (p, seat, moves, _f, closely) => candidates(p, seat, moves, closely),
  sensible,
  guess,
}
