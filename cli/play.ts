import { existsSync, writeFileSync } from 'node:fs'
import type { Player } from '../bots/bot.ts'
import { playTable } from '../bots/play.ts'
import { botNamed } from '../bots/registry.ts'
import { exportMatch } from '../kernel/file.ts'
import type { Facts, Options } from '../kernel/game.ts'
import { commitmentTo, freshSeed } from '../kernel/hash.ts'
import { FALLBACK, type Language } from '../kernel/languages.ts'
import { createMatch, type Match } from '../kernel/match.ts'
import { type BotGame, type GameModule, loadBotGame } from '../kernel/module.ts'
import {
  gameNamed,
  gameOptions,
  HUMAN,
  language,
  quote,
  readArguments,
  type SeatName,
  sayObjection,
  switches,
  tableSeats,
  texts,
} from './arguments.ts'
import { BadInput, type CliCommand, EXIT } from './command.ts'
import { commandOf, isProgram, Outsider } from './door/outsider.ts'
import { terminalWords } from './table/languages.ts'
import { Table } from './table/table.ts'
import { openTerminal, type Terminal } from './table/terminal.ts'

export const play: CliCommand = {
  name: 'play',
  usage: 'GAME [--seats human,greedy,...] [--lang ru|en] [--options k=v,...] [--seed S] [--save FILE] [--json]',
  summary: 'Plays in the terminal: you against bots, or several people in turn at one screen.',
  details: `
At the table, type the number of a move, part of its words, or help.

  --seats    who sits where: human, the name of a bot, or a program, "cmd:python3 examples/bot.py" (human,greedy,greedy)
  --lang     the language of the table (en)
  --options  the game's options
  --seed     any text (a secret one, drawn afresh; its fingerprint is shown first and the seed itself at the end)
  --save     write the match to a new file when it is over or you leave
  --json     bots only: one JSON object with the result instead of the log`,

  async run(args) {
    const { values, positionals } = readArguments(args, ['GAME'], {
      ...texts('seats', 'lang', 'options', 'seed', 'save'),
      ...switches('json'),
    })
    const module = await gameNamed(positionals[0])
    const spoken = language(values.lang)
    const seats = values.seats === undefined ? usualSeats(module.game.facts) : tableSeats(values.seats)
    const options = await gameOptions(module, seats.length, values.options)
    const { seed = freshSeed(), save } = values
    if (save && existsSync(save)) throw new BadInput(`${quote(save)} exists already: --save names a new file.`)
    if (values.json) return playSilently(module, seats, options, seed, save)
    const terminal = openTerminal()
    await playAtTable(terminal, { module, seats, options, seed, spoken, save })
    terminal.close()
    return EXIT.fine
  },
}

const usualSeats = ({ seats }: Facts): SeatName[] => [
  HUMAN,
  ...Array.from({ length: Math.min(seats.max, Math.max(seats.min, 3)) - 1 }, () => 'greedy' as const),
]

export interface SittingDown {
  readonly module: GameModule
  readonly seats: readonly SeatName[]
  readonly options: Options
  readonly seed: string
  readonly spoken: Language
  readonly save?: string | undefined
}

export async function playAtTable(terminal: Terminal, sitting: SittingDown): Promise<void> {
  const { module, seats, options, seed, spoken, save } = sitting
  const say = await terminalWords[spoken]()
  const created = createMatch(module.game, seats.length, options, seed)
  if (!created.ok) throw new BadInput(await sayObjection(module, created.error))
  const match = created.value
  const names = await namesOf(seats, spoken)
  const botGame = await loadBotGame(module)
  const bots = seats.map(seat => (seat === HUMAN ? null : playerAt(seat, botGame, report => terminal.say(report))))
  const table = await Table.open(terminal, { module, match, bots, names, spoken })
  await table.run()
  for (const bot of bots) if (bot instanceof Outsider) bot.close()
  if (save) {
    saveMatch(save, match, names)
    terminal.say(say.saved(save))
  }
}

/** After this long a random move replaces a program's. */
const DEADLINE_MS = 30_000

const playerAt = (seat: Exclude<SeatName, typeof HUMAN>, botGame: BotGame, report: (fault: string) => void): Player =>
  isProgram(seat) ? new Outsider(seat, botGame.game, { deadline: DEADLINE_MS, report }) : botNamed(seat)(botGame)

async function namesOf(seats: readonly SeatName[], spoken: Language): Promise<string[]> {
  const say = await terminalWords[spoken]()
  return seats.map((seat, at) => {
    if (seat === HUMAN) return say.human(at + 1)
    return isProgram(seat) ? say.program(commandOf(seat), at + 1) : say.bot(seat, at + 1)
  })
}

const saveMatch = (file: string, match: Match, names: readonly string[]): void =>
  writeFileSync(file, `${JSON.stringify(exportMatch(match, names))}\n`, { flag: 'wx' })

async function playSilently(
  module: GameModule,
  seats: readonly SeatName[],
  options: Options,
  seed: string,
  save: string | undefined,
): Promise<number> {
  const botGame = await loadBotGame(module)
  const bots = seats.map(seat => {
    if (seat === HUMAN) throw new BadInput('--json is for tables of bots: nobody can be asked.')
    return playerAt(seat, botGame, console.error)
  })
  const played = await playTable(module, bots, options, seed)
  for (const bot of bots) if (bot instanceof Outsider) bot.close()
  if (!played.ok) throw new BadInput(await sayObjection(module, played.error))
  const match = played.value
  if (save) saveMatch(save, match, await namesOf(seats, FALLBACK))
  const outcome = module.game.outcome(match.position)
  const commitment = commitmentTo(seed)
  console.log(JSON.stringify({ game: module.game.facts.id, seats, seed, commitment, moves: match.log.length, outcome }))
  return EXIT.fine
}
