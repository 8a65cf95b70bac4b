import type { Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { ACTIONS, type Action, ARMIES, HIGHEST_BID, MAGIC, TOWER } from '../content/figures.ts'
import { cardOf, isRiverBetween, SIDE_IDS, SIDE_OF } from '../content/map.ts'
import { FOOD, MANA, ORE, RESOURCES, START_UNITS } from '../content/resources.ts'
import { BANDIT_UNITS } from '../content/tokens.ts'
import {
  type FrameOf,
  type MoveOf,
  NEUTRAL,
  slot,
  type TekMove,
  type TekPosition,
  topFrame,
  type Units,
  type War,
  warOf,
} from '../position.ts'
import { hasLying, hasStanding, heldBy, stockOf } from './board.ts'
import { yieldOf } from './collect.ts'
import { buildPrice, buildSurcharge, canMobiliseAt, mobilisePrice, researchPrice } from './economy.ts'
import { powersOf } from './factions/index.ts'
import { entryBar, isGate, reachOf, swapBar } from './movement.ts'
import { refuse } from './objections.ts'
import { discountOf, highestBid, isEnough, mostCovered } from './payment.ts'
import { refugesFrom, retreatPrice } from './retreat.ts'
import { loserOf, opponentOf } from './war.ts'

/* Why a move is not on the list. The list decides; this only finds the words. */

export function explain(p: TekPosition, seat: Seat, move: TekMove): Objection {
  const frame = topFrame(p)
  switch (frame?.kind) {
    case 'draft':
      return move.kind === 'faction' ? refuse('faction-taken', { faction: move.faction }) : notAsked(move)
    case 'card':
      return move.kind === 'card' ? refuse('card-taken', { card: move.card }) : notAsked(move)
    case 'charters':
      return move.kind === 'found' ? explainCharter(p, seat, move) : notAsked(move)
    case 'settle':
      return move.kind === 'settle' ? refuse('not-home', place(move.region)) : notAsked(move)
    case 'bare':
      return move.kind === 'bare' ? refuse('not-bare', place(move.region)) : notAsked(move)
    case 'select':
      return move.kind === 'select' ? refuse('shielded', { action: move.action }) : notAsked(move)
    case 'respond':
      return explainResponse(p, seat, move)
    case 'again':
      return explainFurther(p, frame, move)
    case 'exchange':
      return move.kind === 'trade' ? explainTrade(p, seat, move) : notAsked(move)
    case 'gain':
      return move.kind === 'gain' ? explainGain(frame, move) : notAsked(move)
    case 'war':
      return move.kind === 'die' ? explainDie(p, frame, seat, move.face) : notAsked(move)
    case 'raise':
      return move.kind === 'raise' ? refuse('no-raise', { resource: move.resource, due: frame.due }) : notAsked(move)
    case 'pay':
      return move.kind === 'pay' ? explainPayment(p, frame, move) : notAsked(move)
    case 'give':
      return move.kind === 'give' ? refuse('units-wrong', { named: total(move), need: frame.count }) : notAsked(move)
    case 'fate': {
      const war = warOf(p)
      return war ? explainFate(p, war, move) : notAsked(move)
    }
    case 'plunder':
      return move.kind === 'plunder' ? refuse('nothing-to-take', { resource: move.resource }) : notAsked(move)
    case 'bandit':
      return explainBandit(p, seat, move)
    default:
      return notAsked(move)
  }
}

const notAsked = (move: TekMove): Objection => refuse('not-asked', { move: move.kind })
const place = (region: number): Objection['figures'] => ({ region })
const total = (units: Units): number => units.mana + units.ore + units.food
const isOnMap = (p: TekPosition, region: number): boolean => p.lands.includes(SIDE_OF[region])

function explainCharter(p: TekPosition, seat: Seat, move: MoveOf<'found'>): Objection {
  if (cardOf(SIDE_IDS.indexOf(move.side)) !== p.cards[seat]) return refuse('not-your-card', { side: move.side })
  return refuse('split', { total: total(move), need: START_UNITS })
}

/** The action a move performs, if it is one that performs an action. */
const ACTION_OF: Readonly<Partial<Record<TekMove['kind'], Action>>> = {
  patrol: 'patrol',
  stand: 'patrol',
  quest: 'quest',
  swap: 'quest',
  build: 'build',
  research: 'research',
  mobilise: 'expand',
  trade: 'trade',
}

function explainResponse(p: TekPosition, seat: Seat, move: TekMove): Objection {
  const selected = ACTIONS[p.action]
  const wanted = ACTION_OF[move.kind]
  if (wanted && wanted !== selected && wanted !== powersOf(p, seat).insteadOf[selected])
    return refuse('not-selected', { selected, wanted })
  switch (move.kind) {
    case 'pass':
      return refuse('must-act')
    case 'collect':
      if (seat === p.active) return refuse('active-collects')
      return refuse('choice-count', { named: total(move), need: yieldOf(p, seat).choice })
    case 'patrol':
      return explainPatrol(p, seat, move.from, move.to)
    case 'stand':
      return refuse('none-lies', place(move.region))
    case 'quest':
      return explainQuest(p, seat, move.from, move.to)
    case 'swap':
      return explainSwap(p, seat, move.from, move.to)
    case 'build':
      return explainBuild(p, seat)
    case 'research':
      return explainResearch(p, seat)
    case 'mobilise':
      return explainMobilise(p, seat, move)
    case 'trade':
      return explainTrade(p, seat, move)
    default:
      return notAsked(move)
  }
}

function explainArmy(p: TekPosition, seat: Seat, from: number): Objection | null {
  if (!isOnMap(p, from)) return refuse('off-the-map', place(from))
  if (hasStanding(p, seat, from)) return null
  return hasLying(p, seat, from) ? refuse('army-lies', place(from)) : refuse('no-army', place(from))
}

function explainPatrol(p: TekPosition, seat: Seat, from: number, to: number): Objection {
  const army = explainArmy(p, seat, from)
  if (army) return army
  if (!isOnMap(p, to)) return refuse('off-the-map', place(to))
  const powers = powersOf(p, seat)
  const bar = explainEntry(p, seat, from, to)
  if (bar?.code === 'impassable') return bar
  if (from === to || !reachOf(powers, from).includes(to))
    return refuse(isRiverBetween(from, to) ? 'river' : 'not-adjacent', { from, to })
  return bar ?? refuse('same-army', place(from))
}

function explainEntry(p: TekPosition, seat: Seat, from: number, to: number): Objection | null {
  const bar = entryBar(p, seat, from, to)
  if (bar !== 'capture-cost') return bar && refuse(bar, place(to))
  const discount = discountOf(p, seat, NEUTRAL, to, true, from)
  return refuse(bar, {
    region: to,
    base: p.neutrals,
    discount,
    need: p.neutrals - discount,
    have: mostCovered(p, seat),
  })
}

function explainQuest(p: TekPosition, seat: Seat, from: number, to: number): Objection {
  const army = explainArmy(p, seat, from)
  if (army) return army
  if (!isOnMap(p, to)) return refuse('off-the-map', place(to))
  const powers = powersOf(p, seat)
  if (SIDE_OF[from] === SIDE_OF[to]) return refuse('same-territory', { from, to })
  const bar = explainEntry(p, seat, from, to)
  if (bar?.code === 'impassable') return bar
  if (!isGate(powers, from)) return refuse('not-edge', place(from))
  if (!isGate(powers, to)) return refuse('not-edge', place(to))
  return bar ?? refuse('not-edge', place(to))
}

function explainSwap(p: TekPosition, seat: Seat, from: number, to: number): Objection {
  if (!powersOf(p, seat).swaps) return refuse('no-swap')
  if (!isOnMap(p, from)) return refuse('off-the-map', place(from))
  if (!isOnMap(p, to)) return refuse('off-the-map', place(to))
  const bar = swapBar(p, seat, from, to)
  return refuse(bar ?? 'no-target', { from, to, region: bar === 'no-army' ? from : to })
}

function explainBuild(p: TekPosition, seat: Seat): Objection {
  if (p.tower[seat] === TOWER.top) return refuse('tower-top', { level: TOWER.top })
  const base = p.tower[seat] + 1
  const need = buildPrice(p, seat)
  return refuse('build-cost', {
    base,
    rival: buildSurcharge(p, seat),
    discount: powersOf(p, seat).buildDiscount,
    need,
    have: p.stock[slot(seat, ORE)],
  })
}

function explainResearch(p: TekPosition, seat: Seat): Objection {
  if (p.magic[seat] === MAGIC.top) return refuse('magic-top', { level: MAGIC.top })
  return refuse('research-cost', { need: researchPrice(p, seat), have: p.stock[slot(seat, MANA)] })
}

function explainMobilise(p: TekPosition, seat: Seat, move: MoveOf<'mobilise'>): Objection {
  if (!isOnMap(p, move.region)) return refuse('off-the-map', place(move.region))
  if (p.inPlay[seat] === ARMIES.each) return refuse('no-supply', { armies: ARMIES.each })
  if (!canMobiliseAt(p, seat, move.region)) return refuse('no-place', place(move.region))
  const { mobiliseOre, mobiliseDiscount } = powersOf(p, seat)
  const need = mobilisePrice(p, seat)
  const [ore, food] = [p.stock[slot(seat, ORE)], p.stock[slot(seat, FOOD)]]
  if (need - Math.min(mobiliseOre, ore) > food)
    return refuse('mobilise-cost', { base: p.inPlay[seat] + 1, discount: mobiliseDiscount, need, have: food })
  return refuse('ore-share', { ore: move.ore, most: mobiliseOre, have: ore, need, food })
}

function explainTrade(p: TekPosition, seat: Seat, move: MoveOf<'trade'>): Objection {
  if (move.give === move.take) return refuse('trade-same', { resource: move.give })
  const have = p.stock[slot(seat, RESOURCES.indexOf(move.give))]
  return refuse('trade-stock', { resource: move.give, count: move.count, have })
}

function explainFurther(p: TekPosition, frame: FrameOf<'again'>, move: TekMove): Objection {
  const { seat, why, region } = frame
  if (move.kind === 'stand')
    return hasLying(p, seat, move.region)
      ? refuse('same-army', place(move.region))
      : refuse('none-lies', place(move.region))
  if (move.kind !== 'patrol') return notAsked(move)
  if (why === 'gallop' && move.from !== region) return refuse('same-army', place(move.from))
  return explainPatrol(p, seat, move.from, move.to)
}

function explainGain(frame: FrameOf<'gain'>, move: Units): Objection {
  if (total(move) !== frame.count || Math.min(move.mana, move.ore, move.food) < 0)
    return refuse('units-wrong', { named: total(move), need: frame.count })
  return refuse('capture-first', place(frame.capture))
}

function explainDie(p: TekPosition, war: War, seat: Seat, face: number): Objection {
  if (face < 0 || face > HIGHEST_BID) return refuse('die-face', { face, highest: HIGHEST_BID })
  const attacking = seat === war.attacker
  const foe = opponentOf(war, seat)
  return refuse('bid-too-high', {
    face,
    highest: highestBid(p, seat, foe, war.region, attacking),
    covered: mostCovered(p, seat),
    discount: discountOf(p, seat, foe, war.region, attacking),
  })
}

function explainPayment(p: TekPosition, frame: FrameOf<'pay'>, move: Units): Objection {
  const { seat, due, single } = frame
  const { mana, ore, food } = heldBy(p, seat)
  if (move.mana > mana || move.ore > ore || move.food > food || Math.min(move.mana, move.ore, move.food) < 0)
    return refuse('payment-stock', { mana, ore, food })
  const { manaValue, foodValue } = powersOf(p, seat)
  const paid = move.mana * manaValue + move.ore + move.food * foodValue
  return refuse(isEnough(p, seat, due, single, move) ? 'payment-wasteful' : 'payment-short', { due, paid, single })
}

type Fate = MoveOf<'retreat' | 'carry' | 'church' | 'relocate' | 'give-up'>

function explainFate(p: TekPosition, war: War, move: TekMove): Objection {
  switch (move.kind) {
    case 'retreat':
    case 'carry':
    case 'church':
    case 'relocate':
    case 'give-up':
      return war.lost.includes(move.from) ? explainLoss(p, loserOf(war), move) : refuse('not-lost', place(move.from))
    default:
      return notAsked(move)
  }
}

function explainLoss(p: TekPosition, seat: Seat, move: Fate): Objection {
  switch (move.kind) {
    case 'retreat':
      if (!refugesFrom(p, seat, move.from).includes(move.to)) return refuse('no-refuge', place(move.to))
      return refuse('retreat-food', {
        base: p.inPlay[seat],
        discount: powersOf(p, seat).retreatDiscount,
        need: retreatPrice(p, seat),
        have: p.stock[slot(seat, FOOD)],
      })
    case 'carry':
      return refuse('not-carried', place(move.to))
    case 'church':
      return refuse('no-church', place(move.to))
    case 'relocate':
      return refuse('not-nearest', place(move.to))
    case 'give-up':
      return refuse('must-retreat', place(move.from))
  }
}

function explainBandit(p: TekPosition, seat: Seat, move: TekMove): Objection {
  if (move.kind === 'lose') return refuse('bandit-last-army')
  if (move.kind !== 'bribe') return notAsked(move)
  const have = stockOf(p, seat)
  return refuse('bandit-price', { named: total(move), need: Math.min(BANDIT_UNITS, have), have })
}
