import { elementAt } from '../../../kernel/list.ts'
import { ATTACK, type Card } from '../content/deck.ts'
import { type Companion, FREE_COMPANIONS, PAIRS, STARTING_COINS, STARTING_HAND } from '../content/figures.ts'
import type { DarkLandsPosition } from '../position.ts'
import { NONE, topFrame } from '../position.ts'
import { ownSupport, regionsOf, spoils, supportersOf } from '../queries.ts'
import {
  asks,
  bestCaptures,
  bestPay,
  captures,
  hasChoice,
  hasWon,
  inSight,
  othersOf,
  payOf,
  paysLess,
  plays,
  shortfall,
  standing,
  takesBest,
  withCompanions,
  YOU,
} from './moments.ts'
import { everySeat, inHand, layingsLit, lesson, match, pairs, regions, usual, yourSeat } from './parts.ts'

const openCells = (p: DarkLandsPosition): readonly number[] =>
  p.owners.flatMap((owner, cell) => (owner === NONE ? [cell] : []))

export const aim = lesson('aim', {
  ...usual,
  teaches: ['DL-GOAL-1', 'DL-GOAL-2', 'DL-CAPTURE-8', 'DL-END-1', 'DL-WIN-1', 'DL-WIN-2'],
  match: match('aim'),
  position({ view, after }) {
    if (view.open !== 1 || !asks(view, 'play')) return false
    const [last] = captures(view)
    return (
      last !== undefined &&
      elementAt(view.levels, last.cell) > 2 &&
      standing(view).mine < standing(view).best &&
      hasWon(after(last))
    )
  },
  steps: [
    { say: 'coins', figures: standing, light: everySeat, tab: 'board' },
    {
      say: 'regions',
      figures: p => ({ regions: regionsOf(p, YOU), pay: bestPay(p) }),
      light: p => regions(openCells(p)),
      tab: 'board',
    },
    {
      say: 'last',
      figures: p => ({ pay: bestPay(p) }),
      light: p => layingsLit(captures(p)),
      tab: 'tray',
      want: plays('capture'),
      otherwise: 'other',
    },
    {
      say: 'won',
      figures: p => ({ mine: elementAt(p.coins, YOU), second: Math.max(...othersOf(p)) }),
      light: yourSeat,
    },
  ],
})

const reachWith = (p: DarkLandsPosition, pair: readonly Companion[]): number => bestPay(withCompanions(p, pair))

const bestReach = (p: DarkLandsPosition): number => Math.max(...PAIRS.map(pair => reachWith(p, pair)))

const bestPairs = (p: DarkLandsPosition): readonly (readonly Companion[])[] =>
  PAIRS.filter(pair => reachWith(p, pair) === bestReach(p))

/** The card that the best pair makes playable. */
const keyCard = (p: DarkLandsPosition): Card =>
  elementAt(bestCaptures(withCompanions(p, elementAt(bestPairs(p), 0))), 0).card

const chosen = (p: DarkLandsPosition, move: { readonly companions?: readonly Companion[] }): number =>
  reachWith(p, move.companions ?? [])

export const companions = lesson('companions', {
  ...usual,
  teaches: [
    'DL-COMP-4',
    'DL-SETUP-9',
    'DL-SETUP-10',
    'DL-SETUP-11',
    'DL-SETUP-12',
    'DL-RUL-6',
    'DL-PLAY-3',
    'DL-RUL-10',
    'DL-ORDER-1',
    'DL-ORDER-2',
    'DL-ORDER-3',
  ],
  match: match('companions'),
  position({ view }) {
    if (topFrame(view)?.kind !== 'companions' || view.sealed[YOU] !== NONE) return false
    const reaches = PAIRS.map(pair => reachWith(view, pair))
    return (
      bestReach(view) > 1 &&
      bestPairs(view).length === 1 &&
      reaches.includes(0) &&
      reaches.some(reach => reach > 0 && reach < bestReach(view))
    )
  },
  steps: [
    {
      say: 'hand',
      figures: () => ({ coins: STARTING_COINS, cards: STARTING_HAND }),
      light: p => inHand([keyCard(p)]),
      tab: 'tray',
    },
    {
      say: 'choose',
      figures: p => ({ free: FREE_COMPANIONS, attack: elementAt(ATTACK, keyCard(p)) }),
      light: p => [...inHand([keyCard(p)]), ...pairs(...PAIRS)],
      tab: 'tray',
      want: ({ before, move }) => move.kind === 'choose' && chosen(before, move) === bestReach(before),
      wrong: [
        { when: ({ before, move }) => move.kind === 'choose' && chosen(before, move) === 0, say: 'nothing' },
        {
          when: plays('choose'),
          say: 'weaker',
          figures: ({ before, move }) =>
            shortfall(move.kind === 'choose' ? chosen(before, move) : 0, bestReach(before)),
        },
      ],
      replies: [
        { seat: 1, move: { kind: 'choose', companions: [0, 1] } },
        { seat: 2, move: { kind: 'choose', companions: [0, 1] } },
      ],
    },
    { say: 'open', light: everySeat, tab: 'board' },
    { say: 'order', light: yourSeat, tab: 'board' },
  ],
})

