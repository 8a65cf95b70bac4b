import type { Move, Outcome, Position, ScoreLine } from '../kernel/game.ts'
import { elementAt } from '../kernel/list.ts'
import { type Seat, seatsOf } from '../kernel/seat.ts'
import type { TablePlace, Words } from '../kernel/words.ts'
import { type CommandWords, commandOf, type TypedCommand } from './commands.ts'
import { MoveList } from './move-list.ts'
import { refusedMoves } from './refused-moves.ts'
import type { SpokenTable } from './spoken-table.ts'
import type { DialogueWords } from './words.ts'

/** What is said to a typed line, and what it did. */
export interface Answer {
  readonly lines: readonly string[]
  readonly did: 'nothing' | 'played' | 'undone' | 'left'
}

export interface DialogueVoice {
  readonly words: Words
  readonly say: DialogueWords
  readonly commands: readonly CommandWords[]
}

const LOG_LINES = 40
const REFUSALS = 12

/** A table in words: what is typed is answered in sentences. The same at the terminal and on the page. */
export class Dialogue {
  /** Short answers. */
  isTerse = false
  private readonly table: SpokenTable
  private voice: DialogueVoice
  private list = new MoveList([])
  private listed: readonly Move[] | null = null
  private lastLines: readonly string[] = []

  constructor(table: SpokenTable, voice: DialogueVoice) {
    this.table = table
    this.voice = voice
  }

  /** Goes on in another language. */
  speak(voice: DialogueVoice): void {
    this.voice = voice
    this.listed = null
  }

  /** What is asked, of whom; at the end how it ended. */
  question(): string[] {
    const { table, voice } = this
    const { acting, view, outcome } = table
    if (outcome) return [voice.say.over, ...this.result(outcome)]
    if (acting !== null) return [voice.words.prompt(view, acting), ...this.choices()]
    return [voice.say.waiting(this.namesOf(table.game.toMove(view)))]
  }

  /** The legal moves with their numbers; if terse, only how many there are. */
  choices(): string[] {
    const list = this.movesNow()
    if (this.isTerse && list.length > 1) return [this.voice.say.choices(list.length)]
    return this.listLines(list)
  }

  async answer(line: string): Promise<Answer> {
    const command = commandOf(line, this.voice.commands)
    if (command.kind === 'repeat') return answered(this.lastLines.length > 0 ? this.lastLines : this.question())
    const answer = await this.answerTo(command)
    this.lastLines = answer.lines
    return answer
  }

  private async answerTo(command: TypedCommand): Promise<Answer> {
    const { say } = this.voice
    switch (command.kind) {
      case 'number':
        return this.play(command.number)
      case 'undo':
        return this.undo()
      case 'quit':
        return { lines: [say.left], did: 'left' }
      case 'words':
        return answered(this.filter(command.text))
      case 'more':
        this.movesNow().turn()
        return answered(this.listLines(this.list))
      case 'options':
        this.movesNow().showAll()
        return answered(this.table.acting === null ? this.question() : [...this.prompt(), ...this.listLines(this.list)])
      case 'terse':
      case 'full':
        this.isTerse = command.kind === 'terse'
        return answered([say[command.kind]])
      case 'hint':
        return answered(this.table.acting === null ? [say.noMoves] : await this.table.hint())
      case 'rule':
        return answered([await this.ruleText(command.text)])
      default:
        return answered(this.tell(command))
    }
  }

  /** Answers that change nothing and wait for nothing. */
  private tell(
    command: Extract<
      TypedCommand,
      { kind: 'repeat' | 'hand' | 'who' | 'where' | 'points' | 'last' | 'log' | 'why' | 'board' | 'help' }
    >,
  ): string[] {
    switch (command.kind) {
      case 'repeat':
        return [...this.lastLines]
      case 'hand':
        return this.hand()
      case 'who':
        return this.who(command.text)
      case 'where':
        return this.where(command.text)
      case 'points':
        return this.points()
      case 'last':
        return this.news()
      case 'log':
        return this.logSoFar()
      case 'why':
        return this.why()
      case 'board':
        return this.voice.words.sketch(this.table.view, this.table.viewer, this.table.nameOf).split('\n')
      case 'help':
        return this.voice.say.help.map(([typed, meaning]) => `  ${typed.padEnd(12)} ${meaning}`)
    }
  }

  private prompt(): string[] {
    const { acting, view } = this.table
    return acting === null ? [] : [this.voice.words.prompt(view, acting)]
  }

  private namesOf(seats: readonly Seat[]): string {
    return seats.map(this.table.nameOf).join(', ')
  }

  /** A new list for a new question. */
  private movesNow(): MoveList {
    const { moves, view, acting } = this.table
    if (this.listed !== moves) {
      this.listed = moves
      this.list = new MoveList(acting === null ? [] : moves.map(move => this.voice.words.move(move, view, acting)))
    }
    return this.list
  }

  private listLines(list: MoveList): string[] {
    const part = list.part()
    return part ? [...list.lines(), this.voice.say.shown(part.from, part.to, part.all)] : list.lines()
  }

  private filter(text: string): string[] {
    const list = this.movesNow()
    return list.filter(text) ? this.listLines(list) : [this.voice.say.noMatch(text)]
  }

