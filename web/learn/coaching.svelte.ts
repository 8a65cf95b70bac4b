import { AIM, type Coach } from '../../learn/coach.ts'
import type { LessonFigures } from '../../learn/lesson.ts'
import { KeptList } from '../store/kept-list.svelte.ts'
import { progress } from './progress.svelte.ts'

const KNOWN = '*'

/** What has been said in this browser: nothing is said twice. */
const said = new KeptList('pentarchy-coach')

export const coaching = {
  has: (game: string, kind: string): boolean => said.has(`${game}/${kind}`) || said.has(`${game}/${KNOWN}`),
  add: (game: string, kind: string): void => said.add(`${game}/${kind}`),
  /** Somebody knows the game: nothing more is said about it. */
  know: (game: string): void => said.add(`${game}/${KNOWN}`),
  forget: (): void => said.clear(),
}

/** What is said now, and the figures it is said with. */
export interface Said {
  readonly kind: string
  readonly figures: LessonFigures
}

/** What the coach says at each question, one thing at a time: first the aim, then what is asked. */
export class CoachTalk {
  said = $state.raw<Said | null>(null)
  /** It belongs to the question that is asked now, not to an earlier one of the same kind. */
  isFresh = $state(false)

  private readonly coach: Coach
  private asked: Said | null = null
  private moves = 0

  constructor(coach: Coach) {
    this.coach = coach
  }

  /** What is asked now, if anything, and how many moves were made by whoever is asked. What others do beside it changes nothing. */
  ask(asked: Said | null, aim: LessonFigures, moves: number): void {
    const isOther = asked !== null && this.asked !== null && asked.kind !== this.asked.kind
    const isAnswered = moves > this.moves
    const isSame = asked !== null && asked.kind === this.asked?.kind
    this.asked = asked
    this.moves = moves
    const before = this.said
    if (before && (isOther || isAnswered)) {
      coaching.add(this.coach.game, before.kind)
      this.isFresh = false
    }
    // The same kind again: what was said stays in its place, so that the board does.
    if (before && isSame && (!isAnswered || before.kind === asked.kind)) return
    if (asked && this.mayBeSaid(AIM)) this.say({ kind: AIM, figures: aim })
    else this.sayAsked()
  }

  /** It was read. */
  close(): void {
    if (this.said) coaching.add(this.coach.game, this.said.kind)
    this.sayAsked()
  }

  private sayAsked(): void {
    this.say(this.asked && this.mayBeSaid(this.asked.kind) ? this.asked : null)
  }

  private say(now: Said | null): void {
    this.said = now
    this.isFresh = now !== null
  }

  /** Neither by the coach before nor by the lesson that teaches it. */
  private mayBeSaid(kind: string): boolean {
    const { game, tips } = this.coach
    const lesson = tips[kind]?.lesson
    return !coaching.has(game, kind) && !(lesson && progress.has(game, lesson))
  }
}
