import { elementAt } from '../../../kernel/list.ts'
import { BASE_INCOME, KEEP_LIMIT, ROUNDS, WAR_VP } from '../content/figures.ts'
import type { PaperTalesPosition } from '../position.ts'
import { handLeft, standing } from '../queries.ts'
import {
  cardOf,
  goldLeft,
  isLastAsked,
  isPlain,
  kingdomOf,
  most,
  type PaperTalesMoment,
  places,
  placesIn,
  plays,
  strengthPlanned,
  YOU,
} from './moments.ts'
import { cardsLit, lesson, match, othersKeepNothing, othersLit, usual, yourSeat } from './parts.ts'

/** All three are asked which card to keep, and nothing before. */
const leadsToKeep = ({ after }: PaperTalesMoment): boolean => after.stage === 'keep' && after.asked.length === 3

/** The card that makes the top row strongest. */
const helper = (p: PaperTalesPosition): number | undefined =>
  most([...new Set(handLeft(kingdomOf(p)))], card => (cardOf(card).cost <= goldLeft(p) ? cardOf(card).strength : -1))

const rivals = (p: PaperTalesPosition): number[] =>
  p.kingdoms.flatMap((_, seat) => (seat === 0 || seat === 1 ? [standing(p, seat).strength.total] : []))

export const war = lesson('war', {
  ...usual,
  teaches: ['PT-WAR-3', 'PT-WAR-4', 'PT-WAR-5', 'PT-WAR-6', 'PT-DEPLOY-5'],
  match: match('war'),
  position({ view, moves, after }) {
    const { plan, top } = kingdomOf(view)
    const isHalf = view.round === 1 && view.stage === 'plan' && isLastAsked(view) && plan.top.length === 1 && top === 2
    const best = isHalf ? helper(view) : undefined
    const ready = moves.find(move => move.kind === 'ready')
    if (best === undefined || !ready || goldLeft(view) < 0 || !handLeft(kingdomOf(view)).every(isPlain)) return false
    const revealed = after(ready)
    const now = strengthPlanned(view)
    const then = now + cardOf(best).strength
    const isNeeded = leadsToKeep(revealed) && rivals(revealed.after).every(rival => rival > now && rival <= then)
    return isNeeded && rivals(revealed.after).includes(then) && cardOf(best).strength > 2
  },
  steps: [
    { say: 'neighbours', figures: () => ({ points: WAR_VP }), light: othersLit, tab: 'board' },
    {
      say: 'place',
      figures: p => ({ now: strengthPlanned(p), strength: cardOf(helper(p) ?? 0).strength }),
      light: p => cardsLit([helper(p) ?? 0]),
      tab: 'tray',
      want: places(helper, 'top'),
      wrong: [
        { when: places(helper, 'bottom'), say: 'below', figures: ({ after }) => ({ now: strengthPlanned(after) }) },
        { when: placesIn('top'), say: 'weaker', figures: ({ after }) => ({ now: strengthPlanned(after) }) },
        { when: plays('ready'), say: 'early', figures: ({ before }) => ({ now: strengthPlanned(before) }) },
      ],
      otherwise: 'other',
    },
    {
      say: 'ready',
      figures: p => ({ now: strengthPlanned(p) }),
      light: () => ['ready'],
      tab: 'tray',
      want: plays('ready'),
      otherwise: 'enough',
      replies: othersKeepNothing,
    },
    { say: 'open', tab: 'tray', want: plays('keep') },
    {
      say: 'result',
      figures(p) {
        const { strength, warsWon } = kingdomOf(p)
        return { strength, won: warsWon, points: warsWon * WAR_VP, even: Math.max(...rivals(p)) }
      },
      light: yourSeat,
      tab: 'board',
    },
  ],
})

/** The one card of the hand that always brings gold in the Income phase. */
const earner = (p: PaperTalesPosition): number | undefined => {
  const earners = handLeft(kingdomOf(p)).filter(card =>
    cardOf(card).abilities.some(
      ({ phase, effect }) => phase === 'income' && effect.type === 'gainGold' && !effect.per && !effect.if,
    ),
  )
  return earners.length === 1 ? earners[0] : undefined
}

