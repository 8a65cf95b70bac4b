import { seatsOf } from '../seat.ts'
import { firstDifference } from './difference.ts'
import { json, nameOf, type Scene, someMove, viewers } from './scene.ts'

export function viewsAreIdempotent(scene: Scene): void {
  const { game, position, seats, report } = scene
  for (const viewer of viewers(seats)) {
    const view = game.view(position, viewer)
    const apart = firstDifference(view, game.view(view, viewer))
    if (apart) report('view is idempotent', `for ${nameOf(viewer)}, ${apart}`)
  }
}

/** Legality never depends on what the seat cannot see. */
export function viewsDecideAlike(scene: Scene): void {
  const { game, position, seats, report } = scene
  for (const seat of seatsOf(seats)) {
    const view = game.view(position, seat)
    const toMove = firstDifference(game.toMove(position), game.toMove(view))
    if (toMove) report('views decide alike', `who moves, for seat ${seat}, ${toMove}`)
    const moves = firstDifference(game.moves(position, seat), game.moves(view, seat))
    if (moves) report('views decide alike', `the moves of seat ${seat} differ, ${moves}`)
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
      const views = firstDifference(game.view(position, viewer), game.view(other, viewer))
      if (views) report('secrets do not show', `${where}, ${views}`)
      if (viewer === null) continue
      const moves = firstDifference(game.moves(position, viewer), game.moves(other, viewer))
      if (moves) report('secrets do not steer legality', `${where}, ${moves}`)
      if (!chosen) continue
      const objections = firstDifference(
        game.objection(position, viewer, chosen.move),
        game.objection(other, viewer, chosen.move),
      )
      if (objections) report('secrets do not steer objections', `${where}, ${objections}`)
    }
  }
}

/** An imagined position agrees with the view and is possible. */
export function imaginationAgrees(scene: Scene): void {
  const { game, proof, position, seats, rng, report } = scene
  for (const seat of seatsOf(seats)) {
    const view = game.view(position, seat)
    const text = json(view)
    const imagined = game.imagine(view, seat, rng)
    const apart = firstDifference(view, game.view(imagined, seat))
    if (apart) report('view(imagine(view)) = view', `for seat ${seat}, ${apart}`)
    if (json(view) !== text) report('imagine leaves the view alone', `for seat ${seat}`)
    for (const fault of proof.broken(imagined)) report('imagined positions are possible', fault)
  }
}
