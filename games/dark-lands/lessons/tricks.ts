import { elementAt } from '../../../kernel/list.ts'
import { SPELL, SUPPORT } from '../content/deck.ts'
import { STRENGTH_POTION_ATTACK } from '../content/magic.ts'
import type { DarkLandsPosition } from '../position.ts'
import { type Laying, laid, layings, strengthOf, sumOf, wouldEnd } from '../queries.ts'
import {
  asks,
  bestCaptures,
  bestForts,
  bestPay,
  captures,
  handOf,
  hasChoice,
  hasWon,
  holdsPotion,
  inSight,
  payOf,
  paysLess,
  plays,
  shortfall,
  standing,
  strengthened,
  takesBest,
  YOU,
} from './moments.ts'
import { everySeat, inHand, layingsLit, lesson, match, regions, usual, yourSeat } from './parts.ts'

/** The capture that the best Fortification makes possible. */
const fortified = (p: DarkLandsPosition): DarkLandsPosition => laid(p, YOU, elementAt(bestForts(p), 0))
const opened = (p: DarkLandsPosition): Laying => elementAt(bestCaptures(fortified(p)), 0)
const strengthAt = (p: DarkLandsPosition, { card, cell }: Laying): number => sumOf(strengthOf(p, YOU, card, cell))
const isBestFort = ({
  before,
  move,
}: {
  before: DarkLandsPosition
  move: { kind: string; card?: number; cell?: number }
}) => bestForts(before).some(({ kind, card, cell }) => kind === move.kind && card === move.card && cell === move.cell)

export const fort = lesson('fort', {
  ...usual,
  teaches: ['DL-COMP-8', 'DL-FORT-2', 'DL-FORT-3', 'DL-FORT-4', 'DL-FORT-5', 'DL-CAPTURE-9'],
  match: match('fort'),
  position({ view }) {
    const forts = bestForts(view)
    const isClear =
      asks(view, 'play') && view.round < 7 && forts.length > 0 && new Set(forts.map(({ cell }) => cell)).size === 1
    if (!isClear || forts.length === layings(view, YOU, 'fortify').length || captures(view).length === 0) return false
    const { card } = elementAt(forts, 0)
    return (
      elementAt(SUPPORT, card) > 1 &&
      bestPay(fortified(view)) > Math.max(6, bestPay(view) + 2) &&
      inSight([...forts, opened(view)]) &&
      hasChoice(fortified(view))
    )
  },
  steps: [
    {
      say: 'what',
      figures: p => ({
        level: elementAt(p.levels, opened(p).cell),
        have: Math.max(...bestCaptures(fortified(p)).map(best => strengthAt(p, best))),
      }),
      light: p => [...inHand([elementAt(bestForts(p), 0).card]), ...regions([opened(p).cell])],
      tab: 'tray',
    },
    {
      say: 'build',
      figures: p => ({ support: Math.max(0, ...bestForts(p).map(({ card }) => elementAt(SUPPORT, card))) }),
      light: p => layingsLit(bestForts(p)),
      tab: 'tray',
      want: isBestFort,
      wrong: [
        {
          when: plays('fortify'),
          say: 'elsewhere',
          figures: ({ before, after }) => shortfall(bestPay(after), bestPay(fortified(before))),
        },
        {
          when: plays('capture'),
          say: 'first',
          figures: moment => shortfall(payOf(moment), bestPay(fortified(moment.before))),
        },
      ],
      otherwise: 'other',
    },
    {
      say: 'take',
      figures: p => ({ sum: Math.max(0, ...bestCaptures(p).map(best => strengthAt(p, best))), pay: bestPay(p) }),
      light: p => layingsLit(bestCaptures(p)),
      tab: 'tray',
      want: takesBest,
      wrong: [{ when: paysLess, say: 'less', figures: moment => shortfall(payOf(moment), bestPay(moment.before)) }],
      otherwise: 'now',
    },
    {
      say: 'stays',
      light: p => regions(p.forts.flatMap((card, cell) => (card >= 0 && p.owners[cell] === YOU ? [cell] : []))),
      tab: 'board',
    },
  ],
})

