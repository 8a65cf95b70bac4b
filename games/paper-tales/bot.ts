import type { Judgement, Weights } from '../../kernel/judgement.ts'
import type { Seat } from '../../kernel/seat.ts'
import {
  type Care,
  DRAFT_PASSES,
  openingSteps,
  PLAN_PASSES,
  planFor,
  ROUGH,
  reckoning,
  targetOf,
} from './bot/deploy.ts'
import { IMPOSSIBLE, scratch, worthOf } from './bot/planner.ts'
import { AT, enemiesOf, outlook, type Part, prospect } from './bot/prospect.ts'
import { isUntouched, stepTowards } from './bot/steps.ts'
import { BUILDINGS, CARDS } from './content/cards.ts'
import { ROUNDS, SPOTS } from './content/figures.ts'
import { type Kingdom, NO_PLAN, NONE, type PaperTalesMove, type PaperTalesPosition } from './position.ts'
import { buildPrice, meansOf, upgradePrice } from './rules/build.ts'
import { withCard, withCards } from './rules/cards.ts'
import { game } from './rules/game.ts'
import { fullPrice, maximalChoices, unpaidSpots } from './rules/payment.ts'
import type { KingdomFigures } from './weights/figures.ts'
import { weights } from './weights/index.ts'
import { TERMS, type Term } from './weights/terms.ts'

/** Cards the draft looks at closely. */
const SHORT_LIST = 3

export const judgement: Judgement<PaperTalesPosition, PaperTalesMove, Term, KingdomFigures> = {
  terms: TERMS,
  weights,
  cost: 1.3,
  // What a card and a deployment are good for shows in wars, buildings and agings up to the end.
  clock: p => p.round,
  horizon: () => ROUNDS,
  content: ({ kingdoms }, seat) => contentOf(kingdoms[seat]),
  seats: p => p.seats,
  progress: p => (p.stage === 'over' ? 1 : (p.round - 1 + STAGE_PART[p.stage]) / ROUNDS),
  features,
  candidates,
  guess,
}

const contentOf = ({ units, artifacts, buildings }: Kingdom): string[] => [
  ...units.filter(card => card !== NONE).map(card => `card ${CARDS[card].id}`),
  ...artifacts.map(card => `card ${CARDS[card].id}`),
  ...buildings.flatMap((level, building) => (level > 0 ? [`building ${BUILDINGS[building].id}`] : [])),
]

/** How much of a round is over. */
const STAGE_PART = { recruit: 0, plan: 0.4, pay: 0.5, effects: 0.5, keep: 0.5, build: 0.7, aging: 0.8 } as const

/** Own expectation; of the others, where looking closely is not asked for, the points they have on the table. */
function features(
  p: PaperTalesPosition,
  seat: Seat | null,
  into: Float64Array,
  f: KingdomFigures,
  closely: boolean,
): void {
  const care = seat === null || !closely ? ROUGH : DRAFT_PASSES
  for (let one = 0; one < p.seats; one++) {
    const at = one * TERMS.length
    if (seat === null || one === seat) expect(p, one as Seat, into.subarray(at, at + TERMS.length), care, f)
    else into[at + AT.points] = p.kingdoms[one].vp
  }
  if (p.seats === 1) into[AT.lich] = p.lich.vp
}

function expect(p: PaperTalesPosition, seat: Seat, row: Float64Array, care: Care, f: KingdomFigures): void {
  const k = reckoning(p, seat)
  switch (p.stage) {
    case 'recruit':
      return expectFromHand(p, seat, k, drafted(p, seat), row, care, f)
    case 'plan':
      return expectFromHand(p, seat, k, k.hand, row, care, f)
    case 'pay':
      return rest(p, seat, payAs(p, seat, k), 'war', row, f)
    case 'effects':
      return rest(p, seat, k, 'war', row, f)
    case 'keep':
      rest(p, seat, k, 'war', row, f)
      row[AT.kept] = keptWorth(p, seat, f)
      return
    case 'build':
      return afterBuild(p, seat, k, row, f)
    case 'aging':
      return afterAging(p, seat, k, row, f)
    case 'over':
      row[AT.points] = k.vp
      row[AT.gold] = k.gold / 100
  }
}

