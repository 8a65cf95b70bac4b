import { filesOf } from '../../../kernel/languages.ts'
import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { defineCoach } from '../../../learn/coach.ts'
import { ROUNDS } from '../content/figures.ts'
import { cardsLit, everySeat, offersLit } from '../lessons/pieces.ts'
import { type Kingdom, NONE, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { construction, unpaidSpots, wouldDie } from '../queries.ts'
import type { Decision } from './decision.ts'

const kingdomOf = (p: PaperTalesPosition, seat: Seat): Kingdom => elementAt(p.kingdoms, seat)
const unitsLit = (k: Kingdom, spots: readonly number[]) =>
  cardsLit(spots.map(spot => elementAt(k.units, spot)).filter(card => card !== NONE))

export const coach = defineCoach<PaperTalesPosition, PaperTalesMove, Decision>({
  game: 'paper-tales',
  kindOf: ({ stage, asked }, seat) => (stage !== 'over' && asked.includes(seat) ? stage : null),
  tips: {
    aim: { figures: p => ({ rounds: ROUNDS, seats: p.seats }), light: everySeat, lesson: 'aim' },
    recruit: { light: (p, seat) => cardsLit(kingdomOf(p, seat).packet), lesson: 'draft' },
    plan: { light: (p, seat) => cardsLit(kingdomOf(p, seat).hand), lesson: 'rows' },
    pay: {
      light(p, seat) {
        const k = kingdomOf(p, seat)
        return unitsLit(k, unpaidSpots(k))
      },
      lesson: 'cards',
    },
    effects: { light: (p, seat) => unitsLit(kingdomOf(p, seat), [...kingdomOf(p, seat).units.keys()]) },
    keep: { light: (p, seat) => cardsLit(kingdomOf(p, seat).hand), lesson: 'keep' },
    build: {
      light: (p, seat, moves) =>
        offersLit([...new Set(moves.flatMap(move => construction(p, seat, move)?.building ?? []))]),
      lesson: 'build',
    },
    aging: {
      light(p, seat) {
        const k = kingdomOf(p, seat)
        return unitsLit(
          k,
          [...k.units.keys()].filter(spot => elementAt(k.units, spot) !== NONE && wouldDie(k, spot)),
        )
      },
      lesson: 'aging',
    },
  },
  words: filesOf<typeof import('./coach.en.ts')>(language => import(`./coach.${language}.ts`)),
})
