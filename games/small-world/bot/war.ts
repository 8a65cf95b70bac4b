import { setAgainst } from '../../../kernel/judgement.ts'
import { ATLAS } from '../content/atlas.ts'
import { DIE } from '../content/pieces.ts'
import {
  DECLINED,
  DRAGON,
  type Frame,
  HOLE,
  NONE,
  type SmallWorldMove,
  type SmallWorldPosition,
  TRIBE,
} from '../position.ts'
import { ABANDON, ATTEMPT, CONQUER, EXCHANGE, ROLL, DRAGON as SEND_DRAGON, STOP } from '../rules/choices.ts'
import { canAbandon, canExchange, canSendDragon, isExchangeable, isWithinDie, survey } from '../rules/conquest.ts'
import { lore, type Traits, traitsOf } from '../rules/traits.ts'
import { landWorth } from './guard.ts'
import { type PeopleWeights, type Scale, scaleOf, worthOf } from './prospects.ts'
import { coinsOf, copyRealm, countRealms, emptyRealm, type Realm, safetyOf } from './realm.ts'

/* Which region to take next: what it brings, what it costs, and what its holder loses. */

/** The chance that the die shows at least this many pips. */
const ODDS = [0, 1, 2, 3].map(pips => DIE.filter(face => face >= pips).length / DIE.length)

export function nextConquest(p: SmallWorldPosition, { seat, race }: Frame, weights: PeopleWeights): SmallWorldMove {
  const traits = traitsOf(p, race)
  const hand = p.hand[race]
  const land = weights.figures.leaves > 0 ? cheapLand(p, race, traits, weights) : NO_LAND
  if (hand === 0 && land.length === 0) return STOP
  const prices = survey(p, race)
  // A roll costs nothing and can only make the next conquest cheaper.
  const rolls = traits.rollsFirst && p.pips === NONE && hand > 0
  const war = new War(p, seat, race, traits, scaleOf(weights))
  const stopped = war.afterStopping()
  let best: SmallWorldMove = STOP
  let most = stopped
  const consider = (move: SmallWorldMove, worth: number) => {
    if (worth <= most) return
    most = worth
    best = move
  }
  let targets = 0
  for (let region = 0; region < p.holder.length; region++) {
    const price = prices[region]
    if (price === 0) continue
    targets++
    if (canExchange(p, race, region, traits)) consider(EXCHANGE[region], war.afterTaking(region, 1, 'exchange'))
    if (rolls) continue
    if (price <= hand) consider(CONQUER[region], war.afterTaking(region, price, 'tokens'))
    else if (hand > 0 && !traits.rollsFirst && isWithinDie(hand, price)) {
      const odds = ODDS[price - hand]
      consider(ATTEMPT[region], odds * war.afterTaking(region, hand, 'tokens') + (1 - odds) * stopped)
    }
    if (hand > 0 && canSendDragon(p, region, traits))
      consider(SEND_DRAGON[region], war.afterTaking(region, 1, 'dragon'))
    if (land.length === 0) continue
    const left = landFor(p, race, region, traits, land, price - hand)
    if (left.length > 0) consider(ABANDON[left[0]], war.afterTaking(region, price, 'tokens', left))
    if (hand > 0) continue
    const one = landFor(p, race, region, traits, land, 1)
    if (one.length === 0) continue
    if (canSendDragon(p, region, traits)) consider(ABANDON[one[0]], war.afterTaking(region, 1, 'dragon', one))
    if (isExchangeable(p, race, region, traits)) consider(ABANDON[one[0]], war.afterTaking(region, 1, 'exchange', one))
  }
  return rolls && targets > 0 && best === STOP ? ROLL : best
}

/** At most this many regions are left for another one. */
const MOST_LEFT = 2
const NO_LAND: readonly number[] = []

/** What may be left, least valuable first. Land that makes other regions cheaper is kept. */
function cheapLand(p: SmallWorldPosition, race: number, traits: Traits, weights: PeopleWeights): readonly number[] {
  const land: number[] = []
  for (let region = 0; region < p.holder.length; region++)
    if (canAbandon(p, race, region) && !traits.beside.some(({ terrain }) => terrain === ATLAS[p.map].terrain[region]))
      land.push(region)
  if (land.length < 2) return land
  const worths = land.map(region => landWorth(p, race, region, weights))
  return land
    .map((_, at) => at)
    .sort((a, b) => worths[a] - worths[b])
    .map(at => land[at])
}

/** The regions to leave for this many tokens without losing contact with the target; none if that is impossible. */
function landFor(
  p: SmallWorldPosition,
  race: number,
  target: number,
  traits: Traits,
  land: readonly number[],
  tokens: number,
): readonly number[] {
  if (tokens < 1 || tokens > MOST_LEFT || tokens > land.length) return NO_LAND
  const bridge = traits.flies && !ATLAS[p.map].water[target] ? NONE : bridgeTo(p, race, target, land)
  const left: number[] = []
  for (let at = 0; at < land.length && left.length < tokens; at++) if (land[at] !== bridge) left.push(land[at])
  return bridge === LOST || left.length < tokens ? NO_LAND : left
}

const LOST = -2

