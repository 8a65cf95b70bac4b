import { describe, expect, it } from 'vitest'
import type { Advice, Consequence, Played } from '../advice.ts'
import type { Game, GameEvent, Move, Options, Position } from '../game.ts'
import { elementAt } from '../list.ts'
import { parseOptions } from '../options.ts'
import { previewMove } from '../preview.ts'
import { LazyRng, Rng } from '../rng.ts'
import type { Seat } from '../seat.ts'
import type { Words } from '../words.ts'
import { PROOFREAD, type ProofreadLanguage } from './proofread-languages.ts'

/** A move with the real positions around it. */
type Happened<P extends Position, M extends Move, E extends GameEvent> = Played<P, M, E> & {
  readonly truth: { readonly before: P; readonly after: P }
}

/** Checks advice against the real position and events, computed in a different way than the advice was. */
export type Truths<P extends Position, M extends Move, E extends GameEvent, F> = {
  readonly [K in keyof F]?: (happened: Happened<P, M, E>, told: F[K]) => boolean
}

interface AdviceCase<P extends Position, M extends Move, E extends GameEvent, O extends Options> {
  readonly game: Game<P, M, E, O>
  readonly advice: Advice<P, M, E>
  readonly words: Readonly<Record<ProofreadLanguage, Words<P, M, E>>>
  /** Every kind of consequence that has words. */
  readonly kinds: readonly string[]
  /** Kinds whose figures are checked against what happens. */
  readonly truths: Readonly<Record<string, ((happened: Happened<P, M, E>, told: never) => boolean) | undefined>>
  readonly seats: readonly number[]
  readonly options?: readonly Options[]
  /** Random games of each size. */
  readonly games: number
  /** Steers random games to rare situations: the move to make, or undefined for any. */
  choose?(p: P, seat: Seat, moves: readonly M[], rng: Rng): M | undefined
}

/**
 * Plays random games, asks for advice on every move and then makes it:
 * - what is called certain happens;
 * - what depends on chance differs only where the advice says so;
 * - figures that have a truth of their own agree with it;
 * - every kind of consequence occurs and is a phrase in both languages.
 */
export function adviceTellsTruth<P extends Position, M extends Move, E extends GameEvent, O extends Options>(
  test: AdviceCase<P, M, E, O>,
): void {
  describe(`${test.game.facts.id}: what advice tells`, () => {
    const happened = new Set<string>()
    const phrases = { en: new Set<string>(), ru: new Set<string>() }
    it.each(test.seats)('is what happens, with %i players', seats => {
      for (let n = 0; n < test.games; n++)
        for (const consequence of consequencesIn(test, seats, n)) {
          happened.add(consequence.kind)
          for (const language of PROOFREAD)
            phrases[language].add(test.words[language].consequence(consequence, seat => `№${seat}`))
        }
    })
    it('is of every kind that has words', () => {
      expect([...happened].sort()).toEqual([...test.kinds].sort())
    })
    it('is a phrase: without gaps, capitals and full stops', () => {
      for (const language of PROOFREAD)
        expect([...phrases[language]].filter(text => /undefined|NaN|null| {2}|\.$|^\s*$/.test(text))).toEqual([])
    })
  })
}

function* consequencesIn<P extends Position, M extends Move, E extends GameEvent, O extends Options>(
  { game, advice, truths, options = [{}], choose }: AdviceCase<P, M, E, O>,
  seats: number,
  number: number,
): Generator<Consequence> {
  const parsed = parseOptions(game as Game, seats, elementAt(options, number % options.length))
  if (!parsed.ok) throw new Error(parsed.error.code)
  const rng = Rng.fromSeed(`advice ${seats} ${number}`)
  const p = game.setup(parsed.value as O, seats, rng)
  while (game.toMove(p).length > 0) {
    const seat = rng.pick(game.toMove(p))
    const before = game.view(game.clone(p), seat)
    const moves = game.moves(before, seat)
    const move = choose?.(p, seat, moves, rng) ?? rng.pick(moves)
    const known = previewMove(game, before, seat, move)
    const imagined = game.imagine(before, seat, Rng.fromSeed(`imagined ${number}`))
    const truth = { before: game.clone(p), after: p }
    const events: E[] = []
    game.play(p, seat, move, rng, event => events.push(game.mask(event, seat)))
    const played = { seat, before, move, after: game.view(game.clone(p), seat), events }
    const told = advice.consequences(played)
    const context = () => JSON.stringify({ move, seats, number })
    if (known)
      expect(advice.consequences({ ...played, after: known.view, events: known.events }), context()).toEqual(told)
    else expect(knownIn(advice, game, imagined, played), context()).toEqual(told.filter(({ isKnown }) => isKnown))
    for (const consequence of told) {
      const isTrue = truths[consequence.kind]
      const figures = { ...consequence.about, ...consequence.figures }
      if (isTrue && !isTrue({ ...played, truth }, figures as never))
        throw new Error(`${consequence.kind} ${JSON.stringify(figures)} is not so: ${context()}`)
    }
    yield* told
  }
}

/** The advice for the same move in an imagined world, without what may depend on that world. */
function knownIn<P extends Position, M extends Move, E extends GameEvent>(
  advice: Advice<P, M, E>,
  game: Game<P, M, E>,
  imagined: P,
  { seat, before, move }: Played<P, M, E>,
): Consequence[] {
  const events: E[] = []
  game.play(imagined, seat, move, new LazyRng('imagined'), event => events.push(game.mask(event, seat)))
  const told = advice.consequences({ seat, before, move, after: game.view(imagined, seat), events })
  return told.filter(({ isKnown }) => isKnown)
}
