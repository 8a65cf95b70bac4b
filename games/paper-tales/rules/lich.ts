import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { CARDS } from '../content/cards.ts'
import { SOLO_ARTIFACT_COST, WAR_VP } from '../content/figures.ts'
import { LICH_KING, NECROPOLIS } from '../content/solo.ts'
import type { CryptScoring, LichKingFigures, NecropolisFigures } from '../content/vocabulary.ts'
import type { Cards, Lich, PaperTalesEvent, PaperTalesPosition } from '../position.ts'
import { lichSource, necropolisSource, WAR } from './ledger.ts'
import { discardCards } from './piles.ts'

const necropolisOf = (card: number): NecropolisFigures => NECROPOLIS[card]
const lichCard = (card: number): LichKingFigures => LICH_KING[card]

/** The Necropolis cards, one of which is turned up this round (PT-SOLO-2). */
export const eraOf = (round: number): number[] =>
  NECROPOLIS.flatMap((card, number) => (card.era === round ? [number] : []))

/** Has this round's Necropolis card been turned up? */
export const isNecropolisUp = ({ lich, round }: PaperTalesPosition): boolean => lich.necropolis.length === round

/** Both armies under a Necropolis card, as the crypts stand now (PT-SOLO-6). */
export function armiesUnder(lich: Lich, card: number): { readonly left: number; readonly right: number } {
  const { leftBase, rightBase } = necropolisOf(card)
  return {
    left: leftBase + strongest(lich.leftCrypt) + march(lich),
    right: rightBase + strongest(lich.rightCrypt) + march(lich),
  }
}

/** Turns up this round's Necropolis card, any of its era, and counts both armies. */
export function musterArmies(p: PaperTalesPosition, rng: Rng, emit: Emit<PaperTalesEvent> | null): void {
  const { lich } = p
  const card = rng.pick(eraOf(p.round))
  const { left, right } = armiesUnder(lich, card)
  lich.necropolis = [...lich.necropolis, card]
  lich.left = left
  lich.right = right
  emit?.({ kind: 'necropolis', source: necropolisSource(card), left: lich.left, right: lich.right })
}

function armyStrength(king: number): number {
  const { effect } = lichCard(king)
  return effect.type === 'armyStrength' ? effect.amount : 0
}

/** What Lich King cards add to each army. */
export const march = (lich: Lich): number => lich.cards.reduce((sum, king) => sum + armyStrength(king), 0)

/** As printed; artifacts have no strength. */
export const strongest = (crypt: Cards): number => crypt.reduce((most, card) => Math.max(most, CARDS[card].strength), 0)

/**
 * Wars the Lich King did not lose, then his Necropolis card; then the crypts are emptied (PT-SOLO-5, PT-SOLO-7, PT-
 * SOLO-8).
 */
export function scoreNecropolis(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  const { lich } = p
  const own = p.kingdoms[0].strength
  const wars = (lich.left >= own ? 1 : 0) + (lich.right >= own ? 1 : 0)
  gain(p, WAR, WAR_VP * wars, emit)
  const card = lich.necropolis[lich.necropolis.length - 1]
  const { flatVP, scoring } = necropolisOf(card)
  const crypts = [...lich.leftCrypt, ...lich.rightCrypt]
  gain(p, necropolisSource(card), flatVP + scoring.amount * countIn(crypts, scoring), emit)
  discardCards(p, crypts, true)
  lich.leftCrypt = []
  lich.rightCrypt = []
}

function countIn(crypts: Cards, scoring: CryptScoring): number {
  switch (scoring.per) {
    case 'cardsWithResource':
      return crypts.filter(card => CARDS[card].resources.some(({ type }) => type === scoring.resource)).length
    case 'pairsOfCostAtMost':
      return Math.floor(crypts.filter(card => printedCost(card) <= scoring.cost).length / 2)
    case 'cardsWithCostAtLeast':
      return crypts.filter(card => printedCost(card) >= scoring.cost).length
  }
}

const printedCost = (card: number): number => (CARDS[card].artifact ? SOLO_ARTIFACT_COST : CARDS[card].cost)

export const lichTithe = (p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void =>
  scoreKings(p, 'playerGold', p.kingdoms[0].gold, emit)

export const lichHarvest = (p: PaperTalesPosition, deaths: number, emit: Emit<PaperTalesEvent> | null): void =>
  scoreKings(p, 'playerDeaths', deaths, emit)

export const lichRuin = (p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void =>
  scoreKings(
    p,
    'playerBuildingsNotLevel2',
    p.available.filter(building => p.kingdoms[0].buildings[building] < 2).length,
    emit,
  )

/** Lich King cards that count in this phase (PT-SOLO-10). */
function scoreKings(
  p: PaperTalesPosition,
  per: 'playerGold' | 'playerDeaths' | 'playerBuildingsNotLevel2',
  count: number,
  emit: Emit<PaperTalesEvent> | null,
): void {
  for (const king of p.lich.cards) {
    const { effect } = lichCard(king)
    if (effect.type === 'lichVP' && effect.per === per)
      gain(p, lichSource(king), effect.amount * Math.floor(count / (effect.step ?? 1)), emit)
  }
}

function gain(p: PaperTalesPosition, source: number, amount: number, emit: Emit<PaperTalesEvent> | null): void {
  if (amount === 0) return
  p.lich.vp += amount
  emit?.({ kind: 'lich-vp', source, amount })
}
