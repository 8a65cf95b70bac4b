import type { Move, Position } from '../game.ts'
import { isRecord, type Json } from '../json.ts'
import { elementAt } from '../list.ts'
import { checkMove } from '../match.ts'
import type { Rng } from '../rng.ts'
import { seatAt, seatsOf } from '../seat.ts'
import { firstDifference, unplain, valueAt, written } from './difference.ts'
import { json, type Scene } from './scene.ts'

/** Somebody is to move exactly while the game is not over, and everybody who is to move has a move. */
export function noDeadEnd(scene: Scene): void {
  const { game, position, report } = scene
  const toMove = game.toMove(position)
  const over = game.outcome(position) !== null
  if (over !== (toMove.length === 0)) report('no dead end', `over is ${over} while ${toMove.length} seats are to move`)
  for (const seat of toMove)
    if (game.moves(position, seat).length === 0) report('no dead end', `seat ${seat} is asked and has no move`)
}

export function idleSeatsHaveNothing(scene: Scene): void {
  const { game, position, seats, report } = scene
  const toMove = game.toMove(position)
  const [first] = toMove
  const foreign = first === undefined ? undefined : game.moves(position, first)[0]
  for (const seat of seatsOf(seats)) {
    if (toMove.includes(seat)) continue
    if (game.moves(position, seat).length > 0) report('idle seats have nothing', `seat ${seat} is idle and has moves`)
    if (foreign && game.objection(position, seat, foreign) === null)
      report('idle seats have nothing', `seat ${seat} is idle and may play ${json(foreign)}`)
  }
}

/** Lists are unique and stable, and every listed move is accepted. */
export function listsAreSound(scene: Scene): void {
  const { game, position, report } = scene
  for (const seat of game.toMove(position)) {
    const moves = game.moves(position, seat)
    if (new Set(moves.map(json)).size !== moves.length)
      report('lists are unique', `seat ${seat} is offered a move twice`)
    const apart = firstDifference(moves, game.moves(game.clone(position), seat))
    if (apart) report('lists are stable', `for seat ${seat}, ${apart}`)
    for (const move of moves) {
      if (!game.isMove(JSON.parse(json(move)))) report('listed moves are accepted', `not a move: ${json(move)}`)
      const objection = game.objection(position, seat, move)
      if (objection) report('listed moves are accepted', `${json(move)} meets ${json(objection)}`)
    }
  }
}

/** A mutated, foreign or out-of-turn move is refused and changes nothing, unless it happens to be a listed one. */
export function strangeMovesAreRefused(scene: Scene): void {
  const { game, position, seats, rng, report } = scene
  const before = json(position)
  for (const asked of game.toMove(position)) {
    const moves = game.moves(position, asked)
    for (let tries = 0; tries < 6; tries++) {
      const strange = mutate(rng.pick(moves), rng)
      const seat = rng.below(4) === 0 ? seatAt(rng.below(seats)) : asked
      if (!game.isMove(strange)) continue
      const allowed = game.objection(position, seat, strange) === null
      const listed = game.moves(position, seat).some(move => sameMove(move, strange))
      if (allowed !== listed)
        report('accepted means listed', `${json(strange)} by seat ${seat}: accepted ${allowed}, listed ${listed}`)
      if (!listed && checkMove(game, position, seat, strange).ok) report('strange moves are refused', json(strange))
    }
  }
  const touched = firstDifference(JSON.parse(before), position)
  if (touched) report('refusals change nothing', `the position changed, ${touched}`)
}

const sameMove = (a: Move, b: Move): boolean => json(sorted(a)) === json(sorted(b))

const sorted = (value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

/** Changes one thing in a move, as a careless or hostile client might. */
function mutate(move: Move, rng: Rng): unknown {
  const copy: Record<string, Json> = JSON.parse(json(move))
  const [key, value] = rng.pick(Object.entries(copy))
  switch (rng.below(8)) {
    case 0:
      delete copy[key]
      return copy
    case 1:
      copy[key] = rng.pick<Json>([null, -1, 1e9, 0.5, '', 'x', [], {}, true])
      return copy
    case 2:
      copy.extra = 1
      return copy
    default:
      copy[key] = nudge(value, rng)
      return copy
  }
}

function nudge(value: Json, rng: Rng): Json {
  if (typeof value === 'number') return value + rng.below(7) - 3
  if (typeof value === 'boolean') return !value
  if (!Array.isArray(value)) return value
  const list: Json[] = [...value]
  const at = rng.below(list.length + 1)
  const what = rng.below(3)
  if (what === 0) list.splice(at, 0, list[at] ?? rng.below(8))
  else if (what === 1) list.splice(at, 1)
  else if (at < list.length) list[at] = nudge(elementAt(list, at), rng)
  return list
}

/** The position and the moves are plain data: a round trip through JSON changes nothing. */
export function survivesJson(scene: Scene): void {
  const { game, position, report } = scene
  mustBePlain('the position', position, report)
  const copy: Position = JSON.parse(json(position))
  for (const seat of game.toMove(position)) {
    const moves = game.moves(position, seat)
    mustBePlain(`the moves of seat ${seat}`, moves, report)
    const apart = firstDifference(moves, game.moves(copy, seat))
    if (apart) report('JSON round trip', `the moves differ, ${apart}`)
  }
}

export function mustBePlain(what: string, data: unknown, report: Scene['report']): void {
  const path = unplain(data)
  if (path) report('plain data', `${what}: ${written(path)} is ${String(valueAt(data, path))}`)
}

export function clonesShareNothing(scene: Scene): void {
  const { game, position, rng, report } = scene
  const before = json(position)
  const copy = game.clone(position)
  const apart = firstDifference(position, copy)
  if (apart) report('clone is equal', apart)
  const own = rng.split()
  for (let step = 0; step < 12; step++) {
    const toMove = game.toMove(copy)
    if (toMove.length === 0) break
    const seat = own.pick(toMove)
    game.play(copy, seat, own.pick(game.moves(copy, seat)), own, null)
  }
  const touched = firstDifference(JSON.parse(before), position)
  if (touched) report('clone shares nothing', `playing on a clone changed the original, ${touched}`)
}

export function nothingIsBroken(scene: Scene): void {
  for (const fault of scene.proof.broken(scene.position)) scene.report('invariants', fault)
}

export function pointsAddUp(scene: Scene): void {
  const { game, position, seats, report } = scene
  const outcome = game.outcome(position)
  if (!outcome) return
  const { places, scores, lines } = outcome
  if (places.length !== seats || scores.length !== seats || lines.length !== seats)
    return report('outcome', 'a seat is missing')
  const results = lines.map((own, seat) => ({
    seat,
    place: elementAt(places, seat),
    score: elementAt(scores, seat),
    sum: own.reduce((total, line) => total + line.points, 0),
  }))
  for (const { seat, place, score, sum } of results) {
    if (sum !== score) report('points add up', `seat ${seat}: lines give ${sum}, the score is ${score}`)
    if (place < 1 || place > seats + 1) report('outcome', `seat ${seat} is placed ${place}`)
    for (const other of results)
      if (score > other.score && place > other.place)
        report('outcome', `seat ${seat} scored more than seat ${other.seat} and is placed after it`)
  }
}
