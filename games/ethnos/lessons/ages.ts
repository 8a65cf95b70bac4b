import { elementAt } from '../../../kernel/list.ts'
import { all } from '../../../learn/lesson.ts'
import { type Card, kingdomOf } from '../content/cards.ts'
import type { Kingdom } from '../content/kingdoms.ts'
import { DRAGONS } from '../content/table.ts'
import { CENTAUR, DWARF, ELF, WIZARD } from '../content/tribes.ts'
import type { EthnosPosition } from '../position.ts'
import { gainsIfAgeEnded, gloryOfSize, kingdomCounts, kingdomPay, markerPrice } from '../queries.ts'
import {
  cardsLeft,
  type EthnosMoment,
  handOf,
  hasEnded,
  hasWon,
  isOfOneColour,
  kingdomGain,
  largest,
  markedKingdom,
  plays,
  sizeOf,
  totalNow,
  YOU,
} from './moments.ts'
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

export const row = lesson('row', {
  ...usual,
  teaches: ['ET-DISCARD-1', 'ET-BAND-8'],
  match: match('row'),
  position: ({ view }) =>
    view.age === 1 &&
    handOf(view).length - largest(view).length > 1 &&
    standsOut(handOf(view), Math.max(3, largest(view).length)) &&
    isPlain(largest(view), DWARF),
  steps: [
    {
      say: 'rest',
      figures: p => ({ hand: handOf(p).length, best: largest(p).length }),
      light: p => inHand(handOf(p).filter(card => !largest(p).includes(card))),
      tab: 'tray',
    },
    {
      say: 'play',
      figures: p => ({ best: largest(p).length }),
      light: p => inHand(largest(p)),
      tab: 'tray',
      want: isLargest,
      wrong: [
        {
          when: plays('band'),
          say: 'more',
          figures: ({ before, move }) => ({
            left: handOf(before).length - sizeOf(move),
            rest: handOf(before).length - largest(before).length,
          }),
        },
        { when: takesCard, say: 'later' },
      ],
    },
    { say: 'gift', light: p => inRow(p.row), tab: 'offer' },
    { say: 'empty', figures: p => ({ hand: handOf(p).length }), light: yourSeat, tab: 'tray' },
  ],
})

const offered = (p: EthnosPosition): readonly Card[] =>
  p.row.filter(card => kingdomOf(card) === kingdomOf(elementAt(largest(p), 0)))

/** What a band brings compared with a better one. */
const shortfall =
  (bestSize: (p: EthnosPosition) => number) =>
  ({ before, move }: EthnosMoment) => {
    const size = sizeOf(move)
    const got = gloryOfSize(size)
    const better = gloryOfSize(bestSize(before))
    return { size, got, better, cost: better - got }
  }

export const size = lesson('size', {
  ...usual,
  teaches: ['ET-SCORE-8', 'ET-END-6'],
  match: match('size'),
  position: ({ view }) =>
    view.age === 1 &&
    view.upper > 12 &&
    standsOut(handOf(view), 3) &&
    isOfOneColour(largest(view)) &&
    view.hands.every(hand => hand.length < 8) &&
    offered(view).length === 1 &&
    isPlain([...largest(view), ...offered(view)], CENTAUR, ELF, WIZARD),
  steps: [
    {
      say: 'table',
      figures: () => Object.fromEntries([2, 3, 4, 5, 6].map(cards => [`glory${cards}`, gloryOfSize(cards)])),
    },
    {
      say: 'wait',
      figures: p => ({
        have: largest(p).length,
        now: gloryOfSize(largest(p).length),
        grown: gloryOfSize(largest(p).length + 1),
      }),
      light: p => inRow(offered(p)),
      tab: 'offer',
      want: ({ before, move }) => move.kind === 'recruit' && offered(before).includes(move.card),
      wrong: [
        { when: plays('band'), say: 'cost', figures: shortfall(p => largest(p).length + 1) },
        { when: takesCard, say: 'other' },
      ],
      replies: othersDraw,
    },
    {
      say: 'play',
      figures: p => ({ best: largest(p).length, glory: gloryOfSize(largest(p).length) }),
      light: p => inHand(largest(p)),
      tab: 'tray',
      want: isLargest,
      wrong: [{ when: plays('band'), say: 'less', figures: shortfall(p => largest(p).length) }],
      otherwise: 'now',
    },
    { say: 'sum', figures: p => ({ coming: totalNow(p) }), light: yourSeat, tab: 'seats' },
  ],
})

/** How many others would be ahead of you in a kingdom, and level with you, with one more marker. */
function rivalsIn(p: EthnosPosition, kingdom: Kingdom): { readonly ahead: number; readonly beside: number } {
  const counts = kingdomCounts(p, kingdom)
  const others = counts.filter((_, seat) => seat !== YOU)
  const withIt = elementAt(counts, YOU) + 1
  return {
    ahead: others.filter(count => count > withIt).length,
    beside: others.filter(count => count === withIt).length,
  }
}

