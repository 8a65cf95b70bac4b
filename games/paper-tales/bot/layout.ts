import type { Seat } from '../../../kernel/seat.ts'
import { CARDS, isArtifact } from '../content/cards.ts'
import { ARTIFACT_COST, ARTIFACT_COST_STEP, BOTTOM_SPOTS, SPOTS } from '../content/figures.ts'
import { DISCARD, MOVE, NO_PLAN, NONE, type PaperTalesPosition, type Plan, STAY } from '../position.ts'
import { effectOf, flipsOf } from '../rules/abilities.ts'
import { withCard } from '../rules/cards.ts'
import { amountOf, LOWEST_BOTTOM } from './counting.ts'
import { FLIP_GAINS, LORE } from './lore.ts'
import { prospect } from './prospect.ts'
import { Realm } from './realm.ts'
import type { Scene } from './scene.ts'

/** Where a card in hand goes; an artifact that is laid is TOP. */
export const OUT = 0
export const TOP = 1
export const BOTTOM = 2
const NOWHERE = 0
/** Not an item of a layout. */
export const NOTHING = -1

/** Worse than anything that fits and is affordable, yet a number that can be compared and averaged. */
export const IMPOSSIBLE = -1_000_000

export const MOST_CARDS = 24

/** The flat price of artifacts under a Court Jester. */
const FLAT_PRICE = CARDS.map((_, card) => effectOf(card, 'artifactCostFixed')?.amount ?? 0)

/** What a Shapeshifter may turn into, and what a Titan or a Shadow may bring, is only a guess. */
const GUESS = { replaceFromDeck: 1.2, buildFree: 3.2, retriggerFlip: 1 } as const

const CAN_BE_REPEATED = CARDS.map((_, card) =>
  flipsOf(card).some(({ effect }) => effect.type !== 'retriggerFlip' && effect.type !== 'replaceFromDeck'),
)

const GOOD_FIGHTER = 2

/** Good fighters go to the front. */
const USUAL_ROW = CARDS.map(({ strength }, card) => {
  const { ownStrength, fightsFromBack, cannotFight } = LORE[card]
  const isFighter = strength >= GOOD_FIGHTER || ownStrength.length > 0
  return isFighter && !fightsFromBack && cannotFight.every(({ when }) => when !== 'always') ? TOP : BOTTOM
})

/**
 * Where each unit of a kingdom and each card of a hand goes, in reused memory: first the spots (STAY, MOVE or DISCARD),
 * then the cards (OUT, TOP or BOTTOM). 0 is undecided.
 */
export class Layout {
  readonly places = new Int8Array(SPOTS + MOST_CARDS)
  readonly hand: number[] = []
  size = SPOTS
  private draft = NO_PLAN
  /** For each item: is it a unit, and what does it cost? */
  private readonly unitFlags = new Int8Array(SPOTS + MOST_CARDS)
  private readonly costs = new Int8Array(SPOTS + MOST_CARDS)
  /** Units by row, as last counted. */
  private readonly counts = new Int32Array(3)
  private readonly base = new Realm()
  private readonly realm = new Realm()
  private readonly aged = new Realm()

  /** A kingdom in which to deploy these cards, with what the plan's draft has decided. */
  begin(p: PaperTalesPosition, seat: Seat, hand: readonly number[], draft: Plan): void {
    const { base, places } = this
    base.load(p.kingdoms[seat], p.available)
    if (p.stage === 'recruit') base.top = base.buildings(2) > 0 ? 3 : 2
    // Last round's units are paid for, though they count as new until plans begin.
    base.fresh.fill(0)
    this.hand.length = 0
    this.size = SPOTS
    this.draft = draft
    for (let spot = 0; spot < SPOTS; spot++) {
      places[spot] = draft.old[spot]
      this.unitFlags[spot] = base.units[spot] === NONE ? 0 : 1
    }
    for (let i = 0; i < hand.length; i++) this.take(hand[i])
    this.lay(draft.top, TOP)
    this.lay(draft.bottom, BOTTOM)
    this.lay(draft.artifacts, TOP)
  }

  private lay(cards: readonly number[], where: number): void {
    for (const card of cards) {
      let i = 0
      while (this.hand[i] !== card || this.places[SPOTS + i] !== OUT) i++
      this.places[SPOTS + i] = where
    }
  }

