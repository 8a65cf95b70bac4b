import { elementAt } from '../../../kernel/list.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { type Description, said } from '../../../kernel/words.ts'
import type { PaperTalesPosition } from '../position.ts'
import { neighboursOf, pointsSoFar } from '../queries.ts'
import { builtLine, kingdomFigures, lichLines, listOf, planOf, rowOf, type SketchWords } from './sketch.ts'

export const descriptionIn = (words: SketchWords): Description<PaperTalesPosition> => ({
  hand: (p, seat) => {
    const k = elementAt(p.kingdoms, seat)
    return said(
      listOf(words, words.hand, k.hand),
      listOf(words, words.packet, k.packet),
      listOf(words, words.kept, k.kept),
      listOf(words, words.unpaid, k.pending),
      p.stage === 'plan' ? planOf(words, k) : '',
    )
  },

  seat: (p, seat) => {
    const k = elementAt(p.kingdoms, seat)
    return said(...kingdomFigures(words, k), builtLine(words, p, k), listOf(words, words.artifacts, k.artifacts))
  },

  places: (p, nameOf) => [
    { name: words.available, beside: [], holds: p.available.map(words.building) },
    ...seatsOf(p.seats).map(seat => {
      const k = elementAt(p.kingdoms, seat)
      return {
        name: nameOf(seat),
        beside: neighboursOf(p, seat).map(nameOf),
        holds: [`${words.top}: ${rowOf(words, k, 'top')}`, `${words.bottom}: ${rowOf(words, k, 'bottom')}`],
      }
    }),
    ...(p.seats === 1 ? [{ name: words.lich, beside: [], holds: lichLines(words, p) }] : []),
  ],

  points: pointsSoFar,
})
