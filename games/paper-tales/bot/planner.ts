import { CARDS, isArtifact } from '../content/cards.ts'
import { BOTTOM_SPOTS, ROW_OF, SPOTS } from '../content/figures.ts'
import { DISCARD, type Kingdom, MOVE, NONE, type Plan, STAY } from '../position.ts'
import { flipsOf } from '../rules/abilities.ts'
import { withCard } from '../rules/cards.ts'
import { amountOf, tallyOf } from '../rules/measure.ts'
import { artifactsPrice, unitsPrice, unpaidSpots } from '../rules/payment.ts'
import { carryOut } from '../rules/plan.ts'

/** What a finished deployment is worth. The kingdom may be spoilt. */
export type Worth = (k: Kingdom) => number

/** Where each unit in the kingdom and each card of the hand goes. */
export interface Layout {
  /** By spot: STAY, MOVE or DISCARD. */
  readonly old: number[]
  /** By place in the hand: OUT, TOP or BOTTOM (for an artifact: laid). */
  readonly hand: number[]
}
const OUT = 0
const TOP = 1
const BOTTOM = 2

export const scratch = (k: Kingdom): Kingdom => ({
  ...k,
  units: k.units.slice(),
  age: k.age.slice(),
  fresh: k.fresh.slice(),
  buildings: k.buildings.slice(),
})

export interface Planned {
  readonly plan: Plan
  readonly layout: Layout
  /** IMPOSSIBLE or less for a plan that does not fit or that the gold does not reach for. */
  readonly worth: number
}

/** Deploys at a glance, then climbs by single changes, replacements and exchanges until nothing improves the plan. */
export function bestPlan(k: Kingdom, worth: Worth, passes: number): Planned {
  return climb(k, passes > 0 ? layOut(k, layoutOf(k), worth) : layoutOf(k), worth, passes, null)
}

/** The best plan in which all that the draft has decided stays so; if there is none, the best at all. */
export function completedPlan(k: Kingdom, worth: Worth, passes: number): Planned {
  const draft = layoutOf(k)
  const completed = climb(k, layOut(k, draft, worth), worth, passes, draft)
  return completed.worth > IMPOSSIBLE ? completed : climb(k, draft, worth, passes, null)
}

/** Different plans, best first: the one that is climbed to, and those in which one card or unit is decided otherwise. */
export function variedPlans(k: Kingdom, worth: Worth, passes: number, count: number): Planned[] {
  const draft = layoutOf(k)
  const best = climb(k, layOut(k, draft, worth), worth, passes, null)
  const plans = [best]
  for (const opening of openings(k, draft)) {
    if (holds(best.layout, opening)) continue
    const plan = climb(k, layOut(k, opening, worth), worth, passes, opening)
    if (plan.worth > IMPOSSIBLE && plans.every(({ layout }) => !isSame(layout, plan.layout))) plans.push(plan)
  }
  return plans.sort((a, b) => b.worth - a.worth).slice(0, count)
}

/** Drafts with one thing decided. */
function openings(k: Kingdom, draft: Layout): Layout[] {
  const found: Layout[] = []
  for (let spot = 0; spot < SPOTS; spot++)
    if (k.units[spot] !== NONE)
      for (const to of [MOVE, DISCARD]) found.push({ old: draft.old.with(spot, to), hand: draft.hand })
  for (let i = 0; i < k.hand.length; i++) {
    if (i > 0 && k.hand[i] === k.hand[i - 1]) continue
    for (const to of isArtifact(k.hand[i]) ? [TOP] : [TOP, BOTTOM])
      found.push({ old: draft.old, hand: draft.hand.with(i, to) })
  }
  return found
}

/** All that `part` has decided is decided so in `layout`. */
const holds = (layout: Layout, part: Layout): boolean =>
  part.old.every((to, spot) => to === STAY || to === layout.old[spot]) &&
  part.hand.every((to, i) => to === OUT || to === layout.hand[i])

const isSame = (a: Layout, b: Layout): boolean => holds(a, b) && holds(b, a)

function climb(k: Kingdom, from: Layout, worth: Worth, passes: number, kept: Layout | null): Planned {
  let layout = from
  let best = worthOf(k, layout, worth)
  for (let pass = 0; pass < passes || (best <= IMPOSSIBLE && pass < RESCUE_PASSES); pass++) {
    let improved: Layout | null = null
    for (const next of neighbours(k, layout)) {
      if (kept && !holds(next, kept)) continue
      const value = worthOf(k, next, worth)
      if (value > best + 1e-9) {
        best = value
        improved = next
      }
    }
    if (!improved) break
    layout = improved
  }
  return { plan: planOf(k, layout), layout, worth: best }
}

