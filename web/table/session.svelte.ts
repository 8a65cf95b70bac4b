import type { Game, GameEvent, Move, Objection, Position } from '../../kernel/game.ts'
import { sameData } from '../../kernel/json.ts'
import type { Language } from '../../kernel/languages.ts'
import { elementAt } from '../../kernel/list.ts'
import type { GameModule } from '../../kernel/module.ts'
import { listed, type Preview, previewAll } from '../../kernel/preview.ts'
import { type Seat, seatsOf, type Viewer } from '../../kernel/seat.ts'
import type { TableWords } from '../../kernel/words.ts'
import type { Colour } from '../pieces/heraldry.ts'
import type { Explanation } from '../pieces/hover-card.svelte.ts'
import type { LogEntry } from '../pieces/log-entry.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { kernelObjection } from '../text/objections.ts'
import { text } from '../text/text.svelte.ts'
import type { Question, Speed, Staging, TableSession } from './contract.ts'
import type { MatchSource, MatchStep } from './source.ts'

const kernelRefusal = (code: string): Objection => ({ code, rule: 'kernel', figures: {} })

/** The seat an event is about, if it names one. */
const seatIn = (event: GameEvent, count: number): Seat | undefined =>
  'seat' in event ? seatsOf(count).find(seat => seat === event.seat) : undefined

/** The session of a table over any source: words, log, history, the question, legality, previews. */
export class Session implements TableSession {
  readonly game: Game
  private readonly module: GameModule
  private readonly own: MatchSource
  private laid = $state.raw<{ readonly source: MatchSource; readonly lookedAt: number | null } | null>(null)
  private wordsByLanguage = $state.raw<Partial<Record<Language, TableWords>>>({})
  private lookedAt = $state<number | null>(null)
  private looks = 0
  stage = $state.raw<Staging | null>(null)
  private lastQuestion: { readonly question: Question; readonly answers: number } | null = null

  constructor(module: GameModule, words: TableWords, source: MatchSource) {
    this.module = module
    this.game = module.game
    this.own = source
    this.wordsByLanguage = { [preferences.language]: words }
    if (source.kind === 'replay') this.lookedAt = 0
    source.settled = () => this.settled()
  }

  /** Call inside a component: keeps words in the language chosen. */
  run(): void {
    $effect(() => {
      const { language } = preferences
      if (!this.wordsByLanguage[language]) void this.learn(language)
    })
    this.own.run?.()
  }

  private get source(): MatchSource {
    return this.laid?.source ?? this.own
  }

  get isStaged(): boolean {
    return this.stage?.isOn ?? false
  }

  settled(): Promise<void> {
    return this.stage?.settled() ?? Promise.resolve()
  }

  get isLaid(): boolean {
    return this.laid !== null
  }

  lay(source: MatchSource | null): void {
    this.looks++
    const lookedAt = this.laid ? this.laid.lookedAt : this.lookedAt
    this.laid = source && { source, lookedAt }
    this.lookedAt = source ? null : lookedAt
  }

  private async learn(language: Language): Promise<void> {
    const words = await this.module.tableWords[language]()
    this.wordsByLanguage = { ...this.wordsByLanguage, [language]: words }
  }

  readonly language = $derived.by((): Language => {
    const known = Object.keys(this.wordsByLanguage) as Language[]
    return known.includes(preferences.language) ? preferences.language : elementAt(known, 0)
  })
  readonly words = $derived.by(() => this.wordsByLanguage[this.language] as TableWords)
  readonly still = $derived.by(() => preferences.still)

  get kind() {
    return this.source.kind
  }
  get seats() {
    return this.source.seats
  }
  get viewer() {
    return this.source.viewer
  }
  get outcome() {
    return this.source.outcome
  }
  get record() {
    return this.source.record
  }
  get playOnFrom() {
    return this.source.record ?? this.source.playOnFrom ?? null
  }
  get lastOwn() {
    return this.source.lastOwn ?? null
  }
  get thinking() {
    return this.source.thinking
  }
  get handover() {
    return this.source.handover
  }
  get mayAsk() {
    return this.source.mayAsk
  }
  get atOnce() {
    return this.source.atOnce ?? false
  }
  get actions() {
    return this.source.actions
  }
  get undoBar() {
    return this.source.undoBar
  }
  get speed() {
    return this.source.speed
  }
  set speed(speed: Speed) {
    this.source.speed = speed
  }
  get viewpoint() {
    return this.source.viewpoint
  }
  set viewpoint(viewpoint: Viewer | 'all') {
    this.source.viewpoint = viewpoint
  }
  skipPauses(): void {
    this.source.skipPauses()
  }
  handOver(to?: Seat): void {
    this.source.handOver(to)
  }
  undo(): void {
    if (this.undoBar !== null) return
    this.returnToNow()
    this.source.undo()
  }

  readonly nameOf = (seat: Seat): string => elementAt(this.seats, seat).name
  colourOf(seat: Seat): Colour {
    return elementAt(this.seats, seat).colour
  }

