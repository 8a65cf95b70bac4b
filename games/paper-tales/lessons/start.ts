import { elementAt } from '../../../kernel/list.ts'
import { all, any, not } from '../../../learn/lesson.ts'
import { HAND_SIZE, ROUNDS, START_GOLD } from '../content/figures.ts'
import type { PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { handLeft, planned } from '../queries.ts'
import {
  cardOf,
  goldLeft,
  hasEnded,
  hasWon,
  isLastAsked,
  isPlain,
  kingdomOf,
  most,
  type PaperTalesMoment,
  type PaperTalesTest,
  places,
  placesIn,
  plays,
  pointsOf,
  strengthPlanned,
  YOU,
} from './moments.ts'
import { buildingsLit, cardsLit, everySeat, lesson, match, usual, yourSeat } from './parts.ts'

const builds = plays('build', 'upgrade')

/** Everybody's total after the game's last move. */
const finals = ({ events }: PaperTalesMoment) => {
  const scores = events.flatMap(event => (event.kind === 'ended' ? [event.scores] : []))[0] ?? []
  return { mine: scores[YOU] ?? 0, best: Math.max(...scores.filter((_, seat) => seat !== YOU)) }
}

/** By points: no tie to explain. */
const isAhead: PaperTalesTest = moment => finals(moment).mine > finals(moment).best

const built = (p: PaperTalesPosition): number[] =>
  p.available.filter(building => elementAt(kingdomOf(p).buildings, building) > 0)

export const aim = lesson('aim', {
  ...usual,
  teaches: ['PT-FLOW-1', 'PT-SETUP-9', 'PT-END-1', 'PT-END-2', 'PT-END-3', 'PT-CARD-7'],
  match: match('aim'),
  position({ view, moves, after }) {
    if (view.round !== ROUNDS || view.stage !== 'build' || !isLastAsked(view) || built(view).length < 2) return false
    const ends = moves.map(after)
    if (!ends.every(hasEnded)) return false
    const isGood = ends.some(hasWon) && ends.filter(hasWon).every(isAhead) && ends.some(all(builds, not(hasWon)))
    return isGood && ends.some(all(plays('pass'), not(hasWon)))
  },
  steps: [
    { say: 'points', figures: p => ({ rounds: ROUNDS, ...pointsOf(p) }), light: everySeat, tab: 'board' },
    { say: 'sources', light: p => buildingsLit(built(p)), tab: 'board' },
    {
      say: 'last',
      tab: 'tray',
      want: hasWon,
      wrong: [
        { when: plays('pass'), say: 'passed', figures: finals },
        { when: builds, say: 'less', figures: finals },
      ],
    },
    { say: 'won', figures: pointsOf, light: yourSeat, tab: 'board' },
  ],
})

/** The strongest card of a packet that the starting gold can pay for. */
const bestOf = (p: PaperTalesPosition): number | undefined =>
  most(
    kingdomOf(p).packet.filter(card => cardOf(card).cost <= START_GOLD),
    card => cardOf(card).strength,
  )

const cardIn = (move: PaperTalesMove): number => ('card' in move ? move.card : 0)

export const draft = lesson('draft', {
  ...usual,
  teaches: ['PT-DRAFT-1', 'PT-DRAFT-2', 'PT-DRAFT-3', 'PT-DRAFT-4', 'PT-DRAFT-5', 'PT-DRAFT-7', 'PT-FLOW-3'],
  match: match('draft'),
  position({ view }) {
    const best = bestOf(view)
    const { packet } = kingdomOf(view)
    const isFirst = view.round === 1 && view.stage === 'recruit' && isLastAsked(view) && packet.length === HAND_SIZE
    return isFirst && best !== undefined && cardOf(best).strength === 4 && isPlain(best) && new Set(packet).size === 5
  },
  steps: [
    {
      say: 'packet',
      figures: p => ({ cards: kingdomOf(p).packet.length }),
      light: p => cardsLit(kingdomOf(p).packet),
      tab: 'tray',
    },
    {
      say: 'take',
      figures: p => ({ strength: cardOf(bestOf(p) ?? 0).strength }),
      light: p => cardsLit([bestOf(p) ?? 0]),
      tab: 'tray',
      want: ({ before, move }) => cardIn(move) === bestOf(before),
      wrong: [
        {
          when: plays('pick'),
          say: 'weak',
          figures: ({ before, move }) => ({
            strength: cardOf(cardIn(move)).strength,
            best: cardOf(bestOf(before) ?? 0).strength,
          }),
        },
      ],
    },
    {
      say: 'passed',
      figures: p => ({ cards: kingdomOf(p).packet.length, hand: HAND_SIZE }),
      light: p => cardsLit(kingdomOf(p).packet),
      tab: 'tray',
      free: Number.POSITIVE_INFINITY,
      want: ({ after }) => after.stage === 'plan',
    },
    {
      say: 'hand',
      figures: p => ({ hand: kingdomOf(p).hand.length }),
      light: p => cardsLit(kingdomOf(p).hand),
      tab: 'tray',
    },
  ],
})

const isFirstPlan = (p: PaperTalesPosition): boolean =>
  p.round === 1 && p.stage === 'plan' && isLastAsked(p) && handLeft(kingdomOf(p)).length === HAND_SIZE

const laid = (p: PaperTalesPosition): number => kingdomOf(p).plan.top.length + kingdomOf(p).plan.bottom.length

/** Cards in hand that the remaining gold can pay for. */
const payable = (p: PaperTalesPosition): number[] =>
  handLeft(kingdomOf(p)).filter(card => cardOf(card).cost <= goldLeft(p))

const isPaid: PaperTalesTest = ({ after }) => goldLeft(after) >= 0

export const cards = lesson('cards', {
  ...usual,
  teaches: [
    'PT-CARD-1',
    'PT-SETUP-3',
    'PT-DEPLOY-1',
    'PT-DEPLOY-4',
    'PT-DEPLOY-5',
    'PT-DEPLOY-6',
    'PT-DEPLOY-8',
    'PT-DRAFT-7',
  ],
  match: match('cards'),
  position({ view, moves, after }) {
    const { hand } = kingdomOf(view)
    const isHalf = view.round === 1 && view.stage === 'plan' && isLastAsked(view) && laid(view) === 2
    const ready = moves.find(move => move.kind === 'ready')
    if (!isHalf || !ready || after(ready).after.stage !== 'keep' || !hand.every(isPlain)) return false
    const rest = handLeft(kingdomOf(view))
    return goldLeft(view) === 1 && payable(view).length === 1 && rest.every(card => cardOf(card).cost > 0)
  },
  steps: [
    { say: 'face', figures: () => ({ gold: START_GOLD }), light: p => cardsLit(handLeft(kingdomOf(p))), tab: 'tray' },
    {
      say: 'lay',
      figures: p => ({ price: planned(p, YOU).price, left: goldLeft(p) }),
      light: p => cardsLit(payable(p)),
      tab: 'tray',
      want: all(plays('place'), isPaid),
      wrong: [
        {
          when: plays('place'),
          say: 'short',
          figures: ({ after }) => ({ price: planned(after, YOU).price, gold: kingdomOf(after).gold }),
        },
        {
          when: plays('ready'),
          say: 'few',
          figures: ({ before }) => ({ laid: laid(before), gold: goldLeft(before) }),
        },
      ],
      otherwise: 'stay',
    },
    { say: 'ready', light: () => ['ready'], tab: 'tray', want: plays('ready'), otherwise: 'enough' },
    { say: 'paid', figures: p => ({ gold: kingdomOf(p).gold }), light: yourSeat, tab: 'board' },
  ],
})

/** The strongest card of the hand. */
const fighter = (p: PaperTalesPosition): number | undefined =>
  most(handLeft(kingdomOf(p)), card => cardOf(card).strength)

/** The one card that produces something and hardly fights. */
const worker = (p: PaperTalesPosition): number | undefined => {
  const workers = handLeft(kingdomOf(p)).filter(card =>
    cardOf(card).resources.some(({ per, if: when }) => !per && !when),
  )
  return workers.length === 1 ? workers[0] : undefined
}

export const rows = lesson('rows', {
  ...usual,
  teaches: ['PT-KING-2', 'PT-WAR-1', 'PT-WAR-2', 'PT-RES-1'],
  match: match('rows'),
  position({ view }) {
    const [best, busy] = [fighter(view), worker(view)]
    if (!isFirstPlan(view) || best === undefined || busy === undefined || best === busy) return false
    const [strong, weak] = [cardOf(best), cardOf(busy)]
    const isPaid = strong.cost + weak.cost <= START_GOLD
    return isPaid && strong.strength === 4 && isPlain(best) && weak.strength === 1 && strong.resources.length === 0
  },
  steps: [
    { say: 'rows', light: p => cardsLit([fighter(p) ?? 0, worker(p) ?? 0]), tab: 'tray' },
    {
      say: 'top',
      figures: p => ({ strength: cardOf(fighter(p) ?? 0).strength }),
      light: p => cardsLit([fighter(p) ?? 0]),
      tab: 'tray',
      want: places(fighter, 'top'),
      wrong: [
        {
          when: places(fighter, 'bottom'),
          say: 'wasted',
          figures: ({ before }) => ({ strength: cardOf(fighter(before) ?? 0).strength }),
        },
        {
          when: placesIn('top'),
          say: 'weak',
          figures: ({ before, move }) => ({
            strength: cardOf(cardIn(move)).strength,
            best: cardOf(fighter(before) ?? 0).strength,
          }),
        },
        { when: placesIn('bottom'), say: 'later' },
        { when: plays('ready'), say: 'nobody' },
      ],
    },
    {
      say: 'bottom',
      light: p => cardsLit([worker(p) ?? 0]),
      tab: 'tray',
      want: places(worker, 'bottom'),
      wrong: [
        {
          when: places(worker, 'top'),
          say: 'blocked',
          figures: ({ before }) => ({ strength: cardOf(worker(before) ?? 0).strength }),
        },
        { when: any(placesIn('bottom'), placesIn('top')), say: 'idle' },
      ],
      otherwise: 'notYet',
    },
    { say: 'sum', figures: p => ({ strength: strengthPlanned(p) }), tab: 'board' },
  ],
})
