import { elementAt } from '../../../kernel/list.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { Moment, Test } from '../../../learn/lesson.ts'
import { type Card, SPELL } from '../content/deck.ts'
import { type Companion, MAGE } from '../content/figures.ts'
import { STRENGTH_POTION_ATTACK } from '../content/magic.ts'
import { type DarkLandsEvent, type DarkLandsMove, type DarkLandsPosition, type Frame, topFrame } from '../position.ts'
import { type Laying, laid, layings, regionsOf, spoils } from '../queries.ts'

/* What lessons ask about hands, moves and their results. */

export type DarkLandsMoment = Moment<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>
export type DarkLandsTest = Test<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>

/** The learner's seat in every lesson. */
export const YOU = 0

export const handOf = (p: DarkLandsPosition): readonly Card[] => elementAt(p.hands, YOU)

/** It is your turn to play, and no charge waits for a Troop card. */
export const asks = (p: DarkLandsPosition, kind: Frame['kind']): boolean => {
  const frame = topFrame(p)
  const isPlain = p.attackCharge + p.treasureCharge + p.remote.length === 0
  return frame?.kind === kind && frame.seat === YOU && !p.exchanging[YOU] && isPlain
}

export const plays =
  (...kinds: readonly DarkLandsMove['kind'][]): DarkLandsTest =>
  ({ move }) =>
    kinds.includes(move.kind)

export const captures = (p: DarkLandsPosition): readonly Laying[] => layings(p, YOU, 'capture')

/** The best pay of a single capture now. */
export const bestPay = (p: DarkLandsPosition): number => Math.max(0, ...captures(p).map(({ cell }) => spoils(p, cell)))

export const bestCaptures = (p: DarkLandsPosition): readonly Laying[] =>
  captures(p).filter(({ cell }) => spoils(p, cell) === bestPay(p))

export const payOf = ({ before, move }: DarkLandsMoment): number =>
  move.kind === 'capture' ? spoils(before, move.cell) : 0

export const takesBest: DarkLandsTest = moment => payOf(moment) > 0 && payOf(moment) === bestPay(moment.before)

export const paysLess: DarkLandsTest = moment => payOf(moment) > 0 && payOf(moment) < bestPay(moment.before)

/** Some captures would pay less than the best. */
export const hasChoice = (p: DarkLandsPosition): boolean => captures(p).length > bestCaptures(p).length

/** The upper half of the small board: on a phone the hand lies over the rest. */
const IN_SIGHT = 22
export const inSight = (layings: readonly Laying[]): boolean => layings.every(({ cell }) => cell < IN_SIGHT)

/** What something brings compared with the better choice. */
export const shortfall = (got: number, best: number) => ({ got, best, cost: best - got })

/** As if these companions were ready too. */
export const withCompanions = (p: DarkLandsPosition, types: readonly Companion[]): DarkLandsPosition => ({
  ...p,
  ready: p.ready.map((ready, at) => ready + types.filter(type => YOU * 3 + type === at).length),
})

/** As if the Strength Potion had been used. */
export const strengthened = (p: DarkLandsPosition): DarkLandsPosition => ({
  ...p,
  ready: p.ready.map((ready, at) => (at === YOU * 3 + MAGE ? ready - 1 : ready)),
  attackCharge: p.attackCharge + STRENGTH_POTION_ATTACK,
})

export const holdsPotion = (p: DarkLandsPosition): boolean =>
  handOf(p).includes(SPELL['strength-potion']) && elementAt(p.ready, YOU * 3 + MAGE) > 0

/** A capture, and another that it makes possible. */
export interface Chain {
  readonly first: Laying
  readonly then: Laying
  readonly pay: number
}

/** The pairs of captures that pay most, where the first brings the second's region within reach. */
export function bestChains(p: DarkLandsPosition): readonly Chain[] {
  const within = new Set(captures(p).map(({ cell }) => cell))
  const chains = captures(p).flatMap(first =>
    captures(laid(p, YOU, first))
      .filter(({ cell }) => !within.has(cell))
      .map(then => ({ first, then, pay: elementAt(p.levels, first.cell) + elementAt(p.levels, then.cell) })),
  )
  const most = Math.max(0, ...chains.map(({ pay }) => pay))
  return chains.filter(({ pay }) => pay === most)
}

/** The Fortifications that bring the best region within reach. */
export function bestForts(p: DarkLandsPosition): readonly Laying[] {
  const ways = layings(p, YOU, 'fortify').map(way => ({ way, pay: bestPay(laid(p, YOU, way)) }))
  const most = Math.max(bestPay(p), ...ways.map(({ pay }) => pay))
  return ways.flatMap(({ way, pay }) => (pay === most && pay > bestPay(p) ? [way] : []))
}

export const othersOf = (p: DarkLandsPosition): readonly number[] => p.coins.filter((_, seat) => seat !== YOU)

export const standing = (p: DarkLandsPosition) => ({ mine: elementAt(p.coins, YOU), best: Math.max(...othersOf(p)) })

/** Over, and nobody stands before you: coins decide, then regions. */
export const hasWon: DarkLandsTest = ({ after: p }) =>
  topFrame(p) === undefined &&
  seatsOf(p.seats).every(
    seat =>
      elementAt(p.coins, seat) < elementAt(p.coins, YOU) ||
      (p.coins[seat] === p.coins[YOU] && regionsOf(p, seat) <= regionsOf(p, YOU)),
  )