  /** One more card, not placed yet. */
  take(card: number): void {
    this.places[this.size++] = OUT
    this.swapLast(card, this.hand.length)
  }

  /** Replaces the last card by another. */
  swapLast(card: number, at = this.hand.length - 1): void {
    this.hand[at] = card
    this.unitFlags[SPOTS + at] = isArtifact(card) ? 0 : 1
    this.costs[SPOTS + at] = CARDS[card].cost
  }

  /** Is there a unit on the spot, or is the card one? */
  isUnit(item: number): boolean {
    return this.unitFlags[item] === 1
  }

  toPlan(): Plan {
    let top: readonly number[] = []
    let bottom: readonly number[] = []
    let artifacts: readonly number[] = []
    for (let i = 0; i < this.hand.length; i++) {
      const card = this.hand[i]
      const where = this.places[SPOTS + i]
      if (where === OUT) continue
      if (isArtifact(card)) artifacts = withCard(artifacts, card)
      else if (where === TOP) top = withCard(top, card)
      else bottom = withCard(bottom, card)
    }
    const old: number[] = []
    for (let spot = 0; spot < SPOTS; spot++) old.push(this.places[spot])
    return { old, top, bottom, artifacts, takeBacks: this.draft.takeBacks }
  }

  isDeployed(item: number): boolean {
    return item < SPOTS ? this.isUnit(item) && this.places[item] !== DISCARD : this.places[item] !== OUT
  }

  /** The row a unit will stand in. */
  rowOf(item: number): number {
    if (this.unitFlags[item] === 0) return NOWHERE
    const to = this.places[item]
    if (item >= SPOTS) return to
    if (to === DISCARD) return NOWHERE
    return item < LOWEST_BOTTOM === (to === STAY) ? TOP : BOTTOM
  }

  unitsTooMany(): number {
    const { base, counts } = this
    this.countRows()
    return Math.max(0, counts[TOP] - base.top) + Math.max(0, counts[BOTTOM] - BOTTOM_SPOTS.length)
  }

  countRows(): void {
    const { counts } = this
    counts[TOP] = counts[BOTTOM] = 0
    for (let item = 0; item < this.size; item++) counts[this.rowOf(item)]++
  }

  /** The row a card in hand is made for; an artifact has only one. */
  usualRow(item: number): number {
    return this.unitFlags[item] === 0 ? TOP : USUAL_ROW[this.hand[item - SPOTS]]
  }

  /** By the last count, is the row full? */
  isFull(row: number): boolean {
    return this.counts[row] >= (row === TOP ? this.base.top : BOTTOM_SPOTS.length)
  }

  /**
   * The value of the layout once carried out and paid for, by terms into `row` if given. A hasty evaluation ignores a
   * Time Master's tokens and does not check for room.
   */
  worth(scene: Scene, row: Float64Array | null = null, inHaste = false): number {
    const excess = inHaste ? 0 : this.unitsTooMany()
    if (excess > 0) return IMPOSSIBLE - excess
    const price = this.price()
    if (price > this.base.gold) return IMPOSSIBLE
    this.deploy()
    const { realm } = this
    realm.gold -= price
    let points = 0
    let chosenTokens = 0
    for (let spot = 0; spot < SPOTS; spot++) {
      if (realm.units[spot] === NONE || realm.fresh[spot] === 0) continue
      const flips = flipsOf(realm.units[spot])
      if (flips.length === 0) continue
      for (let i = 0; i < flips.length; i++) {
        const { effect } = flips[i]
        if (effect.type === 'upgradeAllBuildings') this.raiseAll()
        else if (effect.type === 'addAge') {
          if (effect.target === 'chosenOne') chosenTokens = effect.amount
          else this.age(spot, effect.target === 'self', effect.amount)
        } else if (effect.type === 'replaceFromDeck' || effect.type === 'buildFree') points += GUESS[effect.type]
        else if (effect.type === 'retriggerFlip' && this.hasFlipsBeside(spot)) points += GUESS[effect.type]
      }
    }
    points += this.flipGains()
    return (
      points +
      (chosenTokens > 0 && !inHaste ? this.bestAged(scene, chosenTokens, row) : prospect(realm, scene, 'war', row))
    )
  }

