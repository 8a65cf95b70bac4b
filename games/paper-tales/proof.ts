import type { Proof, Secret } from '../../kernel/conformance/proof.ts'
import { addAt, elementAt } from '../../kernel/list.ts'
import type { Rng } from '../../kernel/rng.ts'
import { type Seat, seatsOf, type Viewer } from '../../kernel/seat.ts'
import { isArtifact } from './content/cards.ts'
import { ROW_OF, SPOTS } from './content/figures.ts'
import { type Cards, type Kingdom, NO_PLAN, NONE, type PaperTalesEvent, type PaperTalesPosition } from './position.ts'
import { containsCards, withCard, withoutCard } from './rules/cards.ts'
import { SOURCES } from './rules/ledger.ts'
import { deckOf } from './rules/setup.ts'
import { sealableAnswers, somePlan } from './view.ts'

/** Where the cards are that only their owner sees. */
const PLACES = ['packet', 'hand', 'kept'] as const

export const proof: Proof<PaperTalesPosition, PaperTalesEvent> = {
  broken: p => [...lostCards(p), ...p.kingdoms.flatMap((k, seat) => faultsOf(p, k, seat)), ...wrongSizes(p)],
  secrets: [hands(), memories(), plans(), answers(), artifacts(), piles()],
  events: {
    reshuffled: true,
    ended: true,
    kept: true,
    founded: true,
    raised: true,
    gold: true,
    vp: true,
    built: true,
    upgraded: true,
    round: true,
    phase: true,
    dealt: true,
    answered: true,
    opened: true,
    passed: true,
    'took-up': true,
    entombed: true,
    revealed: true,
    paid: true,
    unpaid: true,
    order: true,
    shapeshifted: true,
    shadowed: true,
    aged: true,
    strength: true,
    war: true,
    necropolis: true,
    'lich-vp': true,
    saved: true,
    reborn: true,
    died: true,
    'time-passed': true,
  },
}

function lostCards(p: PaperTalesPosition): string[] {
  const counts = p.pile.map((copies, card) => copies + elementAt(p.discard, card))
  const add = (cards: Cards) => {
    for (const card of cards) if (card !== NONE) addAt(counts, card, 1)
  }
  for (const k of p.kingdoms)
    for (const cards of [k.units, k.artifacts, k.pending, k.packet, k.hand, k.kept]) add(cards)
  add(p.lich.leftCrypt)
  add(p.lich.rightCrypt)
  const deck = deckOf(p.gatesUnits, p.forge)
  return counts.flatMap((count, card) =>
    count === deck[card] ? [] : [`card ${SOURCES[card]}: ${count} instead of ${deck[card]}`],
  )
}

