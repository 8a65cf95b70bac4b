import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { all, not } from '../../../learn/lesson.ts'
import { FACTIONS, type FactionId } from '../content/factions.ts'
import { FLAG, POINTS } from '../content/figures.ts'
import { ADJACENT, FOOT, HOME_REGIONS } from '../content/map.ts'
import { WAR_VALUE } from '../content/resources.ts'
import { NONE, NOT_SET, type TekMove, type TekPosition, topFrame, type War, warOf } from '../position.ts'
import { armiesAt, highestBid, leadsToWar, warPrice } from '../queries.ts'
import {
  follows,
  foodOf,
  harvest,
  NEXT,
  oreOf,
  plays,
  priceFor,
  type TekMoment,
  type TekTest,
  YOU,
  yourStock,
} from './moments.ts'
import { lesson, match, regionsLit, usual, yourSeat } from './parts.ts'

const faceOf = (move: TekMove): number => (move.kind === 'die' ? move.face : FLAG)
const setsFlag: TekTest = ({ move }) => move.kind === 'die' && move.face === FLAG

/** The other side's die in these lessons. */
const THEIRS = { defending: 2, attacking: 5 }

/** Peoples whose first level of magic does not affect war. */
const QUIET: readonly FactionId[] = ['centaurs', 'constructs', 'dwarves', 'elves', 'goblins', 'humans', 'lizardfolk']
const isQuiet = (p: TekPosition, war: War, seat: Seat): boolean =>
  elementAt(p.magic, seat) < 2 &&
  QUIET.includes(elementAt(FACTIONS, elementAt(p.factions, seat))) &&
  warPrice(p, war, seat, 1).discount === 0

interface Odds {
  /** The highest numbers that you and the other side can afford. */
  readonly mine: number
  readonly theirs: number
}
function oddsOf(p: TekPosition): Odds & Record<string, number> {
  const war = warOf(p)
  if (!war) return { mine: 0, theirs: 0 }
  const enemy = war.attacker === YOU ? war.defender : war.attacker
  return { mine: highestBid(p, war, YOU), theirs: highestBid(p, war, enemy) }
}
/** The lowest number with which you, the attacker, surely win: ties go to the defender. */
const surely = (p: TekPosition): number => oddsOf(p).theirs + 1

/** Regions of your home where a single army of the next player stands. */
const intruders = (p: TekPosition): number[] =>
  (HOME_REGIONS[elementAt(p.homes, YOU)] ?? []).filter(region => {
    const [first, second] = armiesAt(p, region)
    return first?.owner === NEXT && second === undefined
  })

const attacks: TekTest = ({ before, move }) => move.kind === 'patrol' && intruders(before).includes(move.to)

/** You can outbid the intruder, who has nowhere to retreat. */
function isSure({ before, after }: TekMoment): boolean {
  const war = warOf(after)
  if (!war || war.allied || !isQuiet(after, war, YOU) || !isQuiet(after, war, NEXT)) return false
  const { mana, ore } = yourStock(before)
  const canChoose = mana > 1 && ore > 0
  return canChoose && oddsOf(after).theirs === THEIRS.defending && foodOf(before, NEXT) < elementAt(before.inPlay, NEXT)
}

const dueNow = (p: TekPosition): number => {
  const frame = topFrame(p)
  return frame?.kind === 'pay' ? frame.due : 0
}
const covers = (move: TekMove): number =>
  move.kind === 'pay' ? WAR_VALUE.mana * move.mana + WAR_VALUE.ore * move.ore : 0

