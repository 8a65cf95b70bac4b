import type { GameEvent, Move, Position } from '../game.ts'
import { Rng } from '../rng.ts'
import type { Seat, Viewer } from '../seat.ts'
import { firstDifference } from './difference.ts'
import type { Secret } from './proof.ts'
import { json, nameOf, type Scene, someMove, viewers } from './scene.ts'

/* The events of a move reveal no more than the view after it does. One criterion covers randomness, hidden truths
   and the choices of other seats: if two courses of play give a viewer the same view, they give the viewer the same
   events. */

interface TriedMove {
  readonly after: Position
  readonly events: readonly GameEvent[]
  readonly chanceUsed: boolean
}

function tryMove({ game }: Scene, from: Position, seat: Seat, move: Move, seed: string): TriedMove {
  const after = game.clone(from)
  const rng = Rng.fromSeed(seed)
  const untouched = rng.fingerprint()
  const events: GameEvent[] = []
  game.play(after, seat, move, rng, event => events.push(event))
  return { after, events, chanceUsed: rng.fingerprint() !== untouched }
}

const isToldOf = ({ game }: Scene, { events }: TriedMove, viewer: Viewer): readonly GameEvent[] =>
  events.map(event => game.mask(event, viewer))

/** The first difference between the events of two trials that look the same to a viewer, or `null`. */
function toldApart(scene: Scene, one: TriedMove, two: TriedMove, viewer: Viewer): string | null {
  const [left, right] = withoutOpened(scene.proof.secrets, isToldOf(scene, one, viewer), isToldOf(scene, two, viewer))
  // The order of public random results is no secret and leaves no trace in the view.
  const ordered = one.chanceUsed || two.chanceUsed ? inAnyOrder : (events: readonly GameEvent[]) => events
  return firstDifference(ordered(left), ordered(right))
}

const inAnyOrder = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.toSorted((a, b) => (json(a) < json(b) ? -1 : 1))

/** Removes what a rule reveals to everybody, where both trials reveal it. */
export function withoutOpened(
  secrets: readonly Secret[],
  one: readonly GameEvent[],
  two: readonly GameEvent[],
): [readonly GameEvent[], readonly GameEvent[]] {
  const passed = secrets.flatMap(({ opened }) =>
    opened && [one, two].every(events => events.some(event => event.kind === opened.by))
      ? [opened.by, ...(opened.follows ?? [])]
      : [],
  )
  const isTold = (event: GameEvent): boolean => !passed.includes(event.kind)
  return [one.filter(isTold), two.filter(isTold)]
}

/** Masking an event twice equals masking it once. */
export function masksAreIdempotent(scene: Scene): void {
  const { game, position, seats, report } = scene
  const chosen = someMove(scene)
  if (!chosen) return
  const trial = tryMove(scene, position, chosen.seat, chosen.move, 'masks')
  for (const viewer of viewers(seats)) {
    const told = isToldOf(scene, trial, viewer)
    const again = firstDifference(
      told,
      told.map(event => game.mask(event, viewer)),
    )
    if (again) report('mask is idempotent', `for ${nameOf(viewer)}, ${again}`)
  }
}

/** Events do not reveal random results that stay hidden. */
export function chancesAreToldAlike(scene: Scene): void {
  const { game, position, seats, rng, report } = scene
  const chosen = someMove(scene)
  if (!chosen) return
  const tryWith = (label: string) => tryMove(scene, position, chosen.seat, chosen.move, `${label} ${rng.next()}`)
  const one = tryWith('one')
  const two = tryWith('two')
  for (const viewer of viewers(seats)) {
    if (json(game.view(one.after, viewer)) !== json(game.view(two.after, viewer))) continue
    const apart = toldApart(scene, one, two, viewer)
    if (apart) report('events keep secrets', `${nameOf(viewer)} is told what ${json(chosen.move)} drew: ${apart}`)
  }
}

/** How many moves are compared with each other, most of them of one kind. */
const MOST_COMPARED = 24