export const income = lesson('income', {
  ...usual,
  teaches: ['PT-INC-1', 'PT-INC-2', 'PT-CARD-3', 'PT-FLOW-2'],
  match: match('income'),
  position({ view, moves, after }) {
    const { plan } = kingdomOf(view)
    const card = earner(view)
    const ready = moves.find(move => move.kind === 'ready')
    const isHalf = view.round === 1 && view.stage === 'plan' && isLastAsked(view) && plan.top.length === 2
    if (!isHalf || plan.bottom.length > 0 || card === undefined || !ready) return false
    const isPaid = goldLeft(view) >= cardOf(card).cost
    return isPaid && handLeft(kingdomOf(view)).every(isPlain) && leadsToKeep(after(ready))
  },
  steps: [
    { say: 'phases', light: p => cardsLit([earner(p) ?? 0]), tab: 'tray' },
    {
      say: 'place',
      figures: () => ({ base: BASE_INCOME }),
      light: p => cardsLit([earner(p) ?? 0]),
      tab: 'tray',
      want: places(earner, 'bottom'),
      wrong: [
        { when: placesIn('bottom'), say: 'other', figures: () => ({ base: BASE_INCOME }) },
        { when: plays('ready'), say: 'early', figures: () => ({ base: BASE_INCOME }) },
      ],
      otherwise: 'stay',
    },
    {
      say: 'ready',
      light: () => ['ready'],
      tab: 'tray',
      want: plays('ready'),
      otherwise: 'enough',
      replies: othersKeepNothing,
    },
    { say: 'go', tab: 'tray', want: plays('keep') },
    {
      say: 'paid',
      figures(p) {
        const { income: total } = standing(p, YOU).tally
        return { total, base: BASE_INCOME, gold: kingdomOf(p).gold }
      },
      light: yourSeat,
      tab: 'board',
    },
  ],
})

/** The card most worth keeping: the strongest. */
const saved = (p: PaperTalesPosition): number | undefined => most(kingdomOf(p).hand, card => cardOf(card).strength)

export const keep = lesson('keep', {
  ...usual,
  teaches: ['PT-DEPLOY-12', 'PT-DEPLOY-13', 'PT-DRAFT-5'],
  match: match('keep'),
  position({ view }) {
    const best = saved(view)
    const { hand, gold } = kingdomOf(view)
    const isRight = view.stage === 'keep' && view.round < ROUNDS && isLastAsked(view) && hand.length > 1
    if (!isRight || best === undefined || !isPlain(best)) return false
    const { cost, strength } = cardOf(best)
    return strength > 3 && cost > gold && cost <= gold + BASE_INCOME
  },
  steps: [
    {
      say: 'left',
      figures: p => ({ cards: kingdomOf(p).hand.length, limit: KEEP_LIMIT }),
      light: p => cardsLit(kingdomOf(p).hand),
      tab: 'tray',
    },
    {
      say: 'choose',
      figures: p => ({
        cost: cardOf(saved(p) ?? 0).cost,
        gold: kingdomOf(p).gold,
        base: BASE_INCOME,
      }),
      light: p => cardsLit([saved(p) ?? 0]),
      tab: 'tray',
      want: ({ before, move }) => move.kind === 'keep' && move.cards[0] === saved(before),
      wrong: [
        {
          when: ({ move }) => move.kind === 'keep' && move.cards.length === 0,
          say: 'nothing',
          figures: ({ before }) => ({ cards: kingdomOf(before).hand.length }),
        },
        {
          when: plays('keep'),
          say: 'weaker',
          figures: ({ before, move }) => ({
            strength: move.kind === 'keep' ? cardOf(elementAt(move.cards, 0)).strength : 0,
            best: cardOf(saved(before) ?? 0).strength,
          }),
        },
      ],
    },
    { say: 'waits', figures: p => ({ gold: kingdomOf(p).gold }), light: yourSeat, tab: 'board' },
  ],
})
