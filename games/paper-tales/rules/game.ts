import type { Emit, Game, Objection } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { ROUNDS } from '../content/figures.ts'
import { facts, type PaperTalesOptions } from '../facts.ts'
import { clonePosition, type PaperTalesEvent, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { imagine, mask, view } from '../view.ts'
import { beginAging, settleAging, spareMoves, spareObjection } from './aging.ts'
import { beginBuild, buildMoves, buildObjection, settleBuild } from './build.ts'
import { answerEffect, beginEffects, effectMoves, effectObjection, resumeEffects } from './effects.ts'
import { finishGame, outcomeOf } from './end.ts'
import { isMove } from './form.ts'
import { collectIncome } from './income.ts'
import { beginKeep, keepMoves, keepObjection, settleKeep } from './keep.ts'
import { objectionTo } from './objections.ts'
import { beginPayment, payMoves, payObjection, settlePayments } from './payment.ts'
import { beginPlan, composePlan, planMoves, planObjection, revealPlans } from './plan.ts'
import { beginRound, pickMoves, pickObjection, resolvePicks } from './recruit.ts'
import { optionsObjection, setup } from './setup.ts'
import { fightWars } from './war.ts'

export const game: Game<PaperTalesPosition, PaperTalesMove, PaperTalesEvent, PaperTalesOptions> = {
  facts,
  optionsObjection,
  setup,
  toMove: p => p.asked,
  moves,
  isMove,
  objection,
  play,
  view,
  mask,
  imagine,
  clone: clonePosition,
  outcome: outcomeOf,
}

export function moves(p: PaperTalesPosition, seat: Seat): PaperTalesMove[] {
  if (!p.asked.includes(seat)) return []
  switch (p.stage) {
    case 'recruit':
      return pickMoves(p, seat)
    case 'plan':
      return planMoves(p, seat)
    case 'pay':
      return payMoves(p, seat)
    case 'effects':
      return effectMoves(p, seat)
    case 'keep':
      return keepMoves(p, seat)
    case 'build':
      return buildMoves(p, seat)
    case 'aging':
      return spareMoves(p, seat)
    case 'over':
      return []
  }
}

function objection(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove): Objection | null {
  if (!p.asked.includes(seat)) return objectionTo('not-your-turn')
  switch (p.stage) {
    case 'recruit':
      return pickObjection(p, seat, move)
    case 'plan':
      return planObjection(p, seat, move)
    case 'pay':
      return payObjection(p, seat, move)
    case 'effects':
      return effectObjection(p, seat, move)
    case 'keep':
      return keepObjection(p, seat, move)
    case 'build':
      return buildObjection(p, seat, move)
    case 'aging':
      return spareObjection(p, seat, move)
    case 'over':
      return objectionTo('not-now')
  }
}

function play(
  p: PaperTalesPosition,
  seat: Seat,
  move: PaperTalesMove,
  rng: Rng,
  emit: Emit<PaperTalesEvent> | null,
): void {
  if (p.stage === 'plan' && move.kind !== 'ready') {
    composePlan(p, seat, move)
    return
  }
  if (p.stage === 'effects') answerEffect(p, seat, move, emit)
  else {
    p.sealed[seat] = move
    p.asked = p.asked.filter(other => other !== seat)
    emit?.({ kind: 'answered', seat, stage: p.stage })
  }
  while (p.asked.length === 0 && p.stage !== 'over') advance(p, rng, emit)
}

/** What several players answered becomes known at one moment (of kept cards only their number). */
function openAnswers(p: PaperTalesPosition, emit: Emit<PaperTalesEvent> | null): void {
  let answers = 0
  for (let seat = 0; seat < p.seats; seat++) if (p.sealed[seat] !== null) answers++
  if (answers > 1) emit?.({ kind: 'opened', stage: p.stage, shows: true })
}

/** All answers are in: carries them out and goes on to the next question (PT-FLOW-2). */
function advance(p: PaperTalesPosition, rng: Rng, emit: Emit<PaperTalesEvent> | null): void {
  switch (p.stage) {
    case 'recruit':
      if (resolvePicks(p, rng, emit)) beginPlan(p, emit)
      break
    case 'plan':
      revealPlans(p, emit)
      beginPayment(p, emit)
      break
    case 'pay':
      openAnswers(p, emit)
      settlePayments(p, emit)
      beginEffects(p, rng, emit)
      break
    case 'effects':
      if (resumeEffects(p, rng, emit)) beginKeep(p)
      break
    case 'keep':
      openAnswers(p, emit)
      settleKeep(p, emit)
      fightWars(p, rng, emit)
      collectIncome(p, emit)
      beginBuild(p, emit)
      break
    case 'build':
      openAnswers(p, emit)
      settleBuild(p, emit)
      beginAging(p, emit)
      break
    case 'aging':
      openAnswers(p, emit)
      settleAging(p, emit)
      if (p.round < ROUNDS) beginRound(p, rng, emit)
      else finishGame(p, emit)
      break
    case 'over':
      break
  }
}
