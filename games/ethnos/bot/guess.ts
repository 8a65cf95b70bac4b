import type { Seat } from '../../../kernel/seat.ts'
import { type Card, SKELETON, tribeOf } from '../content/cards.ts'
import { HAND_LIMIT } from '../content/table.ts'
import { type EthnosMove, type EthnosPosition, topFrame } from '../position.ts'
import { highestTroll } from '../rules/ability.ts'
import { BONUS_CHOICES, HORDE_KEPT, SCATTER, STOP, TROLL_CHOICES, WIZARD_DRAWS } from '../rules/choices.ts'
import { bestMarker } from './abilities.ts'
import { Appraisal, type EthnosWeights } from './appraisal.ts'
import { belongs, bestBandMove } from './bands.ts'
import { bestRecruit } from './recruits.ts'

/**
 * The move of a seat that looks one step ahead, without trying every move: the effect of each sensible move is computed
 * from the position, as far as the mover can know it.
 */
export function guess(p: EthnosPosition, seat: Seat, _isOwn: boolean, weights: EthnosWeights): EthnosMove | null {
  const frame = topFrame(p)
  if (!frame) return null
  switch (frame.kind) {
    case 'turn':
      return turn(new Appraisal(p, seat, weights))
    case 'chain':
      return bestBandMove(new Appraisal(p, seat, weights))?.move ?? STOP
    case 'bonus':
      return BONUS_CHOICES[bestMarker(new Appraisal(p, seat, weights))]
    case 'troll':
      return TROLL_CHOICES[highestTroll(p, frame.amount)]
    case 'keep':
      return { kind: 'keep', cards: kept(new Appraisal(p, seat, weights), frame.amount) }
    case 'wizard':
      return WIZARD_DRAWS
    case 'hordes':
      // A horde grows, and the last age pays for it without a question.
      return HORDE_KEPT
  }
}

function turn(g: Appraisal): EthnosMove {
  const band = bestBandMove(g)
  if (g.hand.cards >= HAND_LIMIT) return band?.move ?? SCATTER
  const recruit = bestRecruit(g)
  return band && band.gain > recruit.gain ? band.move : recruit.move
}

/** The largest band to be, then Skeletons, then as many others as there is room for. */
function kept({ p, seat, hand }: Appraisal, most: number): readonly Card[] {
  const cards = p.hands[seat]
  if (cards.length <= most) return cards
  const leader = cards.find(card => hand.grows(card)) ?? SKELETON
  const core = { leader, isTribe: hand.tribes[tribeOf(leader)] === hand.largest }
  const rank = (card: Card): number => (card === SKELETON ? 1 : belongs(card, core) ? 0 : 2)
  return cards
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
    .sort((a, b) => a - b)
}
