import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Player } from '../../bots/bot.ts'
import type { Game, Move } from '../../kernel/game.ts'
import { isRecord } from '../../kernel/json.ts'

/** A program in any language that answers questions line by line (docs/bots.md). */
export const PROTOCOL = 1

export const OUTSIDER = 'cmd:'

/** A seat for a program: `cmd:python3 examples/bot.py`. */
export type Program = `${typeof OUTSIDER}${string}`

export const isProgram = (spec: string): spec is Program => spec.startsWith(OUTSIDER)

export const commandOf = (program: Program): string => program.slice(OUTSIDER.length)

export interface OutsiderSettings {
  /** How long an answer may take. */
  readonly deadline: number
  /** Called for every unusable answer; a random move is made instead. */
  report(fault: string): void
}

interface OpenQuestion {
  readonly id: number
  answered(answer: Record<string, unknown>): void
  failed(why: string): void
}

/** A program that keeps crashing is not restarted for ever. */
const MOST_STARTS = 5

/** A program at a seat. It starts with the first question, and again after a crash. */
export class Outsider implements Player {
  private child: ChildProcessWithoutNullStreams | null = null
  private asked = 0
  private starts = 0
  private waiting: OpenQuestion | null = null
  private readonly command: string
  private readonly game: Game
  private readonly settings: OutsiderSettings

  constructor(spec: Program, game: Game, settings: OutsiderSettings) {
    this.command = commandOf(spec)
    this.game = game
    this.settings = settings
  }

  choose: Player['choose'] = async (view, seat, moves, rng) => {
    const { deadline } = this.settings
    const { id: game, rulesVersion } = this.game.facts
    try {
      const answer = await this.ask({ protocol: PROTOCOL, game, rulesVersion, seat, view, moves, deadline })
      return chosen(answer, moves)
    } catch (error) {
      this.settings.report(`${this.command}: ${error instanceof Error ? error.message : String(error)}`)
      return rng.pick(moves)
    }
  }

  close(): void {
    const { child } = this
    this.child = null
    child?.stdin.end()
    child?.kill()
  }

  private ask(question: object): Promise<Record<string, unknown>> {
    return new Promise((resolve, reject) => {
      const child = this.child ?? this.start()
      const id = this.asked++
      const timer = setTimeout(() => {
        // It may hang for ever: a fresh one answers the next question.
        this.close()
        reject(new Error('answered too late'))
      }, this.settings.deadline)
      this.waiting = {
        id,
        answered: answer => {
          clearTimeout(timer)
          resolve(answer)
        },
        failed: why => {
          clearTimeout(timer)
          reject(new Error(why))
        },
      }
      child.stdin.write(`${JSON.stringify({ id, ...question })}\n`)
    })
  }

  private start(): ChildProcessWithoutNullStreams {
    if (this.starts === MOST_STARTS) throw new Error('has been started too often')
    this.starts++
    const [program = '', ...args] = this.command.split(/\s+/)
    const child = spawn(program, args)
    // An abandoned process may still write and exit; that is no answer to its successor's question.
    const broke = (why: string) => {
      if (this.child !== child) return
      this.child = null
      this.waiting?.failed(why)
      this.waiting = null
    }
    child.on('error', error => broke(`could not be run (${error.message})`))
    child.on('exit', code => broke(`ended with status ${code}`))
    // Writing to a program that has just ended is not an error; its end is reported.
    child.stdin.on('error', () => {})
    child.stderr.pipe(process.stderr, { end: false })
    createInterface(child.stdout).on('line', line => {
      if (this.child === child) this.hear(line)
    })
    this.child = child
    return child
  }

  private hear(line: string): void {
    const { waiting } = this
    if (!waiting) return
    const answer = parsed(line)
    // Late answers belong to an older question.
    if (isRecord(answer) && answer.id !== waiting.id) return
    this.waiting = null
    if (isRecord(answer)) waiting.answered(answer)
    else waiting.failed('answered something that is no JSON object')
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** The answer names a move by its index, or repeats it. */
function chosen(answer: Record<string, unknown>, moves: readonly Move[]): Move {
  if (typeof answer.index === 'number') {
    const move = moves[answer.index]
    if (move) return move
  } else {
    const text = JSON.stringify(answer.move)
    const move = moves.find(legal => JSON.stringify(legal) === text)
    if (move) return move
  }
  throw new Error('answered with a move that is not legal')
}
