import { describe, expect, it } from 'vitest'
import { USUAL_CAUSES } from '../conformance/causes.ts'
import { examine } from '../conformance/examine.ts'
import { unscrambled } from '../conformance/masks.ts'
import type { Proof } from '../conformance/proof.ts'
import type { Masks } from '../conformance/scene.ts'
import { HIDDEN } from '../game.ts'
import { addAt, elementAt } from '../list.ts'
import { NOTHING, type ToyEvent, type ToyPosition, toy, toyProof } from './toy.ts'

type Toy = typeof toy

/* Tests the suite itself. Each case breaks the toy game in one way; the suite must report the broken property. */

/** The names of the properties found broken in a few games. */
function findings(broken: Partial<Toy>, proof: Partial<Proof<ToyPosition>> = {}): Set<string> {
  const found = new Set<string>()
  const masks: Masks[] = []
  for (const seats of [2, 3])
    for (let n = 0; n < 6; n++) {
      const request = { seats, options: { rounds: '4' }, seed: `fault ${n}`, every: 2 }
      const examined = examine({ ...toy, ...broken }, { ...toyProof, ...proof }, request)
      for (const { property } of examined.violations) found.add(property)
      masks.push(examined.masks)
    }
  if (unscrambled(masks).length > 0) found.add('masks are scrambled')
  return found
}

let calls = 0
const sometimes = (): boolean => calls++ % 2 === 0

