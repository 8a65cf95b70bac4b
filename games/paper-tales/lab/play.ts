import { type Emit, type Outcome, winShares } from '../../../kernel/game.ts'
import { Judge } from '../../../kernel/judgement.ts'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatAt } from '../../../kernel/seat.ts'
import { bestDeployment } from '../bot/deploy.ts'
import { stepTowards } from '../bot/steps.ts'
import { judgement } from '../bot.ts'
import type { PaperTalesOptions } from '../facts.ts'
import { NONE, type PaperTalesEvent, type PaperTalesMove, type PaperTalesPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { manual } from '../weights/manual.ts'

const ALL_SETS: PaperTalesOptions = {
  gates: 'both',
  forge: true,
  buildings: 'random',
  forgeBuildings: 'random',
  duel: true,
  difficulty: '1',
}

const judge = new Judge(judgement, judgement.weights.baseline)

/** What one seat did in one game. */
export interface Career {
  /** Cards in the packets the seat chose from, and those it took, by number; one entry a choice. */
  readonly offered: number[]
  readonly taken: number[]
  /** Cards that came into its kingdom. */
  readonly deployed: Set<number>
  readonly built: ReadonlyMap<number, number>
  readonly available: readonly number[]
  readonly score: number
  readonly winShare: number
  /** Points by source id. */
  readonly points: ReadonlyMap<string, number>
}

/** A game with all sets between equals, each taking what it judges best. */
export function playGame(players: number, seed: string): Career[] {
  const rng = Rng.fromSeed(seed)
  const p = game.setup(ALL_SETS, players, rng)
  const notes = p.kingdoms.map(
    (): Pick<Career, 'offered' | 'taken' | 'deployed'> => ({ offered: [], taken: [], deployed: new Set() }),
  )
  const note = (event: PaperTalesEvent) => {
    for (const card of enteringBy(event)) if ('seat' in event) elementAt(notes, event.seat).deployed.add(card)
  }
  while (p.asked.length > 0) {
    const seat = elementAt(p.asked, 0)
    if (p.stage === 'plan') deploy(p, seat, rng, note)
    else {
      const move = choose(p, seat, rng)
      if (move.kind === 'pick') {
        elementAt(notes, seat).offered.push(...new Set(elementAt(p.kingdoms, seat).packet))
        elementAt(notes, seat).taken.push(move.card)
      }
      game.play(p, seat, move, rng, note)
    }
  }
  const outcome = game.outcome(p)
  if (!outcome) throw new Error('the game did not end')
  return notes.map((note, seat) => ({ ...note, ...resultOf(p, outcome, seatAt(seat)) }))
}

/** Cards that come into play; bots lay nothing they cannot afford. */
function enteringBy(event: PaperTalesEvent): readonly number[] {
  if (event.kind === 'revealed') return event.units.filter((_, spot) => elementAt(event.fresh, spot) > 0)
  if (event.kind === 'paid') return event.cards
  return event.kind === 'shapeshifted' && event.card !== NONE ? [event.card] : []
}

function resultOf(p: PaperTalesPosition, outcome: Outcome, seat: Seat) {
  const { buildings } = elementAt(p.kingdoms, seat)
  const points = new Map<string, number>()
  for (const line of elementAt(outcome.lines, seat))
    points.set(line.source, (points.get(line.source) ?? 0) + line.points)
  return {
    built: new Map(buildings.flatMap((level, building) => (level > 0 ? [[building, level] as const] : []))),
    available: p.available,
    score: elementAt(outcome.scores, seat),
    winShare: elementAt(winShares(outcome), seat),
    points,
  }
}

/** The whole plan at once: nothing else changes while it is laid out. */
function deploy(p: PaperTalesPosition, seat: Seat, rng: Rng, emit: Emit<PaperTalesEvent>): void {
  const plan = bestDeployment(game.imagine(game.view(p, seat), seat, rng), seat, manual.figures)
  for (let step: PaperTalesMove | null = null; step?.kind !== 'ready'; ) {
    step = stepTowards(plan, elementAt(p.kingdoms, seat).plan, game.moves(p, seat))
    game.play(p, seat, step, rng, emit)
  }
}

function choose(p: PaperTalesPosition, seat: Seat, rng: Rng): PaperTalesMove {
  const moves = game.moves(p, seat)
  if (moves.length === 1) return elementAt(moves, 0)
  const candidates = judge.candidates(game.imagine(game.view(p, seat), seat, rng), seat, moves)
  if (candidates.length === 1 || p.stage === 'recruit') return elementAt(candidates, 0)
  const world = game.imagine(game.view(p, seat), seat, rng)
  const worth = candidates.map(move => {
    const after = game.clone(world)
    game.play(after, seat, move, Rng.fromSeed('lab'), null)
    return judge.evaluate(after, seat)
  })
  return elementAt(candidates, worth.indexOf(Math.max(...worth)))
}
