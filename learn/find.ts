import { greedy } from '../bots/greedy.ts'
import type { Move } from '../kernel/game.ts'
import { elementAt } from '../kernel/list.ts'
import { createMatch, type Match, playUnchecked } from '../kernel/match.ts'
import type { BotGame } from '../kernel/module.ts'
import { Rng } from '../kernel/rng.ts'
import type { Lesson, Opening } from './lesson.ts'
import { candidateOf } from './moment.ts'
import type { PictureScene } from './primer.ts'

/** What to look for: the opening of a lesson, or a scene of the primer. */
export type Sought = Pick<Lesson, 'match' | 'seat' | 'position'> & Pick<PictureScene, 'watches'>

export interface FindLimits {
  /** How many moves of each match are played. */
  readonly longest: number
  /** The percentage of random moves of the learner's seat, so that odd positions are found too. */
  readonly whims: number
}

/** Plays matches from one seed after another until the position fits; `null` if none does. */
export function findOpening(
  botGame: BotGame,
  sought: Sought,
  seeds: Iterable<string>,
  limits: FindLimits,
): Opening | null {
  for (const seed of seeds) {
    const found = search(botGame, sought, seed, limits)
    if (found) return { seed, choices: found }
  }
  return null
}

function search(
  botGame: BotGame,
  { match: { seats, options }, seat, position, watches }: Sought,
  seed: string,
  { longest, whims }: FindLimits,
): number[] | null {
  const { game } = botGame
  const created = createMatch(game, seats, options, seed)
  if (!created.ok) throw new Error(created.error.code)
  const match: Match = created.value
  const bot = greedy(botGame)
  const rng = Rng.fromSeed(`find ${seed}`)
  const choices: number[] = []
  while (choices.length <= longest) {
    const asked = game.toMove(match.position)
    if (asked.length === 0) return null
    if (asked.includes(seat) !== (watches ?? false) && position(candidateOf(game, match, seat))) return choices
    const mover = elementAt(asked, 0)
    const view = game.view(match.position, mover)
    const moves = game.moves(view, mover)
    const isWhim = mover === seat && rng.below(100) < whims
    const move = isWhim ? anyOfAnyKind(moves, rng) : bot.choose(view, mover, moves, rng)
    choices.push(moves.indexOf(move))
    playUnchecked(match, mover, move)
  }
  return null
}

/** Picks the kind first: one kind may have a hundred moves and would crowd out the others. */
function anyOfAnyKind(moves: readonly Move[], rng: Rng): Move {
  const kind = rng.pick([...new Set(moves.map(move => move.kind))])
  return rng.pick(moves.filter(move => move.kind === kind))
}
