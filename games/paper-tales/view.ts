import { HIDDEN } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { type Seat, seatsOf, type Viewer } from '../../kernel/seat.ts'
import { isArtifact } from './content/cards.ts'
import {
  type Cards,
  clonePosition,
  type Kingdom,
  NO_PLAN,
  NONE,
  type PaperTalesEvent,
  type PaperTalesMove,
  type PaperTalesPosition,
  type Plan,
} from './position.ts'
import { spareMoves } from './rules/aging.ts'
import { buildMoves } from './rules/build.ts'
import { withCard } from './rules/cards.ts'
import { keepMoves } from './rules/keep.ts'
import { recall } from './rules/memory.ts'
import { payMoves } from './rules/payment.ts'
import { composePlan, planMoves } from './rules/plan.ts'
import { pickMoves } from './rules/recruit.ts'
import { deckOf } from './rules/setup.ts'

const hidden = (cards: readonly number[]): number[] => new Array<number>(cards.length).fill(HIDDEN)

const HIDDEN_PLAN: Plan = { old: hidden(NO_PLAN.old), top: [], bottom: [], artifacts: [], takeBacks: HIDDEN }

const kingdomSeenBy = (k: Kingdom, owner: boolean): Kingdom => ({
  gold: k.gold,
  vp: k.vp,
  units: k.units,
  age: k.age,
  fresh: k.fresh,
  top: k.top,
  artifacts: k.artifacts,
  freshArtifacts: k.freshArtifacts,
  pending: owner ? k.pending : hidden(k.pending),
  buildings: k.buildings,
  packet: owner ? k.packet : hidden(k.packet),
  draft: owner ? k.draft : [],
  hand: owner ? k.hand : hidden(k.hand),
  kept: owner ? k.kept : hidden(k.kept),
  plan: owner ? k.plan : HIDDEN_PLAN,
  strength: k.strength,
  warsWon: k.warsWon,
})

/** Nobody knows the order or content of either pile (PT-DRAFT-7, PT-RUL-20). */
export const view = (p: PaperTalesPosition, viewer: Viewer): PaperTalesPosition => ({
  seats: p.seats,
  gatesUnits: p.gatesUnits,
  forge: p.forge,
  duel: p.duel,
  available: p.available,
  round: p.round,
  stage: p.stage,
  asked: p.asked,
  pile: hidden(p.pile),
  pileSize: p.pileSize,
  discard: hidden(p.discard),
  discardSize: p.discardSize,
  buried: p.buried,
  kingdoms: p.kingdoms.map((k, seat) => kingdomSeenBy(k, seat === viewer)),
  sealed: p.sealed.map((answer, seat) => (seat === viewer ? answer : null)),
  order: p.order,
  turn: p.turn,
  step: p.step,
  sources: p.sources,
  shadowed: p.shadowed,
  ledger: p.ledger,
  lich: p.lich,
})

export function mask(event: PaperTalesEvent, viewer: Viewer): PaperTalesEvent {
  if (event.kind === 'kept' && event.seat !== viewer) return { ...event, cards: hidden(event.cards) }
  return event
}

/** Deals every unseen card to the places where it can be, and answers for the players who have answered. */
export function imagine(seen: PaperTalesPosition, seat: Seat, rng: Rng): PaperTalesPosition {
  const p = clonePosition(seen)
  const { taken, packets, laidOff } = recall(seen, seat, rng)
  const pool = rng.shuffle(unseenCards(seen, seat, [...taken, ...packets.map(packet => packet ?? []), laidOff]))
  for (let other = 0; other < p.seats; other++)
    if (other !== seat) p.kingdoms[other].pending = takeArtifacts(pool, p.kingdoms[other].pending.length)
  for (let other = 0; other < p.seats; other++) {
    if (other === seat) continue
    const k = p.kingdoms[other]
    k.packet = inOrder(packets[other] ?? take(pool, k.packet.length))
    k.hand = inOrder([...taken[other], ...take(pool, k.hand.length - taken[other].length)])
    k.kept = inOrder(take(pool, k.kept.length))
    k.plan = NO_PLAN
  }
  p.pile = countsOf(take(pool, p.pileSize), p.pile.length)
  p.discard = countsOf([...pool, ...laidOff], p.discard.length)
  for (let card = 0; card < p.discard.length; card++) p.discard[card] += p.buried[card]
  for (const other of seatsOf(p.seats)) if (other !== seat && !p.asked.includes(other)) answerFor(p, other, rng)
  return p
}

function unseenCards(p: PaperTalesPosition, seat: Seat, recalled: readonly Cards[]): number[] {
  const counts = deckOf(p.gatesUnits, p.forge)
  const remove = (cards: Cards) => {
    for (let i = 0; i < cards.length; i++) if (cards[i] !== NONE) counts[cards[i]]--
  }
  for (let other = 0; other < p.seats; other++) {
    remove(p.kingdoms[other].units)
    remove(p.kingdoms[other].artifacts)
  }
  const own = p.kingdoms[seat]
  for (const cards of [own.packet, own.hand, own.kept, own.pending, p.lich.leftCrypt, p.lich.rightCrypt]) remove(cards)
  for (const cards of recalled) remove(cards)
  const unseen: number[] = []
  for (let card = 0; card < counts.length; card++) for (let n = p.buried[card]; n < counts[card]; n++) unseen.push(card)
  return unseen
}

const inOrder = (cards: Cards): Cards => cards.toSorted((a, b) => a - b)

const take = (pool: number[], count: number): Cards => pool.splice(pool.length - count, count)

function takeArtifacts(pool: number[], count: number): Cards {
  let taken: Cards = []
  for (let i = pool.length - 1; i >= 0 && taken.length < count; i--)
    if (isArtifact(pool[i])) taken = withCard(taken, pool.splice(i, 1)[0])
  return taken
}

function countsOf(cards: Cards, kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0)
  for (let i = 0; i < cards.length; i++) counts[cards[i]]++
  return counts
}

/** Some answer that the seat may have sealed. */
function answerFor(p: PaperTalesPosition, seat: Seat, rng: Rng): void {
  if (p.stage === 'plan') {
    somePlan(p, seat, rng)
    p.sealed[seat] = { kind: 'ready' }
    return
  }
  const answers = sealableAnswers(p, seat)
  if (answers.length > 0) p.sealed[seat] = rng.pick(answers)
}

/** What the seat could have answered in a stage with sealed answers, asked or not. */
export function sealableAnswers(p: PaperTalesPosition, seat: Seat): PaperTalesMove[] {
  switch (p.stage) {
    case 'recruit':
      return pickMoves(p, seat)
    case 'pay':
      return payMoves(p, seat)
    case 'keep':
      return p.kingdoms[seat].hand.length > 0 ? keepMoves(p, seat) : []
    case 'build':
      return buildMoves(p, seat)
    case 'aging':
      return spareMoves(p, seat)
    case 'plan':
    case 'effects':
    case 'over':
      return []
  }
}

/** Composes a plan at random, never taking anything back. */
export function somePlan(p: PaperTalesPosition, seat: Seat, rng: Rng): void {
  p.kingdoms[seat].plan = { ...NO_PLAN, takeBacks: 0 }
  for (;;) {
    const step = rng.pick(planMoves(p, seat))
    if (step.kind === 'ready') break
    composePlan(p, seat, step)
  }
  p.kingdoms[seat].plan = { ...p.kingdoms[seat].plan, takeBacks: NO_PLAN.takeBacks }
}
