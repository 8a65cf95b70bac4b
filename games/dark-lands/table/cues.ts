import torch from 'glyph:torch'
import { cueSheet, figureOver, flyingCoins, type MomentDraft } from '../../../web/stage/cue-sheet.ts'
import { BOARD, inkOf, type Spot, type StagePiece, seatSpot } from '../../../web/stage/moment.ts'
import type { Cell } from '../content/boards.ts'
import type { Card } from '../content/deck.ts'
import type { DarkLandsEvent, DarkLandsPosition } from '../position.ts'
import { COMPANION_MARKS, groundOf, markOf } from './marks.ts'

/* The great moments of Dark Lands: a region is freed, a fortress rises, a spell is cast, companions join, the last torch goes out. */

const tile = (cell: Cell): Spot => `[data-cell="${cell}"]`

const face = (card: Card): StagePiece => ({ shape: 'card', glyph: markOf(card), ground: groundOf(card) })

const companion = (event: Extract<DarkLandsEvent, { kind: 'bought' | 'recruited' }>): MomentDraft => {
  const { seat, price } = event
  const { glyph, ground } = COMPANION_MARKS[event.companion]
  const offer = `[data-buy="${event.companion}"]`
  return {
    name: 'companion',
    cues: [
      ...flyingCoins(price, seatSpot(seat), offer, { at: 0, lasts: 500 }),
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

export const cues = cueSheet<DarkLandsPosition, DarkLandsEvent>(
  {
    /** The card flies to its region, which stays dark until it arrives. */
    captured: (event, { colourOf }) => {
      const { seat, card, cell } = event
      const land = tile(cell)
      const gained = event.coins + event.bonus
      return {
        name: 'freed',
        cues: [
          { kind: 'change', what: `${land} .freed`, how: 'late', at: 0, lasts: 480 },
          {
            kind: 'fly',
            piece: face(card),
            count: 1,
            from: seatSpot(seat),
            to: land,
            at: 0,
            lasts: 480,
            sound: 'torch',
          },
          { kind: 'ring', on: land, ink: '#ffb84a', at: 380, lasts: 700, sound: 'freed' },
          { kind: 'ring', on: land, ink: inkOf(colourOf(seat)), at: 560, lasts: 600 },
          ...figureOver(land, gained, { at: 520, lasts: 680 }),
          ...flyingCoins(gained, land, seatSpot(seat), { at: 600, lasts: 600, sound: 'coins' }),
        ],
      }
    },

    fortified: (event, { colourOf }) => {
      const { seat, card, cell } = event
      return {
        name: 'fortress',
        cues: [
          {
            kind: 'stand',
            piece: face(card),
            on: tile(cell),
            how: 'land',
            size: 110,
            at: 0,
            lasts: 950,
            sound: 'built',
          },
          { kind: 'ring', on: tile(cell), ink: inkOf(colourOf(seat)), at: 400, lasts: 550 },
        ],
      }
    },

    cast: event => {
      return {
        name: 'spell',
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
    },

    bought: companion,

    recruited: companion,

    /** Night falls over the regions that were not freed. */
    ended: () => {
      return {
        name: 'last-torch',
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
    },
  },
  event => event.kind === 'turn',
)
