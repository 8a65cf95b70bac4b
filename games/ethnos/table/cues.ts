import laurels from 'glyph:laurels'
import wyvern from 'glyph:wyvern'
import type { Seat } from '../../../kernel/seat.ts'
import { cueSheet, figureOver } from '../../../web/stage/cue-sheet.ts'
import { BOARD, type Cue, inkOf as inkOfSeat, type Spot, type StagePiece, seatSpot } from '../../../web/stage/moment.ts'
import { type Card, tribeOf } from '../content/cards.ts'
import { KINGDOMS, type Kingdom } from '../content/kingdoms.ts'
import { DRAGONS } from '../content/table.ts'
import { TRIBES } from '../content/tribes.ts'
import type { EthnosEvent, EthnosPosition } from '../position.ts'
import { inkOf, TRIBE_MARKS } from './inks.ts'

/* The great moments of Ethnos: a band is laid down, a standard rises, a dragon lands, an age is reckoned. */

const kingdomSpot = (kingdom: Kingdom): Spot => `[data-kingdom=${KINGDOMS[kingdom]}]`
const dragonSpot = (number: number): Spot => `.dragons i:nth-of-type(${number})`

const face = (card: Card): StagePiece => ({
  shape: 'card',
  glyph: TRIBE_MARKS[TRIBES[tribeOf(card)]].face,
  ground: inkOf(card).wash,
  rim: inkOf(card).line,
})

const BETWEEN_CARDS = 90
/** Cards overlap, as far as the board is wide. */
const OVERLAP = 0.5
const MOST_CARDS = 9

const BETWEEN_KINGDOMS = 300

export const cues = cueSheet<EthnosPosition, EthnosEvent>({
  /** The leader comes last and lies on top. */
  band: ({ cards, leader }) => {
    const others = cards.toSpliced(cards.indexOf(leader), 1).slice(0, MOST_CARDS - 1)
    const shown = [...others, leader]
    const step = Math.min(OVERLAP, 3 / shown.length)
    const last = (shown.length - 1) * BETWEEN_CARDS
    const laid = shown.map(
      (card, i): Cue => ({
        kind: 'stand',
        piece: face(card),
        on: BOARD,
        how: 'swell',
        size: 190,
        aside: (i - (shown.length - 1) / 2) * step,
        at: i * BETWEEN_CARDS,
        lasts: last + 1200 - i * BETWEEN_CARDS,
        ...(i === 0 && { sound: 'band' }),
      }),
    )
    return { name: 'band', cues: laid }
  },

  marker: (event, { colourOf }) => {
    const { seat, kingdom } = event
    const land = kingdomSpot(kingdom)
    const colour = colourOf(seat)
    return {
      name: 'standard',
      cues: [
        {
          kind: 'fly',
          piece: { shape: 'shield', colour },
          count: 1,
          from: seatSpot(seat),
          to: land,
          at: 0,
          lasts: 600,
        },
        { kind: 'ring', on: land, ink: inkOfSeat(colour), at: 420, lasts: 700, sound: 'standard' },
      ],
    }
  },

  /** It comes out of the dark, lands, and takes its place in the row. */
  dragon: ({ number }) => {
    const isLast = number === DRAGONS
    const piece: StagePiece = { shape: 'glyph', glyph: wyvern, ink: isLast ? '#ffb347' : '#f6e3b0' }
    const lands = isLast ? 1700 : 1300
    return {
      name: isLast ? 'last-dragon' : 'dragon',
      cues: [
        { kind: 'veil', on: BOARD, ink: isLast ? '#3a0a05c8' : '#1c0f07a8', at: 0, lasts: lands + 300 },
        {
          kind: 'stand',
          piece,
          on: BOARD,
          how: 'land',
          size: isLast ? 300 : 230,
          at: 0,
          lasts: lands,
          sound: isLast ? 'last-dragon' : 'dragon',
        },
        { kind: 'change', what: '.table .board svg', how: 'shake', at: lands * 0.45, lasts: 320 },
        { kind: 'ring', on: BOARD, ink: '#b93a2b', at: lands * 0.42, lasts: 700 },
        { kind: 'fly', piece, count: 1, from: BOARD, to: dragonSpot(number), at: lands - 200, lasts: 700 },
      ],
    }
  },

  /** Kingdom by kingdom, glory goes to those who hold it; afterwards everything is told line by line. */
  'age-ended': (_, { colourOf }, after) => {
    const scored = after.filter(next => next.kind === 'kingdom-scored')
    const glory = scored.flatMap(({ kingdom, gains }, i) =>
      gains.flatMap((gain, seat): Cue[] =>
        gain > 0
          ? [
              {
                kind: 'fly',
                piece: { shape: 'glyph', glyph: laurels, ink: inkOfSeat(colourOf(seat as Seat)) },
                count: Math.min(5, gain),
                from: kingdomSpot(kingdom),
                to: seatSpot(seat),
                at: 300 + i * BETWEEN_KINGDOMS,
                lasts: 700,
                sound: 'gain',
              },
            ]
          : [],
      ),
    )
    const figures = scored.flatMap(({ kingdom, gains }, i) =>
      figureOver(kingdomSpot(kingdom), Math.max(...gains), { at: 200 + i * BETWEEN_KINGDOMS, lasts: 800 }),
    )
    return {
      name: 'reckoning',
      seat: undefined,
      cues: [{ kind: 'veil', on: BOARD, ink: '#1c0f0770', at: 0, lasts: 2500, sound: 'age' }, ...figures, ...glory],
    }
  },
})
