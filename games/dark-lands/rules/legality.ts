import type { Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { SPELL } from '../cards.ts'
import { type DarkLandsMove, type DarkLandsPosition, type Frame, NONE, topFrame } from '../position.ts'
import { PROCEED, PURCHASES, purchaseObjection } from './buy.ts'
import { captureObjection, listCaptures } from './capture.ts'
import { givingObjection, listGivings } from './exchange.ts'
import { fortifyObjection, listFortifyings } from './fortify.ts'
import { CHOICES, pairObjection } from './free-companions.ts'
import { castObjection, listMagic } from './magic.ts'
import { listDiscards, listScoutings, STOP, scoutObjection, stopObjection } from './magic-choices.ts'
import { aimObjection, levitationObjection, rallyObjection, recruitObjection } from './magic-targets.ts'
import { refuse } from './objections.ts'
import { REDRAW, redrawObjection } from './redraw.ts'

export const END: DarkLandsMove = { kind: 'end' }

/** What a seat has to answer. Its own exchange comes before its next turn (DL-RUL-29). */
export type Question = Frame['kind'] | 'exchange' | 'nothing'

export function questionFor(p: DarkLandsPosition, seat: Seat): Question {
  const frame = topFrame(p)
  if (!frame) return 'nothing'
  if (p.exchanging[seat]) return 'exchange'
  if (frame.seat === NONE) return p.sealed[seat] === NONE ? 'companions' : 'nothing'
  return frame.seat === seat ? frame.kind : 'nothing'
}

export function moves(p: DarkLandsPosition, seat: Seat): DarkLandsMove[] {
  const list: DarkLandsMove[] = []
  switch (questionFor(p, seat)) {
    case 'nothing':
      return list
    case 'companions':
    case 'rechoose':
      return CHOICES.slice()
    case 'exchange':
      listGivings(p, seat, list)
      return list
    case 'buy':
      list.push(PROCEED, PURCHASES[0], PURCHASES[1], PURCHASES[2])
      if (redrawObjection(p, seat) === null) list.push(REDRAW)
      return list
    case 'play':
      list.push(END)
      listCaptures(p, seat, list)
      listFortifyings(p, seat, list)
      listMagic(p, seat, list)
      return list
    case 'insight':
      listDiscards(p, seat, list)
      return list
    case 'transmutation':
      if (topFrame(p)?.amount) list.push(STOP)
      listDiscards(p, seat, list)
      return list
    case 'scouting':
      listScoutings(p, list)
      return list
  }
}

/** What each kind of move answers. */
const ANSWERS: Readonly<Record<DarkLandsMove['kind'], readonly Question[]>> = {
  choose: ['companions', 'rechoose'],
  redraw: ['buy'],
  buy: ['buy'],
  proceed: ['buy'],
  capture: ['play'],
  fortify: ['play'],
  cast: ['play'],
  aim: ['play'],
  recruit: ['play'],
  rally: ['play'],
  levitate: ['play'],
  end: ['play'],
  discard: ['insight', 'transmutation'],
  stop: ['transmutation'],
  scout: ['scouting'],
  give: ['exchange'],
  close: ['exchange'],
}

export function objection(p: DarkLandsPosition, seat: Seat, move: DarkLandsMove): Objection | null {
  const question = questionFor(p, seat)
  if (!ANSWERS[move.kind].includes(question)) return wrongMoment(p, question, move)
  switch (move.kind) {
    case 'choose':
      return pairObjection(move.companions)
    case 'redraw':
      return redrawObjection(p, seat)
    case 'buy':
      return purchaseObjection(p, seat)
    case 'capture':
      return outside(p, move.cell) ?? unheld(p, seat, move.card) ?? captureObjection(p, seat, move.card, move.cell)
    case 'fortify':
      return outside(p, move.cell) ?? unheld(p, seat, move.card) ?? fortifyObjection(p, seat, move.card, move.cell)
    case 'cast':
      return unheld(p, seat, move.card) ?? castObjection(p, seat, move.card)
    case 'aim':
      return outside(p, move.cell) ?? unheld(p, seat, move.card) ?? aimObjection(p, seat, move.card, move.cell)
    case 'recruit':
      return unheld(p, seat, SPELL.recruitment) ?? recruitObjection(p, seat)
    case 'rally':
      return unheld(p, seat, SPELL['second-wind']) ?? rallyObjection(p, seat, move.warriors, move.artisans)
    case 'levitate':
      return (
        outside(p, move.from) ??
        outside(p, move.to) ??
        unheld(p, seat, SPELL.levitation) ??
        levitationObjection(p, seat, move.from, move.to)
      )
    case 'discard':
      return unheld(p, seat, move.card)
    case 'stop':
      return stopObjection(p.agenda[p.agenda.length - 1])
    case 'scout':
      return scoutObjection(p, move.take, move.under)
    case 'give':
      return givingObjection(p, seat, move.cards)
    case 'proceed':
    case 'end':
    case 'close':
      return null
  }
}

const outside = (p: DarkLandsPosition, cell: number): Objection | null =>
  cell < p.owners.length ? null : refuse('no-such-region', { regions: p.owners.length })

const unheld = (p: DarkLandsPosition, seat: Seat, card: number): Objection | null =>
  p.hands[seat].includes(card) ? null : refuse('not-in-hand')

/** The right move at the wrong time: say which time it is. */
function wrongMoment(p: DarkLandsPosition, question: Question, move: DarkLandsMove): Objection {
  if (move.kind === 'give' || move.kind === 'close') return refuse('exchange-closed')
  if (question === 'exchange') return refuse('exchange-first')
  if (question === 'nothing') return move.kind === 'choose' ? refuse('chosen-already') : refuse('not-asked')
  if (move.kind === 'buy' && question === 'play')
    return topFrame(p)?.amount ? refuse('bought-already') : refuse('buying-over')
  if (move.kind === 'redraw' && question === 'play') return refuse('buying-over', {}, 'DL-FIRST-3')
  if (question === 'buy' && ANSWERS[move.kind].includes('play')) return refuse('buying-first')
  return refuse('other-decision')
}
