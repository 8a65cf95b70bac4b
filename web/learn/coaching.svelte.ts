import { AIM, type Coach } from '../../learn/coach.ts'
import type { LessonFigures } from '../../learn/lesson.ts'
import { KeptList } from '../store/kept-list.svelte.ts'
import { progress } from './progress.svelte.ts'

const KNOWN = '*'

/** What the coach has already said in this browser: it repeats nothing. */
const said = new KeptList('pentarchy-coach')

export const coaching = {
  has: (game: string, kind: string): boolean => said.has(`${game}/${kind}`) || said.has(`${game}/${KNOWN}`),
  add: (game: string, kind: string): void => said.add(`${game}/${kind}`),
  /** The player knows the game: the coach falls silent. */
  know: (game: string): void => said.add(`${game}/${KNOWN}`),
  forget: (): void => said.clear(),
}

/** The current advice, and the figures that go into it. */
export interface Said {
  readonly kind: string
  readonly figures: LessonFigures
}

/** What the coach says at each question, one thing at a time: first the aim of the game, then the question. */
export class CoachTalk {
  said = $state.raw<Said | null>(null)
  /** Belongs to the current question, not to an earlier one of the same kind. */
  isFresh = $state(false)

  private readonly coach: Coach
  private asked: Said | null = null
  private moves = 0

  constructor(coach: Coach) {
    this.coach = coach
  }

  /** The current question, and how many moves the player had made before it. Moves of other seats change nothing. */
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
    // The same kind again: the words stay in place, so the board does not jump.
    if (before && isSame && (!isAnswered || before.kind === asked.kind)) return
    if (asked && this.mayBeSaid(AIM)) this.say({ kind: AIM, figures: aim })
    else this.sayAsked()
  }

  /** The player has read it. */
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

  /** Neither the coach nor the lesson that teaches it has said it before. */
  private mayBeSaid(kind: string): boolean {
    const { game, tips } = this.coach
    const lesson = tips[kind]?.lesson
    return !coaching.has(game, kind) && !(lesson && progress.has(game, lesson))
  }
}
