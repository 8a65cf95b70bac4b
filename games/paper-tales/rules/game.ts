import { defineGame } from '../../../kernel/define.ts'
import type { Emit } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { ROUNDS } from '../content/figures.ts'
import { facts, type PaperTalesOptions } from '../facts.ts'
import { clonePosition, type PaperTalesEvent, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { imagine, mask, view } from '../view.ts'
import { beginAging, settleAging } from './aging.ts'
import { beginBuild, settleBuild } from './build.ts'
import { answerEffect, beginEffects, resumeEffects } from './effects.ts'
import { finishGame, outcomeOf } from './end.ts'
import { objection } from './explain.ts'
import { collectIncome } from './income.ts'
import { beginKeep, settleKeep } from './keep.ts'
import { moves } from './moves.ts'
import { refuse } from './objections.ts'
import { beginPayment, settlePayments } from './payment.ts'
import { beginPlan, composePlan, revealPlans } from './plan.ts'
import { beginRound, resolvePicks } from './recruit.ts'
import { optionsObjection, setup } from './setup.ts'
import { SHAPES } from './shapes.ts'
import { fightWars } from './war.ts'

export const game = defineGame<PaperTalesPosition, PaperTalesMove, PaperTalesEvent, PaperTalesOptions>({
  facts,
  optionsObjection,
  setup,
  toMove: p => p.asked,
  moves,
  shapes: SHAPES,
  objection,
  idle: () => refuse('not-your-turn'),
  play,
  view,
  mask,
  imagine,
  clone: clonePosition,
  outcome: outcomeOf,
})

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

/** Answers of several players become known at one moment (of kept cards only their number). */
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
