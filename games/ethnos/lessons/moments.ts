import { elementAt } from '../../../kernel/list.ts'
import type { Moment, Test } from '../../../learn/lesson.ts'
import { type Card, kingdomOf, tribeOf } from '../content/cards.ts'
import { ALL_KINGDOMS, type Kingdom } from '../content/kingdoms.ts'
import { DRAGONS } from '../content/table.ts'
import type { Tribe } from '../content/tribes.ts'
import type { EthnosEvent, EthnosMove, EthnosPosition } from '../position.ts'
import { gainsIfAgeEnded, kingdomCounts, kingdomPay } from '../queries.ts'

/* What lessons ask about hands, moves and their results. */

export type EthnosMoment = Moment<EthnosPosition, EthnosMove, EthnosEvent>
export type EthnosTest = Test<EthnosPosition, EthnosMove, EthnosEvent>

/** The learner's seat in every lesson. */
export const YOU = 0

export const handOf = (p: EthnosPosition): readonly Card[] => elementAt(p.hands, YOU)

export const plays =
  (...kinds: readonly EthnosMove['kind'][]): EthnosTest =>
  ({ move }) =>
    kinds.includes(move.kind)

export const sizeOf = (move: EthnosMove): number => (move.kind === 'band' ? move.cards.length : 0)
export const leaderOf = (move: EthnosMove): Card | undefined => (move.kind === 'band' ? move.leader : undefined)

export const isLedBy =
  (tribe: Tribe): EthnosTest =>
  ({ move }) =>
    move.kind === 'band' && tribeOf(move.leader) === tribe

/** The kingdom that got your marker, if any. */
export const markedKingdom = ({ events, seat }: EthnosMoment): Kingdom | undefined =>
  events.flatMap(event => (event.kind === 'marker' && event.seat === seat ? [event.kingdom] : []))[0]

/** Could these go into one band? */
export const fits = (one: Card, other: Card): boolean =>
  kingdomOf(one) === kingdomOf(other) || tribeOf(one) === tribeOf(other)

/** The cards of each colour and of each tribe, largest groups first. */
export const groupsIn = (hand: readonly Card[]): Card[][] =>
  [kingdomOf, tribeOf]
    .flatMap(groupOf => [...Map.groupBy(hand, groupOf).values()])
    .sort((one, other) => other.length - one.length)

/** The largest band in your hand. */
export const largest = (p: EthnosPosition): readonly Card[] => groupsIn(handOf(p))[0] ?? []

export const isOfOneColour = (cards: readonly Card[]): boolean => new Set(cards.map(kingdomOf)).size === 1

export const best = <T>(items: readonly T[], worth: (item: T) => number): T =>
  items.reduce((one, other) => (worth(other) > worth(one) ? other : one))

/** What first place in a kingdom pays now. */
export const payOf = (p: EthnosPosition, kingdom: Kingdom): number => elementAt(kingdomPay(p, kingdom).places, 0)

/** The kingdom where you have most markers. */
export const mostIn = (p: EthnosPosition): Kingdom =>
  best(ALL_KINGDOMS, kingdom => elementAt(kingdomCounts(p, kingdom), YOU))

/** What the end of the age would pay you now. */
export const totalNow = (p: EthnosPosition): number => elementAt(gainsIfAgeEnded(p), YOU).total

/** What a move adds to what the kingdoms would pay you. */
export const kingdomGain = ({ before, after }: EthnosMoment): number =>
  elementAt(gainsIfAgeEnded(after), YOU).kingdoms - elementAt(gainsIfAgeEnded(before), YOU).kingdoms

/** Cards in the deck, dragons included. */
export const cardsLeft = (p: EthnosPosition): number => p.upper + p.lower + DRAGONS - p.dragons

export const hasEnded: EthnosTest = ({ events }) => events.some(({ kind }) => kind === 'age-ended')

export const hasWon: EthnosTest = ({ events, seat }) =>
  events.some(event => event.kind === 'game-ended' && event.places[seat] === 1)
