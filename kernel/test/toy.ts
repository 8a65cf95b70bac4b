import { type Advice, consequencesOf } from '../advice.ts'
import { drawKind } from '../bag.ts'
import type { Proof } from '../conformance/proof.ts'
import type { Emit, Facts, Game, Objection, Outcome } from '../game.ts'
import { HIDDEN } from '../game.ts'
import { hasExactly, isIntegerIn, isRecord } from '../json.ts'
import type { Judgement } from '../judgement.ts'
import { LANGUAGES } from '../languages.ts'
import { addAt, elementAt } from '../list.ts'
import type { AdviceGame, GameModule } from '../module.ts'
import { recordOf } from '../record.ts'
import type { Rng } from '../rng.ts'
import { ALONE, NOBODY, type Seat, seatAfter, seatsOf, type Viewer } from '../seat.ts'
import { type ConsequenceWords, consequenceText, ruleBook, type Words } from '../words.ts'

/* The smallest game that has everything the contract covers: hidden hands, a bag, a public step that can be taken
   back, a simultaneous sealed choice, chance and a reveal. 
   
   Each round the leader may raise the stake up to twice, then calls. Everybody seals a card; the highest card (or
   cards, if tied) wins 1 + stake points. Everybody draws a card, and the lead passes on. */

const KINDS = 5
const COPIES = 6
const HAND = 3
const MOST_STAKE = 2
/** In `sealed`: no card. A hidden card is HIDDEN. */
export const NOTHING = -2

export interface ToyPosition {
  rounds: number
  round: number
  leader: Seat
  calling: boolean
  stake: number
  bag: number[]
  bagTotal: number
  hands: number[][]
  sealed: number[]
  played: number[]
  scores: number[]
}

export type ToyMove =
  | { readonly kind: 'raise' }
  | { readonly kind: 'call' }
  | { readonly kind: 'seal'; readonly card: number }

export type ToyEvent =
  | { readonly kind: 'raised'; readonly seat: Seat }
  | { readonly kind: 'called'; readonly seat: Seat }
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'opened'; readonly cards: readonly number[]; readonly shows: true }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: number }

export type ToyOptions = Readonly<{ rounds: string; rich: boolean; lucky: 'random' | readonly string[]; motto: string }>

const facts: Facts = {
  id: 'toy',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: [
    { id: 'rounds', kind: 'choice', values: ['2', '3', '4'], default: '3' },
    { id: 'rich', kind: 'flag', default: false },
    {
      id: 'lucky',
      kind: 'picks',
      values: ['a', 'b', 'c'],
      counts: { 2: 1, 3: 2, 4: 2 },
      default: 'random',
      seats: [2, 3],
    },
    { id: 'motto', kind: 'text', maxLength: 10, default: '' },
  ],
  simultaneous: true,
  longest: 4 * (MOST_STAKE + 1 + 4),
}

const RULES = { turn: 'TOY-2', stake: 'TOY-3', hand: 'TOY-4' } as const
const no = (code: keyof typeof RULES, figures: Objection['figures'] = {}): Objection => ({
  code,
  rule: RULES[code],
  figures,
})

const seatsIn = (p: ToyPosition): number => p.hands.length

function toMove(p: ToyPosition): readonly Seat[] {
  if (p.round > p.rounds) return NOBODY
  return p.calling ? seatsOf(seatsIn(p)).filter(seat => p.sealed[seat] === NOTHING) : elementAt(ALONE, p.leader)
}

function moves(p: ToyPosition, seat: Seat): ToyMove[] {
  if (!toMove(p).includes(seat)) return []
  if (p.calling) return [...new Set(p.hands[seat])].sort().map(card => ({ kind: 'seal', card }))
  return p.stake < MOST_STAKE ? [{ kind: 'raise' }, { kind: 'call' }] : [{ kind: 'call' }]
}

