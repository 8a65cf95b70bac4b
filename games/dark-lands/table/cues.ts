import torch from 'glyph:torch'
import {
  BOARD,
  type Cue,
  type CueScene,
  type CueSheet,
  inkOf,
  type Moment,
  type Piece,
  type Spot,
  seatSpot,
} from '../../../web/stage/moment.ts'
import type { Cell } from '../content/boards.ts'
import type { Card } from '../content/deck.ts'
import type { DarkLandsEvent, DarkLandsPosition } from '../position.ts'
import { COMPANION_MARKS, groundOf, markOf } from './marks.ts'

/* The great moments of Dark Lands: a region is freed, a fortress rises, a spell is cast, companions join, the last torch goes out. */

type Scene = CueScene<DarkLandsPosition, DarkLandsEvent>
type Of<Kind extends DarkLandsEvent['kind']> = Extract<DarkLandsEvent, { kind: Kind }>

const tile = (cell: Cell): Spot => `[data-cell="${cell}"]`
const MOST_COINS = 8

const face = (card: Card): Piece => ({ shape: 'card', glyph: markOf(card), ground: groundOf(card) })

const coins = (seat: number, count: number, from: Spot, at: number): Cue[] =>
  count > 0
    ? [
        {
          kind: 'fly',
          piece: { shape: 'coin' },
          count: Math.min(MOST_COINS, count),
          from,
          to: seatSpot(seat),
          at,
          lasts: 600,
          sound: 'coins',
        },
      ]
    : []

/** The card flies to its region, which stays dark until it has come. */
function freed(event: Of<'captured'>, { colourOf, told }: Scene): Moment {
  const { seat, card, cell } = event
  const land = tile(cell)
  const gained = event.coins + event.bonus
  return {
    name: 'freed',
    seat,
    caption: told(event),
    cues: [
      { kind: 'change', what: `${land} .freed`, how: 'late', at: 0, lasts: 480 },
      { kind: 'fly', piece: face(card), count: 1, from: seatSpot(seat), to: land, at: 0, lasts: 480, sound: 'torch' },
      { kind: 'ring', on: land, ink: '#ffb84a', at: 380, lasts: 700, sound: 'freed' },
      { kind: 'ring', on: land, ink: inkOf(colourOf(seat)), at: 560, lasts: 600 },
      ...(gained > 0
        ? [{ kind: 'figure', text: `+${gained}`, on: land, tone: 'gain', at: 520, lasts: 680 } satisfies Cue]
        : []),
      ...coins(seat, gained, land, 600),
    ],
  }
}

function fortress(event: Of<'fortified'>, { colourOf, told }: Scene): Moment {
  const { seat, card, cell } = event
  return {
    name: 'fortress',
    seat,
    caption: told(event),
    cues: [
      { kind: 'stand', piece: face(card), on: tile(cell), how: 'land', size: 110, at: 0, lasts: 950, sound: 'built' },
      { kind: 'ring', on: tile(cell), ink: inkOf(colourOf(seat)), at: 400, lasts: 550 },
    ],
  }
}

function spell(event: Of<'cast'>, { told }: Scene): Moment {
  return {
    name: 'spell',
    seat: event.seat,
    caption: told(event),
    cues: [
      {
        kind: 'stand',
        piece: face(event.card),
        on: BOARD,
        how: 'swell',
        size: 190,
        at: 0,
        lasts: 1000,
        sound: 'spell',
      },
      { kind: 'ring', on: BOARD, ink: '#8ab8ff', at: 150, lasts: 750 },
    ],
  }
}

function companion(event: Of<'bought'> | Of<'recruited'>, { told }: Scene): Moment {
  const { seat, price } = event
  const { glyph, ground } = COMPANION_MARKS[event.companion]
  const offer = `[data-buy="${event.companion}"]`
  return {
    name: 'companion',
    seat,
    caption: told(event),
    cues: [
      ...(price > 0
        ? [
            {
              kind: 'fly',
              piece: { shape: 'coin' },
              count: Math.min(MOST_COINS, price),
              from: seatSpot(seat),
              to: offer,
              at: 0,
              lasts: 500,
            } satisfies Cue,
          ]
        : []),
      {
        kind: 'fly',
        piece: { shape: 'card', glyph, ground },
        count: 1,
        from: offer,
        to: seatSpot(seat),
        at: 250,
        lasts: 650,
        sound: 'hired',
      },
    ],
  }
}

/** Night falls over what was not freed. */
function lastTorch(event: Of<'ended'>, { told }: Scene): Moment {
  return {
    name: 'last-torch',
    caption: told(event),
    cues: [
      { kind: 'veil', on: BOARD, ink: '#050304d0', at: 0, lasts: 2500 },
      {
        kind: 'stand',
        piece: { shape: 'glyph', glyph: torch, ink: '#ffb84a' },
        on: BOARD,
        how: 'fall',
        size: 220,
        at: 100,
        lasts: 2300,
        sound: 'last-torch',
      },
    ],
  }
}

export const cues: CueSheet<DarkLandsPosition, DarkLandsEvent> = {
  moments: (events, scene) =>
    events.flatMap((event): readonly Moment[] => {
      switch (event.kind) {
        case 'captured':
          return [freed(event, scene)]
        case 'fortified':
          return [fortress(event, scene)]
        case 'cast':
          return [spell(event, scene)]
        case 'bought':
        case 'recruited':
          return [companion(event, scene)]
        case 'ended':
          return [lastTorch(event, scene)]
        default:
          return []
      }
    }),
  isQuiet: event => event.kind === 'turn',
}