/** Events do not reveal a choice to seats that cannot see it. */
export function choicesAreToldAlike(scene: Scene): void {
  const { game, position, seats, report } = scene
  const chosen = someMove(scene)
  if (!chosen) return
  const { seat } = chosen
  const trials = alternatives(scene, seat, chosen.move).map(move => {
    const trial = tryMove(scene, position, seat, move, 'alike')
    return { move, trial, truth: json(trial.after) }
  })
  for (const viewer of viewers(seats)) {
    if (viewer === seat) continue
    const firstWith = new Map<string, (typeof trials)[number]>()
    for (const two of trials) {
      const view = json(game.view(two.trial.after, viewer))
      const one = firstWith.get(view)
      if (!one) firstWith.set(view, two)
      // Moves with the same result for everybody hide nothing.
      else if (one.truth === two.truth) continue
      const apart = one && toldApart(scene, one.trial, two.trial, viewer)
      if (one && apart) {
        report(
          'told alike',
          `${nameOf(viewer)} can tell ${json(one.move)} from ${json(two.move)} of seat ${seat}: ${apart}`,
        )
        break
      }
    }
  }
}

/** The move, others of its kind and a few of other kinds. */
function alternatives({ game, position, rng }: Scene, seat: Seat, move: Move): Move[] {
  const moves = game.moves(position, seat)
  if (moves.length <= MOST_COMPARED) return moves
  const shuffled = rng.shuffle(moves)
  const sameKind = shuffled.filter(({ kind }) => kind === move.kind).slice(0, (MOST_COMPARED * 3) / 4)
  const others = shuffled.filter(({ kind }) => kind !== move.kind)
  return [...sameKind, ...others.slice(0, MOST_COMPARED - sameKind.length)]
}

/** How many other moves to try where the move is illegal under another truth, and in which share of the cases. */
const MOST_TRIED = 60
const TRIED_IN = 3

/**
 * A move that leaves something hidden does not reveal it by its events. Where the move itself names hidden things and is
 * illegal under another truth, some other move must look the same and give the same events.
 */
export function truthsAreToldAlike(scene: Scene): void {
  const { game, proof, position, seats, rng, report } = scene
  const chosen = someMove(scene)
  if (!chosen) return
  const { seat, move } = chosen
  const trial = tryMove(scene, position, seat, move, 'truth')
  for (const secret of proof.secrets)
    for (const viewer of viewers(seats)) {
      const other = game.clone(position)
      if (!secret.scramble(other, viewer, rng)) continue
      const isPlayable = game.objection(other, seat, move) === null
      if (!isPlayable && rng.below(TRIED_IN) > 0) continue
      const truths = isPlayable ? [move] : game.moves(other, seat).filter(({ kind }) => kind === move.kind)
      const trials = truths.slice(0, MOST_TRIED).map(truth => tryMove(scene, other, seat, truth, 'truth'))
      const apart = toldUnlikeAny(scene, trial, trials, viewer)
      if (apart) report('told alike', `${json(move)} tells ${nameOf(viewer)} of ${secret.name}: ${apart}`)
    }
}

/** How a trial's events differ from those of all trials that look like it; `null` if there is none or one agrees. */
function toldUnlikeAny(scene: Scene, one: TriedMove, others: readonly TriedMove[], viewer: Viewer): string | null {
  const seen = ({ after }: TriedMove) => json(scene.game.view(after, viewer))
  const alike = others.filter(
    two =>
      seen(two) === seen(one) &&
      // What is shuffled away (the cards of an age that ends) was seen by its owners and is nowhere now.
      !(one.chanceUsed && json(one.after) === json(two.after)),
  )
  const apart = alike.map(two => toldApart(scene, one, two, viewer))
  return apart.includes(null) ? null : (apart[0] ?? null)
}

/**
 * A move that uses no chance and shows nothing must look the same whatever the hidden truth is. Otherwise somebody
 * learns something that undo cannot take back. If the move itself names hidden things (a sealed choice), another move
 * must look the same.
 */
export function quietMovesRevealNothing(scene: Scene): void {
  const { game, proof, position, seats, rng, report } = scene
  const chosen = someMove(scene)
  if (!chosen) return
  const { seat, move } = chosen
  const trial = tryMove(scene, position, seat, move, 'quiet')
  if (trial.chanceUsed || trial.events.some(event => event.shows)) return
  for (const secret of proof.secrets) {
    for (const viewer of viewers(seats)) {
      const other = game.clone(position)
      if (!secret.scramble(other, viewer, rng)) continue
      const truths = game.objection(other, seat, move) ? game.moves(other, seat) : [move]
      const known = (one: TriedMove) => [game.view(one.after, viewer), isToldOf(scene, one, viewer)]
      const here = known(trial)
      let apart: string | null = null
      for (const truth of truths) {
        apart = firstDifference(here, known(tryMove(scene, other, seat, truth, 'quiet')))
        if (!apart) break
      }
      if (apart)
        report('quiet moves reveal nothing', `${json(move)} tells ${nameOf(viewer)} of ${secret.name}: ${apart}`)
    }
  }
}
