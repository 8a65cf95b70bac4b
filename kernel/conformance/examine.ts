import type { Game, GameEvent, Move, Position } from '../game.ts'
import { elementAt } from '../list.ts'
import { canUndo, createMatch, type Entry, type Match, playUnchecked, undo } from '../match.ts'
import { positionAt } from '../replay.ts'
import { Rng } from '../rng.ts'
import type { Seat } from '../seat.ts'
import { USUAL_CAUSES } from './causes.ts'
import { firstDifference } from './difference.ts'
import * as honesty from './honesty.ts'
import * as legality from './legality.ts'
import { masksAreScrambled } from './masks.ts'
import type { Proof } from './proof.ts'
import { type ExamineRequest, repeatCommand } from './repeat.ts'
import { json, type Masks, type Scene } from './scene.ts'
import * as told from './told.ts'

export interface Violation extends ExamineRequest {
  readonly property: string
  readonly detail: string
  /** The usual cause, if there is one. */
  readonly usualCause?: string
  readonly move: number
  /** The command that reproduces it, at this move. */
  readonly repeat: string
}

export interface Examined {
  readonly decisions: number
  readonly violations: readonly Violation[]
  /** What views hid. Only many games together show whether all of it was tested: see `unscrambled`. */
  readonly masks: Masks
}

const EVERYWHERE = [legality.noDeadEnd, legality.nothingIsBroken, legality.pointsAddUp]

/** The checks that protect secrets. Planted leaks test these checks themselves. */
export const SECRECY = [
  honesty.secretsDoNotShow,
  told.chancesAreToldAlike,
  told.choicesAreToldAlike,
  told.truthsAreToldAlike,
  told.quietMovesRevealNothing,
]

const SAMPLED = [
  legality.idleSeatsHaveNothing,
  legality.listsAreSound,
  legality.strangeMovesAreRefused,
  legality.survivesJson,
  legality.clonesShareNothing,
  honesty.viewsAreIdempotent,
  honesty.viewsDecideAlike,
  honesty.imaginationAgrees,
  masksAreScrambled,
  told.masksAreIdempotent,
  ...SECRECY,
]

/** Plays one random game, with hostile moves between, and checks every promise of the contract. */
export function examine<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, E>,
  proof: Proof<P>,
  request: ExamineRequest,
): Examined {
  const { seats, options, seed } = request
  const created = createMatch(game, seats, options, seed)
  if (!created.ok) throw new Error(`cannot examine: ${json(created.error)}`)
  const match = created.value
  const violations: Violation[] = []
  const repeat = repeatCommand(game.facts.id, request)
  const report = (property: string, detail: string) => {
    const usualCause = USUAL_CAUSES[property]
    violations.push({ property, detail, ...(usualCause && { usualCause }), move: match.log.length, ...request, repeat })
  }
  const masks: Masks = new Map()
  const rng = Rng.fromSeed(`examine ${seed}`)
  const choose = policyFor<M>(rng)
  const sceneNow = (): Scene<P, M, E> => ({ game, proof, seats, position: match.position, rng, masks, report })

  inspect(sceneNow(), true)
  guarded('play', report, () => {
    while (game.toMove(match.position).length > 0) {
      if (match.log.length >= game.facts.longest) {
        report('length', `not over after ${game.facts.longest} decisions`)
        break
      }
      const seat = rng.pick(game.toMove(match.position))
      const moves = game.moves(match.position, seat)
      if (moves.length === 0) break
      const known = rng.below(request.every) === 0 ? json(match.position) : null
      const { events } = playUnchecked(match, seat, choose(moves))
      for (const event of events) legality.mustBePlain('an event', event, report)
      if (known) checkUndo(match, seat, known, report)
      inspect(sceneNow(), known !== null)
      if (violations.length >= 20) break
    }
  })
  inspect(sceneNow(), true)
  guarded('replay', report, () => checkReplay(match, report))
  return { decisions: match.log.length, violations, masks }
}

/** A game that throws has also broken the contract. It must not hide other findings. */
function guarded(what: string, report: Scene['report'], work: () => void): void {
  try {
    work()
  } catch (error) {
    report('never throws', `${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
}

function inspect(scene: Scene, thoroughly: boolean): void {
  for (const check of EVERYWHERE) guarded(check.name, scene.report, () => check(scene))
  if (thoroughly) for (const check of SAMPLED) guarded(check.name, scene.report, () => check(scene))
}

/** If undo is offered, it restores the exact position, and repeating the move gives the same result. */
function checkUndo(match: Match, seat: Seat, before: string, report: Scene['report']): void {
  if (!canUndo(match, seat)) return
  const after = json(match.position)
  const entry = match.log.at(-1) as Entry
  if (!undo(match, seat).ok) report('undo', 'was offered and refused')
  const unlike = (text: string) => firstDifference(JSON.parse(text), match.position)
  const notRestored = unlike(before)
  if (notRestored) report('undo', `did not restore the position, ${notRestored}`)
  playUnchecked(match, seat, entry.move)
  const elsewhere = unlike(after)
  if (elsewhere) report('undo', `playing again led elsewhere, ${elsewhere}`)
}

function checkReplay(match: Match, report: Scene['report']): void {
  const again = positionAt(match.game, match.setup, match.log, match.log.length)
  const unlike = firstDifference(match.position, again)
  if (unlike) report('determinism', `the same log led to another position, ${unlike}`)
}

/** Uniform play rarely reaches odd corners. Half of the games prefer rare kinds of moves or the end of the list. */
export function policyFor<M extends Move>(rng: Rng): (moves: readonly M[]) => M {
  switch (rng.below(4)) {
    case 0:
      return moves => {
        const kind = rng.pick([...new Set(moves.map(move => move.kind))])
        return rng.pick(moves.filter(move => move.kind === kind))
      }
    case 1:
      return moves => (rng.below(3) === 0 ? rng.pick(moves) : elementAt(moves, moves.length - 1))
    default:
      return moves => rng.pick(moves)
  }
}