/** Where the largest band can place a marker. */
const reached = (p: EthnosPosition): Kingdom[] =>
  largest(p).flatMap(leader =>
    markerPrice(p, YOU, leader, kingdomOf(leader)).need <= largest(p).length ? [kingdomOf(leader)] : [],
  )

/** Where one more marker makes you second. */
const secondIn = (p: EthnosPosition): Kingdom | undefined =>
  reached(p).find(kingdom => rivalsIn(p, kingdom).ahead === 1 && rivalsIn(p, kingdom).beside === 0)

export const ages = lesson('ages', {
  ...usual,
  teaches: ['ET-SCORE-2', 'ET-SCORE-4', 'ET-SCORE-7', 'ET-END-9'],
  match: match('ages'),
  position({ view }) {
    const good = secondIn(view)
    const others = reached(view).filter(kingdom => kingdom !== good)
    const isPoor = others.length > 0 && others.every(kingdom => rivalsIn(view, kingdom).ahead > 1)
    const isEasy = view.age === 2 && standsOut(handOf(view), largest(view).length) && isPlain(largest(view), DWARF)
    return good !== undefined && isPoor && isEasy && elementAt(kingdomPay(view, good).places, 1) > 2
  },
  steps: [
    {
      say: 'second',
      figures(p) {
        const { places } = kingdomPay(p, secondIn(p) ?? 0)
        return { age: p.age, first: elementAt(places, 0), second: elementAt(places, 1) }
      },
      light: p => kingdomsLit(secondIn(p) ?? 0),
      tab: 'board',
    },
    {
      say: 'choose',
      figures: p => ({ size: largest(p).length }),
      light: p => kingdomsLit(...reached(p)),
      tab: 'tray',
      want: all(isLargest, moment => markedKingdom(moment) === secondIn(moment.before)),
      wrong: [
        {
          when: all(hasMarker, moment => kingdomGain(moment) === 0),
          say: 'nothing',
          figures: ({ before }) => ({ second: elementAt(kingdomPay(before, secondIn(before) ?? 0).places, 1) }),
          light: moment => kingdomsLit(markedKingdom(moment) ?? 0),
        },
        { when: plays('band'), say: 'less' },
        { when: takesCard, say: 'later' },
      ],
    },
    { say: 'third', figures: p => ({ age: p.age + 1 }), light: p => kingdomsLit(...yours(p)), tab: 'board' },
  ],
})

export const dragon = lesson('dragon', {
  ...usual,
  teaches: ['ET-DRAGON-1', 'ET-DRAGON-2', 'ET-DRAGON-3', 'ET-END-1', 'ET-AGE-4'],
  match: match('dragon'),
  position({ view, moves, after }) {
    const draw = moves.find(move => move.kind === 'draw')
    const isEasy = view.age === 1 && view.dragons === 2 && largest(view).length > 2 && handOf(view).length < 7
    return isEasy && isPlain(largest(view)) && view.row.length > 0 && draw !== undefined && hasEnded(after(draw))
  },
  steps: [
    {
      say: 'seen',
      figures: p => ({ seen: p.dragons, dragons: DRAGONS, deck: cardsLeft(p) }),
      light: () => ['draw'],
      tab: 'offer',
    },
    {
      say: 'play',
      figures: p => ({ hand: handOf(p).length, glory: gloryOfSize(largest(p).length) }),
      light: p => inHand(largest(p)),
      tab: 'tray',
      want: isLargest,
      wrong: [
        {
          when: hasEnded,
          say: 'burnt',
          figures: ({ before }) => ({ hand: handOf(before).length, glory: gloryOfSize(largest(before).length) }),
        },
        { when: plays('recruit'), say: 'greedy', figures: ({ before }) => ({ deck: cardsLeft(before) }) },
        { when: plays('band'), say: 'small', figures: shortfall(p => largest(p).length) },
      ],
    },
    { say: 'safe', light: yourSeat, tab: 'seats' },
  ],
})

const standing = (p: EthnosPosition) => ({ mine: elementAt(p.glory, YOU), best: Math.max(...p.glory) })

export const game = lesson('game', {
  ...usual,
  teaches: ['ET-FINAL-1', 'ET-AGE-7'],
  match: match('game'),
  end: 'play on',
  position({ view }) {
    if (view.age !== 3 || view.dragons > 1 || cardsLeft(view) > 40 || largest(view).length < 3) return false
    const behind = Math.max(...view.glory) - elementAt(view.glory, YOU)
    const totals = gainsIfAgeEnded(view).map(({ total }, seat) => total + elementAt(view.glory, seat))
    return behind > 0 && behind < 10 && Math.max(...totals) - elementAt(totals, YOU) < 10
  },
  steps: [
    { say: 'standing', figures: standing, light: everySeat, tab: 'board' },
    { say: 'plan', light: p => kingdomsLit(...yours(p)), tab: 'board' },
    { say: 'goal', figures: standing, free: Number.POSITIVE_INFINITY, want: hasWon, otherwise: 'again' },
    { say: 'won', figures: standing, light: yourSeat },
  ],
})
