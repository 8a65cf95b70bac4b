import type { Seat } from '../../../kernel/seat.ts'
import { CARDS } from '../content/cards.ts'
import { type Kingdom, NO_PLAN, NONE, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { withCard, withCards, withoutCard } from '../rules/cards.ts'
import { keepLimit } from '../rules/keep.ts'
import type { KingdomFigures } from '../weights/figures.ts'
import { usualWorth } from '../weights/worths.ts'
import { additions, type Care, layoutPlan, planWorth, ROUGH } from './deploy.ts'
import { MOST_CARDS } from './layout.ts'
import { bestFirst } from './mind.ts'
import { sceneOf } from './scene.ts'

/** The cards of a packet that are compared: all of them, or in a quick look the most promising few. */
const SHORT_LIST = 3

/** Cards that will be in the hand, including the sealed choice. */
export function drafted(p: PaperTalesPosition, seat: Seat): readonly number[] {
  const { hand, kept } = p.kingdoms[seat]
  const choice = p.sealed[seat]
  const own = withCards(hand, kept)
  return choice && 'card' in choice ? withCard(own, choice.card) : own
}

/** A card by itself: what it might do later. */
export function cardWorth(card: number, k: Kingdom, f: KingdomFigures): number {
  const { artifact, cost, strength, vp, resources, abilities } = CARDS[card]
  if (artifact) return 0.3 + vp * 0.3 - 0.3 * k.artifacts.length
  const missing = Math.max(0, cost - k.gold / 2)
  return (
    f.strength * strength + f.resources * resources.length + f.abilities * abilities.length - f.missingGold * missing
  )
}

/** The cards that improve the best deployment most, each with the least harmful discard. */
export function shortList(
  p: PaperTalesPosition,
  seat: Seat,
  moves: readonly PaperTalesMove[],
  f: KingdomFigures,
  care: Care,
): readonly PaperTalesMove[] {
  const own = drafted(p, seat)
  const scene = sceneOf(p, seat, false, f)
  planWorth(p, seat, own, NO_PLAN, scene, care)
  const plan = layoutPlan()
  const rated = differentCards(moves, p.round).map(move => {
    const card = 'card' in move ? move.card : NONE
    const worth =
      planWorth(p, seat, withCard(own, card), plan, scene, care) + f.alone * cardWorth(card, p.kingdoms[seat], f)
    return { move, worth }
  })
  rated.sort((a, b) => b.worth - a.worth)
  return rated.slice(0, care === ROUGH ? SHORT_LIST : rated.length).map(({ move }) => move)
}

/** For each card to take, the best move by what is discarded with it. */
function differentCards(moves: readonly PaperTalesMove[], round: number): PaperTalesMove[] {
  const best = new Map<number, PaperTalesMove>()
  for (const move of moves) {
    const card = 'card' in move ? move.card : NONE
    const known = best.get(card)
    if (!known || asideWorth(move, round) > asideWorth(known, round)) best.set(card, move)
  }
  return [...best.values()]
}

/** Discards what would help the opponent, and keeps the crypts weak. */
function asideWorth(move: PaperTalesMove, round: number): number {
  if (move.kind === 'split') return usualWorth(move.discard, round)
  if (move.kind === 'muster') return -CARDS[move.left].strength
  return 0
}

const added = new Float64Array(MOST_CARDS)
/** Cards of a packet that a walk tries. */
const LIKELY = 3
/** What lack of gold takes off a card's value. */
const MISSING_GOLD = 0.4

/** Takes what adds most to one's own deployment; for rivals that is only a guess. */
export function quickPick(p: PaperTalesPosition, seat: Seat, isOwn: boolean, f: KingdomFigures): PaperTalesMove {
  const { packet } = p.kingdoms[seat]
  const card = isOwn && packet.length > 1 ? fittingCard(p, seat, f) : usefulCard(p, seat)
  if (p.seats > 1 && !p.duel) return { kind: 'pick', card }
  const others = withoutCard(packet, card)
  if (p.duel) return { kind: 'split', card, discard: bestBy(others, aside => usualWorth(aside, p.round)) }
  return { kind: 'muster', card, left: bestBy(others, aside => -CARDS[aside].strength) }
}

/** Of the cards that are good in most kingdoms, the one that is best in this one. */
function fittingCard(p: PaperTalesPosition, seat: Seat, f: KingdomFigures): number {
  const k = p.kingdoms[seat]
  const likely = bestFirst(k.packet, p.round).slice(0, LIKELY)
  additions(p, seat, likely, f, added)
  return bestBy(likely, (card, i) => added[i] + f.alone * cardWorth(card, k, f))
}

/** What is good in most kingdoms, as far as the gold goes: much quicker to find. */
function usefulCard({ kingdoms, round }: PaperTalesPosition, seat: Seat): number {
  const { hand, kept, gold, packet } = kingdoms[seat]
  const left = gold - costOf(hand) - costOf(kept)
  return bestBy(packet, card => usualWorth(card, round) - MISSING_GOLD * Math.max(0, CARDS[card].cost - left))
}

function costOf(cards: readonly number[]): number {
  let cost = 0
  for (let i = 0; i < cards.length; i++) cost += CARDS[cards[i]].cost
  return cost
}

/** As many as may be kept, by their likely value in the next round. */
export function quickKeep(p: PaperTalesPosition, seat: Seat): PaperTalesMove {
  const k = p.kingdoms[seat]
  const cards = bestFirst(k.hand, p.round + 1).slice(0, keepLimit(k))
  return { kind: 'keep', cards: cards.sort((a, b) => a - b) }
}

function bestBy(cards: readonly number[], worthOf: (card: number, at: number) => number): number {
  let best = cards[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < cards.length; i++) {
    const worth = worthOf(cards[i], i)
    if (worth <= most) continue
    most = worth
    best = cards[i]
  }
  return best
}