function objection(p: ToyPosition, seat: Seat, move: ToyMove): Objection | null {
  if (!toMove(p).includes(seat) || p.calling !== (move.kind === 'seal')) return no('turn')
  if (move.kind === 'raise' && p.stake >= MOST_STAKE) return no('stake', { most: MOST_STAKE })
  if (move.kind === 'seal' && !elementAt(p.hands, seat).includes(move.card)) return no('hand', { card: move.card })
  return null
}

function play(p: ToyPosition, seat: Seat, move: ToyMove, rng: Rng, emit: Emit<ToyEvent> | null): void {
  switch (move.kind) {
    case 'raise':
      p.stake++
      emit?.({ kind: 'raised', seat })
      return
    case 'call':
      p.calling = true
      emit?.({ kind: 'called', seat })
      return
    case 'seal':
      elementAt(p.hands, seat).splice(elementAt(p.hands, seat).indexOf(move.card), 1)
      p.sealed[seat] = move.card
      emit?.({ kind: 'sealed', seat, card: move.card })
      if (toMove(p).length === 0) open(p, rng, emit)
  }
}

function open(p: ToyPosition, rng: Rng, emit: Emit<ToyEvent> | null): void {
  const best = Math.max(...p.sealed)
  emit?.({ kind: 'opened', cards: p.sealed.slice(), shows: true })
  for (const seat of seatsOf(seatsIn(p))) {
    if (p.sealed[seat] === best) addAt(p.scores, seat, 1 + p.stake)
    p.played.push(elementAt(p.sealed, seat))
    p.sealed[seat] = NOTHING
    if (p.bagTotal > 0) draw(p, seat, rng, emit)
  }
  p.round++
  p.stake = 0
  p.calling = false
  p.leader = seatAfter(p.leader, seatsIn(p))
}

function draw(p: ToyPosition, seat: Seat, rng: Rng, emit: Emit<ToyEvent> | null): void {
  const card = drawKind(p.bag, p.bagTotal--, rng)
  elementAt(p.hands, seat).push(card)
  emit?.({ kind: 'drew', seat, card })
}

const hide = (cards: readonly number[]): number[] => cards.map(() => HIDDEN)

const clone = (p: ToyPosition): ToyPosition => ({
  rounds: p.rounds,
  round: p.round,
  leader: p.leader,
  calling: p.calling,
  stake: p.stake,
  bag: p.bag.slice(),
  bagTotal: p.bagTotal,
  hands: p.hands.map(hand => hand.slice()),
  sealed: p.sealed.slice(),
  played: p.played.slice(),
  scores: p.scores.slice(),
})

function view(p: ToyPosition, viewer: Viewer): ToyPosition {
  return {
    ...clone(p),
    bag: hide(p.bag),
    hands: p.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hide(hand))),
    sealed: p.sealed.map((card, seat) => (seat === viewer || card === NOTHING ? card : HIDDEN)),
  }
}

function imagine(seen: ToyPosition, _seat: Seat, rng: Rng): ToyPosition {
  const p = clone(seen)
  p.bag = p.bag.map(
    (_, kind) => COPIES - [...p.hands.flat(), ...p.sealed, ...p.played].filter(card => card === kind).length,
  )
  let total = p.bag.reduce((sum, count) => sum + count, 0)
  const fill = (card: number) => (card === HIDDEN ? drawKind(p.bag, total--, rng) : card)
  p.hands = p.hands.map(hand => hand.map(fill))
  p.sealed = p.sealed.map(fill)
  return p
}

function outcome(p: ToyPosition): Outcome | null {
  if (toMove(p).length > 0) return null
  return {
    places: p.scores.map(score => 1 + p.scores.filter(other => other > score).length),
    scores: p.scores.slice(),
    lines: p.scores.map(score => [{ source: 'tricks', round: 0, points: score }]),
  }
}