  readonly steps = $derived.by(() => this.source.steps.length - 1)
  readonly step = $derived.by(() => Math.min(this.lookedAt ?? this.steps, this.steps))
  readonly isCurrent = $derived.by(() => this.lookedAt === null)
  readonly movers = $derived.by(() => this.source.steps.flatMap(({ mover }) => mover ?? []))

  readonly view = $derived.by((): Position => {
    const { source, isCurrent, step } = this
    return isCurrent ? source.view : (source.viewAt(step) ?? source.view)
  })
  readonly toMoveNow = $derived.by(() => this.game.toMove(this.source.view))
  readonly toMove = $derived.by(() => this.game.toMove(this.view))
  readonly acting = $derived.by((): Seat | null => {
    const { viewer, source } = this
    const isAsked = this.isCurrent && viewer !== null && this.toMove.includes(viewer)
    return isAsked && this.kind === 'play' && source.takesMoves && !source.isAwaiting ? viewer : null
  })

  /** The same object as long as the seat's own moves and its legal answers stay the same. */
  readonly question = $derived.by((): Question | null => {
    const { acting, source } = this
    if (acting === null) {
      this.lastQuestion = null
      return null
    }
    const legal = this.game.moves(this.view, acting)
    const moves = source.restriction ? legal.filter(move => source.restriction?.(move) === null) : legal
    const answers = source.steps.filter(({ mover }) => mover === acting).length
    const last = this.lastQuestion
    const isSame = last?.answers === answers && sameData(last.question, { seat: acting, moves })
    this.lastQuestion = isSame && last ? last : { question: { seat: acting, moves }, answers }
    return this.lastQuestion.question
  })
  readonly moves = $derived.by((): readonly Move[] => this.question?.moves ?? [])

  objection(move: Move): Objection | null {
    const { acting } = this
    if (acting === null) return null
    return this.game.objection(this.view, acting, move) ?? this.source.restriction?.(move) ?? null
  }

  why(move: Move): Explanation | null {
    const objection = this.objection(move)
    return objection && this.inWords(objection)
  }

  inWords(objection: Objection): Explanation {
    return objection.rule === 'kernel'
      ? { text: kernelObjection(text(), objection) }
      : { text: this.words.objection(objection), rule: objection.rule }
  }

  preview(moves: Move | readonly Move[]): Preview | null {
    const { acting } = this
    return acting === null ? null : previewAll(this.game, this.view, acting, [moves].flat())
  }

  play(move: Move): Objection | null {
    return this.playAll([move])
  }

  playAll(moves: readonly Move[]): Objection | null {
    return this.source.together ? this.source.together(() => this.submitAll(moves)) : this.submitAll(moves)
  }

  private submitAll(moves: readonly Move[]): Objection | null {
    for (const [at, move] of moves.entries()) {
      // The previous move's result is not known yet: this one is checked when its turn comes.
      if (at > 0 && this.source.isAwaiting) this.source.submit(move)
      else {
        const legal = listed(this.moves, move)
        if (!legal) return this.refusal(move)
        this.source.submit(legal)
      }
    }
    return null
  }

  private refusal(move: Move): Objection {
    if (this.acting === null) return kernelRefusal('not-your-turn')
    return this.objection(move) ?? kernelRefusal('not-listed')
  }

  /** A position that is not known yet is shown once it has been fetched; the last one requested wins. */
  goTo(step: number): void {
    const { source } = this
    const look = ++this.looks
    const to = Math.max(0, Math.min(this.steps, step))
    if (to === this.steps) return this.returnToNow()
    if (source.viewAt(to)) this.lookedAt = to
    else
      void source.fetchView?.(to).then(() => {
        if (look === this.looks && source.viewAt(to)) this.lookedAt = to
      })
  }

  returnToNow(): void {
    this.looks++
    this.lookedAt = this.kind === 'replay' ? this.steps : null
  }

  readonly events = $derived.by(() => this.eventsAt(this.step))

  eventsAt(step: number): readonly GameEvent[] {
    return elementAt(this.source.steps, step).events.map(event => this.source.mask(event))
  }

  readonly log = $derived.by((): readonly LogEntry[] => {
    const { asides = [] } = this.source
    const audience = `${this.language} ${this.viewer ?? this.viewpoint}`
    const entries = this.source.steps.flatMap((step, number) => this.entriesOf(step, number, audience))
    return asides.length === 0 ? entries : [...entries, ...asides].sort((a, b) => a.step - b.step)
  })

  /** Sentences already written for this audience: only new ones are put into words. */
  private readonly written = new WeakMap<MatchStep, { readonly audience: string; readonly entries: LogEntry[] }>()

  private entriesOf(step: MatchStep, number: number, audience: string): readonly LogEntry[] {
    const known = this.written.get(step)
    if (known?.audience === audience) return known.entries
    const entries = step.events.map((event, at): LogEntry => {
      const told = this.source.mask(event)
      const seat = seatIn(told, this.seats.length)
      return {
        id: `${number}.${at}`,
        step: number,
        colour: seat === undefined ? null : this.colourOf(seat),
        text: this.words.event(told, this.nameOf),
      }
    })
    this.written.set(step, { audience, entries })
    return entries
  }
}
