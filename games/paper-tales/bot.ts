import type { Judgement } from '../../kernel/judgement.ts'
import { type Seat, seatsOf } from '../../kernel/seat.ts'
import { bestDeployment, DRAFT_PASSES, HASTY, openingSteps, PLAN_PASSES, ROUGH } from './bot/deploy.ts'
import { shortList } from './bot/draft.ts'
import { expect } from './bot/expect.ts'
import { guess } from './bot/guess.ts'
import { targetOf } from './bot/mind.ts'
import { AT, sumOf } from './bot/prospect.ts'
import { sensible } from './bot/sense.ts'
import { isUntouched, stepsTowards } from './bot/steps.ts'
import { BUILDINGS, CARDS } from './content/cards.ts'
import { ROUNDS } from './content/figures.ts'
import { type Kingdom, NO_PLAN, NONE, type PaperTalesMove, type PaperTalesPosition, type Plan } from './position.ts'
import type { KingdomFigures } from './weights/figures.ts'
import { weights } from './weights/index.ts'
import { TERMS, type Term } from './weights/terms.ts'

export const judgement: Judgement<PaperTalesPosition, PaperTalesMove, Term, KingdomFigures> = {
  terms: TERMS,
  weights,
  patience: 0.75,
  boldness: 4,
  clock,
  // In the solo game only the very end shows whether the Lich King is beaten.
  horizon: p => (p.seats === 1 ? ROUNDS + 1 : Math.min(WARS_AHEAD, ROUNDS + 1 - clock(p))),
  content: ({ kingdoms }, seat) => contentOf(kingdoms[seat]),
  seats: p => p.seats,
  progress: p => (p.stage === 'over' ? 1 : (p.round - 1 + STAGE_PART[p.stage]) / ROUNDS),
  features,
  candidates,
  sensible,
  guess,
  reopen,
}

/**
 * The value of a card or deployment shows in this round's war and the next; looking further adds more noise than
 * information.
 */
const WARS_AHEAD = 2

/** Rounds whose war is over. */
function clock({ round, stage }: PaperTalesPosition): number {
  return stage === 'build' || stage === 'aging' ? round + 1 : round
}

/**
 * What follows the last war can be calculated. Walks end there rather than with the game: the margin tells far more, in
 * few walks, than the mere result.
 */
const isNearlyOver = (p: PaperTalesPosition): boolean => clock(p) > ROUNDS

const contentOf = ({ units, artifacts, buildings }: Kingdom): string[] => [
  ...units.filter(card => card !== NONE).map(card => `card ${CARDS[card].id}`),
  ...artifacts.map(card => `card ${CARDS[card].id}`),
  ...buildings.flatMap((level, building) => (level > 0 ? [`building ${BUILDINGS[building].id}`] : [])),
]

/** The share of the round that is over. */
const STAGE_PART = { recruit: 0, plan: 0.4, pay: 0.5, effects: 0.5, keep: 0.5, build: 0.7, aging: 0.8 } as const

/** One's own expectation; for the others, unless a close look is asked for, the points they have on the table. */
function features(
  p: PaperTalesPosition,
  seat: Seat | null,
  into: Float64Array,
  f: KingdomFigures,
  closely: boolean,
): void {
  const care = seat === null ? HASTY : closely ? DRAFT_PASSES : ROUGH
  for (const one of seatsOf(p.seats)) {
    const at = one * TERMS.length
    const row = into.subarray(at, at + TERMS.length)
    if (seat === null || one === seat) expect(p, one, row, care, f)
    else row[AT.points] = p.kingdoms[one].vp
    if (seat === null && isNearlyOver(p)) sumUp(row)
  }
  if (p.seats === 1) into[AT.lich] = p.lich.vp
}

/** Points that are all but certain count as points. */
function sumUp(row: Float64Array): void {
  const points = sumOf(row)
  row.fill(0)
  row[AT.points] = points
}

function candidates(
  p: PaperTalesPosition,
  seat: Seat,
  moves: readonly PaperTalesMove[],
  f: KingdomFigures,
  closely: boolean,
): readonly PaperTalesMove[] {
  switch (p.stage) {
    case 'plan':
      if (closely && isUntouched(p.kingdoms[seat].plan)) return openingSteps(p, seat, moves, f)
      return stepsTowards(
        targetOf(p, seat, () => deployment(p, seat, f, closely)),
        p.kingdoms[seat].plan,
        moves,
      )
    case 'recruit':
      return shortList(p, seat, moves, f, closely ? DRAFT_PASSES : ROUGH)
    default:
      return moves
  }
}

/** Those who have answered choose again. In the solo game the Lich King's hidden cards count too. */
function reopen(p: PaperTalesPosition, seat: Seat): boolean {
  for (const other of seatsOf(p.seats)) {
    if (other === seat || !p.sealed[other]) continue
    p.sealed[other] = null
    p.kingdoms[other].plan = NO_PLAN
    p.asked = [...p.asked, other]
  }
  return p.seats > 1
}

const deployment = (p: PaperTalesPosition, seat: Seat, f: KingdomFigures, closely: boolean): Plan =>
  bestDeployment(p, seat, f, closely ? PLAN_PASSES : ROUGH)