export const capture = lesson('capture', {
  ...usual,
  teaches: [
    'DL-COMP-1',
    'DL-COMP-7',
    'DL-CAPTURE-1',
    'DL-CAPTURE-5',
    'DL-CAPTURE-8',
    'DL-RUL-11',
    'DL-PLAY-4',
    'DL-RUL-17',
  ],
  match: match('capture'),
  position: ({ view }) =>
    view.turn === 1 &&
    regionsOf(view, YOU) === 0 &&
    asks(view, 'play') &&
    bestPay(view) > 2 &&
    hasChoice(view) &&
    inSight(bestCaptures(view)) &&
    new Set(captures(view).map(({ card }) => card)).size < 4,
  steps: [
    {
      say: 'level',
      figures: p => ({ attack: elementAt(ATTACK, elementAt(bestCaptures(p), 0).card) }),
      light: p => inHand(bestCaptures(p).map(({ card }) => card)),
      tab: 'tray',
    },
    {
      say: 'best',
      figures: p => ({ pay: bestPay(p) }),
      light: p => layingsLit(bestCaptures(p)),
      tab: 'tray',
      want: takesBest,
      wrong: [{ when: paysLess, say: 'less', figures: moment => shortfall(payOf(moment), bestPay(moment.before)) }],
      otherwise: 'other',
    },
    {
      say: 'stays',
      figures: p => ({ coins: elementAt(p.coins, YOU) }),
      light: p => regions(p.owners.flatMap((owner, cell) => (owner === YOU ? [cell] : []))),
      tab: 'board',
    },
    { say: 'spent', light: () => ['companions'], tab: 'tray' },
  ],
})

const target = (p: DarkLandsPosition) => elementAt(bestCaptures(p), 0)

export const support = lesson('support', {
  ...usual,
  teaches: ['DL-CAPTURE-2', 'DL-CAPTURE-3', 'DL-CAPTURE-4', 'DL-RUL-13'],
  match: match('support'),
  position({ view }) {
    if (!asks(view, 'play') || view.round > 3 || !hasChoice(view)) return false
    const cells = new Set(bestCaptures(view).map(({ cell }) => cell))
    const isSupported = bestCaptures(view).every(
      ({ card, cell }) => elementAt(ATTACK, card) < elementAt(view.levels, cell),
    )
    return (
      cells.size === 1 &&
      isSupported &&
      inSight(bestCaptures(view)) &&
      ownSupport(view, YOU, target(view).cell) > 2 &&
      bestPay(view) > 4
    )
  },
  steps: [
    {
      say: 'near',
      figures: p => ({ support: ownSupport(p, YOU, target(p).cell), level: elementAt(p.levels, target(p).cell) }),
      light: p => regions([target(p).cell, ...supportersOf(p, YOU, target(p).cell).map(({ cell }) => cell)]),
      tab: 'board',
    },
    {
      say: 'sum',
      figures(p) {
        if (captures(p).length === 0) return {}
        const { card, cell } = target(p)
        const attack = elementAt(ATTACK, card)
        const support = ownSupport(p, YOU, cell)
        return { attack, support, sum: attack + support, level: elementAt(p.levels, cell), pay: spoils(p, cell) }
      },
      light: p => layingsLit([target(p)]),
      tab: 'tray',
      want: takesBest,
      wrong: [{ when: paysLess, say: 'less', figures: moment => shortfall(payOf(moment), bestPay(moment.before)) }],
      otherwise: 'other',
    },
    {
      say: 'lasting',
      light: p => regions(p.owners.flatMap((owner, cell) => (owner === YOU ? [cell] : []))),
      tab: 'board',
    },
  ],
})
