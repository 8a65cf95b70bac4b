import tribe from 'glyph:totem-head'
import { cueSheet, flyingCoins, MOST_FLYING } from '../../../web/stage/cue-sheet.ts'
import { BOARD, type Cue, inkOf, type Spot, seatSpot } from '../../../web/stage/moment.ts'
import { RACE_IDS } from '../content/races.ts'
import type { RaceName, SmallWorldEvent, SmallWorldPosition } from '../position.ts'
import { isArranging } from './arranging.ts'
import { raceGlyph } from './marks.ts'

/* The great moments of Small World: conquest and flight, decline, the die, a new people, the payday. */

const region = (number: number): Spot => `[data-region="${number}"]`
const garrison = (number: number): Spot => `[data-garrison="${number}"]`
const outline = (number: number): Spot => `${region(number)} > use:first-child`
const combo = (place: number): Spot => `[data-combo="${place}"]`

const numberOf = (race: RaceName): number => RACE_IDS.indexOf(typeof race === 'string' ? race : 'custom')
const glyphOf = (race: RaceName): string => raceGlyph(numberOf(race))

const isAnswer = (event: SmallWorldEvent): boolean => event.kind === 'repelled'

export const cues = cueSheet<SmallWorldPosition, SmallWorldEvent>(
  {
    conquered: (event, { colourOf }) => {
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
        cues: [
          { kind: 'ring', on: land, ink: inkOf(colourOf(seat)), at: 120, lasts: 700, sound: 'conquest' },
          ...flight,
        ],
      }
    },

    /** The die is rolled large; only then does the result of the attempt show. */
    rolled: (event, { told }, after) => {
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
        cues.push(
          { kind: 'figure', text: '×', on: where, tone: 'loss', at: 850, lasts: 1100 },
          { kind: 'change', what: '.table .board svg', how: 'shake', at: 900, lasts: 350, sound: 'repelled' },
        )
      if (taken && at)
        cues.push(
          { kind: 'change', what: garrison(at.region), how: 'late', at: 0, lasts: 1100 },
          { kind: 'sound', sound: 'taken', at: 900, lasts: 0 },
        )
      return { name: 'die', caption: [event, ...after.filter(isAnswer)].map(told).join(' '), cues }
    },

    /** Its colours turn to ash, region by region, and its tokens are turned over. */
    declined: (event, { view, colourOf }) => {
      const { seat, race } = event
      const number = numberOf(race)
      const lands = view.holder.flatMap((holder, at) => (holder === number ? [at] : []))
      const token = { shape: 'token', colour: colourOf(seat), glyph: glyphOf(race) } as const
      return {
        name: 'decline',
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
    },

    /**
     * Coins for skipping land on the combos skipped. The people goes to its new owner with the coins it has gathered.
     */
    picked: (event, { colourOf }) => {
      const { seat, race, place, price, found } = event
      const owner = seatSpot(seat)
      const paid = Array.from({ length: Math.min(price, place, MOST_FLYING) }, (_, skipped) =>
        flyingCoins(1, owner, combo(skipped), {
          at: skipped * 90,
          lasts: 600,
          ...(skipped === 0 && { sound: 'coins' }),
        }),
      )
      return {
        name: 'people',
        cues: [
          ...paid.flat(),
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
          ...flyingCoins(found, combo(place), owner, { at: 350, lasts: 800, sound: 'coins' }),
        ],
      }
    },

    scored: ({ seat }, { view }) => {
      const lands = view.holder.flatMap((race, at) => (race >= 0 && view.owner[race] === seat ? [at] : []))
      const coins = lands
        .slice(0, MOST_FLYING)
        .map((at, i) =>
          flyingCoins(1, region(at), seatSpot(seat), { at: i * 50, lasts: 650, ...(i === 0 && { sound: 'coins' }) }),
        )
      return coins.length === 0 ? null : { name: 'payday', cues: coins.flat() }
    },
  },
  event => isArranging(event) || event.kind === 'turn' || event.kind === 'offered',
)
