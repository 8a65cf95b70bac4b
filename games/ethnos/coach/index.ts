import { filesOf } from '../../../kernel/languages.ts'
import { elementAt, entryOf } from '../../../kernel/list.ts'
import { defineCoach } from '../../../learn/coach.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import { HAND_LIMIT, TABLE_SIZES } from '../content/table.ts'
import { groupsIn } from '../lessons/moments.ts'
import { inHand, inRow, kingdomsLit } from '../lessons/pieces.ts'
import { type EthnosMove, type EthnosPosition, topFrame } from '../position.ts'
import { canFormBand, hasRoom } from '../queries.ts'
import type { Decision } from './decision.ts'

/** A band of this size or more is worth considering. */
const WORTH_PLAYING = 3
const largest = (hand: readonly number[]): readonly number[] => groupsIn(hand)[0] ?? []
const amount = (p: EthnosPosition) => ({ cards: topFrame(p)?.amount ?? 0 })
const everyKingdom = () => kingdomsLit(...ALL_KINGDOMS)

export const coach = defineCoach<EthnosPosition, EthnosMove, Decision>({
  game: 'ethnos',
  kindOf(p, seat) {
    const frame = topFrame(p)
    if (frame?.seat !== seat) return null
    if (frame.kind !== 'turn') return frame.kind
    const hand = elementAt(p.hands, seat)
    if (!hasRoom(hand)) return canFormBand(hand) ? 'full' : 'scatter'
    return canFormBand(hand) && largest(hand).length >= WORTH_PLAYING ? 'band' : 'recruit'
  },
  tips: {
    aim: { figures: p => ({ ages: entryOf(TABLE_SIZES, p.seats).ages }), light: everyKingdom, lesson: 'aim' },
    recruit: { light: p => [...inRow(p.row), 'draw'], lesson: 'recruit' },
    band: {
      figures: (p, seat) => ({ size: largest(elementAt(p.hands, seat)).length }),
      light: (p, seat) => inHand(largest(elementAt(p.hands, seat))),
      lesson: 'kingdom',
    },
    full: {
      figures: () => ({ limit: HAND_LIMIT }),
      light: (p, seat) => inHand(largest(elementAt(p.hands, seat))),
      lesson: 'row',
    },
    scatter: { light: (p, seat) => inHand(elementAt(p.hands, seat)), rule: 'ET-TRIBE-SKELETON-2' },
    bonus: { light: everyKingdom, rule: 'ET-TRIBE-MERFOLK-2' },
    troll: { rule: 'ET-TRIBE-TROLL-3' },
    chain: { light: (p, seat) => inHand(elementAt(p.hands, seat)), rule: 'ET-TRIBE-CENTAUR-1' },
    keep: { figures: amount, light: (p, seat) => inHand(elementAt(p.hands, seat)), rule: 'ET-TRIBE-ELF-1' },
    wizard: { figures: amount, lesson: 'power' },
    hordes: { rule: 'ET-TRIBE-ORC-3' },
  },
  words: filesOf<typeof import('./coach.en.ts')>(language => import(`./coach.${language}.ts`)),
})
