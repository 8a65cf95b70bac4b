import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { CARDS } from '../content/cards.ts'
import { SOLO_ARTIFACT_COST, WAR_VP } from '../content/figures.ts'
import { LICH_KING, NECROPOLIS } from '../content/solo.ts'
import type { CryptScoring, LichKingFigures, NecropolisFigures } from '../content/vocabulary.ts'
import type { Cards, PaperTalesEvent, PaperTalesPosition } from '../position.ts'
import { lichSource, necropolisSource, WAR } from './ledger.ts'
import { discardCards } from './piles.ts'

const necropolisOf = (card: number): NecropolisFigures => NECROPOLIS[card]
const lichCard = (card: number): LichKingFigures => LICH_KING[card]

/** Turns up this round's Necropolis card, any of its era, and counts both armies (PT-SOLO-2, PT-SOLO-6). */
export function musterArmies(p: PaperTalesPosition, rng: Rng, emit: Emit<PaperTalesEvent> | null): void {
  const { lich } = p
  const era = NECROPOLIS.flatMap((card, number) => (card.era === p.round ? [number] : []))
  const card = rng.pick(era)
  const { leftBase, rightBase } = necropolisOf(card)
  const march = lich.cards.reduce((sum, king) => sum + armyStrength(king), 0)
  lich.necropolis = [...lich.necropolis, card]
  lich.left = leftBase + strongest(lich.leftCrypt) + march
  lich.right = rightBase + strongest(lich.rightCrypt) + march
  emit?.({ kind: 'necropolis', source: necropolisSource(card), left: lich.left, right: lich.right })
}

function armyStrength(king: number): number {
  const { effect } = lichCard(king)
  return effect.type === 'armyStrength' ? effect.amount : 0
}

/** As printed; artifacts have no strength. */
const strongest = (crypt: Cards): number => crypt.reduce((most, card) => Math.max(most, CARDS[card].strength), 0)

/** Wars the Lich King did not lose, then his Necropolis card; the crypts are emptied (PT-SOLO-5, PT-SOLO-7, PT-SOLO-8). */
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

/** Lich King cards that count this, each in its own phase (PT-SOLO-10). */
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