/** Deploys at a glance, and never thinks again. */
export function quickPlan(k: Kingdom, worth: Worth): Planned {
  const layout = layOut(k, layoutOf(k), worth)
  const best = worthOf(k, layout, worth)
  return best > IMPOSSIBLE ? { plan: planOf(k, layout), layout, worth: best } : bestPlan(k, worth, RESCUE_PASSES)
}

/** Adds to the draft card by card where each does most good. */
function layOut(k: Kingdom, draft: Layout, worth: Worth): Layout {
  let layout = draft
  let best = worthOf(k, layout, worth)
  if (best <= IMPOSSIBLE) return draft
  for (let card = 0; card < k.hand.length; card++) {
    let improved = layout
    for (const next of placements(k, layout, card)) {
      if (!holds(next, draft)) continue
      const value = worthOf(k, next, worth)
      if (value > best) {
        best = value
        improved = next
      }
    }
    layout = improved
  }
  return layout
}

/** Where a card of the hand can go: to a free spot, or in place of somebody where there is none. */
function placements(k: Kingdom, layout: Layout, card: number): Layout[] {
  if (layout.hand[card] !== OUT) return []
  const found: Layout[] = []
  for (const to of isArtifact(k.hand[card]) ? [TOP] : [TOP, BOTTOM]) {
    const laid = { old: layout.old, hand: layout.hand.with(card, to) }
    if (unitsTooMany(k, laid) === 0) found.push(laid)
    else
      for (let spot = 0; spot < SPOTS; spot++)
        if (k.units[spot] !== NONE && layout.old[spot] !== DISCARD && (ROW_OF[spot] === 'top') === (to === TOP))
          found.push({ old: layout.old.with(spot, DISCARD), hand: laid.hand })
  }
  return found
}

function layoutOf(k: Kingdom): Layout {
  const hand = k.hand.map(() => OUT)
  const lay = (cards: readonly number[], where: number) => {
    for (const card of cards) hand[k.hand.findIndex((held, i) => held === card && hand[i] === OUT)] = where
  }
  lay(k.plan.top, TOP)
  lay(k.plan.bottom, BOTTOM)
  lay(k.plan.artifacts, TOP)
  return { old: [...k.plan.old], hand }
}

function planOf(k: Kingdom, layout: Layout): Plan {
  let top: readonly number[] = []
  let bottom: readonly number[] = []
  let artifacts: readonly number[] = []
  layout.hand.forEach((where, i) => {
    const card = k.hand[i]
    if (where === OUT) return
    if (isArtifact(card)) artifacts = withCard(artifacts, card)
    else if (where === TOP) top = withCard(top, card)
    else bottom = withCard(bottom, card)
  })
  return { old: layout.old, top, bottom, artifacts, takeBacks: k.plan.takeBacks }
}

function neighbours(k: Kingdom, layout: Layout): Layout[] {
  const found: Layout[] = []
  const units = k.units.flatMap((card, spot) => (card === NONE ? [] : [spot]))
  const setOld = (from: Layout, spot: number, to: number): Layout => ({ old: from.old.with(spot, to), hand: from.hand })
  const setHand = (from: Layout, i: number, to: number): Layout => ({ old: from.old, hand: from.hand.with(i, to) })
  for (const spot of units)
    for (const to of [STAY, MOVE, DISCARD]) if (to !== layout.old[spot]) found.push(setOld(layout, spot, to))
  for (let i = 0; i < k.hand.length; i++) {
    if (i > 0 && k.hand[i] === k.hand[i - 1] && layout.hand[i] === layout.hand[i - 1]) continue
    const places = isArtifact(k.hand[i]) ? [OUT, TOP] : [OUT, TOP, BOTTOM]
    for (const to of places) {
      if (to === layout.hand[i]) continue
      const moved = setHand(layout, i, to)
      found.push(moved)
      if (to === OUT || isArtifact(k.hand[i])) continue
      // In place of somebody, or with somebody stepping into the other row.
      for (const spot of units)
        if (layout.old[spot] !== DISCARD) {
          found.push(setOld(moved, spot, DISCARD))
          found.push(setOld(moved, spot, layout.old[spot] === STAY ? MOVE : STAY))
        }
      for (let j = 0; j < k.hand.length; j++)
        if (j !== i && layout.hand[j] !== OUT && !isArtifact(k.hand[j])) {
          found.push(setHand(moved, j, OUT))
          found.push(setHand(moved, j, layout.hand[j] === TOP ? BOTTOM : TOP))
        }
    }
  }
  for (const a of units)
    for (const b of units)
      if (a < b && ROW_OF[a] !== ROW_OF[b] && layout.old[a] === layout.old[b] && layout.old[a] !== DISCARD) {
        const to = layout.old[a] === STAY ? MOVE : STAY
        found.push(setOld(setOld(layout, a, to), b, to))
      }
  return found
}