const FAULTS: readonly (readonly [property: string, what: string, broken: Partial<Toy>])[] = [
  [
    'no dead end',
    'somebody is asked who has no move',
    { moves: (p, seat) => (p.stake === 2 ? [] : toy.moves(p, seat)) },
  ],
  ['no dead end', 'the game stops without an outcome', { outcome: () => null }],
  [
    'no dead end',
    'an outcome is told before the end',
    { outcome: p => toy.outcome({ ...p, round: p.stake > 0 ? 99 : p.round }) },
  ],
  [
    'idle seats have nothing',
    'idle seats are offered moves',
    { moves: (p, seat) => (p.calling ? toy.moves(p, seat) : toy.moves(p, p.leader)) },
  ],
  [
    'idle seats have nothing',
    'nobody objects to a move out of turn',
    { objection: (p, seat, move) => (toy.toMove(p).includes(seat) ? toy.objection(p, seat, move) : null) },
  ],
  [
    'lists are unique',
    'equal cards are listed twice',
    {
      moves: (p, seat) =>
        toy.moves(p, seat).flatMap(move => Array<typeof move>(move.kind === 'seal' ? 2 : 1).fill(move)),
    },
  ],
  [
    'lists are stable',
    'the order changes from call to call',
    { moves: (p, seat) => (sometimes() ? toy.moves(p, seat) : toy.moves(p, seat).reverse()) },
  ],
  [
    'listed moves are accepted',
    'a listed move meets an objection',
    {
      objection: (p, seat, move) =>
        move.kind === 'raise' && p.stake === 1
          ? { code: 'no', rule: 'TOY-3', figures: {} }
          : toy.objection(p, seat, move),
    },
  ],
  [
    'listed moves are accepted',
    'a listed move is not taken for one',
    { isMove: (value): value is never => toy.isMove(value) && value.kind !== 'call' },
  ],
  [
    'accepted means listed',
    'cards that are not in hand are accepted',
    {
      objection: (p, seat, move) =>
        move.kind === 'seal' && p.calling && toy.toMove(p).includes(seat) ? null : toy.objection(p, seat, move),
    },
  ],
  [
    'refusals change nothing',
    'asking why not moves something',
    {
      objection(p, seat, move) {
        const objection = toy.objection(p, seat, move)
        if (objection) p.stake++
        return objection
      },
    },
  ],
  [
    'plain data',
    'the position holds what JSON leaves out',
    { setup: (options, seats, rng) => ({ ...toy.setup(options, seats, rng), note: undefined }) },
  ],
  [
    'plain data',
    'an event holds what JSON leaves out',
    {
      play: (p, seat, move, rng, emit) =>
        toy.play(p, seat, move, rng, event => emit?.(Object.assign({}, event, { note: undefined }))),
    },
  ],
  [
    'plain data',
    'a move holds what JSON leaves out',
    { moves: (p, seat) => toy.moves(p, seat).map(move => ({ ...move, note: undefined })) },
  ],
  [
    'JSON round trip',
    'the position holds what JSON cannot',
    {
      setup(options, seats, rng) {
        const p = toy.setup(options, seats, rng)
        p.stake = Number.NaN
        return p
      },
      moves: (p, seat) => (p.stake === null ? [] : toy.moves(p, seat)),
    },
  ],
  ['clone is equal', 'a clone forgets something', { clone: p => ({ ...toy.clone(p), stake: 0 }) }],
  ['clone shares nothing', 'a clone shares a hand', { clone: p => ({ ...toy.clone(p), hands: p.hands }) }],
  [
    'invariants',
    'a card is lost',
    {
      play(p, seat, move, rng, emit) {
        toy.play(p, seat, move, rng, emit)
        if (move.kind === 'seal') p.played.pop()
      },
    },
  ],
  [
    'points add up',
    'a point comes from nowhere',
    {
      outcome(p) {
        const outcome = toy.outcome(p)
        return outcome && { ...outcome, lines: outcome.lines.map(() => [{ source: 'gift', round: 0, points: 99 }]) }
      },
    },
  ],
  [
    'outcome',
    'the worst is placed first',
    {
      outcome(p) {
        const outcome = toy.outcome(p)
        return outcome && { ...outcome, places: outcome.scores.map(s => 1 + outcome.scores.filter(o => o < s).length) }
      },
    },
  ],
  [
    'view is idempotent',
    'a view of a view shows less',
    { view: (p, viewer) => ({ ...toy.view(p, viewer), stake: Math.max(0, p.stake - 1) }) },
  ],
  [
    'views decide alike',
    'the view hides from a seat its own hand',
    { view: (p, viewer) => ({ ...toy.view(p, viewer), hands: p.hands.map(hand => hand.map(() => HIDDEN)) }) },
  ],
  [
    'views decide alike',
    'the view tells wrongly who is to move',
    { view: (p, viewer) => ({ ...toy.view(p, viewer), sealed: p.sealed.map(() => NOTHING) }) },
  ],
  [
    'secrets do not steer legality',
    'raising depends on what another holds',
    {
      moves: (p, seat) =>
        toy.moves(p, seat).filter(move => move.kind !== 'raise' || p.hands.flat().filter(c => c > 2).length % 2 === 0),
    },
  ],
  [
    'secrets do not steer objections',
    'the figures of an objection tell of another hand',
    {
      objection(p, seat, move) {
        const objection = toy.objection(p, seat, move)
        return (
          objection && { ...objection, figures: { theirs: elementAt(p.hands, (seat + 1) % p.hands.length).join() } }
        )
      },
    },
  ],
  [
    'view(imagine(view)) = view',
    'imagination changes the own hand',
    {
      imagine(view, seat, rng) {
        const p = toy.imagine(view, seat, rng)
        elementAt(p.hands, seat).reverse()
        return p
      },
    },
  ],
  [
    'imagine leaves the view alone',
    'imagination writes into the view',
    {
      imagine(view, seat, rng) {
        const p = toy.imagine(view, seat, rng)
        view.hands = p.hands
        return p
      },
    },
  ],
  [
    'imagined positions are possible',
    'imagination makes up cards',
    { imagine: (view, seat, rng) => ({ ...toy.imagine(view, seat, rng), bag: view.bag.map(() => 1) }) },
  ],
  [
    'mask is idempotent',
    'masking again masks more',
    { mask: event => (event.kind === 'sealed' ? { ...event, card: event.card < 0 ? -5 : HIDDEN } : event) },
  ],
  ['events keep secrets', 'events are not masked', { mask: event => event }],
  [
    'told alike',
    'a sealed card is told to other seats',
    { mask: (event, viewer) => (event.kind === 'sealed' && viewer !== null ? event : toy.mask(event, viewer)) },
  ],
  [
    'told alike',
    'a sealed card is told to spectators',
    { mask: (event, viewer) => (event.kind === 'sealed' && viewer === null ? event : toy.mask(event, viewer)) },
  ],
  [
    'told alike',
    'a sealed card is told by the order of events',
    {
      play(p, seat, move, rng, emit) {
        if (move.kind === 'seal' && move.card > 2) emit?.({ kind: 'called', seat })
        toy.play(p, seat, move, rng, emit)
        if (move.kind === 'seal' && move.card <= 2) emit?.({ kind: 'called', seat })
      },
    },
  ],
  [
    'told alike',
    'the opening of the cards tells what is still in a hand',
    {
      play(p, seat, move, rng, emit) {
        const held = elementAt(p.hands, 0).join()
        toy.play(p, seat, move, rng, event =>
          emit?.(event.kind === 'opened' ? ({ ...event, held } as ToyEvent) : event),
        )
      },
    },
  ],
  [
    'quiet moves reveal nothing',
    'raising quietly shows a card of another',
    {
      play(p, seat, move, rng, emit) {
        toy.play(p, seat, move, rng, emit)
        if (move.kind === 'raise') addAt(p.scores, seat, elementAt(elementAt(p.hands, (seat + 1) % p.hands.length), 0))
      },
    },
  ],
  [
    'quiet moves reveal nothing',
    'raising quietly tells of a card of another',
    {
      play(p, seat, move, rng, emit) {
        if (move.kind !== 'raise') return toy.play(p, seat, move, rng, emit)
        const told = (event: ToyEvent) =>
          emit?.({ ...event, card: elementAt(p.hands, (seat + 1) % p.hands.length)[0] } as ToyEvent)
        toy.play(p, seat, move, rng, told)
      },
    },
  ],
  [
    'undo',
    'a move leaves a trace outside the position',
    { clone: p => ({ ...toy.clone(p), stake: p.stake + (sometimes() ? 1 : 0) }) },
  ],
  [
    'determinism',
    'chance comes from elsewhere',
    {
      play(p, seat, move, rng, emit) {
        toy.play(p, seat, move, rng, emit)
        addAt(p.scores, seat, sometimes() ? 1 : 0)
      },
    },
  ],
  [
    'never throws',
    'a move makes the game fall over',
    {
      play(p, seat, move, rng, emit) {
        if (p.stake === 1 && move.kind === 'raise') throw new Error('fell over')
        toy.play(p, seat, move, rng, emit)
      },
    },
  ],
  ['length', 'a game lasts longer than it says', { facts: { ...toy.facts, longest: 5 } }],
]