/** The region from which the target is reached: NONE if one is kept anyway, LOST if there is none beside it. */
function bridgeTo(p: SmallWorldPosition, race: number, target: number, land: readonly number[]): number {
  let dearest = LOST
  let rank = -1
  for (const region of ATLAS[p.map].adjacent[target]) {
    if (p.holder[region] !== race) continue
    const at = land.indexOf(region)
    if (at < 0) return NONE
    if (at <= rank) continue
    rank = at
    dearest = region
  }
  return dearest
}

type By = 'tokens' | 'dragon' | 'exchange'

const own = emptyRealm()
const other = emptyRealm()
const worths = new Float64Array(5)

/** The attacker's prospects after its next step, with everybody else's. */
class War {
  private readonly p: SmallWorldPosition
  private readonly seat: number
  private readonly race: number
  private readonly traits: Traits
  private readonly scale: Scale
  private readonly weights: PeopleWeights
  private readonly realms: readonly Realm[]
  private readonly isUndying: boolean
  /** What counts against the attacker as long as nobody loses anything. */
  private readonly rivals: number

  constructor(p: SmallWorldPosition, seat: number, race: number, traits: Traits, scale: Scale) {
    this.p = p
    this.seat = seat
    this.race = race
    this.traits = traits
    this.scale = scale
    this.weights = scale.weights
    this.isUndying = p.standing[race] === DECLINED
    this.realms = countRealms(p, scale.weights.figures)
    for (let one = 0; one < p.seats; one++) worths[one] = worthOf(this.realms[one], scale)
    this.rivals = this.against(NONE, 0)
  }

  /** Tokens left in hand only guard then; those of a race in decline are useless otherwise. */
  afterStopping(): number {
    const { p, race, seat, weights } = this
    copyRealm(this.realms[seat], own)
    if (!this.isUndying) own.isConquering = false
    return this.standing(NONE) - (this.isUndying ? p.hand[race] * weights.points.tokens : 0)
  }

  /** After leaving some regions, if necessary, for one token each. */
  afterTaking(region: number, tokens: number, by: By, left = NO_LAND): number {
    const { p, seat, realms, weights } = this
    const defender = p.holder[region]
    copyRealm(realms[seat], own)
    for (const one of left) this.leave(one)
    if (this.isUndying) own.fallen += 1 + this.traits.declinedCoins[region]
    else this.gain(region, tokens, by)
    const loser = defender === NONE ? NONE : p.owner[defender]
    if (loser !== NONE) this.lose(loser === seat ? own : copyRealm(realms[loser], other), defender, region, by)
    const spent = this.isUndying ? ((by === 'exchange' ? 0 : tokens) - left.length) * weights.points.tokens : 0
    return this.standing(loser === seat ? NONE : loser) - spent
  }

  private leave(region: number): void {
    const { p, traits } = this
    if (this.isUndying) {
      own.fallen -= 1 + traits.declinedCoins[region]
      return
    }
    own.land--
    own.income -= coinsOf(traits, p.marks[region], region)
    own.safety -= safetyOf(p, region, 1, p.camps[region], p.marks[region], this.weights.figures)
    own.hand++
  }

  private gain(region: number, tokens: number, by: By): void {
    const { p, race, seat, traits } = this
    const { figures } = this.weights
    const digs = p.dug[seat] < traits.holes
    const marks = (by === 'dragon' ? DRAGON : 0) | (digs ? HOLE : 0)
    own.land++
    own.income += coinsOf(traits, marks, region)
    own.spare += tokens - 1
    own.safety += safetyOf(p, region, tokens, 0, marks, figures)
    if (by !== 'exchange') own.hand -= tokens
    if (p.holder[region] !== NONE || p.marks[region] & TRIBE) own.once += traits.conquestCoins
    if (by === 'dragon') this.recallDragon(race)
  }

  /** It guards one region at a time. */
  private recallDragon(race: number): void {
    const { p } = this
    const { figures } = this.weights
    for (let region = 0; region < p.holder.length; region++)
      if (p.holder[region] === race && p.marks[region] & DRAGON) {
        const marks = p.marks[region] & ~DRAGON
        own.safety += safetyOf(p, region, p.tokens[region], p.camps[region], marks, figures) - figures.immune
      }
  }

  private lose(realm: Realm, race: number, region: number, by: By): void {
    const { p } = this
    const { traits } = realm
    if (p.standing[race] === DECLINED || traits === null) {
      realm.fallen -= 1 + lore(p).races[race].declinedCoins[region]
      return
    }
    const tokens = p.tokens[region]
    realm.land--
    realm.income -= coinsOf(traits, p.marks[region], region)
    realm.spare -= tokens - 1
    realm.reserve += by !== 'exchange' && traits.noLosses ? tokens : tokens - 1
    realm.safety -= safetyOf(p, region, tokens, p.camps[region], p.marks[region], this.weights.figures)
  }

  /** The value of `own`, less what counts against it; `other` is what the loser has left. */
  private standing(loser: number): number {
    const against = loser === NONE ? this.rivals : this.against(loser, worthOf(other, this.scale))
    return worthOf(own, this.scale) - against
  }

  private against(loser: number, left: number): number {
    const { p, seat, weights } = this
    let sum = 0
    let best = Number.NEGATIVE_INFINITY
    for (let one = 0; one < p.seats; one++) {
      if (one === seat) continue
      const worth = one === loser ? left : worths[one]
      sum += worth
      if (worth > best) best = worth
    }
    return setAgainst(weights.rivalry, p.seats, best, sum)
  }
}
