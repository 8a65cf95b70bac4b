import type { Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { ATLAS } from '../content/atlas.ts'
import {
  ACTIVE,
  FORTRESS,
  type Frame,
  HERO,
  HOLE,
  NONE,
  PLACING,
  type SmallWorld,
  type SmallWorldMove,
  TRIBE,
} from '../position.ts'
import { defenceOf, discountOf, isAtPeace, isImmune, isNear } from './conquest.ts'
import { heroesToPlace } from './markers.ts'
import { priceOf } from './offer.ts'
import { campsInHand, hasLair, regionsOf } from './people.ts'
import { spareOf, toLayAside } from './redeploy.ts'
import { traitsOf } from './traits.ts'

/** Every reason to refuse a move, with the rule behind it. */
export const OBJECTIONS = {
  'not-your-turn': 'SW-ROUND-2',
  'not-now': 'SW-TURN-4',
  'no-such-combo': 'SW-PICK-1',
  'too-dear': 'SW-PICK-3',
  'no-such-region': 'SW-COMP-1',
  'own-region': 'SW-CONQ-8',
  water: 'SW-CONQ-5',
  'not-an-entry': 'SW-CONQ-1',
  'out-of-reach': 'SW-CONQ-2',
  immune: 'SW-CONQ-14',
  peace: 'SW-POWER-DIPLOMAT-2',
  'empty-hand': 'SW-CONQ-6',
  'too-few-tokens': 'SW-CONQ-6',
  affordable: 'SW-RUL-14',
  'beyond-the-die': 'SW-DIE-1',
  'rolls-before': 'SW-RUL-44',
  'no-roll': 'SW-POWER-BERSERK-1',
  'already-rolled': 'SW-RUL-44',
  'no-target': 'SW-POWER-BERSERK-2',
  'no-dragon': 'SW-POWER-DRAGON-1',
  'dragon-used': 'SW-POWER-DRAGON-1',
  'dragon-at-sea': 'SW-RUL-48',
  'no-exchange': 'SW-RACE-SORCERERS-1',
  'exchange-used': 'SW-RACE-SORCERERS-1',
  'exchange-not-lone': 'SW-RACE-SORCERERS-2',
  'exchange-not-active': 'SW-RUL-34',
  'exchange-encamped': 'SW-RACE-SORCERERS-3',
  'exchange-no-tokens': 'SW-RACE-SORCERERS-2',
  'exchange-first': 'SW-RUL-33',
  'exchange-far': 'SW-RUL-35',
  'taken-this-turn': 'SW-RUL-16',
  'not-held': 'SW-REDEP-3',
  'nothing-to-lift': 'SW-REDEP-2',
  'already-placing': 'SW-REDEP-1',
  'too-many': 'SW-REDEP-1',
  'tokens-left': 'SW-REDEP-4',
  'tokens-missing': 'SW-RACE-AMAZONS-3',
  'no-need-to-leave': 'SW-RACE-AMAZONS-4',
  'camps-left': 'SW-RUL-45',
  'has-fortress': 'SW-POWER-FORTIFIED-5',
  'has-hero': 'SW-POWER-HEROIC-1',
  'heroes-left': 'SW-POWER-HEROIC-1',
  'no-ally': 'SW-POWER-DIPLOMAT-1',
  'ally-attacked': 'SW-POWER-DIPLOMAT-1',
  // About the options of a table.
  'map-too-small': 'SW-SETUP-1',
  'no-such-seat': 'SW-RUL-1',
  'not-in-the-box': 'SW-RUL-65',
  'custom-shape': 'SW-CUSTOM-3',
  'custom-unknown': 'SW-CUSTOM-3',
  'custom-number': 'SW-CUSTOM-3',
  'custom-race-number': 'SW-CUSTOM-1',
  'custom-power-number': 'SW-CUSTOM-2',
  'custom-tokens': 'SW-CUSTOM-1',
  'custom-words': 'SW-CUSTOM-3',
  'custom-choice': 'SW-CUSTOM-3',
  'custom-too-many': 'SW-CUSTOM-3',
} as const

export type ObjectionCode = keyof typeof OBJECTIONS

export const object = (code: ObjectionCode, figures: Objection['figures'] = {}): Objection => ({
  code,
  rule: OBJECTIONS[code],
  figures,
})

/** Why a move that is not listed is refused. */
export function explain(p: SmallWorld, frame: Frame, move: SmallWorldMove): Objection {
  const { kind, race } = frame
  if ('region' in move && move.region >= p.holder.length) return object('no-such-region', { region: move.region + 1 })
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
      return p.holder[move.region] === race ? object('taken-this-turn') : object('not-held')
    case 'retreat':
      return kind === 'retreat' ? object('not-held') : notNow(frame)
    case 'lift':
    case 'place':
    case 'vacate':
      return kind === 'redeploy' || kind === 'regroup' ? refusedRedeployment(p, frame, move) : notNow(frame)
    case 'spread':
      return kind === 'redeploy' || kind === 'regroup'
        ? object('too-many', { count: 1, have: Math.max(0, spareFor(p, frame)) })
        : notNow(frame)
    case 'lift-camps':
    case 'camp':
      return kind === 'encamp' || kind === 'reencamp' ? refusedCamp(p, frame, move) : notNow(frame)
    case 'fortify':
      if (kind !== 'fortify') return notNow(frame)
      return p.holder[move.region] === race ? object('has-fortress') : object('not-held')
    case 'hero':
      if (kind !== 'heroes') return notNow(frame)
      if (p.holder[move.region] !== race) return object('not-held')
      return object(p.marks[move.region] & HERO ? 'has-hero' : 'not-now', { step: kind })
    case 'ally':
      return kind === 'ally' ? refusedAlly(p, frame.seat, move.seat) : notNow(frame)
    case 'done':
      return unfinished(p, frame)
    default:
      return notNow(frame)
  }
}

