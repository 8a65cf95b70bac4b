import { elementAt } from '../../../kernel/list.ts'
import { NONE, type SmallWorldPosition } from '../position.ts'
import { declineIncome, standingIncome } from '../queries.ts'
import {
  cheapestPrice,
  handOf,
  hasWon,
  isAsked,
  landOf,
  OPPONENT,
  plays,
  readyHand,
  roundsOf,
  YOU,
  yours,
} from './moments.ts'
import { quietTurn } from './openings.ts'
import { combosLit, everySeat, isPlain, lesson, match, regionsLit, usual, yourSeat } from './parts.ts'

const turnsLeft = (p: SmallWorldPosition): number => roundsOf(p) - p.round

export const decline = lesson('decline', {
  ...usual,
  teaches: [
    'SW-DECL-1',
    'SW-DECL-2',
    'SW-DECL-3',
    'SW-DECL-5',
    'SW-DECL-7',
    'SW-DECL-8',
    'SW-DECL-9',
    'SW-SCORE-2',
    'SW-SCORE-4',
  ],
  match: match('decline'),
  position: ({ view }) =>
    isAsked(view, 'turn') &&
    isPlain(view) &&
    readyHand(view) < cheapestPrice(view) &&
    readyHand(view) < 2 &&
    yours(view).length > 4 &&
    landOf(view, YOU).length === yours(view).length &&
    turnsLeft(view) > 3 &&
    view.active[OPPONENT] !== NONE,
  steps: [
    {
      say: 'thin',
      figures: p => ({ regions: yours(p).length, hand: readyHand(p), least: cheapestPrice(p) }),
      light: p => regionsLit(yours(p)),
      tab: 'board',
    },
    {
      say: 'fall',
      figures: p => ({ coins: declineIncome(p, YOU), regions: yours(p).length }),
      light: () => ['act:decline'],
      tab: 'tray',
      want: plays('decline'),
      wrong: [
        {
          when: plays('expand'),
          say: 'stuck',
          figures: ({ before, after }) => ({
            hand: handOf(after),
            least: cheapestPrice(before),
            left: turnsLeft(before),
          }),
        },
      ],
      replies: quietTurn,
    },
    {
      say: 'fresh',
      figures: p => ({ regions: landOf(p, YOU).length }),
      light: combosLit,
      tab: 'tray',
      want: plays('pick'),
    },
    {
      say: 'both',
      figures: p => ({ hand: handOf(p), coins: standingIncome(p, YOU).total }),
      light: p => regionsLit(landOf(p, YOU)),
      tab: 'board',
    },
  ],
})

const standing = (p: SmallWorldPosition) => ({
  mine: elementAt(p.coins, YOU),
  theirs: elementAt(p.coins, OPPONENT),
  left: turnsLeft(p) + 1,
})

export const game = lesson('game', {
  ...usual,
  teaches: ['SW-END-1', 'SW-ROUND-4'],
  match: match('game'),
  end: 'play on',
  position({ view }) {
    const behind = elementAt(view.coins, OPPONENT) - elementAt(view.coins, YOU)
    return isAsked(view, 'pick') && turnsLeft(view) === 2 && behind > 0 && behind < 8
  },
  steps: [
    { say: 'standing', figures: standing, light: everySeat, tab: 'board' },
    { say: 'plan', figures: standing, light: combosLit, tab: 'offer' },
    { say: 'goal', figures: standing, tab: 'tray', free: Number.POSITIVE_INFINITY, want: hasWon, otherwise: 'again' },
    { say: 'won', figures: standing, light: yourSeat },
  ],
})
