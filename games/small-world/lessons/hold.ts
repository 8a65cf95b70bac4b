import { elementAt } from '../../../kernel/list.ts'
import { all, any } from '../../../learn/lesson.ts'
import { ATLAS } from '../content/atlas.ts'
import { TERRAINS } from '../content/maps.ts'
import { NONE, type SmallWorldPosition } from '../position.ts'
import { defencePrice, missedIncome, regionsOf, spareOf, tokensInPlay } from '../queries.ts'
import {
  cheapest,
  cheapestPrice,
  exposed,
  handOf,
  incomeGain,
  incomeNow,
  isAsked,
  isCheapest,
  OPPONENT,
  plays,
  priceOf,
  raceOf,
  readyHand,
  regionOf,
  withinReach,
  YOU,
  yours,
} from './moments.ts'
import { assault } from './openings.ts'
import { abandons, isRatmen, lesson, match, regionsLit, usual, yourSeat } from './parts.ts'

/** The region to guard, and what it costs an opponent. */
const front = (p: SmallWorldPosition): number => elementAt(exposed(p), 0)
const priceOfFront = (p: SmallWorldPosition): number => defencePrice(p, front(p)).need
const spare = (p: SmallWorldPosition): number => spareOf(p, raceOf(p))

/** More tokens than this in one region look odd. */
const CROWD = 4

export const guard = lesson('guard', {
  ...usual,
  teaches: ['SW-ROUND-2', 'SW-REDEP-1', 'SW-REDEP-2', 'SW-LOSS-1', 'SW-LOSS-2', 'SW-LOSS-3', 'SW-LOSS-4'],
  match: match('guard'),
  position({ view, moves }) {
    if (!isAsked(view, 'redeploy') || !isRatmen(view) || spare(view) < 2 || exposed(view).length !== 1) return false
    const attacker = elementAt(view.active, OPPONENT)
    const strength = tokensInPlay(view, attacker) - regionsOf(view, attacker)
    return (
      moves.some(move => move.kind === 'lift') &&
      view.tokens[front(view)] === 1 &&
      yours(view).length > 3 &&
      Math.max(...view.tokens) <= CROWD &&
      strength >= priceOfFront(view) + spare(view)
    )
  },
  steps: [
    {
      say: 'place',
      figures: p => ({ spare: spare(p), price: priceOfFront(p), guarded: priceOfFront(p) + spare(p) }),
      light: p => regionsLit([front(p)]),
      tab: 'tray',
      want: ({ before, move }) =>
        move.kind === 'place' && move.region === front(before) && move.count === spare(before),
      wrong: [
        {
          when: all(plays('place'), ({ before, move }) => regionOf(move) !== front(before)),
          say: 'inland',
          figures: ({ before }) => ({ price: priceOfFront(before) }),
          light: ({ before }) => regionsLit([front(before)]),
        },
        {
          when: plays('place', 'spread'),
          say: 'thin',
          figures: ({ before, after }) => ({
            price: priceOfFront(after),
            guarded: priceOfFront(before) + spare(before),
          }),
          light: ({ before }) => regionsLit([front(before)]),
        },
        { when: plays('lift'), say: 'lifted' },
      ],
    },
    { say: 'done', light: () => ['act:done'], tab: 'tray', want: plays('done'), replies: assault },
    {
      say: 'back',
      figures: p => ({ back: handOf(p) }),
      light: p => regionsLit(yours(p)),
      tab: 'tray',
      want: plays('place', 'spread'),
    },
    { say: 'lone', light: p => regionsLit(yours(p)), tab: 'board' },
  ],
})

export const turn = lesson('turn', {
  ...usual,
  teaches: ['SW-TURN-2', 'SW-TURN-3', 'SW-READY-1', 'SW-READY-2'],
  match: match('turn'),
  position({ view, moves, after }) {
    const expand = moves.find(move => move.kind === 'expand')
    if (!isAsked(view, 'turn') || !isRatmen(view) || view.round > 3 || !expand || readyHand(view) !== 3) return false
    const ready = after(expand).after
    const prices = new Set(withinReach(ready).map(region => priceOf(ready, region)))
    return prices.has(2) && prices.has(3) && cheapest(ready).length === 1
  },
  steps: [
    {
      say: 'choice',
      figures: p => ({ hand: readyHand(p) }),
      light: () => ['act:expand'],
      tab: 'tray',
      want: plays('expand'),
      wrong: [{ when: plays('decline'), say: 'early', figures: ({ before }) => ({ hand: readyHand(before) }) }],
    },
    {
      say: 'again',
      figures: p => ({ hand: handOf(p), least: cheapestPrice(p) }),
      light: p => regionsLit(cheapest(p)),
      tab: 'tray',
      want: isCheapest,
      wrong: [
        {
          when: plays('conquer'),
          say: 'dear',
          figures: ({ before, move }) => ({ paid: priceOf(before, regionOf(move)), least: cheapestPrice(before) }),
        },
        { when: plays('attempt'), say: 'diced' },
        abandons,
      ],
      otherwise: 'notYet',
    },
    {
      say: 'rest',
      figures: p => ({ hand: handOf(p) }),
      light: () => ['act:stop'],
      tab: 'tray',
      show: () => ({ kind: 'stop' }),
      want: any(plays('stop'), plays('attempt')),
      wrong: [abandons],
    },
    { say: 'paid', figures: p => ({ income: incomeNow(p) }), light: yourSeat, tab: 'seats' },
  ],
})

const isHill = (p: SmallWorldPosition, region: number): boolean =>
  TERRAINS[elementAt(elementAt(ATLAS, p.map).terrain, region)] === 'hill'
const affordable = (p: SmallWorldPosition): number[] => withinReach(p).filter(region => priceOf(p, region) <= handOf(p))

const hillsOf = (p: SmallWorldPosition): number[] => yours(p).filter(region => isHill(p, region))
/** What the hill within reach brings. */
const hillGain = (p: SmallWorldPosition): number => missedIncome(p, YOU, elementAt(hillsOf(p), 0))

export const income = lesson('income', {
  ...usual,
  teaches: ['SW-SCORE-1', 'SW-SCORE-3', 'SW-SCORE-6'],
  match: match('income'),
  position({ view, moves }) {
    if (view.active[OPPONENT] === NONE || !moves.some(move => move.kind === 'abandon')) return false
    if (!isAsked(view, 'conquer') || !isRatmen(view) || yours(view).length < 3 || hillsOf(view).length === 0)
      return false
    const hills = affordable(view).filter(region => isHill(view, region))
    return hills.length === 1 && affordable(view).length > 2 && affordable(view).length < 6 && handOf(view) < 5
  },
  steps: [
    {
      say: 'sum',
      figures: p => ({
        regions: yours(p).length,
        hills: hillsOf(p).length,
        total: incomeNow(p),
      }),
      light: yourSeat,
      tab: 'seats',
    },
    {
      say: 'which',
      light: p => regionsLit(affordable(p)),
      tab: 'tray',
      want: ({ before, move }) => move.kind === 'conquer' && isHill(before, move.region),
      wrong: [
        {
          when: plays('conquer'),
          say: 'plain',
          figures: moment => ({ got: incomeGain(moment), better: hillGain(moment.before) }),
        },
        abandons,
      ],
      otherwise: 'more',
    },
    { say: 'read', figures: p => ({ total: incomeNow(p) }), light: yourSeat, tab: 'seats' },
  ],
})