const notNow = (frame: Frame): Objection => object('not-now', { step: frame.kind })

function refusedPick(p: SmallWorld, seat: Seat, place: number): Objection {
  if (place >= p.offerRaces.length) return object('no-such-combo', { combos: p.offerRaces.length })
  return object('too-dear', { price: priceOf(place), coins: p.coins[seat] })
}

/** The price as the sum of its parts, for the page to show. */
export function priceParts(p: SmallWorld, race: number, region: number) {
  const parts = {
    base: 2,
    tokens: p.tokens[region],
    camps: p.camps[region],
    tribe: p.marks[region] & TRIBE ? 1 : 0,
    mountain: ATLAS[p.map].mountain[region] ? 1 : 0,
    fortress: p.marks[region] & FORTRESS ? 1 : 0,
    lair: hasLair(p, region) ? 1 : 0,
    discount: discountOf(p, race, region),
    pips: Math.max(0, p.pips),
  }
  const need = Math.max(1, defenceOf(p, region) - parts.discount - parts.pips)
  return { ...parts, need, have: p.hand[race] }
}

function refusedTarget(p: SmallWorld, race: number, region: number): Objection | null {
  const traits = traitsOf(p, race)
  if (p.holder[region] === race) return object('own-region')
  if (ATLAS[p.map].water[region] && !traits.sails) return object('water')
  if (!isNear(p, race, region)) return object(regionsOf(p, race) > 0 ? 'out-of-reach' : 'not-an-entry')
  if (isImmune(p, race, region)) {
    const guard = p.marks[region] & HOLE ? 'hole' : p.marks[region] & HERO ? 'hero' : 'dragon'
    return object('immune', { guard })
  }
  return isAtPeace(p, race, region) ? object('peace', { seat: p.owner[p.holder[region]] }) : null
}

type Assault = 'conquer' | 'dragon' | 'exchange' | 'attempt'

