import { type Consequence, isSameThing } from '../../kernel/advice.ts'
import type { Game, GameEvent, Move, Position } from '../../kernel/game.ts'
import { sameData } from '../../kernel/json.ts'
import { Judge } from '../../kernel/judgement.ts'
import { elementAt } from '../../kernel/list.ts'
import type { AdviceGame } from '../../kernel/module.ts'
import { previewMove } from '../../kernel/preview.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Seat } from '../../kernel/seat.ts'
import { imagineWorlds, type World } from '../look.ts'
import { playTurn } from './ahead.ts'

/** Certain by the rules; the same in every imagined world; or different between worlds, so that a mean is given. */
export type Certainty = 'certain' | 'probable' | 'average'

/** A consequence of a move, and how sure it is. */
export interface Reason {
  readonly consequence: Consequence
  readonly certainty: Certainty
  /** When it shows: after the move itself, or at the end of the turn if a bot played on. */
  readonly when: 'move' | 'turn'
}

const WORLDS = 12

/** What each of these moves leads to, from what the seat can see; the most important first. */
export function reasonsFor(
  adviceGame: AdviceGame,
  view: Position,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
): Reason[][] {
  const worlds = imagineWorlds(adviceGame.game, view, seat, rng, WORLDS)
  const judge = new Judge(adviceGame.judgement)
  return moves.map(move => reasonsOf(adviceGame, judge, worlds, { view, seat, move }))
}

interface Imagined {
  readonly view: Position
  readonly seat: Seat
  readonly move: Move
}

function reasonsOf(adviceGame: AdviceGame, judge: Judge, worlds: readonly World[], imagined: Imagined): Reason[] {
  const { game, advice } = adviceGame
  const { view, seat, move } = imagined
  const told = (after: Position, events: readonly GameEvent[]) =>
    advice.consequences({ seat, before: view, move, after, events })
  const known = previewMove(game, view, seat, move)
  const isOver = known !== null && !goesOn(game, view, known.view)
  const courses = isOver ? [] : worlds.map(world => courseOf(adviceGame, judge, world, imagined))
  const atOnce: Reason[] = known
    ? told(known.view, known.events).map(consequence => ({ consequence, certainty: 'certain', when: 'move' }))
    : merged(courses.map(({ move: { after, events } }) => told(after, events))).map(each => ({ ...each, when: 'move' }))
  const isSure = courses.every(({ isOpen }) => !isOpen)
  const later: Reason[] = merged(courses.map(({ turn }) => (turn ? told(turn.after, turn.events) : []))).map(
    ({ consequence, certainty }) => ({
      consequence,
      certainty: isSure && certainty === 'probable' ? 'certain' : certainty,
      when: 'turn',
    }),
  )
  // The result of the whole turn replaces that of the move alone; what the turn does not change stays certain.
  const lasting = atOnce.filter(
    ({ consequence }) =>
      !later.some(
        other =>
          isSameThing(other.consequence, consequence) && !sameData(other.consequence.figures, consequence.figures),
      ),
  )
  const fresh = later.filter(({ consequence }) => !lasting.some(other => isSameThing(other.consequence, consequence)))
  return [...lasting, ...fresh].sort((a, b) => Math.abs(b.consequence.weight) - Math.abs(a.consequence.weight))
}

/** Is the seat asked again at once, or does somebody still answer who was asked at the same time? */
function goesOn(game: Game, before: Position, after: Position): boolean {
  const asked = game.toMove(before)
  return game.toMove(after).some(next => asked.includes(next))
}

interface Reached {
  readonly after: Position
  readonly events: readonly GameEvent[]
}

interface Continuation {
  readonly move: Reached
  /** At the end of the turn, if the turn continues. */
  readonly turn: Reached | null
  /** Something was guessed or drawn on the way, or others decided too. */
  readonly isOpen: boolean
}

/** What the seat would see after the move in one world, and at the end of its turn if the turn continues. */
function courseOf(
  { game }: AdviceGame,
  judge: Judge,
  { position, rngState, isCertain }: World,
  { seat, move }: Imagined,
): Continuation {
  const after = game.clone(position)
  const fate = new Rng(rngState)
  const untouched = fate.fingerprint()
  const events: GameEvent[] = []
  const note = (event: GameEvent) => void events.push(game.mask(event, seat))
  game.play(after, seat, move, fate, note)
  const atOnce = { after: game.view(game.clone(after), seat), events: events.slice() }
  const isDrawn = fate.fingerprint() !== untouched
  if (!goesOn(game, position, after)) return { move: atOnce, turn: null, isOpen: true }
  const isOwn = playTurn(
    game,
    judge,
    after,
    seat,
    game.toMove(position).filter(other => other !== seat),
    fate,
    note,
  )
  return { move: atOnce, turn: { after: game.view(after, seat), events }, isOpen: !isCertain || isDrawn || !isOwn }
}

/** What happens in most worlds. Figures that differ are averaged and rounded. */
function merged(worlds: readonly (readonly Consequence[])[]): Pick<Reason, 'consequence' | 'certainty'>[] {
  const things: Consequence[][] = []
  for (const consequence of worlds.flat()) {
    const same = things.find(([first]) => first && isSameThing(first, consequence))
    if (same) same.push(consequence)
    else things.push([consequence])
  }
  return things
    .filter(found => found.length * 2 > worlds.length)
    .map(found => {
      const first = elementAt(found, 0)
      const isSteady = found.every(({ figures }) => sameData(figures, first.figures))
      const consequence = isSteady
        ? first
        : { ...first, figures: meanFigures(found), weight: mean(found.map(({ weight }) => weight)) }
      return { consequence, certainty: first.isKnown ? 'certain' : isSteady ? 'probable' : 'average' }
    })
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

const meanFigures = (found: readonly Consequence[]): Consequence['figures'] =>
  Object.fromEntries(
    Object.keys(elementAt(found, 0).figures).map(name => [
      name,
      Math.round(mean(found.map(({ figures }) => figures[name] ?? 0))),
    ]),
  )
