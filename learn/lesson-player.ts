import type { Game, Move, Position } from '../kernel/game.ts'
import { sameData } from '../kernel/json.ts'
import { elementAt } from '../kernel/list.ts'
import type { Entry, Match } from '../kernel/match.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Lesson, LessonFigures, Moment, Piece, Step } from './lesson.ts'
import { momentOf, tried } from './moment.ts'
import { type OpeningTurn, playOpening } from './opening.ts'

/** Text is shown; a move is asked for; others move; a poor move is on the board; the lesson is over. */
export type LessonMode = 'tell' | 'ask' | 'others' | 'wrong' | 'done'

/**
 * What is said to the learner: the key of a sentence, or `null` for "not this one", which needs no words from the
 * lesson.
 */
export interface Spoken {
  readonly say: string | null
  readonly figures: LessonFigures
  readonly light: readonly Piece[]
}

/** A lesson at one moment. Immutable: every function here returns the next state. */
export interface LessonState {
  readonly game: Game
  readonly lesson: Lesson
  /** The number of the step, from 0. */
  readonly at: number
  readonly mode: LessonMode
  readonly match: Match
  readonly turns: readonly OpeningTurn[]
  /** The learner's moves in this step. */
  readonly made: number
  /** The last of them, with everything that happened since. */
  readonly moment: Moment | null
  /** The moves others still make before the next step; `null` if bots answer. */
  readonly script: readonly Entry[] | null
  /** The answer to a poor move, and the state to return to. */
  readonly answer: Spoken | null
  readonly retry: LessonState | null
  /** The beginning of this step (`null` at the beginning itself), and of the one before. */
  readonly start: LessonState | null
  readonly previous: LessonState | null
}

/** A step in which nothing has been tried. */
const UNTOUCHED = { made: 0, moment: null, script: [], answer: null, retry: null, start: null }

/** The lesson at its first step. Throws if the rules refuse the opening: that is a bug of the lesson. */
export function openLesson(game: Game, lesson: Lesson): LessonState {
  const { match, turns } = playOpening(game, lesson.match)
  return enter(
    {
      game,
      lesson,
      at: 0,
      mode: 'tell',
      match,
      turns,
      ...UNTOUCHED,
      previous: null,
    },
    0,
  )
}

export const stepOf = (state: LessonState): Step | undefined => state.lesson.steps[state.at]

export const viewOf = ({ game, lesson, match }: LessonState): Position => game.view(match.position, lesson.seat)

const asksLearner = ({ game, lesson, match }: LessonState): boolean => game.toMove(match.position).includes(lesson.seat)

const isOver = ({ game, match }: LessonState): boolean => game.toMove(match.position).length === 0

const startOf = (state: LessonState): LessonState => state.start ?? state

function enter(state: LessonState, at: number): LessonState {
  const entered: LessonState = {
    ...state,
    at,
    ...UNTOUCHED,
    previous: at === 0 ? null : startOf(state),
  }
  const step = stepOf(entered)
  if (!step) return { ...entered, mode: 'done' }
  return step.want || step.free ? waiting(entered) : { ...entered, mode: 'tell' }
}

/** The step continues: the learner is asked, or in free play somebody else. */
const waiting = (state: LessonState): LessonState =>
  asksLearner(state) || !stepOf(state)?.free
    ? { ...state, mode: 'ask', script: [] }
    : { ...state, mode: 'others', script: null }

/** Continues after a text. */
export const next = (state: LessonState): LessonState => (state.mode === 'tell' ? enter(state, state.at + 1) : state)

/** Back to the beginning of this step, or of the one before. */
export const back = (state: LessonState): LessonState => state.start ?? state.previous ?? state

/** After a poor move: the position before it. */
export const takeBack = (state: LessonState): LessonState => (state.mode === 'wrong' && state.retry) || state

/** Plays a legal move of the learner. */
export function play(state: LessonState, move: Move): LessonState {
  if (state.mode !== 'ask') return state
  const moment = momentAfter(state, move)
  const played = advance(state, { seat: state.lesson.seat, move })
  return judged({ ...played, made: state.made + 1, moment, retry: state }, true)
}