function rest(p: PaperTalesPosition, seat: Seat, k: Kingdom, part: Part, row: Float64Array, f: KingdomFigures): void {
  prospect(k, p.round, part, enemiesOf(p, seat, true, f), p.duel, f, row)
}

/** Cards that will be in the hand, the sealed choice included. */
function drafted(p: PaperTalesPosition, seat: Seat): readonly number[] {
  const { hand, kept } = p.kingdoms[seat]
  const choice = p.sealed[seat]
  const own = withCards(hand, kept)
  return choice && 'card' in choice ? withCard(own, choice.card) : own
}

const trial = new Float64Array(TERMS.length)

/** The best deployment these cards allow now, before the neighbours are known. */
function expectFromHand(
  p: PaperTalesPosition,
  seat: Seat,
  k: Kingdom,
  hand: readonly number[],
  row: Float64Array,
  care: Care,
  f: KingdomFigures,
): void {
  const { layout } = planFor(p, seat, k, hand, k.plan, f, care)
  const enemies = enemiesOf(p, seat, false, f)
  let most = Number.NEGATIVE_INFINITY
  // A plan with a choice in it is settled several times: the best of them is told.
  const worth = worthOf(k, layout, after => {
    const value = prospect(after, p.round, 'war', enemies, p.duel, f, trial)
    if (value > most) {
      most = value
      row.set(trial)
    }
    return value
  })
  if (worth <= IMPOSSIBLE) row[AT.debt] = 1
  else row[AT.flips] = worth - most
  row[AT.cards] = hand.length
}

function payAs(p: PaperTalesPosition, seat: Seat, k: Kingdom): Kingdom {
  const answer = p.sealed[seat]
  const choice =
    answer?.kind === 'pay' ? { spots: answer.spots, artifacts: answer.artifacts.length } : maximalChoices(k)[0]
  const price = fullPrice(k, choice.spots, choice.artifacts)
  for (const spot of unpaidSpots(k)) if (!choice.spots.includes(spot)) k.units[spot] = NONE
  k.gold -= price
  k.artifacts = [...k.artifacts, ...(answer?.kind === 'pay' ? answer.artifacts : k.pending.slice(0, choice.artifacts))]
  return k
}

function keptWorth(p: PaperTalesPosition, seat: Seat, f: KingdomFigures): number {
  const answer = p.sealed[seat]
  const cards = answer?.kind === 'keep' ? answer.cards : p.kingdoms[seat].kept
  return cards.reduce((sum, card) => sum + f.kept + cardWorth(card, p.kingdoms[seat], f), 0)
}

/** A card on its own: what it might do later. */
function cardWorth(card: number, k: Kingdom, f: KingdomFigures): number {
  const { artifact, cost, strength, vp, resources, abilities } = CARDS[card]
  if (artifact) return 0.3 + vp * 0.3 - 0.3 * k.artifacts.length
  const missing = Math.max(0, cost - k.gold / 2)
  return (
    f.strength * strength + f.resources * resources.length + f.abilities * abilities.length - f.missingGold * missing
  )
}

function afterBuild(p: PaperTalesPosition, seat: Seat, k: Kingdom, row: Float64Array, f: KingdomFigures): void {
  const answer = p.sealed[seat]
  if (answer?.kind === 'build' || answer?.kind === 'upgrade') {
    const means = meansOf(k)
    const level = answer.kind === 'build' ? answer.level : 2
    const { land, gold } =
      answer.kind === 'build' ? buildPrice(answer.building, level, means) : upgradePrice(answer.building, means)
    k.gold -= land + gold
    k.buildings[answer.building] = level
  }
  rest(p, seat, k, answer ? 'aging' : 'build', row, f)
}

