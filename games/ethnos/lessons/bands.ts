import { elementAt, entryOf } from '../../../kernel/list.ts'
import { all } from '../../../learn/lesson.ts'
import type { Card } from '../content/cards.ts'
import { DRAGONS, HAND_LIMIT, TABLE_SIZES } from '../content/table.ts'
import type { EthnosPosition } from '../position.ts'
import { gloryOfSize } from '../queries.ts'
import { fits, handOf, hasWon, isOfOneColour, largest, plays, sizeOf, totalNow, YOU } from './moments.ts'
import {
  everySeat,
  hasMarker,
  inHand,
  inRow,
  isLargest,
  isPlain,
  kingdomsLit,
  lesson,
  match,
  othersDraw,
  standsOut,
  takesCard,
  usual,
  yourSeat,
  yours,
} from './parts.ts'

export const aim = lesson('aim', {
  ...usual,
  teaches: ['ET-FINAL-1', 'ET-END-2', 'ET-END-10', 'ET-DRAGON-3', 'ET-SCORE-3'],
  match: match('aim'),
  position({ view, after, moves }) {
    const draw = moves.find(move => move.kind === 'draw')
    if (view.age !== 3 || view.dragons !== 2 || !draw || handOf(view).length > 3) return false
    return Math.max(...view.glory) > elementAt(view.glory, YOU) && hasWon(after(draw))
  },
  steps: [
    {
      say: 'glory',
      figures: p => ({
        ages: entryOf(TABLE_SIZES, p.seats).ages,
        mine: elementAt(p.glory, YOU),
        best: Math.max(...p.glory),
      }),
      light: everySeat,
      tab: 'board',
    },
    {
      say: 'kingdoms',
      figures: p => ({ coming: totalNow(p) }),
      light: p => kingdomsLit(...yours(p)),
      tab: 'board',
    },
    {
      say: 'end',
      figures: p => ({ seen: p.dragons, dragons: DRAGONS }),
      light: () => ['draw'],
      tab: 'offer',
      want: plays('draw'),
      otherwise: 'draw',
    },
    {
      say: 'won',
      figures: p => ({ mine: elementAt(p.glory, YOU), second: Math.max(...p.glory.filter((_, seat) => seat !== YOU)) }),
      light: yourSeat,
    },
  ],
})

const fitting = (p: EthnosPosition): readonly Card[] => p.row.filter(card => fits(card, elementAt(handOf(p), 0)))

export const recruit = lesson('recruit', {
  ...usual,
  teaches: ['ET-TURN-1', 'ET-TURN-2', 'ET-RECRUIT-1', 'ET-RECRUIT-2', 'ET-RECRUIT-3', 'ET-AGE-3'],
  match: match('recruit'),
  position: ({ view }) =>
    view.age === 1 &&
    handOf(view).length === 1 &&
    view.row.length > 6 &&
    fitting(view).length > 1 &&
    fitting(view).length < 5,
  steps: [
    { say: 'row', figures: p => ({ row: p.row.length }), light: p => inRow(p.row), tab: 'offer' },
    {
      say: 'fit',
      light: p => [...inHand(handOf(p)), ...inRow(fitting(p))],
      tab: 'offer',
      want: ({ before, move }) => move.kind === 'recruit' && fitting(before).includes(move.card),
      wrong: [
        { when: plays('recruit'), say: 'stranger' },
        { when: plays('draw'), say: 'blind', figures: ({ before }) => ({ fitting: fitting(before).length }) },
        { when: plays('band'), say: 'early', figures: ({ move }) => ({ glory: gloryOfSize(sizeOf(move)) }) },
      ],
      replies: othersDraw,
    },
    { say: 'deck', light: () => ['draw'], tab: 'offer', want: plays('draw'), otherwise: 'tryDeck' },
    {
      say: 'limit',
      figures: p => ({ hand: handOf(p).length, limit: HAND_LIMIT }),
      light: p => inHand(handOf(p)),
      tab: 'tray',
    },
  ],
})

export const band = lesson('band', {
  ...usual,
  teaches: ['ET-BAND-1', 'ET-BAND-2', 'ET-BAND-3', 'ET-BAND-7'],
  match: match('band'),
  position: ({ view }) =>
    view.age === 1 &&
    handOf(view).length === 5 &&
    standsOut(handOf(view), 3) &&
    isOfOneColour(largest(view)) &&
    isPlain(largest(view)),
  steps: [
    { say: 'what', light: p => inHand(handOf(p)), tab: 'tray' },
    {
      say: 'choose',
      figures: p => ({ size: largest(p).length }),
      light: p => inHand(largest(p)),
      tab: 'tray',
      want: all(isLargest, hasMarker),
      wrong: [
        { when: isLargest, say: 'unmarked' },
        {
          when: plays('band'),
          say: 'smaller',
          figures: ({ before, move }) => ({ size: sizeOf(move), best: largest(before).length }),
        },
        { when: takesCard, say: 'later' },
      ],
    },
    { say: 'stays', light: yourSeat, tab: 'seats' },
  ],
})