/** Which other seat moves next: as scripted, or as a bot decides (`move` is `null`). */
export function due(state: LessonState): { readonly seat: Seat; readonly move: Move | null } | null {
  const { mode, script, game, lesson, match } = state
  if (mode !== 'others') return null
  if (script) return script[0] ?? null
  const seat = game.toMove(match.position).find(asked => asked !== lesson.seat)
  return seat === undefined ? null : { seat, move: null }
}

/** Makes the move that was due. */
export function reply(state: LessonState, move: Move): LessonState {
  const asked = due(state)
  if (!asked) return state
  const played = advance(state, { seat: asked.seat, move })
  if (state.script) {
    const script = state.script.slice(1)
    return script.length > 0 ? { ...played, script } : enter(played, played.at + 1)
  }
  const { game, lesson, moment } = played
  if (!moment) return waiting(played)
  const events = elementAt(played.turns, played.turns.length - 1).events.map(event => game.mask(event, lesson.seat))
  return judged(
    { ...played, moment: { ...moment, after: viewOf(played), events: [...moment.events, ...events] } },
    false,
  )
}

function advance(state: LessonState, { seat, move }: Entry): LessonState {
  const { match, events } = tried(state.match, seat, move)
  const turn: OpeningTurn = { position: match.position, events, mover: seat }
  return { ...state, match, turns: [...state.turns, turn], start: startOf(state) }
}

function judged(state: LessonState, isOwnMove: boolean): LessonState {
  const step = stepOf(state)
  const { moment } = state
  if (!step || !moment) return state
  if (step.want?.(moment)) return settled(state, step)
  const poor = isOwnMove ? step.wrong?.find(({ when }) => when(moment)) : undefined
  if (poor) {
    const { say } = poor
    return {
      ...state,
      mode: 'wrong',
      // If several moves had to be good together, all of them are played again.
      retry: step.free ? startOf(state) : state.retry,
      answer: { say, figures: poor.figures?.(moment) ?? {}, light: poor.light?.(moment) ?? [] },
    }
  }
  const isSpent = isOwnMove && state.made >= (step.free ?? 1)
  if (!isSpent && !isOver(state)) return waiting(state)
  if (!step.want) return settled(state, step)
  const figures = step.figures?.(viewOf(state), state.lesson.seat) ?? {}
  const answer = { say: step.otherwise ?? null, figures, light: [] }
  return { ...state, mode: 'wrong', answer, retry: startOf(state) }
}

const settled = (state: LessonState, { replies: script = [] }: Step): LessonState =>
  script.length > 0 ? { ...state, mode: 'others', script } : enter(state, state.at + 1)

/** The move that “Show me” makes. */
export function shown(state: LessonState): Move | undefined {
  const { show } = stepOf(state) ?? {}
  if (state.mode !== 'ask' || !show) return wanted(state)[0]
  const { seat } = state.lesson
  const move = show(viewOf(state), seat)
  return state.game.moves(viewOf(state), seat).find(listed => sameData(listed, move))
}

/** The moves the step accepts, the one to show first. */
export function wanted(state: LessonState): readonly Move[] {
  const { game, lesson } = state
  const { want } = stepOf(state) ?? {}
  if (state.mode !== 'ask' || !want) return []
  const legal = game.moves(viewOf(state), lesson.seat)
  return legal.filter(move => want(momentAfter(state, move)))
}

/** What a legal move would do. */
export const momentAfter = (state: LessonState, move: Move): Moment => ({
  ...momentOf(state.game, state.match, state.lesson.seat, move),
  start: viewOf(startOf(state)),
})

/** What is said to the learner now. */
export function spoken(state: LessonState): Spoken | null {
  const step = stepOf(state)
  if (state.mode === 'wrong') return state.answer
  if (!step) return null
  const { seat } = state.lesson
  return {
    say: step.say,
    // The question stays on the page while others answer, and until a series of moves is done.
    figures: step.figures?.(viewOf(startOf(state)), seat) ?? {},
    light: state.mode === 'others' ? [] : (step.light?.(viewOf(state), seat) ?? []),
  }
}
