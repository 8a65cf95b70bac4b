import type { Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { ATLAS } from '../content/atlas.ts'
import {
  ACTIVE,
  type Frame,
  HERO,
  HOLE,
  NONE,
  PLACING,
  type SmallWorldMove,
  type SmallWorldPosition,
} from '../position.ts'
import { isAtPeace, isImmune, isNear, priceParts } from './conquest.ts'
import { heroesToPlace } from './markers.ts'
import { refuse } from './objections.ts'
import { priceOf } from './offer.ts'
import { campsInHand, regionsOf } from './people.ts'
import { spareOf, toLayAside } from './redeploy.ts'
import { traitsOf } from './traits.ts'
import { now } from './turn.ts'

/** Why a move that is not listed is refused. */
export function explain(p: SmallWorldPosition, _seat: Seat, move: SmallWorldMove): Objection {
  const frame = now(p)
  const { kind, race } = frame
  if ('region' in move && move.region >= p.holder.length) return refuse('no-such-region', { region: move.region + 1 })
  switch (move.kind) {
    case 'pick':
      return kind === 'pick' ? refusedPick(p, frame.seat, move.place) : notNow(frame)
    case 'conquer':
    case 'dragon':
    case 'exchange':
    case 'attempt':
      return kind === 'conquer' ? refusedConquest(p, race, move.kind, move.region) : notNow(frame)
    case 'roll':
      return kind === 'conquer' ? refusedRoll(p, race) : notNow(frame)
    case 'abandon':
      if (kind !== 'conquer') return notNow(frame)
      return p.holder[move.region] === race ? refuse('taken-this-turn') : refuse('not-held')
    case 'retreat':
      return kind === 'retreat' ? refuse('not-held') : notNow(frame)
    case 'lift':
    case 'place':
    case 'vacate':
      return kind === 'redeploy' || kind === 'regroup' ? refusedRedeployment(p, frame, move) : notNow(frame)
    case 'spread':
      return kind === 'redeploy' || kind === 'regroup'
        ? refuse('too-many', { count: 1, have: Math.max(0, spareFor(p, frame)) })
        : notNow(frame)
    case 'lift-camps':
    case 'camp':
      return kind === 'encamp' || kind === 'reencamp' ? refusedCamp(p, frame, move) : notNow(frame)
    case 'fortify':
      if (kind !== 'fortify') return notNow(frame)
      return p.holder[move.region] === race ? refuse('has-fortress') : refuse('not-held')
    case 'hero':
      if (kind !== 'heroes') return notNow(frame)
      if (p.holder[move.region] !== race) return refuse('not-held')
      return refuse(p.marks[move.region] & HERO ? 'has-hero' : 'not-now', { step: kind })
    case 'ally':
      return kind === 'ally' ? refusedAlly(p, frame.seat, move.seat) : notNow(frame)
    case 'done':
      return unfinished(p, frame)
    default:
      return notNow(frame)
  }
}

const notNow = (frame: Frame): Objection => refuse('not-now', { step: frame.kind })

function refusedPick(p: SmallWorldPosition, seat: Seat, place: number): Objection {
  if (place >= p.offerRaces.length) return refuse('no-such-combo', { combos: p.offerRaces.length })
  return refuse('too-dear', { price: priceOf(place), coins: p.coins[seat] })
}

function refusedTarget(p: SmallWorldPosition, race: number, region: number): Objection | null {
  const traits = traitsOf(p, race)
  if (p.holder[region] === race) return refuse('own-region')
  if (ATLAS[p.map].water[region] && !traits.sails) return refuse('water')
  if (!isNear(p, race, region)) return refuse(regionsOf(p, race) > 0 ? 'out-of-reach' : 'not-an-entry')
  if (isImmune(p, race, region)) {
    const guard = p.marks[region] & HOLE ? 'hole' : p.marks[region] & HERO ? 'hero' : 'dragon'
    return refuse('immune', { guard })
  }
  return isAtPeace(p, race, region) ? refuse('peace', { seat: p.owner[p.holder[region]] }) : null
}

type Assault = 'conquer' | 'dragon' | 'exchange' | 'attempt'

function refusedConquest(p: SmallWorldPosition, race: number, kind: Assault, region: number): Objection {
  const refused = refusedTarget(p, race, region)
  if (refused) return refused
  if (p.hand[race] === 0) return refuse('empty-hand')
  if (kind === 'exchange') return refusedExchange(p, race, region)
  if (kind === 'dragon') return refusedDragon(p, race, region)
  const parts = priceParts(p, race, region)
  if (kind === 'conquer') return refuse('too-few-tokens', parts)
  if (traitsOf(p, race).rollsFirst) return refuse('rolls-before')
  if (parts.need <= parts.have) return refuse('affordable', parts)
  return refuse('beyond-the-die', parts)
}

function refusedDragon(p: SmallWorldPosition, race: number, region: number): Objection {
  if (!traitsOf(p, race).dragon) return refuse('no-dragon')
  if (p.dragonUsed) return refuse('dragon-used')
  if (ATLAS[p.map].water[region]) return refuse('dragon-at-sea')
  return refuse('already-rolled', { pips: p.pips })
}

function refusedExchange(p: SmallWorldPosition, race: number, region: number): Objection {
  if (!traitsOf(p, race).exchanges) return refuse('no-exchange')
  if (p.pips !== NONE) return refuse('already-rolled', { pips: p.pips })
  const defender = p.holder[region]
  if (defender === NONE || p.standing[defender] !== ACTIVE || p.owner[defender] === p.owner[race])
    return refuse('exchange-not-active')
  if (p.tokens[region] !== 1) return refuse('exchange-not-lone', { tokens: p.tokens[region] })
  if (p.camps[region] > 0) return refuse('exchange-encamped', { camps: p.camps[region] })
  if (p.exchanged & (1 << p.owner[defender])) return refuse('exchange-used', { seat: p.owner[defender] })
  if (p.tray[race] === 0) return refuse('exchange-no-tokens')
  return refuse(regionsOf(p, race) > 0 ? 'exchange-far' : 'exchange-first')
}

function refusedRoll(p: SmallWorldPosition, race: number): Objection {
  if (!traitsOf(p, race).rollsFirst) return refuse('no-roll')
  if (p.pips !== NONE) return refuse('already-rolled', { pips: p.pips })
  return refuse(p.hand[race] === 0 ? 'empty-hand' : 'no-target')
}

const spareFor = (p: SmallWorldPosition, { kind, race }: Frame): number =>
  kind === 'redeploy' ? spareOf(p, race) : p.hand[race]

function refusedRedeployment(
  p: SmallWorldPosition,
  frame: Frame,
  move: Extract<SmallWorldMove, { kind: 'lift' | 'place' | 'vacate' }>,
): Objection {
  if (p.holder[move.region] !== frame.race) return refuse('not-held')
  if (move.kind === 'place') return refuse('too-many', { count: move.count, have: Math.max(0, spareFor(p, frame)) })
  if (frame.kind === 'regroup') return notNow(frame)
  if (move.kind === 'vacate') return refuse('no-need-to-leave')
  return refuse(p.arranging === PLACING ? 'already-placing' : 'nothing-to-lift')
}

function refusedCamp(
  p: SmallWorldPosition,
  frame: Frame,
  move: Extract<SmallWorldMove, { kind: 'lift-camps' | 'camp' }>,
): Objection {
  if (p.holder[move.region] !== frame.race) return refuse('not-held')
  if (move.kind === 'camp') return refuse('too-many', { count: move.count, have: campsInHand(p, frame.race) })
  return refuse(p.arranging === PLACING || frame.kind === 'reencamp' ? 'already-placing' : 'nothing-to-lift')
}

function refusedAlly(p: SmallWorldPosition, seat: Seat, other: number): Objection {
  return other < p.seats && other !== seat ? refuse('ally-attacked', { seat: other }) : refuse('no-ally')
}

/** Something still has to be placed before the arrangement is complete. */
function unfinished(p: SmallWorldPosition, frame: Frame): Objection {
  const { kind, race } = frame
  if (kind === 'redeploy' || kind === 'regroup') {
    const spare = spareFor(p, frame)
    return spare > 0
      ? refuse('tokens-left', { left: spare })
      : refuse('tokens-missing', { need: toLayAside(p, race), have: p.hand[race] })
  }
  if (kind === 'encamp' || kind === 'reencamp') return refuse('camps-left', { left: campsInHand(p, race) })
  if (kind === 'heroes') return refuse('heroes-left', { left: heroesToPlace(p, race) })
  return notNow(frame)
}