export const toy: Game<ToyPosition, ToyMove, ToyEvent, ToyOptions> = {
  facts,
  optionsObjection: options =>
    options.rich && options.rounds === '4' ? { code: 'too-rich', rule: 'TOY-1', figures: { rounds: 4 } } : null,
  setup(options, seats, rng) {
    const p: ToyPosition = {
      rounds: Number(options.rounds),
      round: 1,
      leader: rng.below(seats) as Seat,
      calling: false,
      stake: 0,
      bag: Array.from({ length: KINDS }, () => COPIES),
      bagTotal: KINDS * COPIES,
      hands: Array.from({ length: seats }, () => []),
      sealed: Array.from({ length: seats }, () => NOTHING),
      played: [],
      scores: Array.from({ length: seats }, () => (options.rich ? 10 : 0)),
    }
    for (const seat of seatsOf(seats)) for (let n = 0; n < HAND; n++) draw(p, seat, rng, null)
    return p
  },
  toMove,
  moves,
  isMove: (value): value is ToyMove =>
    isRecord(value) &&
    (value.kind === 'seal'
      ? hasExactly(value, ['kind', 'card']) && isIntegerIn(value.card, 0, KINDS - 1)
      : (value.kind === 'raise' || value.kind === 'call') && hasExactly(value, ['kind'])),
  objection,
  play,
  view,
  mask: (event, viewer) =>
    (event.kind === 'sealed' || event.kind === 'drew') && event.seat !== viewer ? { ...event, card: HIDDEN } : event,
  imagine,
  clone,
  outcome,
}

/** Swaps a hidden card for a different one from the bag. */
function exchange(p: ToyPosition, cards: number[], at: number, rng: Rng): boolean {
  const others = p.bag.flatMap((count, kind) => (count > 0 && kind !== cards[at] ? [kind] : []))
  if (others.length === 0 || at < 0 || elementAt(cards, at) < 0) return false
  const kind = rng.pick(others)
  addAt(p.bag, kind, -1)
  addAt(p.bag, elementAt(cards, at), 1)
  cards[at] = kind
  return true
}

const others = (p: ToyPosition, viewer: Viewer): Seat[] => seatsOf(seatsIn(p)).filter(seat => seat !== viewer)

const scrambleHand = (p: ToyPosition, viewer: Viewer, rng: Rng): boolean => {
  const hand = elementAt(p.hands, rng.pick(others(p, viewer)))
  return hand.length > 0 && exchange(p, hand, rng.below(hand.length), rng)
}

export const toyProof: Proof<ToyPosition, ToyEvent> = {
  events: { raised: true, called: true, sealed: true, opened: true, drew: true },
  broken(p) {
    const cards = [...p.hands.flat(), ...p.sealed.filter(card => card !== NOTHING), ...p.played]
    const inBag = p.bag.reduce((sum, count) => sum + count, 0)
    return [
      ...(inBag === p.bagTotal ? [] : [`the bag holds ${inBag} cards and says ${p.bagTotal}`]),
      ...p.bag.flatMap((count, kind) =>
        count + cards.filter(card => card === kind).length === COPIES ? [] : [`cards of kind ${kind} are lost or made`],
      ),
    ]
  },
  secrets: [
    {
      name: 'hands',
      scramble: scrambleHand,
      leak: (seen, truth) => {
        for (const [seat, hand] of truth.hands.entries()) seen.hands[seat] = hand.slice()
      },
    },
    {
      name: 'the bag',
      scramble: scrambleHand,
      leak: (seen, truth) => {
        seen.bag = truth.bag.slice()
      },
    },
    {
      name: 'sealed cards',
      scramble: (p, viewer, rng) =>
        exchange(p, p.sealed, others(p, viewer).find(seat => elementAt(p.sealed, seat) >= 0) ?? -1, rng),
      leak: (seen, truth) => {
        seen.sealed = truth.sealed.slice()
      },
    },
  ],
}