  private play(number: number): Answer {
    const { table, voice } = this
    if (table.acting === null) return answered([voice.say.noMoves])
    const move = table.moves[number - 1]
    if (move === undefined) return answered([voice.say.noSuchMove(number, table.moves.length)])
    const refusal = table.play(move)
    return refusal === null ? { lines: [], did: 'played' } : answered([refusal])
  }

  private undo(): Answer {
    const bar = this.table.undo()
    if (bar !== null) return answered([this.voice.say.undoBars[bar]])
    return { lines: [this.voice.say.undone], did: 'undone' }
  }

  private hand(): string[] {
    const { view, viewer } = this.table
    const { say, words } = this.voice
    if (viewer === null) return [say.noHand]
    const hand = words.description.hand(view, viewer)
    return hand.length === 0 ? [say.emptyHand] : this.isTerse ? [hand.join(', ')] : [...hand]
  }

  private who(wanted: string): string[] {
    const { view, seats, nameOf } = this.table
    const { say, words } = this.voice
    const found = seatsOf(seats).filter(
      seat => wanted === '' || wanted === String(seat + 1) || nameOf(seat).toLowerCase().includes(wanted),
    )
    if (found.length === 0) return [say.noSuchPlayer]
    return found.map(seat => `${seat + 1}. ${nameOf(seat)}: ${words.description.seat(view, seat, nameOf).join('; ')}.`)
  }

  /** Short: only places where something is, without their neighbours. */
  private where(wanted: string): string[] {
    const { view, nameOf } = this.table
    const { say, words } = this.voice
    const places = words.description.places(view, nameOf)
    const found = places.filter(({ name }) => name.toLowerCase().includes(wanted))
    if (found.length === 0) return [say.noSuchPlace(wanted)]
    const isShort = this.isTerse && wanted === ''
    return found
      .filter(({ holds }) => !isShort || holds.length > 0)
      .map(place => (isShort ? this.placeLine(place) : this.placeLine(place) + this.besideOf(place)))
  }

  private placeLine({ name, holds }: TablePlace): string {
    return `${name}: ${holds.join('; ') || this.voice.say.nothingThere}.`
  }

  private besideOf({ beside }: TablePlace): string {
    return beside.length === 0 ? '' : ` ${this.voice.say.beside(beside.join(', '))}`
  }

  private points(): string[] {
    const { view, seats, nameOf, outcome } = this.table
    if (outcome) return this.result(outcome)
    return seatsOf(seats).map(seat => {
      const lines = this.voice.words.description.points(view, seat)
      return `${nameOf(seat)}: ${lines ? this.sum(lines) : this.voice.say.secret}`
    })
  }

  /** "7 points: Kingdoms 4, Bands 3" */
  private sum(lines: readonly ScoreLine[]): string {
    const total = this.voice.say.score(lines.reduce((sum, { points }) => sum + points, 0))
    return lines.length === 0 ? total : `${total}: ${sourcesIn(lines, this.voice.words)}`
  }

  private result({ places, scores, lines }: Outcome): string[] {
    const { say, words } = this.voice
    const best = seatsOf(places.length).toSorted((a, b) => elementAt(places, a) - elementAt(places, b))
    return best.map(seat => {
      const name = `${say.place(elementAt(places, seat))} ${this.table.nameOf(seat)}`
      const sources = sourcesIn(elementAt(lines, seat), words)
      return `  ${name}: ${say.score(elementAt(scores, seat))}${sources === '' ? '' : `: ${sources}`}`
    })
  }

  private news(): string[] {
    const { log, since } = this.table
    const lines = log.slice(since).flat()
    return lines.length === 0 ? [this.voice.say.nothingNew] : lines
  }

  private logSoFar(): string[] {
    const lines = this.table.log.flat()
    return lines.length === 0 ? [this.voice.say.logEmpty] : [this.voice.say.logTitle, ...lines.slice(-LOG_LINES)]
  }

  private why(): string[] {
    const { game, view, acting, ownMoves } = this.table
    const { say, words } = this.voice
    if (acting === null) return [say.noMoves]
    const refused = refusedMoves(game, view, acting, ownMoves)
    if (refused.length === 0) return [say.whyNothing]
    return [
      say.whyTitle,
      ...refused.slice(0, REFUSALS).flatMap(({ move, objection }) => {
        const wish = wishInWords(words, move, view, acting)
        const reason = `${words.objection(objection)} [${objection.rule}]`
        return wish === null || this.isTerse ? [`  ${reason}`] : [`  ${wish}`, `    ${reason}`]
      }),
    ]
  }

  private async ruleText(id: string): Promise<string> {
    const { say } = this.voice
    if (id === '') return say.rule
    const found = await this.table.rule(id)
    return found ? `${found.id}: ${found.text}` : say.noRule(id)
  }
}

const answered = (lines: readonly string[]): Answer => ({ lines, did: 'nothing' })

/** "Kingdoms 4, Bands 3" */
function sourcesIn(lines: readonly ScoreLine[], words: Words): string {
  const bySource = Map.groupBy(lines, ({ source }) => source)
  return [...bySource]
    .map(([source, same]) => `${words.source(source)} ${same.reduce((sum, { points }) => sum + points, 0)}`)
    .join(', ')
}

/** The move was made up and may name things that do not exist; then the objection must do. */
function wishInWords(words: Words, move: Move, view: Position, seat: Seat): string | null {
  try {
    return words.move(move, view, seat)
  } catch {
    return null
  }
}
