import type { Seat } from '../../../kernel/seat.ts'
import { NONE, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { rebornPrice } from '../rules/aging.ts'
import { buildPrice, meansOf, upgradePrice } from '../rules/build.ts'
import { fullPrice, maximalChoices, unpaidSpots } from '../rules/payment.ts'
import type { KingdomFigures } from '../weights/figures.ts'
import { bestHope, type Care, type HASTY, layoutTerms } from './deploy.ts'
import { cardWorth, drafted } from './draft.ts'
import { IMPOSSIBLE } from './layout.ts'
import { AT, prospect, sumOf } from './prospect.ts'
import { Realm } from './realm.ts'
import { type Scene, sceneOf } from './scene.ts'

const realm = new Realm()

/** What a seat can expect, by terms; its sealed answer counts as given. */
export function expect(
  p: PaperTalesPosition,
  seat: Seat,
  row: Float64Array,
  care: Care | typeof HASTY,
  f: KingdomFigures,
): void {
  const k = p.kingdoms[seat]
  switch (p.stage) {
    case 'recruit':
      return expectFromHand(p, seat, drafted(p, seat), row, care, f)
    case 'plan':
      return expectFromHand(p, seat, k.hand, row, care, f)
    case 'over':
      row[AT.points] = k.vp
      row[AT.gold] = k.gold / 100
      return
    default:
      return expectFromTable(p, seat, row, sceneOf(p, seat, true, f))
  }
}

/** What a seat can expect once plans are revealed, with its surroundings known. */
export function expectFromTable(p: PaperTalesPosition, seat: Seat, row: Float64Array, scene: Scene): void {
  realm.load(p.kingdoms[seat], p.available)
  if (p.stage === 'build') return afterBuild(p, seat, p.sealed[seat], row, scene)
  if (p.stage === 'aging') return afterAging(p, seat, p.sealed[seat], row, scene)
  if (p.stage === 'pay') payAs(p, seat)
  prospect(realm, scene, 'war', row)
  if (p.stage === 'keep') row[AT.kept] = keptWorth(p, seat, scene.f)
}

/** The best deployment these cards allow now, before the neighbours are known. */
function expectFromHand(
  p: PaperTalesPosition,
  seat: Seat,
  hand: readonly number[],
  row: Float64Array,
  care: Care | typeof HASTY,
  f: KingdomFigures,
): void {
  const { scene, worth } = bestHope(p, seat, hand, care, f)
  if (worth <= IMPOSSIBLE) row[AT.debt] = 1
  else {
    layoutTerms(scene, row, care)
    row[AT.flips] = worth - sumOf(row)
  }
  row[AT.cards] = hand.length
}

function payAs(p: PaperTalesPosition, seat: Seat): void {
  const k = p.kingdoms[seat]
  const answer = p.sealed[seat]
  const choice =
    answer?.kind === 'pay' ? { spots: answer.spots, artifacts: answer.artifacts.length } : maximalChoices(k)[0]
  for (const spot of unpaidSpots(k)) if (!choice.spots.includes(spot)) realm.units[spot] = NONE
  realm.gold -= fullPrice(k, choice.spots, choice.artifacts)
  for (const card of answer?.kind === 'pay' ? answer.artifacts : k.pending.slice(0, choice.artifacts))
    realm.addArtifact(card)
}

function keptWorth(p: PaperTalesPosition, seat: Seat, f: KingdomFigures): number {
  const answer = p.sealed[seat]
  const cards = answer?.kind === 'keep' ? answer.cards : p.kingdoms[seat].kept
  return cards.reduce((sum, card) => sum + f.kept + cardWorth(card, p.kingdoms[seat], f), 0)
}

function afterBuild(
  p: PaperTalesPosition,
  seat: Seat,
  answer: PaperTalesMove | null,
  row: Float64Array,
  scene: Scene,
): void {
  if (answer?.kind === 'build' || answer?.kind === 'upgrade') {
    const means = meansOf(p.kingdoms[seat])
    const level = answer.kind === 'build' ? answer.level : 2
    const { land, gold } =
      answer.kind === 'build' ? buildPrice(answer.building, level, means) : upgradePrice(answer.building, means)
    realm.gold -= land + gold
    realm.levels[p.available.indexOf(answer.building)] = level
  }
  prospect(realm, scene, answer ? 'aging' : 'build', row)
}

function afterAging(
  p: PaperTalesPosition,
  seat: Seat,
  answer: PaperTalesMove | null,
  row: Float64Array,
  scene: Scene,
): void {
  if (answer?.kind === 'spare') {
    for (const spot of answer.paying) {
      realm.gold -= rebornPrice(p.kingdoms[seat], spot) ?? 0
      realm.age[spot] = 0
    }
    for (const spot of answer.saved) realm.spared[spot] = 1
  }
  prospect(realm, scene, 'aging', row)
}
