import { hintAt } from '../../bots/advice/hint.ts'
import { hintInLines } from '../../bots/advice/in-words.ts'
import { HINT_WORDS } from '../../bots/advice/text.ts'
import type { Player } from '../../bots/bot.ts'
import { botRng } from '../../bots/play.ts'
import { Dialogue, type DialogueVoice } from '../../dialogue/dialogue.ts'
import { commandsOf, dialogueWords } from '../../dialogue/languages.ts'
import type { SpokenTable } from '../../dialogue/spoken-table.ts'
import type { GameEvent, Move, Position } from '../../kernel/game.ts'
import { commitmentTo } from '../../kernel/hash.ts'
import { inLanguage, type Language } from '../../kernel/languages.ts'
import { elementAt } from '../../kernel/list.ts'
import { type Match, playMove, type UndoBar, undo } from '../../kernel/match.ts'
import { type AdviceGame, type GameModule, loadAdviceGame } from '../../kernel/module.ts'
import { Rng } from '../../kernel/rng.ts'
import { type Seat, seatAt, type Viewer } from '../../kernel/seat.ts'
import type { RuleSection, Words } from '../../kernel/words.ts'
import { terminalWords } from './languages.ts'
import { faint, strong, type Terminal } from './terminal.ts'
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

/** As long as a hint may take on the page. */
const HINT_BUDGET = { milliseconds: 600 }

/** A match in the terminal: draws the table for the person who is asked, and lets bots move in between. */
export class Table {
  private readonly terminal: Terminal
  private readonly request: TableRequest
  private readonly say: TerminalWords
  private readonly voice: DialogueVoice
  private readonly words: Words
  private readonly rules: readonly RuleSection[]
  private readonly adviceGame: AdviceGame
  private readonly rngs: readonly Rng[]
  /** What happened, a list for each move, unmasked: shown only through `mask`. */
  private readonly eventsByMove: (readonly GameEvent[])[] = []
  /** How many moves each seat has been told of. */
  private readonly told: number[]
  private looking: Seat | null = null
  private isTerse = false

  static async open(terminal: Terminal, request: TableRequest): Promise<Table> {
    const { module, spoken } = request
    const [own, words, rules, say, commands] = await Promise.all([
      terminalWords[spoken](),
      module.words[spoken](),
      module.rules[spoken](),
      dialogueWords[spoken](),
      commandsOf(spoken),
    ])
    return new Table(terminal, request, own, { words, say, commands }, rules, await loadAdviceGame(module))
  }

  private constructor(
    terminal: Terminal,
    request: TableRequest,
    say: TerminalWords,
    voice: DialogueVoice,
    rules: readonly RuleSection[],
    adviceGame: AdviceGame,
  ) {
    this.terminal = terminal
    this.request = request
    this.say = say
    this.voice = voice
    this.words = voice.words
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
    const table = this.spokenTo(seat)
    const dialogue = new Dialogue(table, this.voice)
    dialogue.isTerse = this.isTerse
    terminal.say(`\n${strong(say.turnOf(this.nameOf(seat)))}. ${words.prompt(table.view, seat)}`)
    for (const line of dialogue.choices()) terminal.say(line)
    for (;;) {
      const typed = await terminal.ask(say.ask)
      if (typed === null) return 'left'
      const { lines, did } = await dialogue.answer(typed)
      this.isTerse = dialogue.isTerse
      for (const line of lines) terminal.say(line)
      if (did !== 'nothing') return did === 'left' ? 'left' : 'played'
    }
  }

  private spokenTo(seat: Seat): SpokenTable {
    const { match } = this.request
    const { game } = match
    const view = game.view(match.position, seat)
    const moves = game.moves(view, seat)
    return {
      game,
      view,
      viewer: seat,
      acting: seat,
      moves,
      seats: this.request.names.length,
      nameOf: this.nameOf,
      ownMoves: match.log.filter(entry => entry.seat === seat).map(entry => entry.move),
      log: this.eventsByMove.map(events => this.linesOf(events, seat)),
      since: match.log.findLastIndex(entry => entry.seat === seat) + 1,
      outcome: null,
      play: move => this.play(seat, move),
      undo: () => this.takeBack(seat),
      hint: async () => this.hintFor(seat, view, moves.length),
      rule: async id =>
        this.rules.flatMap(({ rules }) => rules).find(rule => rule.id.toLowerCase() === id.toLowerCase()) ?? null,
    }
  }

  private play(seat: Seat, move: Move): null {
    const played = playMove(this.request.match, seat, move)
    if (!played.ok) throw new Error(`a listed move was refused: ${JSON.stringify(played.error)}`)
    this.eventsByMove.push(played.value.events)
    this.told[seat] = this.eventsByMove.length
    for (const line of this.linesOf(played.value.events, seat)) this.terminal.say(line)
    return null
  }

  private takeBack(seat: Seat): UndoBar | null {
    const undone = undo(this.request.match, seat)
    if (!undone.ok) return undone.error
    this.eventsByMove.pop()
    for (const [other, told] of this.told.entries()) this.told[other] = Math.min(told, this.eventsByMove.length)
    return null
  }

  private hintFor(seat: Seat, view: Position, choices: number): string[] {
    const { spoken, match } = this.request
    if (choices < 2) return [inLanguage(HINT_WORDS, spoken).only]
    const rng = Rng.fromSeed(`hint ${match.setup.seed} ${match.log.length}`)
    const hint = hintAt(this.adviceGame, view, seat, rng, HINT_BUDGET)
    const speech = { language: spoken, words: this.words, nameOf: this.nameOf }
    return hintInLines(hint, view, seat, speech)
  }

  private showEnd(): void {
    const { terminal, say, words } = this
    const { match } = this.request
    terminal.say(`\n${words.sketch(match.position, null, this.nameOf)}\n`)
    for (const line of new Dialogue(
      { ...this.spokenTo(0), outcome: match.game.outcome(match.position) },
      this.voice,
    ).question())
      terminal.say(line)
    terminal.say(faint(say.openedSeed(match.setup.seed)))
  }
}
