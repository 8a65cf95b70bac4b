import { randomUUID } from 'node:crypto'
import { isGameId, loadGame } from '../games/registry.ts'
import { isRecord } from '../kernel/json.ts'
import { Rng } from '../kernel/rng.ts'
import type { AnswerReply, BotQuestion, StreamEvent } from '../wire/programs.ts'
import type { TableInfo } from '../wire/table.ts'
import { readArguments, texts, wholeNumber } from './arguments.ts'
import { stopSignal } from './club.ts'
import { BadInput, type CliCommand, EXIT } from './command.ts'
import { OUTSIDER, Outsider } from './door/outsider.ts'

const DEADLINE_MS = 10_000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

export const bot: CliCommand = {
  name: 'bot',
  usage: '"PROGRAM" --club ADDRESS [--games GAME,...] [--tables N] [--deadline MS]',
  summary: 'Lets a program play at a club, with the protocol of the arena.',
  details: `
Needs the token of a bot account in TOKEN (docs/api.md). Try: TOKEN=... pentarchy bot "python3 examples/bot.py" --club http://localhost:8080 --games ethnos

  --club      the club's address
  --games     sits down at public tables of these games; without it, somebody else must seat the bot
  --tables    how many at a time (1)
  --deadline  how long the program may think, in milliseconds (${DEADLINE_MS}); then a random move is made`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['PROGRAM'], texts('club', 'games', 'tables', 'deadline'))
    const token = process.env.TOKEN
    if (!token) throw new BadInput('TOKEN is not set: make a token in the account of the bot.')
    if (!values.club || !URL.canParse(values.club)) throw new BadInput('--club wants an address.')
    const games = values.games?.split(',') ?? []
    for (const game of games) if (!isGameId(game)) throw new BadInput(`There is no game "${game}".`)
    const seat = new BotSeat({
      club: new URL(values.club).origin,
      token,
      command: positionals[0],
      games: new Set(games),
      mostTables: wholeNumber(values.tables, 'tables', 1, 50) ?? 1,
      deadline: wholeNumber(values.deadline, 'deadline', 100, 3_600_000) ?? DEADLINE_MS,
    })
    const stopped = stopSignal()
    const listening = seat.listenForEver()
    await Promise.race([stopped, listening])
    seat.close()
    return EXIT.fine
  },
}

interface BotSettings {
  readonly club: string
  readonly token: string
  readonly command: string
  readonly games: ReadonlySet<string>
  readonly mostTables: number
  readonly deadline: number
}

/** A program at a club: hears the stream, asks the program, sends its answers. */
class BotSeat {
  private readonly settings: BotSettings
  /** One process for each table. */
  private readonly programs = new Map<string, Promise<Outsider>>()
  private readonly playing = new Set<string>()
  /** What is under way at each table, one question after another. */
  private readonly turns = new Map<string, Promise<void>>()
  private readonly hangUp = new AbortController()
  private me = ''

  constructor(settings: BotSettings) {
    this.settings = settings
  }

  /** Ends only with `close`, or if the club does not know the token. */
  async listenForEver(): Promise<void> {
    let pause = FIRST_PAUSE_MS
    while (!this.hangUp.signal.aborted) {
      try {
        for await (const event of this.stream()) {
          pause = FIRST_PAUSE_MS
          void this.hear(event).catch(error => this.complain(error))
        }
      } catch (error) {
        if (error instanceof BadInput) throw error
        this.complain(error)
      }
      await new Promise(resolve => setTimeout(resolve, pause).unref())
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
  }

  close(): void {
    this.hangUp.abort()
    for (const table of [...this.programs.keys()]) this.closeProgram(table)
  }

  private complain(error: unknown): void {
    if (!this.hangUp.signal.aborted) console.error(error instanceof Error ? error.message : String(error))
  }

  private async call(method: string, path: string, body?: object): Promise<Response> {
    return fetch(this.settings.club + path, {
      method,
      headers: {
        authorization: `Bearer ${this.settings.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: this.hangUp.signal,
    })
  }

  private async *stream(): AsyncGenerator<StreamEvent> {
    const reply = await this.call('GET', `/api/stream${this.settings.games.size > 0 ? '?lobby=1' : ''}`)
    if (reply.status === 401 || reply.status === 403)
      throw new BadInput('The club does not accept this token: it wants one of a bot account, with the scope "play".')
    if (!reply.ok || !reply.body) throw new Error(`the club answered ${reply.status}`)
    let rest = ''
    for await (const chunk of reply.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line !== '') yield JSON.parse(line)
    }
  }

  private async hear(event: StreamEvent): Promise<void> {
    switch (event.kind) {
      case 'hello':
        this.me = event.you.id
        console.log(`${event.you.name} is at ${this.settings.club} (Ctrl-C ends it)`)
        break
      case 'question':
        await this.takeTurn(event)
        break
      case 'table':
        this.note(event.table)
        break
      case 'lobby':
        await this.sitAt(event.table)
    }
  }

  private note({ id, state, seats }: TableInfo): void {
    const seated = seats.some(seat => seat.kind === 'person' && seat.id === this.me)
    if (state !== 'over' && seated) this.playing.add(id)
    else {
      this.playing.delete(id)
      this.turns.delete(id)
      this.closeProgram(id)
    }
  }

  private closeProgram(table: string): void {
    void this.programs.get(table)?.then(program => program.close())
    this.programs.delete(table)
  }

  private async sitAt(table: TableInfo): Promise<void> {
    const { games, mostTables } = this.settings
    const seat = table.seats.findIndex(({ kind }) => kind === 'open')
    if (table.state !== 'gathering' || seat < 0 || !games.has(table.game)) return
    if (this.playing.has(table.id) || this.playing.size >= mostTables) return
    this.playing.add(table.id)
    const reply = await this.call('POST', `/api/tables/${table.id}/sit`, { seat })
    if (!reply.ok) this.playing.delete(table.id)
  }

  private takeTurn(question: BotQuestion): Promise<void> {
    const before = this.turns.get(question.table) ?? Promise.resolve()
    const turn = before.catch(() => {}).then(() => this.answerAll(question))
    this.turns.set(question.table, turn)
    return turn
  }

  /** As long as the seat is asked again at once. */
  private async answerAll(first: BotQuestion): Promise<void> {
    let question: BotQuestion | null = first
    while (question) {
      const move = await this.choose(question)
      const reply = await this.call('POST', '/api/answers', { id: question.id, move })
      const body: unknown = await reply.json()
      if (!reply.ok) throw new Error(`the club refused: ${isRecord(body) ? String(body.fault) : reply.status}`)
      question = (body as AnswerReply).next
    }
  }

  private async choose({ table, game, view, seat, moves }: BotQuestion) {
    const program = await this.programAt(table, game)
    return program.choose(view, seat, moves, Rng.fromSeed(randomUUID()))
  }

  private programAt(table: string, game: string): Promise<Outsider> {
    const known = this.programs.get(table) ?? this.start(game)
    this.programs.set(table, known)
    return known
  }

  private async start(game: string): Promise<Outsider> {
    if (!isGameId(game)) throw new Error(`this program does not know ${game}`)
    const { deadline, command } = this.settings
    const loaded = await loadGame(game)
    return new Outsider(`${OUTSIDER}${command}`, loaded.game, { deadline, report: fault => console.error(fault) })
  }
}
