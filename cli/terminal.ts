import { LEVELS } from '../bots/levels.ts'
import { GAME_IDS, loadGame } from '../games/registry.ts'
import { freshSeed } from '../kernel/hash.ts'
import { FALLBACK, LANGUAGE_NAMES, LANGUAGES } from '../kernel/languages.ts'
import { elementAt } from '../kernel/list.ts'
import { parseOptions } from '../kernel/options.ts'
import { HUMAN, readArguments, type SeatName } from './arguments.ts'
import { type CliCommand, EXIT } from './command.ts'
import { playAtTable, type SittingDown } from './play.ts'
import { terminalWords } from './table/languages.ts'
import { openTerminal, strong, type Terminal } from './table/terminal.ts'
import type { TerminalWords } from './table/words.ts'

export const terminal: CliCommand = {
  name: 'terminal',
  usage: '',
  summary: 'Asks what you would like to play, and plays it in the terminal.',
  details: '',

  async run(args) {
    readArguments(args, [], {})
    const screen = openTerminal()
    const sitting = await askForTable(screen)
    if (sitting) await playAtTable(screen, sitting)
    screen.close()
    return EXIT.fine
  },
}

/** Null at the end of input. */
async function askForTable(terminal: Terminal): Promise<SittingDown | null> {
  terminal.say(strong('\nPentarchy\n'))
  const tongue = await choose(
    terminal,
    await terminalWords[FALLBACK](),
    '',
    LANGUAGES.map(id => LANGUAGE_NAMES[id]),
  )
  if (tongue === null) return null
  const spoken = elementAt(LANGUAGES, tongue)
  const say = await terminalWords[spoken]()

  const modules = await Promise.all(GAME_IDS.map(loadGame))
  const labels = await Promise.all(
    modules.map(async module => {
      const { title, tagline } = await module.words[spoken]()
      return `${title}: ${tagline}`
    }),
  )
  const game = await choose(terminal, say, say.menuGame, labels)
  if (game === null) return null
  const module = elementAt(modules, game)

  const { min, max } = module.game.facts.seats
  const count = await askNumber(terminal, say, say.menuPlayers(min, max), min, max, Math.max(min, Math.min(max, 3)))
  if (count === null) return null

  const opponents = LEVELS.map(level => say.menuBots[level])
  const bot = await choose(terminal, say, say.menuOpponents, opponents, LEVELS.indexOf('steady'))
  if (bot === null) return null

  const options = parseOptions(module.game, count, {})
  if (!options.ok) throw new Error(`the default options are refused: ${JSON.stringify(options.error)}`)
  const seats: SeatName[] = Array.from({ length: count }, (_, at) => (at === 0 ? HUMAN : elementAt(LEVELS, bot)))
  return { module, seats, options: options.value, seed: freshSeed(), spoken }
}

/** The chosen line, counted from 0; `usual` if nothing was typed. */
async function choose(
  terminal: Terminal,
  say: TerminalWords,
  question: string,
  lines: readonly string[],
  usual = 0,
): Promise<number | null> {
  const list = lines.map((line, at) => `  ${at + 1}  ${line}`).join('\n')
  const number = await askNumber(terminal, say, question ? `${question}\n${list}` : list, 1, lines.length, usual + 1)
  return number === null ? null : number - 1
}

async function askNumber(
  terminal: Terminal,
  say: TerminalWords,
  question: string,
  low: number,
  high: number,
  usual: number,
): Promise<number | null> {
  terminal.say(question)
  for (;;) {
    const line = await terminal.ask(say.menuChoose(usual))
    if (line === null) return null
    const number = line === '' ? usual : Number(line)
    if (Number.isInteger(number) && number >= low && number <= high) return number
    terminal.say(say.menuAgain(low, high))
  }
}
