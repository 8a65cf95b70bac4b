import type { Objection } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { SPELL } from '../content/deck.ts'
import { type DarkLandsMove, type DarkLandsPosition, topFrame } from '../position.ts'
import { purchaseObjection } from './buy.ts'
import { captureObjection } from './capture.ts'
import { givingObjection } from './exchange.ts'
import { fortifyObjection } from './fortify.ts'
import { pairObjection } from './free-companions.ts'
import { castObjection } from './magic.ts'
import { scoutObjection, stopObjection } from './magic-choices.ts'
import { aimObjection, levitationObjection, rallyObjection, recruitObjection } from './magic-targets.ts'
import { type Decision, decisionOf } from './moves.ts'
import { refuse } from './objections.ts'
import { redrawObjection } from './redraw.ts'

/** What each kind of move answers. */
const ANSWERS: Readonly<Record<DarkLandsMove['kind'], readonly Decision[]>> = {
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
  const decision = decisionOf(p, seat)
  if (!ANSWERS[move.kind].includes(decision)) return wrongMoment(p, decision, move)
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

/** The right move at the wrong time: says which time it is. */
export function wrongMoment(p: DarkLandsPosition, decision: Decision, move: DarkLandsMove): Objection {
  if (move.kind === 'give' || move.kind === 'close') return refuse('exchange-closed')
  if (decision === 'exchange') return refuse('exchange-first')
  if (decision === 'nothing') return move.kind === 'choose' ? refuse('chosen-already') : refuse('not-asked')
  if (move.kind === 'buy' && decision === 'play')
    return topFrame(p)?.amount ? refuse('bought-already') : refuse('buying-over')
  if (move.kind === 'redraw' && decision === 'play') return refuse('buying-over', {}, 'DL-FIRST-3')
  if (decision === 'buy' && ANSWERS[move.kind].includes('play')) return refuse('buying-first')
  return refuse('other-decision')
}
