import type { Game, Options, Position } from '../kernel/game.ts'
import { elementAt } from '../kernel/list.ts'
import { Rng } from '../kernel/rng.ts'
import type { Seat } from '../kernel/seat.ts'

export interface SpeedReport {
  readonly decisionsPerSecond: number
  readonly playoutsPerSecond: number
  readonly clonesPerSecond: number
  readonly imaginePerSecond: number
  readonly meanDecisions: number
  readonly positionBytes: number
}

/** Measures a game in one thread: random self-play through the real rules (list, choose, play), and its parts. */
export function measure(game: Game, seats: number, options: Options, seconds: number): SpeedReport {
  const rng = Rng.fromSeed('bench')
  const sample = samplePositions(game, seats, options, rng)
  const views = sample.map(({ position, seat }) => ({ view: game.view(position, seat), seat }))
  const share = (part: number) => (1000 * seconds * part) / 10

  playouts(game, seats, options, rng, share(2))
  const play = playouts(game, seats, options, rng, share(4))
  const cloneOne = (n: number) => game.clone(elementAt(sample, n % sample.length).position)
  const imagineOne = (n: number) => {
    const { view, seat } = elementAt(views, n % views.length)
    return game.imagine(view, seat, rng)
  }
  return {
    decisionsPerSecond: Math.round(play.decisions / play.seconds),
    playoutsPerSecond: Math.round(play.games / play.seconds),
    clonesPerSecond: Math.round(repeat(cloneOne, share(2))),
    imaginePerSecond: Math.round(repeat(imagineOne, share(2))),
    meanDecisions: play.decisions / play.games,
    positionBytes: Math.round(
      sample.reduce((sum, { position }) => sum + JSON.stringify(position).length, 0) / sample.length,
    ),
  }
}

/** Plays whole games until the time is up, and finishes the last. */
function playouts(game: Game, seats: number, options: Options, rng: Rng, milliseconds: number) {
  const started = performance.now()
  let games = 0
  let decisions = 0
  let elapsed = 0
  do {
    decisions += playout(game, game.setup(options, seats, rng), rng)
    games++
    elapsed = performance.now() - started
  } while (elapsed < milliseconds)
  return { games, decisions, seconds: elapsed / 1000 }
}

function playout(game: Game, position: Position, rng: Rng): number {
  for (let decisions = 0; ; decisions++) {
    const toMove = game.toMove(position)
    const [first] = toMove
    if (first === undefined) return decisions
    const seat = toMove.length === 1 ? first : rng.pick(toMove)
    game.play(position, seat, rng.pick(game.moves(position, seat)), rng, null)
  }
}

/**
 * Calls a second, after a warm-up of a fifth of the time. Results are used, so that no engine optimises the work away.
 */
function repeat(work: (n: number) => Position, milliseconds: number): number {
  let seen: Position | null = null
  const forTime = (limit: number) => {
    const started = performance.now()
    let count = 0
    do for (let n = 0; n < 64; n++) seen = work(count++)
    while (performance.now() - started < limit)
    return (1000 * count) / (performance.now() - started)
  }
  forTime(milliseconds / 5)
  const rate = forTime((milliseconds * 4) / 5)
  if (seen === null) throw new Error('nothing was measured')
  return rate
}

/** Positions from all stages of a few games. */
function samplePositions(game: Game, seats: number, options: Options, rng: Rng): { position: Position; seat: Seat }[] {
  const sample: { position: Position; seat: Seat }[] = []
  for (let n = 0; n < 5; n++) {
    const position = game.setup(options, seats, rng)
    for (let decisions = 0; ; decisions++) {
      const toMove = game.toMove(position)
      if (toMove.length === 0) break
      const seat = rng.pick(toMove)
      if (decisions % 5 === 0) sample.push({ position: game.clone(position), seat })
      game.play(position, seat, rng.pick(game.moves(position, seat)), rng, null)
    }
  }
  return sample
}
