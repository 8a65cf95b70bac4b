import { byKind, defineGame } from '../../../kernel/define.ts'
import { ALONE, NOBODY, type Seat, seatAt } from '../../../kernel/seat.ts'
import { facts, type SmallWorldOptions } from '../facts.ts'
import {
  clonePosition,
  type Frame,
  PLACING,
  type SmallWorldEvent,
  type SmallWorldMove,
  type SmallWorldPosition,
  UNTOUCHED,
} from '../position.ts'
import { imagine, mask, view } from '../view.ts'
import { abandon, attempt, conquer, conquerWithDragon, exchange, roll } from './battle.ts'
import { decline } from './decline.ts'
import { ally } from './diplomacy.ts'
import { outcome } from './end.ts'
import { explain } from './explain.ts'
import { encamp, fortify, liftCamps, placeHero } from './markers.ts'
import { moves } from './moves.ts'
import { refuse } from './objections.ts'
import { pick } from './offer.ts'
import { layAside, lift, place, retreat, spareOf, spread, vacate } from './redeploy.ts'
import { optionsObjection, setup } from './setup.ts'
import { SHAPES } from './shapes.ts'
import type { Step } from './step.ts'
import { callGhouls, declineTurn, fallBack, layOutTurn, now, settle } from './turn.ts'

export const game = defineGame<SmallWorldPosition, SmallWorldMove, SmallWorldEvent, SmallWorldOptions>({
  facts,
  optionsObjection,
  setup,
  toMove: p => (p.agenda.length === 0 ? NOBODY : ALONE[now(p).seat]),
  moves,
  shapes: SHAPES,
  explain,
  idle: () => refuse('not-your-turn'),
  play: (p, seat, move, rng, emit) => {
    const step = { p, rng, emit }
    answer({ step, p, seat, frame: now(p) }, move)
    settle(step)
  },
  view,
  mask,
  imagine,
  clone: clonePosition,
  outcome,
})

/** An answer to the current question. */
interface Answer {
  readonly step: Step
  readonly p: SmallWorldPosition
  readonly seat: Seat
  readonly frame: Frame
}

/** Plays the move; the agenda advances if the answer settles the question. */
const answer = byKind<SmallWorldMove, Answer>({
  pick: ({ step, p, seat }, move) => {
    p.agenda.pop()
    pick(step, seat, move.place)
    layOutTurn(p, seat)
  },
  expand: ({ p, seat }) => {
    p.agenda.pop()
    layOutTurn(p, seat)
    callGhouls(p, seat)
  },
  decline: ({ step, p, seat, frame }) => {
    p.agenda.pop()
    if (frame.kind === 'turn') declineTurn(step, seat)
    else decline(step, seat)
  },
  abandon: ({ step, frame }, { region }) => abandon(step, frame.race, region),
  conquer: ({ step, frame }, { region }) => conquer(step, frame.race, region),
  dragon: ({ step, frame }, { region }) => conquerWithDragon(step, frame.race, region),
  exchange: ({ step, frame }, { region }) => exchange(step, frame.race, region),
  roll: ({ step, p }) => {
    p.pips = roll(step, -1)
  },
  attempt: ({ step, p, seat, frame }, { region }) => {
    // Either way the conquests are over. SW-DIE-5
    p.agenda.pop()
    if (!attempt(step, frame.race, region)) fallBack(p, seat, frame.race)
  },
  retreat: ({ step, p, frame }, { region }) => {
    p.agenda.pop()
    retreat(step, frame.race, region)
  },
  lift: ({ step, frame }, { region }) => lift(step, frame.race, region),
  place: ({ step, frame }, { region, count }) => place(step, frame.race, region, count),
  spread: ({ step, p, frame: { kind, race } }) =>
    spread(step, race, kind === 'redeploy' ? spareOf(p, race) : p.hand[race]),
  vacate: ({ step, p, frame }, { region }) => {
    p.arranging = PLACING
    vacate(step, frame.race, region)
  },
  'lift-camps': ({ step, frame }, { region }) => liftCamps(step, frame.race, region),
  camp: ({ step, frame }, { region, count }) => encamp(step, frame.race, region, count),
  hero: ({ step }, { region }) => placeHero(step, region),
  fortify: ({ step, p }, { region }) => {
    p.agenda.pop()
    fortify(step, region)
  },
  ally: ({ step, p, seat }, move) => {
    p.agenda.pop()
    ally(step, seat, seatAt(move.seat))
  },
  done: ({ step, p, frame }) => {
    p.agenda.pop()
    p.arranging = UNTOUCHED
    if (frame.kind === 'redeploy') layAside(step, frame.race)
  },
  stop: ({ p }) => void p.agenda.pop(),
  skip: ({ p }) => void p.agenda.pop(),
})
