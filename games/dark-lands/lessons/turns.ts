import { elementAt } from '../../../kernel/list.ts'
import { ARTISANS_FOR, type Card, MAGES_FOR, SPELL, SUPPORT, WARRIORS_FOR } from '../content/deck.ts'
import { ALL_COMPANIONS, BASIC_DRAW, COMPANION_PRICE, type Companion, EXCHANGE_RATE, MAGE } from '../content/figures.ts'
import type { DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { drawsAtEnd, exchangedFor } from '../queries.ts'
import {
  asks,
  bestCaptures,
  bestChains,
  bestPay,
  captures,
  type DarkLandsMoment,
  type DarkLandsTest,
  handOf,
  hasChoice,
  inSight,
  payOf,
  paysLess,
  plays,
  shortfall,
  takesBest,
  withCompanions,
  YOU,
} from './moments.ts'
import { inHand, layingsLit, lesson, match, purchases, regions, usual, yourSeat } from './parts.ts'

const payWith = (p: DarkLandsPosition, type: Companion): number => bestPay(withCompanions(p, [type]))
const bestWith = (p: DarkLandsPosition): number => Math.max(...ALL_COMPANIONS.map(type => payWith(p, type)))
const bestTypes = (p: DarkLandsPosition): readonly Companion[] =>
  ALL_COMPANIONS.filter(type => payWith(p, type) === bestWith(p))
const withBest = (p: DarkLandsPosition): DarkLandsPosition => withCompanions(p, bestTypes(p).slice(0, 1))

export const buy = lesson('buy', {
  ...usual,
  teaches: ['DL-TURN-1', 'DL-TURN-2', 'DL-BUY-1', 'DL-BUY-2', 'DL-BUY-3', 'DL-BUY-4', 'DL-BUY-7', 'DL-RUL-16'],
  match: match('buy'),
  position: ({ view }) =>
    asks(view, 'buy') &&
    view.round === 2 &&
    bestTypes(view).length === 1 &&
    bestPay(view) > 0 &&
    bestWith(view) > bestPay(view) + 1 &&
    hasChoice(withBest(view)) &&
    inSight(bestCaptures(withBest(view))),
  steps: [
    {
      say: 'price',
      figures: p => ({ price: COMPANION_PRICE, coins: elementAt(p.coins, YOU) }),
      light: () => ['companions'],
      tab: 'tray',
    },
    {
      say: 'which',
      figures: p => ({ now: bestPay(p), best: bestWith(p) }),
      light: p => [...inHand(bestCaptures(withBest(p)).map(({ card }) => card)), ...purchases(...ALL_COMPANIONS)],
      tab: 'tray',
      want: ({ before, move }) => move.kind === 'buy' && bestTypes(before).includes(move.companion),
      wrong: [
        {
          when: plays('buy'),
          say: 'other',
          figures: ({ before, after }) => shortfall(bestPay(after), bestWith(before)),
        },
        {
          when: plays('proceed'),
          say: 'without',
          figures: ({ before }) => shortfall(bestPay(before), bestWith(before)),
        },
      ],
    },
    {
      say: 'use',
      figures: p => ({ pay: bestPay(p) }),
      light: p => layingsLit(bestCaptures(p)),
      tab: 'tray',
      want: takesBest,
      wrong: [{ when: paysLess, say: 'less', figures: moment => shortfall(payOf(moment), bestPay(moment.before)) }],
      otherwise: 'now',
    },
    { say: 'early', figures: () => ({ price: COMPANION_PRICE }), light: () => ['companions'], tab: 'tray' },
  ],
})

const isSingle = (p: DarkLandsPosition, card: Card): boolean => handOf(p).filter(one => one === card).length === 1

const planned = (p: DarkLandsPosition): number => bestChains(p)[0]?.pay ?? 0
const earned = ({ start, before }: DarkLandsMoment): number =>
  elementAt(before.coins, YOU) - elementAt(start.coins, YOU)
const ends = plays('end')

export const plan = lesson('plan', {
  ...usual,
  teaches: ['DL-PLAY-1', 'DL-PLAY-5', 'DL-PLAY-6', 'DL-CAPTURE-4', 'DL-READY-1'],
  match: match('plan'),
  position({ view }) {
    if (!asks(view, 'play') || view.round > 4 || captures(view).length === 0) return false
    const chains = bestChains(view)
    const targets = new Set(chains.map(({ then }) => then.cell))
    const isClear = targets.size === 1 && chains.every(({ first, then }) => inSight([first, then]))
    return (
      isClear &&
      isSingle(view, elementAt(chains, 0).first.card) &&
      isSingle(view, elementAt(chains, 0).then.card) &&
      chains.every(({ first, then }) => elementAt(SUPPORT, first.card) > elementAt(SUPPORT, then.card)) &&
      planned(view) > 7
    )
  },
  steps: [
    {
      say: 'chain',
      figures: p => ({ level: elementAt(p.levels, elementAt(bestChains(p), 0).then.cell) }),
      light: p => regions([elementAt(bestChains(p), 0).first.cell, elementAt(bestChains(p), 0).then.cell]),
      tab: 'board',
    },
    { say: 'undo', tab: 'tray' },
    {
      say: 'both',
      figures: p => ({ pay: planned(p) }),
      light(p) {
        const [chain] = bestChains(p)
        return layingsLit(chain ? [chain.first, chain.then] : bestCaptures(p))
      },
      tab: 'tray',
      free: Number.POSITIVE_INFINITY,
      show(p) {
        const [chain] = bestChains(p)
        return chain?.first ?? bestCaptures(p)[0] ?? { kind: 'end' }
      },
      want: moment => ends(moment) && earned(moment) >= planned(moment.start),
      wrong: [{ when: ends, say: 'less', figures: moment => shortfall(earned(moment), planned(moment.start)) }],
    },
    { say: 'done', light: yourSeat, tab: 'board' },
  ],
})

/** Companions you lack for a card, ready or not. */
const lacking = (p: DarkLandsPosition, card: Card): number =>
  [WARRIORS_FOR, ARTISANS_FOR, MAGES_FOR].reduce(
    (sum, cost, type) => sum + Math.max(0, elementAt(cost, card) - elementAt(p.companions, YOU * 3 + type)),
    0,
  )

const FAR = 2

/** Cards you cannot play any time soon. */
const distant = (p: DarkLandsPosition): readonly Card[] => handOf(p).filter(card => lacking(p, card) >= FAR)

const leastLacking = (p: DarkLandsPosition): number => Math.min(...distant(p).map(card => lacking(p, card)))

const isDistantPair = ({ before, move }: DarkLandsMoment): boolean =>
  move.kind === 'give' && move.cards.join() === distant(before).join()

/** A charge waits for a Troop card, and none can follow this turn. */
const WASTED: readonly Card[] = [SPELL['strength-potion'], SPELL['magic-sword'], SPELL['treasure-map']]
const isWasted = (move: DarkLandsMove): boolean => move.kind === 'cast' && WASTED.includes(move.card)
const usesMage: DarkLandsTest = ({ before, after }) => drawsAtEnd(after, YOU) < drawsAtEnd(before, YOU)

export const cards = lesson('cards', {
  ...usual,
  teaches: ['DL-DRAW-1', 'DL-DRAW-2', 'DL-EXCH-1', 'DL-EXCH-2', 'DL-READY-1', 'DL-RUL-21', 'DL-OVERLAP-1'],
  match: match('cards'),
  position({ view, moves, after }) {
    const rest = moves.filter(({ kind }) => kind !== 'end')
    if (!asks(view, 'play') || elementAt(view.ready, YOU * 3 + MAGE) < 2 || rest.length === 0 || !rest.every(isWasted))
      return false
    const { after: then } = after({ kind: 'end' })
    return elementAt(then.exchanging, YOU) && distant(then).length === EXCHANGE_RATE && handOf(then).length > 4
  },
  steps: [
    {
      say: 'mages',
      figures: p => ({ basic: BASIC_DRAW, idle: elementAt(p.ready, YOU * 3 + MAGE), draws: drawsAtEnd(p, YOU) }),
      light: () => ['companions'],
      tab: 'tray',
    },
    {
      say: 'end',
      figures: p => ({ draws: drawsAtEnd(p, YOU) }),
      light: () => ['end'],
      tab: 'tray',
      want: ends,
      wrong: [
        {
          when: usesMage,
          say: 'used',
          figures: ({ before, after }) => shortfall(drawsAtEnd(after, YOU), drawsAtEnd(before, YOU)),
        },
      ],
    },
    {
      say: 'exchange',
      figures: p => ({ given: EXCHANGE_RATE, got: exchangedFor(EXCHANGE_RATE), lacking: leastLacking(p) }),
      light: p => inHand(distant(p)),
      tab: 'tray',
      want: isDistantPair,
      wrong: [
        { when: plays('give'), say: 'useful' },
        { when: plays('close'), say: 'keep', figures: ({ before }) => ({ lacking: leastLacking(before) }) },
      ],
      replies: [{ seat: YOU, move: { kind: 'close' } }],
    },
    { say: 'fresh', figures: p => ({ hand: handOf(p).length }), light: p => inHand(handOf(p)), tab: 'tray' },
  ],
})
