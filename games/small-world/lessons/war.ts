import { elementAt } from '../../../kernel/list.ts'
import { all } from '../../../learn/lesson.ts'
import { ATLAS } from '../content/atlas.ts'
import { BASE_PRICE, DIE } from '../content/pieces.ts'
import { NONE, type SmallWorldPosition, TRIBE } from '../position.ts'
import { missedIncome } from '../queries.ts'
import {
  cheapest,
  cheapestPrice,
  handOf,
  hasConquered,
  isAsked,
  isCheapest,
  landOf,
  OPPONENT,
  paid,
  plays,
  priceOf,
  regionOf,
  type SmallWorldTest,
  shortFor,
  withinReach,
  yours,
} from './moments.ts'
import { abandons, isRatmen, lesson, match, regionsLit, usual } from './parts.ts'

/** A region that costs more than necessary. */
const dearer = {
  when: plays('conquer'),
  say: 'dear',
  figures: (moment: Parameters<SmallWorldTest>[0]) => ({
    paid: paid(moment),
    least: cheapestPrice(moment.before),
    cost: paid(moment) - cheapestPrice(moment.before),
  }),
} as const

export const entry = lesson('entry', {
  ...usual,
  teaches: ['SW-CONQ-1', 'SW-CONQ-2', 'SW-CONQ-5', 'SW-CONQ-11'],
  match: match('entry'),
  position: ({ view }) => isAsked(view, 'conquer') && isRatmen(view) && view.round === 1 && yours(view).length === 0,
  steps: [
    { say: 'border', light: p => regionsLit(withinReach(p)), tab: 'board' },
    {
      say: 'enter',
      figures: p => ({ hand: handOf(p), least: cheapestPrice(p) }),
      light: p => regionsLit(cheapest(p)),
      tab: 'tray',
      want: isCheapest,
      wrong: [dearer, { when: plays('stop'), say: 'none', figures: ({ before }) => ({ hand: handOf(before) }) }],
    },
    {
      say: 'neighbour',
      figures: p => ({ hand: handOf(p), least: cheapestPrice(p) }),
      light: p => regionsLit(cheapest(p)),
      tab: 'tray',
      want: isCheapest,
      wrong: [dearer, { when: plays('stop'), say: 'few', figures: ({ before }) => ({ hand: handOf(before) }) }],
    },
    {
      say: 'goOn',
      figures: p => ({ regions: yours(p).length, hand: handOf(p) }),
      light: p => regionsLit(yours(p)),
      tab: 'board',
    },
  ],
})

/** A region that a lone token of the opponent guards, and that you can afford. */
const loneTargets = (p: SmallWorldPosition): number[] =>
  withinReach(p).filter(
    region => landOf(p, OPPONENT).includes(region) && p.tokens[region] === 1 && shortFor(p, region) <= 0,
  )
const isLone: SmallWorldTest = ({ before, move }) =>
  move.kind === 'conquer' && loneTargets(before).includes(move.region)
/** One of each: empty, a lost tribe, a mountain, a lone token. */
const samples = (p: SmallWorldPosition): number[] => {
  const unheld = withinReach(p).filter(region => p.holder[region] === NONE)
  const tests: readonly ((region: number) => boolean)[] = [
    region => priceOf(p, region) === BASE_PRICE,
    region => (elementAt(p.marks, region) & TRIBE) > 0,
    region => elementAt(elementAt(ATLAS, p.map).mountain, region),
  ]
  return [...tests.flatMap(test => unheld.filter(test).slice(0, 1)), ...loneTargets(p)]
}

export const cost = lesson('cost', {
  ...usual,
  teaches: ['SW-CONQ-3', 'SW-CONQ-6', 'SW-CONQ-7', 'SW-CONQ-10', 'SW-CONQ-13'],
  match: match('cost'),
  position({ view, moves }) {
    if (!isAsked(view, 'conquer') || !isRatmen(view) || handOf(view) !== BASE_PRICE + 1) return false
    const reach = withinReach(view)
    return (
      loneTargets(view).length === 1 &&
      reach.some(region => priceOf(view, region) === BASE_PRICE) &&
      reach.some(region => elementAt(view.marks, region) & TRIBE) &&
      moves.some(move => move.kind === 'attempt') &&
      moves.some(move => move.kind === 'abandon')
    )
  },
  steps: [
    { say: 'sum', figures: () => ({ base: BASE_PRICE }), light: p => regionsLit(samples(p)), tab: 'board' },
    {
      say: 'which',
      figures: p => ({ hand: handOf(p), base: BASE_PRICE, lone: elementAt(p.tokens, elementAt(loneTargets(p), 0)) }),
      light: p => regionsLit(loneTargets(p)),
      tab: 'tray',
      want: isLone,
      wrong: [
        {
          when: plays('conquer'),
          say: 'kept',
          figures: ({ before }) => ({ coins: missedIncome(before, OPPONENT, elementAt(loneTargets(before), 0)) }),
          light: ({ before }) => regionsLit(loneTargets(before)),
        },
        {
          when: plays('attempt'),
          say: 'short',
          figures: ({ before, move }) => ({ need: priceOf(before, regionOf(move)), hand: handOf(before) }),
          light: ({ before }) => regionsLit(loneTargets(before)),
        },
        abandons,
        { when: plays('stop'), say: 'stopped', figures: ({ before }) => ({ hand: handOf(before) }) },
      ],
    },
    { say: 'stays', figures: p => ({ regions: yours(p).length }), light: p => regionsLit(yours(p)), tab: 'board' },
  ],
})

/** How many faces of the die show at least this much. */
const facesWith = (pips: number): number => DIE.filter(face => face >= pips).length
const nearly = (p: SmallWorldPosition): number[] =>
  withinReach(p)
    .filter(region => shortFor(p, region) === 1)
    .slice(0, 1)

export const die = lesson('die', {
  ...usual,
  teaches: ['SW-COMP-7', 'SW-DIE-1', 'SW-DIE-2', 'SW-DIE-3', 'SW-DIE-4', 'SW-DIE-5'],
  match: match('die'),
  position({ view, moves, after }) {
    if (!isAsked(view, 'conquer') || !isRatmen(view) || moves.some(move => move.kind === 'conquer')) return false
    const shorts = moves.flatMap(move => (move.kind === 'attempt' ? [shortFor(view, move.region)] : []))
    const best = moves.find(move => move.kind === 'attempt' && shortFor(view, move.region) === 1)
    const canAbandon = moves.some(move => move.kind === 'abandon')
    return best !== undefined && canAbandon && shorts.some(short => short > 1) && hasConquered(after(best))
  },
  steps: [
    {
      say: 'short',
      figures: p => ({ hand: handOf(p), least: cheapestPrice(p), faces: DIE.length, blank: DIE.length - facesWith(1) }),
      light: p => regionsLit(nearly(p)),
      tab: 'board',
    },
    {
      say: 'roll',
      light: p => regionsLit(nearly(p)),
      tab: 'tray',
      want: all(plays('attempt'), ({ before, move }) => shortFor(before, regionOf(move)) === 1),
      wrong: [
        {
          when: plays('attempt'),
          say: 'longer',
          figures({ before, move }) {
            const short = shortFor(before, regionOf(move))
            return { short, chances: facesWith(short), better: facesWith(1), faces: DIE.length }
          },
        },
        abandons,
        { when: plays('stop'), say: 'still', figures: () => ({ chances: facesWith(1), faces: DIE.length }) },
      ],
    },
    { say: 'rolled', figures: p => ({ pips: p.die }), light: p => regionsLit(yours(p)), tab: 'board' },
  ],
})
