import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { cueSheet } from '../../../web/stage/cue-sheet.ts'
import {
  BOARD,
  type Cue,
  type CueScene,
  inkOf,
  type Spot,
  type StagePiece,
  seatSpot,
} from '../../../web/stage/moment.ts'
import type { TekEvent, TekPosition } from '../position.ts'
import { BOOK, DOVE, factionGlyph, MEEPLE, RESOURCE_COLOURS, RESOURCE_GLYPHS, SWORDS, TOWER } from './glyphs.ts'

/* The great moments of Tiny Epic Kingdoms: armies march, sealed dice are turned over, a tower grows, a spell is learned. */

const regionSpot = (region: number): Spot => `[data-region="${region}"]`
const TOWER_SPOT: Spot = '[data-tower] svg'

const die = (seat: Seat, face: number, { colourOf }: CueScene): StagePiece => ({
  shape: 'die',
  face,
  pips: false,
  colour: colourOf(seat),
})

/** Resources paid, few enough for the eye to follow. */
const unitsSpent = (
  seat: Seat,
  resource: 'mana' | 'ore',
  count: number,
  flight: Pick<Extract<Cue, { kind: 'fly' }>, 'to' | 'at' | 'lasts' | 'sound'>,
): Cue => ({
  kind: 'fly',
  piece: { shape: 'glyph', glyph: RESOURCE_GLYPHS[resource], ink: RESOURCE_COLOURS[resource] },
  count: Math.max(1, Math.min(6, count)),
  from: seatSpot(seat),
  ...flight,
})

export const cues = cueSheet<TekPosition, TekEvent>({
  moved: (event, { colourOf }) => {
    const { seat, from, to } = event
    const ink = inkOf(colourOf(seat))
    return {
      name: 'march',
      cues: [
        {
          kind: 'fly',
          piece: { shape: 'glyph', glyph: MEEPLE, ink },
          count: 3,
          from: regionSpot(from),
          to: regionSpot(to),
          at: 0,
          lasts: 900,
          sound: 'march',
        },
        { kind: 'ring', on: regionSpot(to), ink, at: 560, lasts: 600 },
      ],
    }
  },

  /** Two banners meet over the land they fight for. */
  'war-began': (event, { view, colourOf }) => {
    const { region, attacker, defender } = event
    const sides: readonly Seat[] = [attacker, defender]
    const cues = sides.map(
      (seat, i): Cue => ({
        kind: 'stand',
        piece: { shape: 'token', colour: colourOf(seat), glyph: factionGlyph(view, seat) ?? MEEPLE },
        on: regionSpot(region),
        how: 'swell',
        size: 110,
        aside: i === 0 ? -0.75 : 0.75,
        at: i * 120,
        lasts: 1300 - i * 120,
      }),
    )
    return {
      name: 'war',
      seat: attacker,
      cues: [
        ...cues,
        {
          kind: 'stand',
          piece: { shape: 'glyph', glyph: SWORDS, ink: '#fff6e2' },
          on: regionSpot(region),
          how: 'swell',
          size: 84,
          at: 260,
          lasts: 1040,
          sound: 'sealed',
        },
      ],
    }
  },

  /** Both dice are turned over together; a white flag becomes a dove. */
  'dice-shown': (event, scene, after) => {
    const { attacker, defender, dice } = event
    const won = after.find(next => next.kind === 'war-won')
    const sides = [
      { seat: attacker, face: elementAt(dice, 0), aside: -0.8 },
      { seat: defender, face: elementAt(dice, 1), aside: 0.8 },
    ]
    const cues = sides.map(
      ({ seat, face, aside }, i): Cue => ({
        kind: 'stand',
        piece: die(seat, -1, scene),
        becomes: face === 0 ? { shape: 'glyph', glyph: DOVE, ink: '#fffaec' } : die(seat, face, scene),
        on: BOARD,
        how: 'turn',
        size: 170,
        aside,
        at: 0,
        lasts: 2100,
        ...(i === 0 && { sound: 'sealed' }),
      }),
    )
    const winner = won && won.winner === attacker ? 'left' : 'right'
    return {
      name: 'dice',
      caption: [event, ...(won ? [won] : [])].map(scene.told).join(' '),
      cues: [
        { kind: 'veil', on: BOARD, ink: '#1c0f0790', at: 0, lasts: 2300 },
        ...cues,
        { kind: 'sound', sound: 'revealed', at: 900, lasts: 0 },
        { kind: 'change', what: '.table .reveal, .table [data-die]', how: 'late', at: 0, lasts: 1300 },
        ...(won
          ? [
              {
                kind: 'figure',
                text: `${elementAt(won.totals, 0)} : ${elementAt(won.totals, 1)}`,
                on: BOARD,
                tone: winner === 'left' ? 'gain' : 'loss',
                at: 1150,
                lasts: 1050,
              } satisfies Cue,
            ]
          : []),
      ],
    }
  },

  /** Stones come from the builder, and the storey lights up. */
  built: (event, { colourOf }) => {
    const { seat, ore } = event
    return {
      name: 'tower',
      cues: [
        unitsSpent(seat, 'ore', ore, { to: TOWER_SPOT, at: 0, lasts: 700, sound: 'tower' }),
        { kind: 'change', what: TOWER_SPOT, how: 'grow', at: 500, lasts: 700 },
        { kind: 'ring', on: TOWER_SPOT, ink: inkOf(colourOf(seat)), at: 520, lasts: 700 },
        {
          kind: 'stand',
          piece: { shape: 'glyph', glyph: TOWER, ink: inkOf(colourOf(seat)) },
          on: BOARD,
          how: 'land',
          size: 120,
          at: 0,
          lasts: 1250,
        },
      ],
    }
  },

  researched: (event, { colourOf }) => {
    const { seat, mana } = event
    return {
      name: 'spell',
      cues: [
        unitsSpent(seat, 'mana', mana, { to: BOARD, at: 0, lasts: 650 }),
        {
          kind: 'stand',
          piece: { shape: 'glyph', glyph: BOOK, ink: inkOf(colourOf(seat)) },
          on: BOARD,
          how: 'swell',
          size: 120,
          at: 250,
          lasts: 950,
          sound: 'spell',
        },
      ],
    }
  },
})
