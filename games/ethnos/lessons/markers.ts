import { elementAt } from '../../../kernel/list.ts'
import { all, not } from '../../../learn/lesson.ts'
import { kingdomOf, tribeOf } from '../content/cards.ts'
import type { Kingdom } from '../content/kingdoms.ts'
import { DWARF, WIZARD } from '../content/tribes.ts'
import type { EthnosPosition } from '../position.ts'
import { kingdomCounts, markerPrice, nextMarker } from '../queries.ts'
import {
  best,
  handOf,
  isLedBy,
  isOfOneColour,
  largest,
  leaderOf,
  markedKingdom,
  mostIn,
  payOf,
  plays,
  sizeOf,
  YOU,
} from './moments.ts'
import {
  hasMarker,
  inHand,
  isLargest,
  isPlain,
  kingdomsLit,
  lesson,
  match,
  standsOut,
  takesCard,
  usual,
  yours,
} from './parts.ts'

/** Of the kingdoms the largest band can reach, the one that pays most. */
const richest = (p: EthnosPosition): Kingdom => best(largest(p).map(kingdomOf), kingdom => payOf(p, kingdom))

export const kingdom = lesson('kingdom', {
  ...usual,
  teaches: ['ET-BAND-4', 'ET-MARKER-1', 'ET-SCORE-1'],
  match: match('kingdom'),
  position({ view }) {
    const kingdoms = new Set(largest(view).map(kingdomOf))
    if (view.age !== 1 || !standsOut(handOf(view), 3) || kingdoms.size < 3 || !isPlain(largest(view), DWARF))
      return false
    const isFree = kingdomCounts(view, richest(view)).every(count => count === 0)
    return isFree && [...kingdoms].filter(one => payOf(view, one) === payOf(view, richest(view))).length === 1
  },
  steps: [
    {
      say: 'leader',
      light: p => [...inHand(largest(p)), ...kingdomsLit(...largest(p).map(kingdomOf))],
      tab: 'tray',
    },
    {
      say: 'best',
      figures: p => ({ size: largest(p).length, pay: payOf(p, richest(p)) }),
      light: p => kingdomsLit(richest(p)),
      tab: 'tray',
      want: all(isLargest, moment => markedKingdom(moment) === richest(moment.before)),
      wrong: [
        {
          when: all(isLargest, hasMarker),
          say: 'elsewhere',
          figures(moment) {
            const pay = payOf(moment.before, markedKingdom(moment) ?? 0)
            const better = payOf(moment.before, richest(moment.before))
            return { pay, better, cost: better - pay }
          },
          light: moment => kingdomsLit(markedKingdom(moment) ?? 0),
        },
        { when: isLargest, say: 'unmarked' },
        {
          when: plays('band'),
          say: 'small',
          figures: ({ before, move }) => ({ size: sizeOf(move), best: largest(before).length }),
        },
        { when: takesCard, say: 'later' },
      ],
    },
    {
      say: 'pays',
      figures: p => ({
        pay: payOf(
          p,
          best(yours(p), one => payOf(p, one)),
        ),
      }),
      light: p => kingdomsLit(best(yours(p), one => payOf(p, one))),
      tab: 'board',
    },
  ],
})

export const power = lesson('power', {
  ...usual,
  teaches: ['ET-BAND-5', 'ET-BAND-6', 'ET-TRIBE-WIZARD-1'],
  match: match('power'),
  position({ view }) {
    const group = largest(view)
    const wizards = group.filter(card => tribeOf(card) === WIZARD)
    const isEasy = view.age === 1 && view.upper > 10 && isOfOneColour(group) && isPlain(group, WIZARD, DWARF)
    return isEasy && standsOut(handOf(view), 3) && wizards.length === 1
  },
  steps: [
    { say: 'tribe', light: p => inHand(largest(p)), tab: 'tray' },
    {
      say: 'wizard',
      figures: p => ({ size: largest(p).length }),
      light: p => inHand(largest(p).filter(card => tribeOf(card) === WIZARD)),
      tab: 'tray',
      want: all(isLargest, isLedBy(WIZARD)),
      wrong: [
        { when: isLargest, say: 'without', figures: ({ after }) => ({ hand: handOf(after).length }) },
        {
          when: plays('band'),
          say: 'few',
          figures: ({ before, move }) => ({ size: sizeOf(move), best: largest(before).length }),
        },
        { when: takesCard, say: 'later' },
      ],
    },
    {
      say: 'take',
      figures: p => ({ cards: p.agenda.at(-1)?.amount ?? 0 }),
      tab: 'tray',
      want: ({ move }) => move.kind === 'wizard' && move.draw,
      wrong: [{ when: plays('wizard'), say: 'refused', figures: ({ after }) => ({ hand: handOf(after).length }) }],
    },
    { say: 'drawn', figures: p => ({ hand: handOf(p).length }), light: p => inHand(handOf(p)), tab: 'tray' },
  ],
})

export const bigger = lesson('bigger', {
  ...usual,
  teaches: ['ET-MARKER-2', 'ET-MARKER-3', 'ET-MARKER-4', 'ET-MARKER-5'],
  match: match('bigger'),
  position: ({ view }) =>
    view.age === 1 &&
    standsOut(handOf(view), 3) &&
    isOfOneColour(largest(view)) &&
    kingdomCounts(view, kingdomOf(elementAt(largest(view), 0)))[YOU] === 2 &&
    isPlain(largest(view), DWARF),
  steps: [
    {
      say: 'price',
      figures(p) {
        const where = kingdomOf(elementAt(largest(p), 0))
        return { markers: elementAt(kingdomCounts(p, where), YOU), need: nextMarker(p, YOU, where, null).usual }
      },
      light: p => kingdomsLit(kingdomOf(elementAt(largest(p), 0))),
      tab: 'board',
    },
    {
      say: 'third',
      figures: p => ({ need: nextMarker(p, YOU, kingdomOf(elementAt(largest(p), 0)), null).usual }),
      light: p => inHand(largest(p)),
      tab: 'tray',
      want: all(isLargest, hasMarker),
      wrong: [
        { when: isLargest, say: 'unmarked' },
        {
          when: all(plays('band'), not(hasMarker)),
          say: 'short',
          figures({ before, move }) {
            const leader = leaderOf(move) ?? 0
            return { size: sizeOf(move), need: markerPrice(before, YOU, leader, kingdomOf(leader)).need }
          },
        },
        { when: takesCard, say: 'later' },
      ],
    },
    {
      say: 'next',
      figures: p => ({
        markers: elementAt(kingdomCounts(p, mostIn(p)), YOU),
        need: nextMarker(p, YOU, mostIn(p), null).usual,
      }),
      light: p => kingdomsLit(mostIn(p)),
      tab: 'board',
    },
  ],
})
