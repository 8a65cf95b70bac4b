import type { Weights } from '../../../kernel/judgement.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { SPOTS } from '../content/figures.ts'
import {
  type Cards,
  DISCARD,
  type Kingdom,
  MOVE,
  type PaperTalesMove,
  type PaperTalesPosition,
  type Plan,
  STAY,
} from '../position.ts'
import { containsCards } from '../rules/cards.ts'
import { effectMoves, STEPS, tokensNow } from '../rules/effects.ts'
import { game } from '../rules/game.ts'
import type { KingdomFigures } from '../weights/figures.ts'
import { TERMS, type Term } from '../weights/terms.ts'
import { sketchedDeployment } from './deploy.ts'
import { quickKeep, quickPick } from './draft.ts'
import { expectFromTable } from './expect.ts'
import { targetOf } from './mind.ts'
import { prospect, sumOf } from './prospect.ts'
import { Realm } from './realm.ts'
import { type Scene, sceneOf } from './scene.ts'
import { stepTowards } from './steps.ts'

/** Everybody takes the card that looks best, deploys without much thought, and answers without trying alternatives. */
export function guess(
  p: PaperTalesPosition,
  seat: Seat,
  isOwn: boolean,
  { figures: f }: Weights<Term, KingdomFigures>,
): PaperTalesMove | null {
  switch (p.stage) {
    case 'recruit':
      return quickPick(p, seat, isOwn, f)
    case 'plan':
      return nextStep(
        p,
        seat,
        targetOf(p, seat, () => sketchedDeployment(p, seat, f, isOwn)),
      )
    case 'effects':
      return quickEffect(p, seat, f)
    case 'keep':
      return quickKeep(p, seat)
    case 'pay':
    case 'build':
    case 'aging':
      return bestAnswer(p, seat, f)
    case 'over':
      return null
  }
}

const READY: PaperTalesMove = { kind: 'ready' }

/**
 * First everything that makes room, then the cards. A draft that has strayed from the plan is led back move by move.
 */
function nextStep(p: PaperTalesPosition, seat: Seat, plan: Plan): PaperTalesMove {
  const k = p.kingdoms[seat]
  const { plan: now } = k
  if (hasStrayed(k, plan)) return stepTowards(plan, now, game.moves(p, seat))
  for (let spot = 0; spot < SPOTS; spot++)
    if (now.old[spot] === STAY && plan.old[spot] === DISCARD) return { kind: 'dismiss', spot }
  for (let spot = 0; spot < SPOTS; spot++)
    if (now.old[spot] === STAY && plan.old[spot] === MOVE) return { kind: 'move', spot }
  if (now.top.length < plan.top.length) return { kind: 'place', card: nextCard(plan.top, now.top), row: 'top' }
  if (now.bottom.length < plan.bottom.length)
    return { kind: 'place', card: nextCard(plan.bottom, now.bottom), row: 'bottom' }
  if (now.artifacts.length < plan.artifacts.length)
    return { kind: 'equip', card: nextCard(plan.artifacts, now.artifacts) }
  return READY
}

/** Is anything in the draft that is not in the plan? */
function hasStrayed({ plan: now, units }: Kingdom, plan: Plan): boolean {
  for (let spot = 0; spot < units.length; spot++)
    if (now.old[spot] !== STAY && now.old[spot] !== plan.old[spot]) return true
  return !holdsAll(plan.top, now.top) || !holdsAll(plan.bottom, now.bottom) || !holdsAll(plan.artifacts, now.artifacts)
}

const holdsAll = (cards: Cards, wanted: Cards): boolean => wanted.length === 0 || containsCards(cards, wanted)

/** The first card of the plan that the draft lacks; both are sorted. */
function nextCard(plan: Cards, now: Cards): number {
  let i = 0
  while (plan[i] === now[i]) i++
  return plan[i]
}

const realm = new Realm()

/**
 * Who gets tokens, and what is founded, is tried out in the kingdom alone; what a Shadow repeats must be played out.
 */
function quickEffect(p: PaperTalesPosition, seat: Seat, f: KingdomFigures): PaperTalesMove | null {
  if (p.step === STEPS.shadow) return null
  const moves = effectMoves(p, seat)
  const scene = sceneOf(p, seat, true, f)
  const tokens = tokensNow(p, seat)
  return bestOf(moves, move => {
    realm.load(p.kingdoms[seat], p.available)
    if (move.kind === 'target') realm.age[move.spot] += tokens
    else if (move.kind === 'found') realm.levels[p.available.indexOf(move.building)] = 1
    return prospect(realm, scene, 'war')
  })
}

function bestAnswer(p: PaperTalesPosition, seat: Seat, f: KingdomFigures): PaperTalesMove {
  const scene = sceneOf(p, seat, true, f)
  return bestOf(game.moves(p, seat), move => answerWorth(p, seat, move, scene))
}

function bestOf(moves: readonly PaperTalesMove[], worthOf: (move: PaperTalesMove) => number): PaperTalesMove {
  let [best] = moves
  if (moves.length === 1) return best
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const worth = worthOf(move)
    if (worth <= most) continue
    most = worth
    best = move
  }
  return best
}

const trial = new Float64Array(TERMS.length)

/** What to expect once this answer is sealed, without carrying it out. */
function answerWorth(p: PaperTalesPosition, seat: Seat, move: PaperTalesMove, scene: Scene): number {
  p.sealed[seat] = move
  trial.fill(0)
  expectFromTable(p, seat, trial, scene)
  p.sealed[seat] = null
  return sumOf(trial)
}
