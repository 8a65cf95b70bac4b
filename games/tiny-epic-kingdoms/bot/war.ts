import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { FLAG, HIGHEST_BID, POINTS, TABLE_RULES } from '../content/figures.ts'
import { TERRAIN } from '../content/map.ts'
import { FOOD } from '../content/resources.ts'
import { NOT_SET, type TekPosition, type War, warOf } from '../position.ts'
import { powersOf } from '../rules/factions/index.ts'
import { discountOf, highestBid } from '../rules/payment.ts'
import { retreatPrice } from '../rules/retreat.ts'
import { opponentOf } from '../rules/war.ts'
import { overrated } from './waver.ts'

/*
 * The value of a war before its dice are shown. The opponent is assumed to show the flag now and then, and otherwise
 * any affordable number, most often a middle one; one's own die is the best answer to that.
 */

const FLAG_SHARE = 0.34
const FRIENDLY_FLAG_SHARE = 0.6
/** Two flags leave both armies in place, side by side. */
const PEACE = 0.25
/** A unit of choice. */
const UNIT = 0.25
/** The value of a point of war cost: half a mana. */
const COST = 0.13
/** How far a face may be overrated, in points. */
const TASTE = 0.5

/** A war in progress or in prospect. */
export type Clash = Pick<War, 'region' | 'attacker' | 'defender'>

interface Hopes {
  readonly attacker: Seat
  readonly defender: Seat
  readonly attack: number
  readonly defence: number
}

/** What attacker and defender can hope for in the war that waits for dice; null if there is none. */
export function warHopes(p: TekPosition): Hopes | null {
  const war = warOf(p)
  if (war?.stage !== 'dice') return null
  return {
    attacker: war.attacker,
    defender: war.defender,
    attack: hopeIn(p, war, war.attacker, war.dice[0]),
    defence: hopeIn(p, war, war.defender, war.dice[1]),
  }
}

/** With a die on the table, its prospects; without, those of the best die. */
export function hopeIn(p: TekPosition, clash: Clash, seat: Seat, set: number = NOT_SET): number {
  const highest = weighFaces(p, clash, seat)
  if (set !== NOT_SET) return FACES[set]
  let best = FACES[FLAG]
  for (let face = 1; face <= highest; face++) if (FACES[face] > best) best = FACES[face]
  return best
}

/** The most promising face. */
export function bestFace(p: TekPosition, clash: Clash, seat: Seat, fate?: Rng): number {
  const highest = weighFaces(p, clash, seat)
  let best: number = FLAG
  let most = FACES[FLAG] + overrated(fate, TASTE)
  for (let face = 1; face <= highest; face++) {
    const worth = FACES[face] + overrated(fate, TASTE)
    if (worth <= most) continue
    most = worth
    best = face
  }
  return best
}

/** The value of each face to the seat last asked about. */
const FACES = new Float64Array(HIGHEST_BID + 1)

/**
 * The expected gain of every face, relative to a table on which both armies still stand and nothing is lost. Returns
 * the highest affordable number.
 */
function weighFaces(p: TekPosition, clash: Clash, seat: Seat): number {
  const stakes = stakesOf(p, clash, seat)
  const { flags, highest, won, lost } = stakes
  const all = weights(highest)
  const each = all === 0 ? 0 : ((1 - flags) * (won - lost)) / all
  let worth = flags * stakes.shaming + (1 - flags) * lost
  FACES[FLAG] = flags * stakes.peace + (1 - flags) * stakes.shamed
  for (let face = 1; face <= HIGHEST_BID; face++) {
    const tied = face <= highest ? each * weight(face, highest) : 0
    FACES[face] = worth + (stakes.winsTies ? tied : 0) - COST * Math.max(0, face - stakes.discount)
    worth += tied
  }
  return highestBid(p, seat, opponentOf(clash, seat), clash.region, seat === clash.attacker)
}

/** All that is the same for a seat whichever face it shows. */
interface Stakes {
  readonly discount: number
  /** How likely the opponent is to show the flag, and the highest number they could show. */
  readonly flags: number
  readonly highest: number
  readonly won: number
  readonly lost: number
  /** The outcome of two flags; of one's own flag against a number; of a number against a flag. */
  readonly peace: number
  readonly shamed: number
  readonly shaming: number
  readonly winsTies: boolean
}

function stakesOf(p: TekPosition, clash: Clash, seat: Seat): Stakes {
  const foe = opponentOf(clash, seat)
  const attacking = seat === clash.attacker
  const own = powersOf(p, seat)
  const theirs = powersOf(p, foe)
  const highest = highestBid(p, foe, seat, clash.region, !attacking)
  const lost = -defeatOf(p, clash, seat)
  const won = victoryOf(p, clash, foe)
  return {
    discount: discountOf(p, seat, foe, clash.region, attacking),
    flags: flagShare(p, seat, foe, highest),
    highest,
    won,
    lost,
    peace: TABLE_RULES[p.seats].alliances ? PEACE + giftOf(p, seat, foe) : attacking ? lost : won,
    shamed: lost + UNIT * own.shame,
    shaming: won - UNIT * theirs.shame,
    winsTies: own.winsTies || (!theirs.winsTies && !attacking),
  }
}

/** Peoples that profit from peace show the flag more often, and so do their opponents. */
function flagShare(p: TekPosition, seat: Seat, foe: Seat, highest: number): number {
  if (highest === 0) return 1
  const friendly = powersOf(p, seat).shame + powersOf(p, foe).shame > 0
  return friendly && TABLE_RULES[p.seats].alliances ? FRIENDLY_FLAG_SHARE : FLAG_SHARE
}

const weight = (face: number, highest: number): number => 1 + Math.min(face, highest + 1 - face)

function weights(highest: number): number {
  let sum = 0
  for (let face = 1; face <= highest; face++) sum += weight(face, highest)
  return sum
}

/** The cost of losing: the army, or food for its retreat, and the region. */
function defeatOf(p: TekPosition, clash: Clash, seat: Seat): number {
  const price = retreatPrice(p, seat)
  const army = p.stock[3 * seat + FOOD] >= price ? Math.min(1.3, 0.15 * price + 0.3) : 1.3
  return army + regionWorth(clash.region) + (p.crown === seat ? POINTS.crown : 0)
}

/**
 * What winning brings besides the region, which already counts: part of the enemy's loss, and what the people takes.
 */
function victoryOf(p: TekPosition, clash: Clash, foe: Seat): number {
  const winner = powersOf(p, opponentOf(clash, foe))
  const crown = p.crown === foe ? POINTS.crown : 0
  return 0.3 * defeatOf(p, clash, foe) + UNIT * winner.spoilsPerRival * (p.seats - 1) + 0.3 * winner.plunder + crown
}

const giftOf = (p: TekPosition, seat: Seat, foe: Seat): number =>
  UNIT * (powersOf(p, seat).giftToSelfPerPlayer * p.seats + powersOf(p, foe).giftToAlly)

const regionWorth = (region: number): number => (TERRAIN[region] === 'capital' ? 2 : 0.6)
