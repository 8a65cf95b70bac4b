import type { Seat } from '../../../kernel/seat.ts'
import { CARDS } from '../content/cards.ts'
import { type Kingdom, NO_PLAN, NONE, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { withCard, withCards } from '../rules/cards.ts'
import type { KingdomFigures } from '../weights/figures.ts'
import { usualWorth } from '../weights/worths.ts'
import { additions, type Care, layoutPlan, planWorth } from './deploy.ts'
import { MOST_CARDS } from './layout.ts'
import { sceneOf } from './prospect.ts'

/** Choices the draft looks at closely: all cards of a packet, or with the rules for two the best. */
const SHORT_LIST = 9

/** Cards that will be in the hand, the sealed choice included. */
export function drafted(p: PaperTalesPosition, seat: Seat): readonly number[] {
  const { hand, kept } = p.kingdoms[seat]
  const choice = p.sealed[seat]
  const own = withCards(hand, kept)
  return choice && 'card' in choice ? withCard(own, choice.card) : own
}

/** A card on its own: what it might do later. */
export function cardWorth(card: number, k: Kingdom, f: KingdomFigures): number {
  const { artifact, cost, strength, vp, resources, abilities } = CARDS[card]
  if (artifact) return 0.3 + vp * 0.3 - 0.3 * k.artifacts.length
  const missing = Math.max(0, cost - k.gold / 2)
  return (
    f.strength * strength + f.resources * resources.length + f.abilities * abilities.length - f.missingGold * missing
  )
}

/** The cards that improve the best deployment most; with them, the least dangerous things to give away. */
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
  const rated = differentCards(moves).map(move => {
    const card = 'card' in move ? move.card : NONE
    const worth =
      planWorth(p, seat, withCard(own, card), plan, scene, care) + f.alone * cardWorth(card, p.kingdoms[seat], f)
    return { move, worth }
  })
  rated.sort((a, b) => b.worth - a.worth)
  return rated.slice(0, SHORT_LIST).map(({ move }) => move)
}

/** For each card to take the one move that looks best by what is given away with it. */
function differentCards(moves: readonly PaperTalesMove[]): PaperTalesMove[] {
  const best = new Map<number, PaperTalesMove>()
  for (const move of moves) {
    const card = 'card' in move ? move.card : NONE
    const known = best.get(card)
    if (!known || asideWorth(move) > asideWorth(known)) best.set(card, move)
  }
  return [...best.values()]
}

/** Discard what would help the opponent; keep the crypts weak. */
function asideWorth(move: PaperTalesMove): number {
  if (move.kind === 'split') return 0.02 * CARDS[move.discard].strength
  if (move.kind === 'muster') return -0.001 * CARDS[move.left].strength
  return 0
}

const added = new Float64Array(MOST_CARDS)

/** Takes what adds most to its own deployment; rivals take what does so for most kingdoms, which is much quicker told. */
export function quickPick(p: PaperTalesPosition, seat: Seat, isOwn: boolean, f: KingdomFigures): PaperTalesMove {
  const k = p.kingdoms[seat]
  const { packet } = k
  if (isOwn) additions(p, seat, withCards(k.hand, k.kept), packet, sceneOf(p, seat, false, f), added)
  const at = bestOf(packet, NONE, (card, i) =>
    isOwn ? added[i] + f.alone * cardWorth(card, k, f) : usualWorth(card, p.round),
  )
  const card = packet[at]
  if (p.seats > 1 && !p.duel) return { kind: 'pick', card }
  const sign = p.duel ? 1 : -1
  const other = packet[bestOf(packet, at, aside => sign * CARDS[aside].strength)]
  return p.duel ? { kind: 'split', card, discard: other } : { kind: 'muster', card, left: other }
}

/** The place of the best card, that at `taken` left out. */
function bestOf(cards: readonly number[], taken: number, worthOf: (card: number, at: number) => number): number {
  let best = NONE
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < cards.length; i++) {
    if (i === taken) continue
    const worth = worthOf(cards[i], i)
    if (worth <= most) continue
    most = worth
    best = i
  }
  return best
}