it('whatever is told a usual cause of can be found broken', () => {
  const found = new Set([...FAULTS.map(([property]) => property), 'secrets do not show'])
  expect(Object.keys(USUAL_CAUSES).filter(property => !found.has(property))).toEqual([])
})

describe('the conformance suite finds it when', () => {
  it.each(FAULTS)('[%s] %s', (property, _, broken) => {
    expect([...findings(broken)]).toContain(property)
  })

  it.each(toyProof.secrets.map(secret => [secret.name, secret] as const))(
    '[secrets do not show] %s leak',
    (_, secret) => {
      const view: Toy['view'] = (p, viewer) => {
        const seen = toy.view(p, viewer)
        secret.leak(seen, p)
        return seen
      }
      expect([...findings({ view })]).toContain('secrets do not show')
    },
  )

  it.each(toyProof.secrets.map(secret => [secret.name, secret] as const))(
    '[masks are scrambled] the proof forgets %s',
    (_, forgotten) => {
      // A scramble swaps hands and bag, so both secrets are dropped or none.
      const secrets = toyProof.secrets.filter(({ scramble }) => scramble !== forgotten.scramble)
      expect([...findings({}, { secrets })]).toContain('masks are scrambled')
    },
  )

  it('and finds nothing when nothing is wrong', () => {
    expect([...findings({})]).toEqual([])
  })

  it('and a finding is found again from its seed', () => {
    const broken = { ...toy, view: (p: ToyPosition) => toy.clone(p) }
    const request = { seats: 3, options: {}, seed: 'again', every: 3 }
    const first = elementAt(examine(broken, toyProof, request).violations, 0)
    expect(first).toMatchObject({ seed: 'again', seats: 3 })
    expect(first.detail).toMatch(/^hands, for seat 0, bag\[\d\]: \d \/ \d$/)
    expect(examine(broken, toyProof, request).violations[0]).toEqual(first)
  })
})