function refusedConquest(p: SmallWorld, race: number, kind: Assault, region: number): Objection {
  const refused = refusedTarget(p, race, region)
  if (refused) return refused
  if (p.hand[race] === 0) return object('empty-hand')
  if (kind === 'exchange') return refusedExchange(p, race, region)
  if (kind === 'dragon') return refusedDragon(p, race, region)
  const parts = priceParts(p, race, region)
  if (kind === 'conquer') return object('too-few-tokens', parts)
  if (traitsOf(p, race).rollsFirst) return object('rolls-before')
  if (parts.need <= parts.have) return object('affordable', parts)
  return object('beyond-the-die', parts)
}

function refusedDragon(p: SmallWorld, race: number, region: number): Objection {
  if (!traitsOf(p, race).dragon) return object('no-dragon')
  if (p.dragonUsed) return object('dragon-used')
  if (ATLAS[p.map].water[region]) return object('dragon-at-sea')
  return object('already-rolled', { pips: p.pips })
}

function refusedExchange(p: SmallWorld, race: number, region: number): Objection {
  if (!traitsOf(p, race).exchanges) return object('no-exchange')
  if (p.pips !== NONE) return object('already-rolled', { pips: p.pips })
  const defender = p.holder[region]
  if (defender === NONE || p.standing[defender] !== ACTIVE || p.owner[defender] === p.owner[race])
    return object('exchange-not-active')
  if (p.tokens[region] !== 1) return object('exchange-not-lone', { tokens: p.tokens[region] })
  if (p.camps[region] > 0) return object('exchange-encamped', { camps: p.camps[region] })
  if (p.exchanged & (1 << p.owner[defender])) return object('exchange-used', { seat: p.owner[defender] })
  if (p.tray[race] === 0) return object('exchange-no-tokens')
  return object(regionsOf(p, race) > 0 ? 'exchange-far' : 'exchange-first')
}

function refusedRoll(p: SmallWorld, race: number): Objection {
  if (!traitsOf(p, race).rollsFirst) return object('no-roll')
  if (p.pips !== NONE) return object('already-rolled', { pips: p.pips })
  return object(p.hand[race] === 0 ? 'empty-hand' : 'no-target')
}

const spareFor = (p: SmallWorld, { kind, race }: Frame): number =>
  kind === 'redeploy' ? spareOf(p, race) : p.hand[race]

function refusedRedeployment(
  p: SmallWorld,
  frame: Frame,
  move: Extract<SmallWorldMove, { kind: 'lift' | 'place' | 'vacate' }>,
): Objection {
  if (p.holder[move.region] !== frame.race) return object('not-held')
  if (move.kind === 'place') return object('too-many', { count: move.count, have: Math.max(0, spareFor(p, frame)) })
  if (frame.kind === 'regroup') return notNow(frame)
  if (move.kind === 'vacate') return object('no-need-to-leave')
  return object(p.arranging === PLACING ? 'already-placing' : 'nothing-to-lift')
}

function refusedCamp(
  p: SmallWorld,
  frame: Frame,
  move: Extract<SmallWorldMove, { kind: 'lift-camps' | 'camp' }>,
): Objection {
  if (p.holder[move.region] !== frame.race) return object('not-held')
  if (move.kind === 'camp') return object('too-many', { count: move.count, have: campsInHand(p, frame.race) })
  return object(p.arranging === PLACING || frame.kind === 'reencamp' ? 'already-placing' : 'nothing-to-lift')
}

function refusedAlly(p: SmallWorld, seat: Seat, other: number): Objection {
  return other < p.seats && other !== seat ? object('ally-attacked', { seat: other }) : object('no-ally')
}

/** Something has still to be put down before the arrangement stands. */
function unfinished(p: SmallWorld, frame: Frame): Objection {
  const { kind, race } = frame
  if (kind === 'redeploy' || kind === 'regroup') {
    const spare = spareFor(p, frame)
    return spare > 0
      ? object('tokens-left', { left: spare })
      : object('tokens-missing', { need: toLayAside(p, race), have: p.hand[race] })
  }
  if (kind === 'encamp' || kind === 'reencamp') return object('camps-left', { left: campsInHand(p, race) })
  if (kind === 'heroes') return object('heroes-left', { left: heroesToPlace(p, race) })
  return notNow(frame)
}