const POTION = SPELL['strength-potion']

export const magic = lesson('magic', {
  ...usual,
  teaches: ['DL-COMP-9', 'DL-MAGIC-1', 'DL-MAGIC-2', 'DL-MAGIC-3', 'DL-MC-2', 'DL-MC-4'],
  match: match('magic'),
  position: ({ view }) =>
    asks(view, 'play') &&
    view.round > 1 &&
    holdsPotion(view) &&
    captures(view).length > 0 &&
    bestPay(strengthened(view)) > bestPay(view) + 1 &&
    hasChoice(strengthened(view)) &&
    inSight(bestCaptures(strengthened(view))),
  steps: [
    { say: 'read', light: () => inHand([POTION]), tab: 'tray' },
    {
      say: 'drink',
      figures: p => ({ more: STRENGTH_POTION_ATTACK, best: bestPay(strengthened(p)) }),
      light: p => [...inHand([POTION]), ...regions(bestCaptures(strengthened(p)).map(({ cell }) => cell))],
      tab: 'tray',
      want: ({ move }) => move.kind === 'cast' && move.card === POTION,
      wrong: [
        {
          when: plays('capture'),
          say: 'first',
          figures: moment => shortfall(payOf(moment), bestPay(strengthened(moment.before))),
        },
      ],
      otherwise: 'other',
    },
    {
      say: 'take',
      figures: p => ({ pay: bestPay(p) }),
      light: p => layingsLit(bestCaptures(p)),
      tab: 'tray',
      want: takesBest,
      wrong: [{ when: paysLess, say: 'less', figures: moment => shortfall(payOf(moment), bestPay(moment.before)) }],
      otherwise: 'lost',
    },
    { say: 'gone', light: () => ['companions'], tab: 'tray' },
  ],
})

export const ending = lesson('ending', {
  ...usual,
  teaches: ['DL-END-2', 'DL-RUL-31', 'DL-RUL-32'],
  match: match('ending'),
  position({ view, moves }) {
    const { mine, best } = standing(view)
    const isLast = asks(view, 'play') && wouldEnd(view, { kind: 'end' }) === 'inactive'
    const others = moves.filter(({ kind }) => kind !== 'end' && kind !== 'capture')
    return (
      isLast &&
      view.open > 2 &&
      inSight(bestCaptures(view)) &&
      mine < best &&
      mine + bestPay(view) > best &&
      others.length > 0 &&
      captures(view).length > 0
    )
  },
  steps: [
    { say: 'idle', figures: standing, light: everySeat, tab: 'board' },
    {
      say: 'act',
      figures: p => ({ pay: bestPay(p) }),
      light: p => layingsLit(bestCaptures(p)),
      tab: 'tray',
      want: plays('capture'),
      wrong: [{ when: plays('end'), say: 'over', figures: ({ after }) => standing(after) }],
      otherwise: 'quiet',
    },
    {
      say: 'on',
      figures: p => ({ open: p.open }),
      light: p => regions(p.owners.flatMap((owner, cell) => (owner < 0 ? [cell] : []))),
      tab: 'board',
    },
  ],
})

export const game = lesson('game', {
  ...usual,
  teaches: ['DL-GOAL-1', 'DL-END-2'],
  match: match('game'),
  end: 'play on',
  position({ view }) {
    const { mine, best } = standing(view)
    return (
      asks(view, 'buy') &&
      view.open < 11 &&
      view.open > 6 &&
      mine < best &&
      best - mine < 8 &&
      captures(view).length > 2 &&
      handOf(view).length > 4
    )
  },
  steps: [
    { say: 'standing', figures: p => ({ ...standing(p), open: p.open }), light: everySeat, tab: 'board' },
    {
      say: 'plan',
      figures: p => ({ pay: bestPay(p) }),
      light: p => regions(bestCaptures(p).map(({ cell }) => cell)),
      tab: 'board',
    },
    { say: 'goal', figures: standing, tab: 'tray', free: Number.POSITIVE_INFINITY, want: hasWon, otherwise: 'again' },
    { say: 'won', figures: standing, light: yourSeat },
  ],
})