function unitsTooMany(k: Kingdom, layout: Layout): number {
  let top = 0
  let bottom = 0
  for (let spot = 0; spot < SPOTS; spot++) {
    if (k.units[spot] === NONE || layout.old[spot] === DISCARD) continue
    if ((ROW_OF[spot] === 'top') === (layout.old[spot] === STAY)) top++
    else bottom++
  }
  for (let i = 0; i < layout.hand.length; i++) {
    if (layout.hand[i] === OUT || isArtifact(k.hand[i])) continue
    if (layout.hand[i] === TOP) top++
    else bottom++
  }
  return Math.max(0, top - k.top) + Math.max(0, bottom - BOTTOM_SPOTS.length)
}

/** Worse than anything that fits and can be paid, yet a number that can be compared and averaged. */
export const IMPOSSIBLE = -1_000_000
/** A draft that is too dear, or overfull halfway through an exchange of rows, is judged by what it can become. */
const RESCUE_PASSES = 3

/** What the layout is worth once it is carried out and paid for. */
export function worthOf(k: Kingdom, layout: Layout, worth: Worth): number {
  const excess = unitsTooMany(k, layout)
  if (excess > 0) return IMPOSSIBLE - excess
  const after = scratch(k)
  after.plan = planOf(k, layout)
  carryOut(after)
  return payAll(after) ? settled(after, worth) : IMPOSSIBLE
}

/** Pays for everything that was laid; false if the gold does not reach. */
function payAll(k: Kingdom): boolean {
  const bill = unpaidSpots(k)
  const gold = k.gold + income(k)
  const price = unitsPrice(k, bill) + artifactsPrice(k, bill, k.pending.length)
  if (price > gold) return false
  k.gold = gold - price
  k.artifacts = [...k.artifacts, ...k.pending]
  k.freshArtifacts = k.pending.length
  k.pending = []
  return true
}

function income(k: Kingdom): number {
  let gold = 0
  for (let spot = 0; spot < SPOTS; spot++)
    if (k.units[spot] !== NONE && k.fresh[spot] > 0) gold -= Math.min(0, CARDS[k.units[spot]].cost)
  return gold
}

/** What a Shapeshifter may turn into, and what a Titan or a Shadow may bring, is only guessed. */
const GUESS = { replaceFromDeck: 1.2, buildFree: 3.2, retriggerFlip: 1 } as const

/** Applies the flip abilities without the choices that only the moment can tell, then asks for the worth. */
function settled(k: Kingdom, worth: Worth): number {
  let points = 0
  let choosers = 0
  for (let spot = 0; spot < SPOTS; spot++) {
    if (k.units[spot] === NONE || k.fresh[spot] === 0) continue
    for (const { effect } of flipsOf(k.units[spot])) {
      if (effect.type === 'upgradeAllBuildings') {
        for (let i = 0; i < k.buildings.length; i++) if (k.buildings[i] === 1) k.buildings[i] = 2
      } else if (effect.type === 'addAge') {
        if (effect.target === 'chosenOne') choosers++
        else
          for (let other = 0; other < SPOTS; other++)
            if (k.units[other] !== NONE && (other === spot) === (effect.target === 'self'))
              k.age[other] += effect.amount
      } else if (effect.type === 'replaceFromDeck' || effect.type === 'buildFree') points += GUESS[effect.type]
      else if (effect.type === 'retriggerFlip' && hasFlipsBeside(k, spot)) points += GUESS[effect.type]
    }
  }
  const tally = tallyOf(k)
  const gain = (card: number, spot: number) => {
    for (const { effect } of flipsOf(card)) {
      if (effect.type === 'gainVP') points += amountOf(k, spot, effect, tally)
      else if (effect.type === 'gainGold') k.gold += amountOf(k, spot, effect, tally)
    }
  }
  for (let spot = 0; spot < SPOTS; spot++) if (k.units[spot] !== NONE && k.fresh[spot] > 0) gain(k.units[spot], spot)
  for (let i = k.artifacts.length - k.freshArtifacts; i < k.artifacts.length; i++) gain(k.artifacts[i], NONE)
  return points + (choosers > 0 ? bestAged(k, worth) : worth(k))
}

/** Is there anything for a Shadow to repeat? Not another Shadow or a Shapeshifter. */
function hasFlipsBeside(k: Kingdom, spot: number): boolean {
  for (let other = 0; other < SPOTS; other++) {
    if (other === spot || k.units[other] === NONE) continue
    for (const { effect } of flipsOf(k.units[other]))
      if (effect.type !== 'retriggerFlip' && effect.type !== 'replaceFromDeck') return true
  }
  return false
}

/** The tokens of a Time Master on whichever unit likes them best. */
function bestAged(k: Kingdom, worth: Worth): number {
  let best = Number.NEGATIVE_INFINITY
  for (let spot = 0; spot < SPOTS; spot++) {
    if (k.units[spot] === NONE) continue
    const aged = scratch(k)
    aged.age[spot] += 2
    best = Math.max(best, worth(aged))
  }
  return best
}