function faultsOf(p: PaperTalesPosition, k: Kingdom, seat: number): string[] {
  const faults: string[] = []
  if (k.gold < 0) faults.push(`seat ${seat} has ${k.gold} gold`)
  if (k.vp < 0) faults.push(`seat ${seat} has ${k.vp} points`)
  for (let spot = 0; spot < SPOTS; spot++)
    if (k.units[spot] === NONE && (k.age[spot] !== 0 || k.fresh[spot] !== 0))
      faults.push(`seat ${seat}: tokens on the empty spot ${spot}`)
  if (k.units[2] !== NONE && k.top < 3) faults.push(`seat ${seat} uses a spot it does not have`)
  if (k.units.some(card => card !== NONE && isArtifact(card))) faults.push(`seat ${seat}: an artifact on a spot`)
  if (k.buildings.some((level, building) => level > 0 && !p.available.includes(building)))
    faults.push(`seat ${seat} has built what is not available`)
  if (!containsCards(k.hand, [...k.plan.top, ...k.plan.bottom, ...k.plan.artifacts]))
    faults.push(`seat ${seat} plans with cards it does not hold`)
  const points = elementAt(p.ledger, seat).reduce((sum, value, i) => (i % 3 === 2 ? sum + value : sum), 0)
  if (points !== k.vp) faults.push(`seat ${seat}: the ledger says ${points}, the track ${k.vp}`)
  return faults
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

function wrongSizes(p: PaperTalesPosition): string[] {
  const faults: string[] = []
  if (sumOf(p.pile) !== p.pileSize) faults.push('the size of the draw pile is wrong')
  if (sumOf(p.discard) !== p.discardSize) faults.push('the size of the discard pile is wrong')
  if (p.buried.some((count, card) => count > elementAt(p.discard, card)))
    faults.push('a buried card is not in the discard pile')
  if (p.kingdoms.some(k => k.units.filter((card, spot) => card !== NONE && ROW_OF[spot] === 'bottom').length > 2))
    faults.push('a bottom row is too long')
  return faults
}

/** Another seat for which `wanted` holds. */
function someOther(
  p: PaperTalesPosition,
  viewer: Viewer,
  rng: Rng,
  wanted: (k: Kingdom, seat: Seat) => boolean,
): Seat | null {
  const others = seatsOf(p.seats).filter(seat => seat !== viewer && wanted(elementAt(p.kingdoms, seat), seat))
  return others.length === 0 ? null : rng.pick(others)
}

/** A card of the draw pile, other than `card`; an artifact if asked for. */
function otherInPile(p: PaperTalesPosition, card: number, artifact: boolean, rng: Rng): number | null {
  const kinds = p.pile.flatMap((copies, kind) => (copies > 0 && kind !== card ? [kind] : []))
  const wanted = artifact ? kinds.filter(isArtifact) : kinds
  return wanted.length === 0 ? null : rng.pick(wanted)
}

/** Reveals what every kingdom hides under these names. */
function leakOf<K extends keyof Kingdom>(...names: readonly K[]): Secret<PaperTalesPosition>['leak'] {
  return (view, truth) => {
    view.kingdoms.forEach((k, seat) => {
      for (const name of names) k[name] = elementAt(truth.kingdoms, seat)[name]
    })
  }
}

function hands(): Secret<PaperTalesPosition> {
  return {
    name: 'packets, hands and kept cards',
    scramble(p, viewer, rng) {
      const seat = someOther(p, viewer, rng, k => k.packet.length + k.hand.length + k.kept.length > 0)
      if (seat === null) return false
      const k = elementAt(p.kingdoms, seat)
      const place = rng.pick(PLACES.filter(name => k[name].length > 0))
      const card = rng.pick(k[place])
      const other = otherInPile(p, card, false, rng)
      if (other === null) return false
      k[place] = withCard(withoutCard(k[place], card), other)
      addAt(p.pile, card, 1)
      addAt(p.pile, other, -1)
      k.plan = NO_PLAN
      if (p.sealed[seat] !== null && p.stage !== 'plan') p.sealed[seat] = rng.pick(sealableAnswers(p, seat))
      return true
    },
    leak: leakOf(...PLACES),
  }
}

function memories(): Secret<PaperTalesPosition> {
  return {
    name: 'what others chose from',
    scramble(p, viewer, rng) {
      const seat = someOther(p, viewer, rng, k => k.draft.length > 0)
      if (seat === null) return false
      const k = elementAt(p.kingdoms, seat)
      k.draft = k.draft.map(pick => ({ ...pick, packet: withoutCard(pick.packet, pick.card) }))
      return true
    },
    leak: leakOf('draft'),
  }
}

function plans(): Secret<PaperTalesPosition> {
  return {
    name: 'plans',
    scramble(p, viewer, rng) {
      const seat = someOther(p, viewer, rng, () => p.stage === 'plan')
      if (seat === null) return false
      somePlan(p, seat, rng)
      return true
    },
    leak: leakOf('plan'),
  }
}

function answers(): Secret<PaperTalesPosition> {
  return {
    name: 'sealed answers',
    scramble(p, viewer, rng) {
      const seat = someOther(p, viewer, rng, (_, other) => p.sealed[other] !== null && p.stage !== 'plan')
      if (seat === null) return false
      p.sealed[seat] = rng.pick(sealableAnswers(p, seat))
      return true
    },
    leak(view, truth) {
      view.sealed = truth.sealed.slice()
    },
  }
}

function artifacts(): Secret<PaperTalesPosition> {
  return {
    name: 'unpaid artifacts',
    scramble(p, viewer, rng) {
      const seat = someOther(p, viewer, rng, k => k.pending.length > 0)
      if (seat === null) return false
      const k = elementAt(p.kingdoms, seat)
      const card = rng.pick(k.pending)
      const other = otherInPile(p, card, true, rng)
      if (other === null) return false
      k.pending = withCard(withoutCard(k.pending, card), other)
      addAt(p.pile, card, 1)
      addAt(p.pile, other, -1)
      if (p.sealed[seat] !== null) p.sealed[seat] = rng.pick(sealableAnswers(p, seat))
      return true
    },
    leak: leakOf('pending'),
  }
}

function piles(): Secret<PaperTalesPosition> {
  return {
    name: 'the piles',
    scramble(p, _viewer, rng) {
      const discarded = p.discard.flatMap((copies, card) => (copies > elementAt(p.buried, card) ? [card] : []))
      if (discarded.length === 0) return false
      const card = rng.pick(discarded)
      const other = otherInPile(p, card, false, rng)
      if (other === null) return false
      addAt(p.discard, card, -1)
      addAt(p.discard, other, 1)
      addAt(p.pile, card, 1)
      addAt(p.pile, other, -1)
      return true
    },
    leak(view, truth) {
      view.pile = truth.pile.slice()
      view.discard = truth.discard.slice()
    },
  }
}