  /** Puts everything where it goes, nothing paid yet. */
  private deploy(): void {
    const { base, realm, places } = this
    realm.copy(base)
    for (let spot = 0; spot < SPOTS; spot++)
      if (places[spot] !== STAY) {
        realm.units[spot] = NONE
        realm.age[spot] = 0
      }
    for (let spot = 0; spot < SPOTS; spot++)
      if (places[spot] === MOVE && base.units[spot] !== NONE)
        this.settle(base.units[spot], base.age[spot], 0, this.rowOf(spot))
    for (let i = 0; i < this.hand.length; i++) {
      const where = places[SPOTS + i]
      if (where === OUT) continue
      if (this.unitFlags[SPOTS + i]) this.settle(this.hand[i], 0, 1, where)
      else realm.addArtifact(this.hand[i])
    }
  }

  private settle(card: number, age: number, fresh: number, row: number): void {
    const { realm } = this
    let spot: number = row === TOP ? 0 : LOWEST_BOTTOM
    while (realm.units[spot] !== NONE) spot++
    realm.units[spot] = card
    realm.age[spot] = age
    realm.fresh[spot] = fresh
  }

  /** The cost of everything laid, less the gold it brings. */
  private price(): number {
    let price = 0
    let laid = 0
    for (let item = SPOTS; item < this.size; item++) {
      if (this.places[item] === OUT) continue
      if (this.unitFlags[item]) price += this.costs[item]
      else laid++
    }
    return laid === 0 ? price : price + this.artifactsPrice(laid)
  }

  private artifactsPrice(laid: number): number {
    for (let item = 0; item < this.size; item++) {
      if (!this.unitFlags[item] || !this.isDeployed(item)) continue
      const flat = FLAT_PRICE[item < SPOTS ? this.base.units[item] : this.hand[item - SPOTS]]
      if (flat > 0) return flat * laid
    }
    let price = 0
    for (let n = 0; n < laid; n++) price += ARTIFACT_COST + ARTIFACT_COST_STEP * (this.base.artifactCount + n)
    return price
  }

  private raiseAll(): void {
    const { realm } = this
    for (let i = 0; i < realm.available.length; i++) if (realm.levels[i] === 1) realm.levels[i] = 2
  }

  private age(spot: number, self: boolean, tokens: number): void {
    const { realm } = this
    for (let other = 0; other < SPOTS; other++)
      if (realm.units[other] !== NONE && (other === spot) === self) realm.age[other] += tokens
  }

  private flipGains(): number {
    const { realm, base } = this
    let points = 0
    let isCounted = false
    for (let at = 0; at < SPOTS + realm.artifactCount - base.artifactCount; at++) {
      if (at < SPOTS && (realm.units[at] === NONE || realm.fresh[at] === 0)) continue
      const flips = FLIP_GAINS[at < SPOTS ? realm.units[at] : realm.artifacts[base.artifactCount + at - SPOTS]]
      if (flips.length === 0) continue
      if (!isCounted) realm.survey()
      isCounted = true
      for (let i = 0; i < flips.length; i++) {
        const amount = amountOf(realm, flips[i], at < SPOTS ? at : NONE)
        if (flips[i].isGold) realm.gold += amount
        else points += amount
      }
    }
    return points
  }

  /** Has anything come with the Shadow that it can repeat? Another Shadow or a Shapeshifter does not count. */
  private hasFlipsBeside(spot: number): boolean {
    const { units, fresh } = this.realm
    for (let other = 0; other < SPOTS; other++)
      if (other !== spot && fresh[other] > 0 && CAN_BE_REPEATED[units[other]]) return true
    return false
  }

  /** A Time Master's tokens go to the unit that gains most. */
  private bestAged(scene: Scene, tokens: number, row: Float64Array | null): number {
    const { realm, aged } = this
    let best = Number.NEGATIVE_INFINITY
    let chosen = 0
    const aging = (spot: number, into: Float64Array | null) => {
      aged.copy(realm)
      aged.age[spot] += tokens
      return prospect(aged, scene, 'war', into)
    }
    for (let spot = 0; spot < SPOTS; spot++) {
      if (realm.units[spot] === NONE) continue
      const worth = aging(spot, null)
      if (worth > best) {
        best = worth
        chosen = spot
      }
    }
    return row ? aging(chosen, row) : best
  }
}
