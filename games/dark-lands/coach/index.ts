import { filesOf } from '../../../kernel/languages.ts'
import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { defineCoach } from '../../../learn/coach.ts'
import { ALL_COMPANIONS, COMPANION_PRICE, FREE_COMPANIONS, PAIRS } from '../content/figures.ts'
import { TRANSMUTATION_COINS } from '../content/magic.ts'
import { everySeat, inHand, pairs, purchases, regions } from '../lessons/pieces.ts'
import { type DarkLandsMove, type DarkLandsPosition, topFrame } from '../position.ts'
import { layings, spoils } from '../queries.ts'
import type { Decision } from './decision.ts'

const hand = (p: DarkLandsPosition, seat: Seat) => inHand(elementAt(p.hands, seat))

/** The regions within reach that pay most. */
function best(p: DarkLandsPosition, seat: Seat) {
  const captures = layings(p, seat, 'capture')
  const most = Math.max(0, ...captures.map(({ cell }) => spoils(p, cell)))
  return captures.filter(({ cell }) => spoils(p, cell) === most)
}

export const coach = defineCoach<DarkLandsPosition, DarkLandsMove, Decision>({
  game: 'dark-lands',
  kindOf(p, seat, moves) {
    if (moves.length === 0) return null
    return p.exchanging[seat] ? 'exchange' : (topFrame(p)?.kind ?? null)
  },
  tips: {
    aim: { light: everySeat, lesson: 'aim' },
    companions: {
      figures: () => ({ free: FREE_COMPANIONS }),
      light: (p, seat) => [...pairs(...PAIRS), ...hand(p, seat)],
      lesson: 'companions',
    },
    rechoose: { light: (p, seat) => [...pairs(...PAIRS), ...hand(p, seat)], rule: 'DL-FIRST-2' },
    buy: {
      figures: () => ({ price: COMPANION_PRICE }),
      light: () => purchases(...ALL_COMPANIONS),
      lesson: 'buy',
    },
    play: {
      light: (p, seat) => regions(best(p, seat).map(({ cell }) => cell)),
      lesson: 'support',
    },
    insight: { light: hand, rule: 'DL-MC-7' },
    scouting: { rule: 'DL-MC-8' },
    transmutation: { figures: () => ({ coins: TRANSMUTATION_COINS }), light: hand, rule: 'DL-MC-9' },
    exchange: { light: hand, lesson: 'cards' },
  },
  words: filesOf<typeof import('./coach.en.ts')>(language => import(`./coach.${language}.ts`)),
})
