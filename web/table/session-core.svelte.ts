import type { Game, GameEvent, Move, Objection, Position } from '../../kernel/game.ts'
import type { GameModule } from '../../kernel/module.ts'
import { type Seat, seatsOf, type Viewer } from '../../kernel/seat.ts'
import type { Language, Words } from '../../kernel/words.ts'
import type { Colour } from '../pieces/heraldry.ts'
import type { Explanation } from '../pieces/hover-card.svelte.ts'
import type { LogEntry } from '../pieces/log-entry.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { kernelObjection } from '../text/objections.ts'
import { text } from '../text/text.svelte.ts'
import type { SeatInfo, TableSession } from './contract.ts'

/** One step of a match as it is told: who moved, and what happened. The first is the opening, which nobody made. */
export interface ToldStep {
  readonly events: readonly GameEvent[]
  readonly mover: Seat | null
}

/** The seat an event tells of, if it names one. */
const seatIn = (event: GameEvent, count: number): Seat | undefined =>
  'seat' in event ? seatsOf(count).find(seat => seat === event.seat) : undefined

/** What every session is made of, wherever its match is played: words, chronicle, history, legality. */
export abstract class SessionCore {
  readonly game: Game
  private readonly module: GameModule
  private wordsByLanguage = $state.raw<Partial<Record<Language, Words>>>({})
  protected lookedAt = $state<number | null>(null)

  abstract readonly kind: TableSession['kind']
  abstract readonly seats: readonly SeatInfo[]
  abstract readonly viewer: Viewer
  abstract readonly view: Position
  /** Every step so far, the opening first. */
  protected abstract readonly past: readonly ToldStep[]
  /** Differs where the same event is told differently. */
  protected abstract readonly eyes: string
  /** May the viewer, who is asked, move here and now? */
  protected abstract readonly mayMove: boolean

  constructor(module: GameModule, words: Words) {
    this.module = module
    this.game = module.game
    this.wordsByLanguage = { [preferences.language]: words }
  }

  /** Call inside a component: keeps words in the language chosen. */
  run(): void {
    $effect(() => {
      const { language } = preferences
      if (!this.wordsByLanguage[language]) void this.learn(language)
    })
  }

  private async learn(language: Language): Promise<void> {
    const words = await this.module.words[language]()
    this.wordsByLanguage = { ...this.wordsByLanguage, [language]: words }
  }

  readonly language = $derived.by((): Language => {
    const known = Object.keys(this.wordsByLanguage) as Language[]
    return known.includes(preferences.language) ? preferences.language : known[0]
  })
  readonly words = $derived.by(() => this.wordsByLanguage[this.language] as Words)
  readonly still = $derived.by(() => preferences.still)

  readonly steps = $derived.by(() => this.past.length - 1)
  readonly step = $derived.by(() => Math.min(this.lookedAt ?? this.steps, this.steps))
  readonly live = $derived.by(() => this.lookedAt === null)
  readonly movers = $derived.by(() => this.past.slice(1).map(step => step.mover as Seat))

  readonly toMove = $derived.by(() => this.game.toMove(this.view))
  readonly acting = $derived.by((): Seat | null => {
    const { viewer } = this
    return this.kind === 'play' && this.live && viewer !== null && this.toMove.includes(viewer) && this.mayMove
      ? viewer
      : null
  })
  readonly moves = $derived.by(() => (this.acting === null ? [] : this.game.moves(this.view, this.acting)))
  readonly events = $derived.by(() => this.past[this.step].events.map(event => this.masked(event)))
  readonly chronicle = $derived.by(() => this.tell())

  /** The event as the viewer may know it. */
  protected abstract masked(event: GameEvent): GameEvent

  readonly nameOf = (seat: Seat): string => this.seats[seat].name
  colourOf(seat: Seat): Colour {
    return this.seats[seat].colour
  }

  /** Sentences already told to these eyes in this language: only the new ones are put into words. */
  private readonly told = new WeakMap<ToldStep, { readonly by: string; readonly entries: readonly LogEntry[] }>()

  protected tell(): LogEntry[] {
    const by = `${this.language} ${this.eyes}`
    return this.past.flatMap((step, number) => {
      const known = this.told.get(step)
      if (known?.by === by) return known.entries
      const entries = this.sentences(step, number)
      this.told.set(step, { by, entries })
      return entries
    })
  }

  private sentences({ events, mover }: ToldStep, step: number): LogEntry[] {
    return events.map((event, at) => {
      const told = this.masked(event)
      const seat = seatIn(told, this.seats.length) ?? mover
      return {
        id: `${step}.${at}`,
        step,
        colour: seat === null ? null : this.colourOf(seat),
        text: this.words.event(told, this.nameOf),
      }
    })
  }

  objection(move: Move): Objection | null {
    const { acting } = this
    return acting === null ? null : this.game.objection(this.view, acting, move)
  }

  why(move: Move): Explanation | null {
    const objection = this.objection(move)
    return objection && this.inWords(objection)
  }

  protected inWords(objection: Objection): Explanation {
    return objection.rule === 'kernel'
      ? { text: kernelObjection(text(), objection) }
      : { text: this.words.objection(objection), rule: objection.rule }
  }

  goTo(step: number): void {
    const to = Math.max(0, Math.min(this.steps, step))
    this.lookedAt = to === this.steps && this.kind !== 'replay' ? null : to
  }

  returnToNow(): void {
    this.lookedAt = this.kind === 'replay' ? this.steps : null
  }
}
