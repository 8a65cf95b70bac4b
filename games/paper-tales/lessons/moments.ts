import { elementAt } from '../../../kernel/list.ts'
import type { Moment, Test } from '../../../learn/lesson.ts'
import { CARDS, type Card } from '../content/cards.ts'
import type { Kingdom, PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { planned } from '../queries.ts'

/* What lessons ask about kingdoms, moves and their results. */

export type PaperTalesMoment = Moment<PaperTalesPosition, PaperTalesMove, PaperTalesEvent>
export type PaperTalesTest = Test<PaperTalesPosition, PaperTalesMove, PaperTalesEvent>

/** The learner's seat in every lesson. It answers last, so that what all chose at once happens on its move. */
export const YOU = 2

export const kingdomOf = (p: PaperTalesPosition): Kingdom => elementAt(p.kingdoms, YOU)
export const cardOf = (card: number): Card => elementAt(CARDS, card)

/** The others have answered. */
export const isLastAsked = ({ asked }: PaperTalesPosition): boolean => asked.length === 1 && asked[0] === YOU

export const plays =
  (...kinds: readonly PaperTalesMove['kind'][]): PaperTalesTest =>
  ({ move }) =>
    kinds.includes(move.kind)

export const places =
  (card: (p: PaperTalesPosition) => number | undefined, row: 'top' | 'bottom'): PaperTalesTest =>
  ({ before, move }) =>
    move.kind === 'place' && move.card === card(before) && move.row === row

export const placesIn =
  (row: 'top' | 'bottom'): PaperTalesTest =>
  ({ move }) =>
    move.kind === 'place' && move.row === row

/** The single most valuable item; none on a tie. */
export function most<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  const highest = Math.max(...items.map(worth))
  const best = items.filter(item => worth(item) === highest)
  return best.length === 1 ? best[0] : undefined
}

/** Gold left after the plan. */
export const goldLeft = (p: PaperTalesPosition): number => {
  const { price, brought } = planned(p, YOU)
  return kingdomOf(p).gold + brought - price
}

export const strengthPlanned = (p: PaperTalesPosition): number => planned(p, YOU).strength.total

/** Nothing happens when it is deployed: it only fights and produces. */
export const isPlain = (card: number): boolean => cardOf(card).abilities.every(({ phase }) => phase !== 'deploy')

export const hasEnded: PaperTalesTest = ({ events }) => events.some(({ kind }) => kind === 'ended')

export const hasWon: PaperTalesTest = ({ events, seat }) =>
  events.some(event => event.kind === 'ended' && event.places[seat] === 1)

export const pointsOf = ({ kingdoms }: PaperTalesPosition) => ({
  mine: elementAt(kingdoms, YOU).vp,
  best: Math.max(...kingdoms.flatMap(({ vp }, seat) => (seat === YOU ? [] : [vp]))),
})
