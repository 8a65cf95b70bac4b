import { type GameId, loadGame } from '../../games/registry.ts'
import { seatAt } from '../../kernel/seat.ts'
import type { Course, Lesson } from '../../learn/lesson.ts'
import { gameOf } from '../app/game-of.ts'
import { playOn } from '../app/play-on.ts'
import { startBots } from '../bots/bots.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { defaultSeats } from '../store/seating.ts'
import type { TableModule } from '../table/contract.ts'
import { Session } from '../table/session.svelte.ts'
import { text } from '../text/text.svelte.ts'
import { LessonSource } from './lesson-source.svelte.ts'

export interface OpenLesson {
  readonly session: Session
  readonly source: LessonSource
  readonly table: TableModule
  readonly stop: () => void
}

const seatsOf = ({ match, seat, bots }: Lesson) => {
  const [you, ...others] = defaultSeats('bots', match.seats, bots, text(), preferences.name)
  return you ? [...others.slice(0, seat), you, ...others.slice(seat)] : []
}

/** Sets up the table for a lesson, or says why not. */
export async function openLessonTable(course: Course, lesson: Lesson): Promise<OpenLesson | string> {
  const game = course.game as GameId
  const { rulesVersion } = (await loadGame(game)).game.facts
  const ready = await gameOf({ game, rulesVersion, players: [], moves: 0 })
  if (!ready.ok) return ready.error
  const { module, table, words } = ready.value
  const seats = seatsOf(lesson)
  const { askBot, stop } = startBots(
    game,
    rulesVersion,
    seats.map(({ level }) => level),
    lesson.id,
  )
  const infos = seats.map(({ name, colour, control }, seat) => ({
    seat: seatAt(seat),
    name,
    colour,
    kind: control === 'bot' ? ('bot' as const) : ('you' as const),
  }))
  const source = new LessonSource(module.game, lesson, infos, askBot)
  return { session: new Session(module, words, source), source, table, stop }
}

/** Turns the position on the table into a match against bots. */
export const playOnFrom = ({ state, playOnFrom }: LessonSource): Promise<void> =>
  playOn(state.game, playOnFrom, seatsOf(state.lesson))

/** The lesson that comes next. */
export const lessonAfter = ({ lessons }: Course, lesson: Lesson): Lesson | undefined =>
  lessons[lessons.indexOf(lesson) + 1]
