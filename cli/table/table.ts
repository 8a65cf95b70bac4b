import { hintAt } from '../../bots/advice/hint.ts'
import { hintInLines } from '../../bots/advice/in-words.ts'
import { HINT_WORDS } from '../../bots/advice/text.ts'
import type { Player } from '../../bots/bot.ts'
import { botRng } from '../../bots/play.ts'
import type { GameEvent, Move, Outcome, Position } from '../../kernel/game.ts'
import { commitmentTo } from '../../kernel/hash.ts'
import { elementAt } from '../../kernel/list.ts'
import { type Match, playMove, undo } from '../../kernel/match.ts'
import { type AdviceGame, type GameModule, loadAdviceGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { type Seat, seatAt, seatsOf, type Viewer } from '../../kernel/seat.ts'
import type { Language, RuleSection, Words } from '../../kernel/words.ts'
import { commandOf } from './commands.ts'
import { tableWords } from './languages.ts'
import { MoveList } from './moves.ts'
import { faint, strong, type Terminal } from './terminal.ts'
import { refusedMoves } from './why.ts'
import type { TerminalWords } from './words.ts'

export interface TableRequest {
  readonly module: GameModule
  readonly match: Match
  /** One for each seat; null for a person. */
  readonly bots: readonly (Player | null)[]
  readonly names: readonly string[]
  readonly spoken: Language
}

type Ended = 'over' | 'left'

const LOG_LINES = 40
/** As long as a hint may take on the page. */
const HINT_BUDGET = { milliseconds: 600 }

/** A match in the terminal: draws the table for the person who is asked, and lets bots move in between. */
export class Table {
  private readonly terminal: Terminal
  private readonly request: TableRequest
  private readonly say: TerminalWords
  private readonly words: Words
  private readonly rules: readonly RuleSection[]
  private readonly adviceGame: AdviceGame
  private readonly rngs: readonly Rng[]
  /** What happened, a list for each move, unmasked: shown only through `mask`. */
  private readonly eventsByMove: (readonly GameEvent[])[] = []
  /** How many moves each seat has been told of. */
  private readonly told: number[]
  private looking: Seat | null = null

  static async open(terminal: Terminal, request: TableRequest): Promise<Table> {
    const { module, spoken } = request
    const [words, rules] = [await module.words[spoken](), await module.rules[spoken]()]
    return new Table(terminal, request, words, rules, await loadAdviceGame(module))
  }

  private constructor(
    terminal: Terminal,
    request: TableRequest,
    words: Words,
    rules: readonly RuleSection[],
    adviceGame: AdviceGame,
  ) {
    this.terminal = terminal
    this.request = request
    this.say = tableWords[request.spoken]
    this.words = words
    this.rules = rules
    this.adviceGame = adviceGame
    this.told = request.names.map(() => 0)
    this.rngs = request.names.map((_, seat) => botRng(request.match.setup.seed, seatAt(seat)))
  }

  async run(): Promise<Ended> {
    const { terminal, say, words } = this
    const { match, bots } = this.request
    terminal.say(strong(`\n${words.title}`))
    if (words.house) terminal.say(faint(words.house))
    terminal.say(faint(say.sealedSeed(commitmentTo(match.setup.seed))))
    for (;;) {
      const asked = match.game.toMove(match.position)
      // Bots first, so that people never wait when all choose at once.
      const seat = asked.find(seat => bots[seat]) ?? asked[0]
      if (seat === undefined) break
      const bot = bots[seat]
      if (bot) await this.botTurn(seat, bot)
      else if ((await this.personTurn(seat)) === 'left') return 'left'
    }
    this.showEnd()
    return 'over'
  }

  private readonly nameOf = (seat: Seat): string => elementAt(this.request.names, seat)

  private get people(): number {
    return this.request.bots.filter(bot => bot === null).length
  }

  private async botTurn(seat: Seat, bot: Player): Promise<void> {
    const { match } = this.request
    const view = match.game.view(match.position, seat)
    const move = await bot.choose(view, seat, match.game.moves(view, seat), elementAt(this.rngs, seat))
    const played = playMove(match, seat, move)
    if (!played.ok) throw new Error(`a bot made an illegal move: ${JSON.stringify(played.error)}`)
    this.eventsByMove.push(played.value.events)
    // Without people at the table, the spectator is told at once.
    if (this.people === 0) for (const line of this.linesOf(played.value.events, null)) this.terminal.say(line)
  }

  private async personTurn(seat: Seat): Promise<'played' | 'left'> {
    if ((await this.changeSeats(seat)) === 'left') return 'left'
    this.tellNews(seat)
    this.draw(seat)
    return this.decide(seat)
  }

  /** A curtain between people, so that nobody sees another's cards. */
  private async changeSeats(seat: Seat): Promise<'seated' | 'left'> {
    const { terminal, say } = this
    if (this.people > 1 && this.looking !== seat) {
      terminal.wipe()
      if ((await terminal.ask(say.curtain(this.nameOf(seat)))) === null) return 'left'
      terminal.wipe()
    }
    this.looking = seat
    return 'seated'
  }

  private linesOf(events: readonly GameEvent[], viewer: Viewer): string[] {
    const { game } = this.request.match
    return events.map(event => `  ${this.words.event(game.mask(event, viewer), this.nameOf)}`)
  }

  private tellNews(seat: Seat): void {
    const news = this.eventsByMove.slice(this.told[seat]).flatMap(events => this.linesOf(events, seat))
    this.told[seat] = this.eventsByMove.length
    if (news.length === 0) return
    this.terminal.say(`\n${faint(this.say.since)}`)
    for (const line of news) this.terminal.say(line)
  }

  private draw(seat: Seat): void {
    const { match } = this.request
    const view = match.game.view(match.position, seat)
    this.terminal.say(`\n${this.words.sketch(view, seat, this.nameOf)}`)
  }

  private async decide(seat: Seat): Promise<'played' | 'left'> {
    const { terminal, say, words } = this
    const { match } = this.request
    const view = match.game.view(match.position, seat)
    const moves = match.game.moves(view, seat)
    const list = new MoveList(moves.map(move => words.move(move, view, seat)))
    terminal.say(`\n${strong(say.turnOf(this.nameOf(seat)))}. ${words.prompt(view, seat)}`)
    this.showList(list)
    for (;;) {
      const line = await terminal.ask(say.ask)
      if (line === null) return 'left'
      const command = commandOf(line)
      switch (command.kind) {
        case 'number':
          {
            const move = moves[command.number - 1]
            if (move !== undefined) {
              this.play(seat, move)
              return 'played'
            }
            terminal.say(say.noSuchMove(command.number, moves.length))
          }
          break
        case 'undo':
          if (this.takeBack(seat)) return 'played'
          break
        case 'quit':
          terminal.say(say.left)
          return 'left'
        case 'more':
          list.turn()
          this.showList(list)
          break
        case 'all':
          list.showAll()
          this.showList(list)
          break
        case 'why':
          this.showWhy(seat)
          break
        case 'hint':
          this.showHint(seat, view, moves.length)
          break
        case 'rule':
          this.showRule(command.id)
          break
        case 'log':
          this.showLog(seat)
          break
        case 'board':
          this.draw(seat)
          this.showList(list)
          break
        case 'help':
          for (const [typed, meaning] of say.help) terminal.say(`  ${typed.padEnd(12)} ${meaning}`)
          break
        case 'words':
          if (list.filter(command.text)) this.showList(list)
          else terminal.say(say.noMatch(command.text))
          break
        case 'nothing':
          this.showList(list)
      }
    }
  }

  private showList(list: MoveList): void {
    for (const line of list.lines()) this.terminal.say(line)
    const part = list.part()
    if (part) this.terminal.say(faint(this.say.shown(part.from, part.to, part.all)))
  }

  private play(seat: Seat, move: Move): void {
    const played = playMove(this.request.match, seat, move)
    if (!played.ok) throw new Error(`a listed move was refused: ${JSON.stringify(played.error)}`)
    this.eventsByMove.push(played.value.events)
    this.told[seat] = this.eventsByMove.length
    for (const line of this.linesOf(played.value.events, seat)) this.terminal.say(line)
  }

  private takeBack(seat: Seat): boolean {
    const undone = undo(this.request.match, seat)
    if (!undone.ok) {
      this.terminal.say(this.say.undoBars[undone.error])
      return false
    }
    this.eventsByMove.pop()
    for (const [other, told] of this.told.entries()) this.told[other] = Math.min(told, this.eventsByMove.length)
    this.terminal.say(this.say.undone)
    return true
  }

  private showWhy(seat: Seat): void {
    const { terminal, say, words } = this
    const { match } = this.request
    const view = match.game.view(match.position, seat)
    const own = match.log.filter(entry => entry.seat === seat).map(entry => entry.move)
    const refused = refusedMoves(match.game, view, seat, own)
    terminal.say(refused.length === 0 ? say.whyNothing : say.whyTitle)
    for (const { move, objection } of refused.slice(0, 12)) {
      const wish = this.wishInWords(move, view, seat)
      if (wish) terminal.say(`  ${wish}`)
      terminal.say(`    ${words.objection(objection)} ${faint(`[${objection.rule}]`)}`)
    }
  }

  /** The move was made up and may name things that do not exist; then the objection must do. */
  private wishInWords(move: Move, view: Position, seat: Seat): string | null {
    try {
      return this.words.move(move, view, seat)
    } catch {
      return null
    }
  }

  private showHint(seat: Seat, view: Position, choices: number): void {
    const { spoken, match } = this.request
    if (choices < 2) return this.terminal.say(HINT_WORDS[spoken].only)
    const rng = Rng.fromSeed(`hint ${match.setup.seed} ${match.log.length}`)
    const hint = hintAt(this.adviceGame, view, seat, rng, HINT_BUDGET)
    const speech = { language: spoken, words: this.words, nameOf: this.nameOf }
    for (const line of hintInLines(hint, view, seat, speech)) this.terminal.say(`  ${line}`)
  }

  private showRule(id: string): void {
    const wanted = id.toLowerCase()
    const found = this.rules.flatMap(section => section.rules).find(rule => rule.id.toLowerCase() === wanted)
    this.terminal.say(found ? `  ${found.id}: ${found.text}` : this.say.noRule(id))
  }

  private showLog(seat: Seat): void {
    const lines = this.eventsByMove.flatMap(events => this.linesOf(events, seat))
    this.terminal.say(lines.length === 0 ? this.say.logEmpty : this.say.logTitle)
    for (const line of lines.slice(-LOG_LINES)) this.terminal.say(line)
  }

  private showEnd(): void {
    const { terminal, say, words } = this
    const { match } = this.request
    const outcome = match.game.outcome(match.position)
    terminal.say(`\n${words.sketch(match.position, null, this.nameOf)}`)
    terminal.say(`\n${strong(say.over)}`)
    if (outcome) for (const line of this.scoreLines(outcome)) terminal.say(line)
    terminal.say(faint(say.openedSeed(match.setup.seed)))
  }

  private scoreLines({ places, scores, lines }: Outcome): string[] {
    const best = seatsOf(places.length).toSorted((a, b) => elementAt(places, a) - elementAt(places, b))
    return best.flatMap(seat => {
      const bySource = Map.groupBy(elementAt(lines, seat), line => line.source)
      const parts = [...bySource].map(
        ([source, same]) => `${this.words.source(source)} ${same.reduce((sum, line) => sum + line.points, 0)}`,
      )
      return [
        `  ${this.say.place(elementAt(places, seat)).padEnd(8)} ${strong(this.nameOf(seat))}: ${this.say.score(elementAt(scores, seat))}`,
        faint(`           ${parts.join(', ')}`),
      ]
    })
  }
}