export const war = lesson('war', {
  ...usual,
  teaches: [
    'TEK-WAR-1',
    'TEK-WAR-2',
    'TEK-WAR-3',
    'TEK-WAR-4',
    'TEK-WAR-7',
    'TEK-WAR-8',
    'TEK-WAR-9',
    'TEK-WAR-10',
    'TEK-PAY-2',
    'TEK-PAY-3',
  ],
  match: match('war'),
  position({ view, moves, after }) {
    if (!follows(view, 'patrol') || intruders(view).length !== 1) return false
    const wars = moves.map(after).filter(attacks)
    const peaceful = moves.map(after).filter(all(plays('patrol'), not(attacks)))
    const isCalm = peaceful.length > 0 && peaceful.every(({ move }) => !leadsToWar(view, YOU, move))
    return wars.length > 0 && wars.every(isSure) && isCalm && moves.every(({ kind }) => kind !== 'quest')
  },
  steps: [
    {
      say: 'intruder',
      light: p => regionsLit(...intruders(p)),
      tab: 'board',
      want: attacks,
      wrong: [
        { when: plays('patrol'), say: 'past', light: ({ before }) => regionsLit(...intruders(before)) },
        { when: plays('collect'), say: 'collect', figures: ({ before }) => ({ units: harvest(before) }) },
      ],
    },
    {
      say: 'set',
      figures: p => ({ ...oddsOf(p), mana: WAR_VALUE.mana, ore: WAR_VALUE.ore }),
      light: () => ['faces', 'act:seal'],
      tab: 'tray',
      want: ({ before, move }) => faceOf(move) === surely(before),
      wrong: [
        { when: setsFlag, say: 'flag' },
        {
          when: ({ before, move }) => faceOf(move) < surely(before),
          say: 'low',
          figures: ({ before, move }) => ({ face: faceOf(move), theirs: oddsOf(before).theirs }),
        },
        {
          when: plays('die'),
          say: 'high',
          figures: ({ before, move }) => ({
            face: faceOf(move),
            enough: surely(before),
            cost: faceOf(move) - surely(before),
          }),
        },
      ],
      replies: [{ seat: NEXT, move: { kind: 'die', face: THEIRS.defending } }],
    },
    {
      say: 'pay',
      figures: p => ({ due: dueNow(p) }),
      light: () => ['move:pay'],
      tab: 'tray',
      want: ({ before, move }) => covers(move) === dueNow(before),
      wrong: [
        {
          when: plays('pay'),
          say: 'waste',
          figures: ({ before, move }) => ({ given: covers(move), due: dueNow(before) }),
        },
      ],
    },
    { say: 'won', figures: p => ({ armies: elementAt(p.inPlay, NEXT) }), light: () => [`seat:${NEXT}`], tab: 'board' },
  ],
})

/** Where an army beaten here could go. */
const waysOut = (p: TekPosition, region: number): number[] =>
  (elementAt(ADJACENT, FOOT)[region] ?? []).filter(
    to => armiesAt(p, to).length < 2 && armiesAt(p, to).every(({ owner }) => owner === YOU),
  )

export const flag = lesson('flag', {
  ...usual,
  teaches: [
    'TEK-PAY-5',
    'TEK-WAR-6',
    'TEK-ALLY-1',
    'TEK-RETREAT-1',
    'TEK-RETREAT-2',
    'TEK-RETREAT-3',
    'TEK-RETREAT-4',
    'TEK-RETREAT-5',
  ],
  match: match('flag'),
  position({ view }) {
    const fought = topFrame(view)
    if (
      fought?.kind !== 'war' ||
      fought.attacker !== NEXT ||
      fought.defender !== YOU ||
      fought.dice[1] !== NOT_SET ||
      fought.allied
    )
      return false
    const { mine, theirs } = oddsOf(view)
    const isPlain = isQuiet(view, fought, YOU) && isQuiet(view, fought, NEXT) && oreOf(view, NEXT) === 0
    const canRetreat = foodOf(view, YOU) >= elementAt(view.inPlay, YOU) && waysOut(view, fought.region).length > 0
    return (
      isPlain &&
      canRetreat &&
      elementAt(view.inPlay, YOU) > 2 &&
      mine > 0 &&
      mine < THEIRS.attacking &&
      theirs > THEIRS.attacking
    )
  },
  steps: [
    { say: 'odds', figures: oddsOf, light: () => [...yourSeat(), `seat:${NEXT}`], tab: 'board' },
    {
      say: 'set',
      light: () => ['act:flag'],
      tab: 'tray',
      want: setsFlag,
      wrong: [
        {
          when: plays('die'),
          say: 'number',
          figures: ({ before, move }) => ({ face: faceOf(move), theirs: oddsOf(before).theirs }),
        },
      ],
      replies: [{ seat: NEXT, move: { kind: 'die', face: THEIRS.attacking } }],
    },
    {
      say: 'retreat',
      figures: p => ({ food: elementAt(p.inPlay, YOU) }),
      light: p => regionsLit(...waysOut(p, warOf(p)?.region ?? NONE)),
      tab: 'board',
      want: plays('retreat'),
      wrong: [
        {
          when: plays('give-up'),
          say: 'lost',
          figures: ({ after }) => ({ army: POINTS.army, food: priceFor(after, 'expand') }),
        },
      ],
    },
    { say: 'saved', figures: p => ({ armies: elementAt(p.inPlay, YOU) }), light: yourSeat, tab: 'board' },
  ],
})
