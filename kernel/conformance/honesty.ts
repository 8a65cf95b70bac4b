import type { GameEvent, Move, Position } from '../game.ts'
import { Rng } from '../rng.ts'
import { type Seat, seatsOf, type Viewer } from '../seat.ts'
import { json, nameOf, type Scene, someMove, viewers } from './scene.ts'

export function viewsAreIdempotent(scene: Scene): void {
  const { game, position, seats, report } = scene
  for (const viewer of viewers(seats)) {
    const view = game.view(position, viewer)
    if (json(game.view(view, viewer)) !== json(view)) report('view is idempotent', `for ${nameOf(viewer)}`)
  }
}

/** Legality never depends on what the seat cannot see. */
export function viewsDecideAlike(scene: Scene): void {
  const { game, position, seats, report } = scene
  for (const seat of seatsOf(seats)) {
    const view = game.view(position, seat)
    if (json(game.toMove(view)) !== json(game.toMove(position)))
      report('views decide alike', `who moves, for seat ${seat}`)
    if (json(game.moves(view, seat)) !== json(game.moves(position, seat)))
      report('views decide alike', `the moves of seat ${seat} differ`)
  }
}

/** Two positions that differ only in what a viewer cannot see give that viewer equal views, moves and objections. */
export function secretsDoNotShow(scene: Scene): void {
  const { game, proof, position, seats, rng, report } = scene
  const chosen = someMove(scene)
  for (const secret of proof.secrets) {
    for (const viewer of viewers(seats)) {
      const other = game.clone(position)
      if (!secret.scramble(other, viewer, rng)) continue
      const where = `${secret.name}, for ${nameOf(viewer)}`
      if (json(game.view(other, viewer)) !== json(game.view(position, viewer))) report('secrets do not show', where)
      if (viewer === null) continue
      if (json(game.moves(other, viewer)) !== json(game.moves(position, viewer)))
        report('secrets do not steer legality', where)
      if (
        chosen &&
        json(game.objection(other, viewer, chosen.move)) !== json(game.objection(position, viewer, chosen.move))
      )
        report('secrets do not steer objections', where)
    }
  }
}

/** What is imagined agrees with the view and could be true. */
export function imaginationAgrees(scene: Scene): void {
  const { game, proof, position, seats, rng, report } = scene
  for (const seat of seatsOf(seats)) {
    const view = game.view(position, seat)
    const text = json(view)
    const imagined = game.imagine(view, seat, rng)
    if (json(game.view(imagined, seat)) !== text) report('view(imagine(view)) = view', `for seat ${seat}`)
    if (json(view) !== text) report('imagine leaves the view alone', `for seat ${seat}`)
    for (const fault of proof.broken(imagined)) report('imagined positions are possible', fault)
  }
}

interface Trial<P, E> {
  readonly after: P
  readonly events: readonly E[]
  readonly chanceUsed: boolean
}

function tryMove<P extends Position, M extends Move, E extends GameEvent>(
  scene: Scene<P, M, E>,
  from: P,
  seat: Seat,
  move: M,
  seed: string,
): Trial<P, E> {
  const after = scene.game.clone(from)
  const chance = Rng.fromSeed(seed)
  const untouched = chance.fingerprint()
  const events: E[] = []
  scene.game.play(after, seat, move, chance, event => events.push(event))
  return { after, events, chanceUsed: chance.fingerprint() !== untouched }
}

/**
 * Masking an event twice is masking it once, and a viewer who cannot tell two results apart is told the same of both:
 * in any order, since the order in which chance shows things openly is no secret and leaves no trace in the view.
 */
export function eventsKeepSecrets(scene: Scene): void {
  const { game, position, seats, rng, report } = scene
  const chosen = someMove(scene)
  if (!chosen) return
  const [one, two] = ['one', 'two'].map(label =>
    tryMove(scene, position, chosen.seat, chosen.move, `${label} ${rng.next()}`),
  )
  for (const viewer of viewers(seats)) {
    const told = one.events.map(event => game.mask(event, viewer))
    if (json(told.map(event => game.mask(event, viewer))) !== json(told)) report('mask is idempotent', nameOf(viewer))
    if (json(game.view(one.after, viewer)) !== json(game.view(two.after, viewer))) continue
    if (inAnyOrder(told) !== inAnyOrder(two.events.map(event => game.mask(event, viewer))))
      report('events keep secrets', `${nameOf(viewer)} learns more from ${json(chosen.move)} than the view tells`)
  }
}

const inAnyOrder = (events: readonly GameEvent[]): string => events.map(json).sort().join()

/**
 * A move that uses no chance and shows nothing must look the same whatever the hidden truth is: otherwise somebody
 * learned something that taking the move back could not make unlearned. Where the move itself names hidden things
 * (a sealed choice), another move must look the same.
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
      const told = (after: Trial<Position, GameEvent>) => whatIsTold(scene, after, viewer)
      const alike = truths.some(truth => told(tryMove(scene, other, seat, truth, 'quiet')) === told(trial))
      if (!alike) report('quiet moves reveal nothing', `${json(move)} tells ${nameOf(viewer)} of ${secret.name}`)
    }
  }
}

const whatIsTold = ({ game }: Scene, { after, events }: Trial<Position, GameEvent>, viewer: Viewer): string =>
  json([game.view(after, viewer), events.map(event => game.mask(event, viewer))])