function afterAging(p: PaperTalesPosition, seat: Seat, k: Kingdom, row: Float64Array, f: KingdomFigures): void {
  const answer = p.sealed[seat]
  if (answer?.kind !== 'spare') return rest(p, seat, k, 'aging', row, f)
  const saved = answer.saved.map(spot => [spot, k.units[spot], k.age[spot] + 1] as const)
  for (const spot of answer.paying) {
    k.gold -= 1
    k.age[spot] = 0
  }
  for (const [spot] of saved) k.units[spot] = NONE
  const enemies = enemiesOf(p, seat, true, f)
  prospect(scratch(k), p.round, 'aging', enemies, p.duel, f, row)
  if (saved.length === 0 || p.round === ROUNDS) return
  // Whoever is saved lives another round.
  const alone = scratch(k)
  for (let spot = 0; spot < SPOTS; spot++) alone.units[spot] = NONE
  row[AT.later] -= outlook(scratch(alone), p.round + 1, enemies, p.duel, f)
  for (const [spot, card, age] of saved) {
    alone.units[spot] = card
    alone.age[spot] = age
  }
  row[AT.later] += outlook(alone, p.round + 1, enemies, p.duel, f)
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
      return [stepTowards(targetOf(p, seat, f, closely ? PLAN_PASSES : ROUGH), p.kingdoms[seat].plan, moves)]
    case 'recruit':
      return shortList(p, seat, moves, f, closely ? DRAFT_PASSES : ROUGH)
    default:
      return moves
  }
}

/** Everybody takes the card that looks best by itself, and answers without trying it out; rivals deploy without much thought. */
function guess(
  p: PaperTalesPosition,
  seat: Seat,
  isOwn: boolean,
  { figures: f }: Weights<Term, KingdomFigures>,
): PaperTalesMove | null {
  const moves = game.moves(p, seat)
  if (moves.length === 1) return moves[0]
  if (p.stage === 'plan')
    return stepTowards(targetOf(p, seat, f, isOwn ? DRAFT_PASSES : ROUGH), p.kingdoms[seat].plan, moves)
  if (p.stage === 'effects') return null
  let best = moves[0]
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const worth = p.stage === 'recruit' ? pickWorth(p, seat, move, f) : answerWorth(p, seat, move, f)
    if (worth > most) {
      most = worth
      best = move
    }
  }
  return best
}

const pickWorth = (p: PaperTalesPosition, seat: Seat, move: PaperTalesMove, f: KingdomFigures): number =>
  asideWorth(move) + ('card' in move ? cardWorth(move.card, p.kingdoms[seat], f) : 0)

/** What can be expected once this answer is sealed, without carrying it out. */
function answerWorth(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove, f: KingdomFigures): number {
  p.sealed[seat] = move
  trial.fill(0)
  if (p.stage === 'keep') trial[AT.kept] = keptWorth(p, seat, f)
  else expect(p, seat, trial, ROUGH, f)
  p.sealed[seat] = null
  let worth = 0
  for (let term = 0; term < trial.length; term++) worth += trial[term]
  return worth
}

/** The cards that improve the best deployment most; with them, the least dangerous things to give away. */
function shortList(
  p: PaperTalesPosition,
  seat: Seat,
  moves: readonly PaperTalesMove[],
  f: KingdomFigures,
  care: Care,
): readonly PaperTalesMove[] {
  const worth = new Map<number, number>()
  const own = drafted(p, seat)
  const { plan } = planFor(p, seat, reckoning(p, seat), own, NO_PLAN, f, care)
  const rated = moves.map(move => {
    const card = 'card' in move ? move.card : NONE
    const known =
      worth.get(card) ??
      planFor(p, seat, reckoning(p, seat), withCard(own, card), plan, f, care).worth +
        f.alone * cardWorth(card, p.kingdoms[seat], f)
    worth.set(card, known)
    return { move, worth: known + asideWorth(move) }
  })
  rated.sort((a, b) => b.worth - a.worth)
  return rated.slice(0, SHORT_LIST).map(({ move }) => move)
}

/** Discard what would help the opponent; keep the crypts weak. */
function asideWorth(move: PaperTalesMove): number {
  if (move.kind === 'split') return 0.02 * CARDS[move.discard].strength
  if (move.kind === 'muster') return -0.001 * CARDS[move.left].strength
  return 0
}
