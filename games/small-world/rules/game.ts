import type { Game, Objection } from '../../../kernel/game.ts'
import { isIntegerIn, sameData } from '../../../kernel/json.ts'
import { ALONE, NOBODY, type Seat } from '../../../kernel/seat.ts'
import { matchesShape, type Shapes } from '../../../kernel/shape.ts'
import { MOST_REGIONS } from '../content/atlas.ts'
import { MAPS } from '../content/maps.ts'
import { COMBOS_ON_OFFER } from '../content/pieces.ts'
import { MOST_TOKENS } from '../content/races.ts'
import { facts, type SmallWorldOptions } from '../facts.ts'
import { clone, PLACING, type SmallWorld, type SmallWorldEvent, type SmallWorldMove, UNTOUCHED } from '../position.ts'
import { imagine, mask, view } from '../view.ts'
import { abandon, attempt, conquer, conquerWithDragon, exchange, roll } from './battle.ts'
import { customObjection, readCustom } from './custom.ts'
import { decline } from './decline.ts'
import { ally } from './diplomacy.ts'
import { outcome } from './end.ts'
import { encamp, fortify, liftCamps, placeHero } from './markers.ts'
import { movesAt } from './moves.ts'
import { explain, object } from './objections.ts'
import { pick } from './offer.ts'
import { layAside, lift, place, retreat, spareOf, spread, vacate } from './redeploy.ts'
import { mapFor, setup } from './setup.ts'
import type { Step } from './step.ts'
import { callGhouls, declineTurn, fallBack, layOutTurn, now, settle } from './turn.ts'

function optionsObjection(options: SmallWorldOptions, seats: number): Objection | null {
  const { players } = MAPS[mapFor(options, seats)]
  if (players < seats) return object('map-too-small', { players, seats })
  if (options.first !== 'random' && Number(options.first) > seats)
    return object('no-such-seat', { seat: Number(options.first), seats })
  return customObjection(options.custom) ?? boxObjection(options)
}

/** Nothing may be laid out that the other options have left in the box. */
function boxObjection(options: SmallWorldOptions): Objection | null {
  const custom = readCustom(options.custom)
  if (options.races !== 'random')
    for (const id of options.races)
      if (id === custom?.race?.tokensOf || (id === 'custom' && !custom?.race)) return object('not-in-the-box', { id })
  if (options.powers !== 'random')
    for (const id of options.powers)
      if ((id === 'diplomat' && options.withoutDiplomat) || (id === 'custom' && !custom?.power))
        return object('not-in-the-box', { id })
  return null
}

const toMove = (p: SmallWorld): readonly Seat[] => (p.agenda.length === 0 ? NOBODY : ALONE[now(p).seat])

const isAsked = (p: SmallWorld, seat: Seat): boolean => p.agenda.length > 0 && now(p).seat === seat

const moves = (p: SmallWorld, seat: Seat): SmallWorldMove[] => (isAsked(p, seat) ? movesAt(p, now(p)) : [])

const upTo = (most: number) => (value: unknown) => isIntegerIn(value, 0, most)
const AT = { region: upTo(MOST_REGIONS - 1) }
const SEVERAL_AT = { ...AT, count: upTo(MOST_TOKENS) }

const SHAPES: Shapes & Readonly<Record<SmallWorldMove['kind'], unknown>> = {
  pick: { place: upTo(COMBOS_ON_OFFER - 1) },
  expand: {},
  decline: {},
  abandon: AT,
  conquer: AT,
  dragon: AT,
  exchange: AT,
  roll: {},
  attempt: AT,
  stop: {},
  retreat: AT,
  lift: AT,
  place: SEVERAL_AT,
  spread: {},
  vacate: AT,
  'lift-camps': AT,
  camp: SEVERAL_AT,
  fortify: AT,
  hero: AT,
  ally: { seat: upTo(facts.seats.max - 1) },
  done: {},
  skip: {},
}

function objection(p: SmallWorld, seat: Seat, move: SmallWorldMove): Objection | null {
  if (!isAsked(p, seat)) return object('not-your-turn')
  const frame = now(p)
  return movesAt(p, frame).some(listed => sameData(listed, move)) ? null : explain(p, frame, move)
}

function play(p: SmallWorld, seat: Seat, move: SmallWorldMove, rng: Step['rng'], emit: Step['emit']): void {
  const step = { p, rng, emit }
  carryOut(step, seat, move)
  settle(step)
}

/** Makes the move; the agenda moves on where the answer closes what was asked. */
function carryOut(step: Step, seat: Seat, move: SmallWorldMove): void {
  const { p } = step
  const { kind, race } = now(p)
  switch (move.kind) {
    case 'pick':
      p.agenda.pop()
      pick(step, seat, move.place)
      layOutTurn(p, seat)
      return
    case 'expand':
      p.agenda.pop()
      layOutTurn(p, seat)
      callGhouls(p, seat)
      return
    case 'decline':
      p.agenda.pop()
      if (kind === 'turn') declineTurn(step, seat)
      else decline(step, seat)
      return
    case 'abandon':
      abandon(step, race, move.region)
      return
    case 'conquer':
      conquer(step, race, move.region)
      return
    case 'dragon':
      conquerWithDragon(step, race, move.region)
      return
    case 'exchange':
      exchange(step, race, move.region)
      return
    case 'roll':
      p.pips = roll(step, -1)
      return
    case 'attempt':
      // Either way the conquests are over. SW-DIE-5
      p.agenda.pop()
      if (!attempt(step, race, move.region)) fallBack(p, seat, race)
      return
    case 'retreat':
      p.agenda.pop()
      retreat(step, race, move.region)
      return
    case 'lift':
      lift(step, race, move.region)
      return
    case 'place':
      place(step, race, move.region, move.count)
      return
    case 'spread':
      spread(step, race, kind === 'redeploy' ? spareOf(p, race) : p.hand[race])
      return
    case 'vacate':
      p.arranging = PLACING
      vacate(step, race, move.region)
      return
    case 'lift-camps':
      liftCamps(step, race, move.region)
      return
    case 'camp':
      encamp(step, race, move.region, move.count)
      return
    case 'hero':
      placeHero(step, move.region)
      return
    case 'fortify':
      p.agenda.pop()
      fortify(step, move.region)
      return
    case 'ally':
      p.agenda.pop()
      ally(step, seat, move.seat as Seat)
      return
    case 'done':
      p.agenda.pop()
      p.arranging = UNTOUCHED
      if (kind === 'redeploy') layAside(step, race)
      return
    case 'stop':
    case 'skip':
      p.agenda.pop()
  }
}

export const game: Game<SmallWorld, SmallWorldMove, SmallWorldEvent, SmallWorldOptions> = {
  facts,
  optionsObjection,
  setup,
  toMove,
  moves,
  isMove: (value): value is SmallWorldMove => matchesShape(SHAPES, value),
  objection,
  play,
  view,
  mask,
  imagine,
  clone,
  outcome,
}