/** Raising is worth the chance to win with it; high cards are good while the stake is high. */
export const toyJudgement: Judgement<ToyPosition, ToyMove, 'score' | 'card'> = {
  terms: ['score', 'card'],
  weights: {
    active: 'plain',
    baseline: 'plain',
    versions: {
      plain: {
        points: { score: 10, card: 1 },
        rivalry: { best: 0, mean: 0, duel: 0 },
        certainty: { start: 0.1, end: 0.3 },
        figures: {},
      },
      blind: {
        points: { score: 0, card: 0 },
        rivalry: { best: 0, mean: 0, duel: 0 },
        certainty: { start: 0.1, end: 0.3 },
        figures: {},
      },
    },
  },
  patience: 1,
  horizon: () => 1,
  content: (p, seat) => elementAt(p.hands, seat).map(card => `card ${card}`),
  seats: p => p.scores.length,
  progress: p => Math.min(1, p.round / p.rounds),
  features: (p, _seat, into) => {
    for (let seat = 0; seat < p.scores.length; seat++) {
      into[2 * seat] = elementAt(p.scores, seat)
      into[2 * seat + 1] = (1 + p.stake) * Math.max(elementAt(p.sealed, seat), ...elementAt(p.hands, seat))
    }
  },
  candidates: (_p, _seat, moves) => moves,
}

interface ToyKinds {
  readonly stake: { readonly stake: number }
  readonly points: { readonly gain: number }
}

const tell = consequencesOf<ToyKinds>()

const toyAdvice: Advice<ToyPosition, ToyMove, ToyEvent> = {
  pieces: move => (move.kind === 'seal' ? [`hand:${move.card}`] : []),
  consequences({ seat, before, after }) {
    const gain = elementAt(after.scores, seat) - elementAt(before.scores, seat)
    return [
      ...(after.stake > before.stake ? [tell('stake', {}, { stake: after.stake }, 0.5)] : []),
      ...(gain > 0 ? [tell('points', {}, { gain }, gain)] : []),
    ]
  },
}

const consequences: ConsequenceWords<ToyKinds> = {
  stake: ({ stake }) => `the stake rises to ${stake}`,
  points: ({ gain }) => `a gain of ${gain}`,
}

const words: Words<ToyPosition, ToyMove, ToyEvent> = {
  title: 'Toy',
  tagline: 'Cards and nerve.',
  options: {},
  prompt: p => (p.calling ? 'Seal a card.' : 'Raise the stake or call.'),
  move: move => (move.kind === 'seal' ? `Seal a ${move.card}` : move.kind),
  event: (event, nameOf) => ('seat' in event ? `${nameOf(event.seat)} ${event.kind}.` : 'The cards are opened.'),
  objection: ({ code }) => `${code}.`,
  source: source => source,
  consequence: consequenceText(consequences),
  sketch: p => JSON.stringify(p),
  description: {
    hand: (p, seat) => elementAt(p.hands, seat).map(card => `a ${card}`),
    seat: (p, seat) => [`${p.scores[seat]} points`],
    places: p => [{ name: 'The stake', beside: [], holds: [`${p.stake}`] }],
    points: (p, seat) => [{ source: 'cards', round: 1, points: elementAt(p.scores, seat) }],
  },
}

const order = [{ id: 'all', rules: ['TOY-1', 'TOY-2', 'TOY-3', 'TOY-4'] }] as const
const book = ruleBook(
  order,
  { all: 'All of it' },
  { 'TOY-1': 'Not too rich.', 'TOY-2': 'In turn.', 'TOY-3': 'Raise twice at most.', 'TOY-4': 'Seal what you hold.' },
)

export const toyBotGame: AdviceGame<ToyPosition, ToyMove> = { game: toy, judgement: toyJudgement, advice: toyAdvice }

export const toyModule: GameModule<ToyPosition, ToyMove, ToyEvent, ToyOptions> = {
  game: toy,
  judgement: async () => toyJudgement,
  advice: async () => toyAdvice,
  olderRules: {},
  tableWords: recordOf(LANGUAGES, () => async () => words),
  words: recordOf(LANGUAGES, () => async () => words),
  rules: recordOf(LANGUAGES, () => async () => book),
}
