import { type Judgement, placesOf } from '../../kernel/judgement.ts'
import type { Seat } from '../../kernel/seat.ts'
import { ATLAS } from './content/atlas.ts'
import { MAPS } from './content/maps.ts'
import {
  DECLINED,
  FORTRESS,
  IMMUNE,
  NONE,
  type PowerName,
  type RaceName,
  type SmallWorld,
  type SmallWorldMove,
} from './position.ts'
import { marksOf, powerName, raceName } from './rules/people.ts'
import { lore, type Traits, traitsOf } from './rules/traits.ts'
import type { PeopleFigures } from './weights/figures.ts'
import { weights } from './weights/index.ts'
import { TERMS, type Term } from './weights/terms.ts'

/* Coins now, coins this turn will still pay, and a guess at what the peoples on the map will pay until the end. */

const AT = placesOf(TERMS)

function features(p: SmallWorld, _seat: Seat | null, into: Float64Array, f: PeopleFigures): void {
  for (let seat = 0; seat < p.seats; seat++) prospects(p, seat as Seat, into, seat * TERMS.length, f)
}

/** Coins in the purse and those to come. */
function prospects(p: SmallWorld, seat: Seat, into: Float64Array, row: number, f: PeopleFigures): void {
  into[row + AT.purse] = p.coins[seat]
  const turns = turnsToScore(p, seat)
  if (turns === 0) return
  for (let race = 0; race < p.owner.length; race++)
    if (p.owner[race] === seat && p.standing[race] === DECLINED)
      into[row + AT.declined] += fade(declinedIncome(p, race), turns, f.wear)
  const active = p.active[seat]
  if (active === NONE) into[row + AT.fresh] = turns
  else activeProspects(p, seat, active, turns, into, row, f)
}

/** A sum that shrinks from turn to turn. */
const fade = (income: number, turns: number, keep: number): number => (income * (1 - keep ** turns)) / (1 - keep)

/** How often the seat will still score, this turn included if it has not been paid yet. */
function turnsToScore(p: SmallWorld, seat: Seat): number {
  if (p.agenda.length === 0) return 0
  const steps = (from: number) => (from - p.first + p.seats) % p.seats
  const rest = MAPS[p.map].rounds - p.round
  const place = steps(seat)
  const current = steps(p.turn)
  if (place > current) return rest + 1
  return place === current && !isPaid(p) ? rest + 1 : rest
}

function isPaid(p: SmallWorld): boolean {
  for (const { kind } of p.agenda) if (kind === 'score' || kind === 'pick' || kind === 'turn') return false
  return true
}

function declinedIncome(p: SmallWorld, race: number): number {
  const { declinedCoins } = lore(p).races[race]
  let coins = 0
  for (let region = 0; region < p.holder.length; region++)
    if (p.holder[region] === race) coins += 1 + declinedCoins[region]
  return coins
}

/** The better of going on with the race and leaving it to decline next turn. */
function activeProspects(
  p: SmallWorld,
  seat: Seat,
  race: number,
  turns: number,
  into: Float64Array,
  row: number,
  f: PeopleFigures,
): void {
  const traits = traitsOf(p, race)
  let coins = traits.turnCoins
  let land = 0
  let spare = 0
  let safety = 0
  for (let region = 0; region < p.holder.length; region++) {
    if (p.holder[region] !== race) continue
    land++
    coins += 1 + traits.regionCoins[region]
    spare += p.tokens[region] - 1
    safety += safetyOf(p, region, f)
  }
  if (traits.fortifies) coins += traits.fortressCoins * marksOf(p, race, FORTRESS)
  const tokens = p.hand[race] + p.withdrawn[race] + p.aside[race] + spare
  const growth =
    Math.min(tokens / f.tokensForRegion, f.mostRegions) * (1 + f.conquestCoins * traits.conquestCoins) * (turns - 1)
  const holding = fade(coins, turns - 1, f.hold)
  const legacy = fade(land, turns - 1, f.wear)
  const fresh = Math.max(0, turns - (traits.lateDecline ? 1 : 2))
  into[row + AT.income] = coins
  into[row + AT.once] = traits.conquestCoins * p.conquests[race] + (p.debuted[seat] ? 0 : traits.debutCoins)
  if (holding + growth * f.growthForStaying >= legacy + f.fresh * fresh) {
    into[row + AT.holding] = holding
    into[row + AT.growth] = growth
  } else {
    into[row + AT.legacy] = legacy
    into[row + AT.fresh] = fresh
  }
  into[row + AT.tokens] = p.hand[race] * (isConquering(p, race) ? 1 : f.idleToken) * (1 + bonusOf(traits))
  into[row + AT.spare] = spare
  into[row + AT.safety] = safety
}

const BONUSES = new WeakMap<Traits, number>()

/** What a region pays above its one coin, on the average of the map. */
function bonusOf(traits: Traits): number {
  let bonus = BONUSES.get(traits)
  if (bonus === undefined) {
    bonus = traits.regionCoins.reduce((sum, coins) => sum + coins, 0) / traits.regionCoins.length
    BONUSES.set(traits, bonus)
  }
  return bonus
}

const isConquering = (p: SmallWorld, race: number): boolean => {
  for (const frame of p.agenda) if (frame.kind === 'conquer' && frame.race === race) return true
  return false
}

/** Well-guarded land lasts. */
function safetyOf(p: SmallWorld, region: number, f: PeopleFigures): number {
  if (p.marks[region] & IMMUNE) return f.immune
  const walls = p.camps[region] + (p.marks[region] & FORTRESS ? 1 : 0) + (ATLAS[p.map].mountain[region] ? 1 : 0)
  return Math.min(f.safest, Math.sqrt(p.tokens[region] + walls) * f.guard)
}

/** Redeployment as one step, encampments one by one, and no land given up. */
function candidates(_p: SmallWorld, _seat: Seat, moves: readonly SmallWorldMove[]): readonly SmallWorldMove[] {
  const kept: SmallWorldMove[] = []
  const canSpread = moves.some(move => move.kind === 'spread')
  const canFinish = moves.some(move => move.kind === 'done')
  for (const move of moves) {
    switch (move.kind) {
      case 'place':
        continue
      case 'lift':
        if (canSpread || canFinish) continue
        break
      case 'abandon':
        continue
      case 'lift-camps':
        if (canFinish) continue
        break
      case 'camp':
        if (move.count > 1) continue
        break
    }
    kept.push(move)
  }
  return kept.length > 0 ? kept : moves
}

/** What a people is good for shows over many turns; one region more or less until the next. */
function horizon({ agenda }: SmallWorld): number {
  const { kind } = agenda[agenda.length - 1]
  return kind === 'pick' || kind === 'turn' ? 9 : 1
}

/** Home-made peoples go by their English name. */
function content(p: SmallWorld, seat: Seat): string[] {
  const race = p.active[seat]
  if (race === NONE) return []
  const named = (name: RaceName | PowerName) => (typeof name === 'string' ? name : name.en)
  return [`race ${named(raceName(p, race))}`, `power ${named(powerName(p, p.power[race]))}`]
}

export const judgement: Judgement<SmallWorld, SmallWorldMove, Term, PeopleFigures> = {
  terms: TERMS,
  weights,
  cost: 1,
  horizon,
  content,
  seats: p => p.seats,
  progress: p => (p.agenda.length === 0 ? 1 : (p.round - 1) / MAPS[p.map].rounds),
  features,
  candidates,
}
