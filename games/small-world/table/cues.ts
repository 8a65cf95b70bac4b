import tribe from 'glyph:totem-head'
import {
  BOARD,
  type Cue,
  type CueScene,
  type CueSheet,
  inkOf,
  type Moment,
  type Spot,
  seatSpot,
} from '../../../web/stage/moment.ts'
import { RACE_IDS } from '../content/races.ts'
import type { RaceName, SmallWorldEvent, SmallWorldPosition } from '../position.ts'
import { isArranging } from './arranging.ts'
import { raceGlyph } from './marks.ts'

/* The great moments of Small World: conquest and flight, decline, the die, a new people, the payday. */

type Scene = CueScene<SmallWorldPosition, SmallWorldEvent>
type Of<Kind extends SmallWorldEvent['kind']> = Extract<SmallWorldEvent, { kind: Kind }>

const region = (number: number): Spot => `[data-region="${number}"]`
const garrison = (number: number): Spot => `[data-garrison="${number}"]`
const outline = (number: number): Spot => `${region(number)} > use:first-child`
const combo = (place: number): Spot => `[data-combo="${place}"]`

const numberOf = (race: RaceName): number => RACE_IDS.indexOf(typeof race === 'string' ? race : 'custom')
const glyphOf = (race: RaceName): string => raceGlyph(numberOf(race))

const MOST_FLYING = 8

function conquest(event: Of<'conquered'>, { colourOf, told }: Scene): Moment {
  const { at, victim, seat } = event
  const land = region(at.region)
  const flight: Cue[] = []
  if (victim && victim.withdrawn + victim.lost > 0)
    flight.push({
      kind: 'fly',
      piece: { shape: 'token', colour: colourOf(victim.seat), glyph: glyphOf(victim.race) },
      count: Math.min(MOST_FLYING, Math.max(1, victim.withdrawn)),
      from: land,
      to: seatSpot(victim.seat),
      at: 260,
      lasts: 900,
      sound: 'flight',
    })
  if (event.tribe)
    flight.push({
      kind: 'fly',
      piece: { shape: 'glyph', glyph: tribe, ink: '#7a4c26' },
      count: 1,
      from: land,
      to: BOARD,
      at: 200,
      lasts: 700,
      sound: 'flight',
    })
  return {
    name: 'conquest',
    seat,
    caption: told(event),
    cues: [{ kind: 'ring', on: land, ink: inkOf(colourOf(seat)), at: 120, lasts: 700, sound: 'conquest' }, ...flight],
  }
}

/** The die is rolled large, and only then it is seen what became of the attempt. */
function roll(event: Of<'rolled'>, after: readonly SmallWorldEvent[], { told }: Scene): Moment {
  const { at } = event
  const where = at ? region(at.region) : BOARD
  const taken = after.some(next => next.kind === 'conquered')
  const repelled = after.some(next => next.kind === 'repelled')
  const cues: Cue[] = [
    {
      kind: 'stand',
      piece: { shape: 'die', face: event.pips, pips: true },
      on: where,
      how: 'tumble',
      size: 150,
      at: 0,
      lasts: 1500,
      sound: 'dice',
    },
  ]
  if (repelled)
    cues.push({ kind: 'change', what: '.table .board svg', how: 'shake', at: 900, lasts: 350, sound: 'repelled' })
  if (taken && at)
    cues.push(
      { kind: 'change', what: garrison(at.region), how: 'late', at: 0, lasts: 1100 },
      { kind: 'sound', sound: 'taken', at: 900, lasts: 0 },
    )
  return { name: 'die', seat: event.seat, caption: [event, ...after.filter(isAnswer)].map(told).join(' '), cues }
}
const isAnswer = (event: SmallWorldEvent): boolean => event.kind === 'repelled'

/** Its colours turn to ash, region by region, and its people are turned over. */
function decline(event: Of<'declined'>, { view, colourOf, told }: Scene): Moment {
  const { seat, race } = event
  const number = numberOf(race)
  const lands = view.holder.flatMap((holder, at) => (holder === number ? [at] : []))
  const token = { shape: 'token', colour: colourOf(seat), glyph: glyphOf(race) } as const
  return {
    name: 'decline',
    seat,
    caption: told(event),
    cues: [
      ...lands.map(
        (at, i): Cue => ({ kind: 'change', what: outline(at), how: 'ash', at: i * 90, lasts: 1600 - i * 60 }),
      ),
      {
        kind: 'stand',
        piece: token,
        becomes: { ...token, declined: true },
        on: BOARD,
        how: 'turn',
        size: 170,
        at: 0,
        lasts: 1800,
        sound: 'decline',
      },
    ],
  }
}

/** Coins paid for skipping lie on the peoples skipped; the people goes to its new owner with those it has gathered. */
function pick(event: Of<'picked'>, { colourOf, told }: Scene): Moment {
  const { seat, race, place, price, found } = event
  const owner = seatSpot(seat)
  const paid = Array.from(
    { length: Math.min(price, place, MOST_FLYING) },
    (_, skipped): Cue => ({
      kind: 'fly',
      piece: { shape: 'coin' },
      count: 1,
      from: owner,
      to: combo(skipped),
      at: skipped * 90,
      lasts: 600,
      ...(skipped === 0 && { sound: 'coins' }),
    }),
  )
  const gathered: Cue[] =
    found === 0
      ? []
      : [
          {
            kind: 'fly',
            piece: { shape: 'coin' },
            count: Math.min(found, MOST_FLYING),
            from: combo(place),
            to: owner,
            at: 350,
            lasts: 800,
            sound: 'coins',
          },
        ]
  return {
    name: 'people',
    seat,
    caption: told(event),
    cues: [
      ...paid,
      {
        kind: 'fly',
        piece: { shape: 'token', colour: colourOf(seat), glyph: glyphOf(race) },
        count: Math.min(event.tokens, MOST_FLYING),
        from: combo(place),
        to: owner,
        at: 150,
        lasts: 1100,
        sound: 'people',
      },
      ...gathered,
    ],
  }
}

function payday(event: Of<'scored'>, { view, told }: Scene): Moment[] {
  const { seat } = event
  const lands = view.holder.flatMap((race, at) => (race >= 0 && view.owner[race] === seat ? [at] : []))
  const coins = lands.slice(0, MOST_FLYING).map(
    (at, i): Cue => ({
      kind: 'fly',
      piece: { shape: 'coin' },
      count: 1,
      from: region(at),
      to: seatSpot(seat),
      at: i * 50,
      lasts: 650,
      ...(i === 0 && { sound: 'coins' }),
    }),
  )
  return coins.length === 0 ? [] : [{ name: 'payday', seat, caption: told(event), cues: coins }]
}

export const cues: CueSheet<SmallWorldPosition, SmallWorldEvent> = {
  moments: (events, scene) =>
    events.flatMap((event, at): readonly Moment[] => {
      switch (event.kind) {
        case 'conquered':
          return [conquest(event, scene)]
        case 'rolled':
          return [roll(event, events.slice(at + 1), scene)]
        case 'declined':
          return [decline(event, scene)]
        case 'picked':
          return [pick(event, scene)]
        case 'scored':
          return payday(event, scene)
        default:
          return []
      }
    }),
  isQuiet: event => isArranging(event) || event.kind === 'turn' || event.kind === 'offered',
}
