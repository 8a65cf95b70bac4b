import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type LabGame, loadLabGame } from '../bots/former.ts'
import { BOT_NAMES, type BotName, botOf, isBotName } from '../bots/registry.ts'
import { GAME_IDS, type GameId, isGameId, loadGame } from '../games/registry.ts'
import { FILE_FORMAT, type FileFault, MAX_FILE_BYTES } from '../kernel/file.ts'
import type { Facts, Objection, Options } from '../kernel/game.ts'
import { LANGUAGES, type Language } from '../kernel/languages.ts'
import { elementAt } from '../kernel/list.ts'
import type { GameModule } from '../kernel/module.ts'
import { parseOptions, readOptionText } from '../kernel/options.ts'
import { recordOf } from '../kernel/record.ts'
import { BadInput } from './command.ts'
import { isProgram, type Program } from './door/outsider.ts'

type Flags = NonNullable<ParseArgsConfig['options']>

const TEXT = { type: 'string' } as const
const SWITCH = { type: 'boolean' } as const

/** Flags with a value, as in `--seed abc`. */
export const texts = <const K extends string>(...names: K[]): Record<K, typeof TEXT> => recordOf(names, () => TEXT)
/** Flags without one, as in `--json`. */
export const switches = <const K extends string>(...names: K[]): Record<K, typeof SWITCH> =>
  recordOf(names, () => SWITCH)

/** Splits a command's arguments into flags and exactly the named positionals. */
export function readArguments<const N extends readonly string[], const F extends Flags>(
  args: readonly string[],
  names: N,
  flags: F,
) {
  const { values, positionals } = parseStrictly(args, flags)
  if (hasOneForEach(names, positionals)) return { values, positionals }
  const missing = names[positionals.length]
  throw new BadInput(
    missing === undefined
      ? `Do not know what to do with ${quote(elementAt(positionals, names.length))}.`
      : `${missing} is missing: see --help.`,
  )
}

const hasOneForEach = <N extends readonly string[]>(
  names: N,
  given: readonly string[],
): given is { readonly [K in keyof N]: string } => given.length === names.length

function parseStrictly<const F extends Flags>(args: readonly string[], flags: F) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true })
  } catch (error) {
    // Only the first sentence: the rest advises the program's author.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split(/\.\s|\n/)
    throw new BadInput(`${sentence.replace(/\.$/, '')}.`)
  }
}

export const quote = (text: string): string => `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`

/** A game's module under the name by which workers load it too. */
export interface NamedGame extends GameModule {
  readonly id: GameId
}

export async function gameNamed(id: string): Promise<NamedGame> {
  if (!isGameId(id)) throw new BadInput(`There is no game ${quote(id)}: choose ${GAME_IDS.join(', ')}.`)
  return { id, ...(await loadGame(id)) }
}

export function wholeNumber(text: string | undefined, flag: string, low: number, high: number): number | undefined {
  if (text === undefined) return undefined
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= low && number <= high) return number
  throw new BadInput(`--${flag} must be a whole number from ${low} to ${high}, not ${quote(text)}.`)
}

/** As requested, or four, or as many as the game takes. */
export const playersAsked = (text: string | undefined, { min, max }: Facts['seats'], least = min): number =>
  wholeNumber(text, 'players', Math.max(least, min), max) ?? Math.min(4, max)

/** A table of bots, all of the same kind, as `absurd`, `trust` and `honesty` set it up. */
export async function tableOf(
  id: string,
  { bot, players }: { bot: string; players: string | undefined },
  least?: number,
) {
  const module = await gameNamed(id)
  const seats = playersAsked(players, module.game.facts.seats, least)
  const [seated = bot] = botSeats(bot, await loadLabGame(module.id))
  return { game: module.id, seats, bot: seated, options: await gameOptions(module, seats, undefined) }
}

export function language(text: string | undefined): Language {
  const found = LANGUAGES.find(known => known === (text ?? 'en'))
  if (found) return found
  throw new BadInput(`--lang must be ${LANGUAGES.join(' or ')}, not ${quote(text ?? '')}.`)
}

export const HUMAN = 'human'
export type SeatName = BotName | Program | typeof HUMAN

/** Reads `greedy,random,...`; people are allowed only where somebody can be asked. */
export function botSeats(text: string, botGame: LabGame): string[] {
  return seatWords(text).map(word => {
    if (isProgram(word) || botOf(word, botGame)) return word
    const versions = Object.keys(botGame.judgement.weights.versions).join(', ')
    throw new BadInput(
      `There is no bot ${quote(word)}: choose ${BOT_NAMES.join(', ')}, with @ and a version of the weights (${versions}) or, for those that search, : and a number of iterations if you like.`,
    )
  })
}

export function tableSeats(text: string): SeatName[] {
  return seatWords(text).map(word => {
    if (word === HUMAN || isBotName(word) || isProgram(word)) return word
    throw new BadInput(
      `There is no bot ${quote(word)}: a seat is ${[HUMAN, ...BOT_NAMES].join(', ')}, or cmd: and a program.`,
    )
  })
}

const seatWords = (text: string): string[] => text.split(',').map(word => word.trim())

/** Reads `k=v,k=v` or a JSON object, checks it against the game's facts, and fills in defaults. */
export async function gameOptions(module: GameModule, seats: number, text: string | undefined): Promise<Options> {
  const parsed = parseOptions(module.game, seats, optionsIn(module.game.facts, text))
  if (!parsed.ok) throw new BadInput(await sayObjection(module, parsed.error))
  return parsed.value
}

function optionsIn(facts: Facts, text: string | undefined): Record<string, unknown> {
  if (!text?.startsWith('{')) return readOptionText(facts, optionPairs(text))
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput(`--options ${quote(text)} is not JSON.`)
  }
}

function optionPairs(text: string | undefined): Record<string, string> {
  if (!text) return {}
  return Object.fromEntries(
    text.split(',').map(pair => {
      const at = pair.indexOf('=')
      if (at < 1) throw new BadInput(`--options is written name=value,name=value, and ${quote(pair)} is not.`)
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    }),
  )
}

/** An objection in one English sentence, the kernel's or the game's. */
export async function sayObjection({ game, words }: GameModule, { code, rule, figures }: Objection): Promise<string> {
  const { facts } = game
  switch (rule === 'options' || rule === 'kernel' ? code : 'game') {
    case 'seat-count':
      return `${facts.id} seats ${figures.min} to ${figures.max} players, not ${figures.seats}.`
    case 'unknown-option':
      return `${facts.id} has no option ${quote(String(figures.option))} for this number of players.`
    case 'bad-option':
      return `${figures.value} does not fit the option ${figures.option} of ${facts.id}.`
    case 'malformed':
      return 'this is not a move.'
    case 'not-your-turn':
      return 'it is not the turn of that seat.'
    case 'game-over':
      return 'the game is over.'
    case 'not-listed':
      return 'that is not among the legal moves.'
    default:
      return (await words.en()).objection({ code, rule, figures })
  }
}

/** What is wrong with a match file, in one English sentence. */
export async function sayFault(module: GameModule | null, fault: FileFault): Promise<string> {
  switch (fault.code) {
    case 'too-large':
      return `it is larger than ${MAX_FILE_BYTES} bytes.`
    case 'not-json':
      return 'it is not JSON (damaged or cut short?).'
    case 'not-a-match':
      return `it is not a ${FILE_FORMAT} file.`
    case 'wrong-seed':
      return 'its seed does not match the commitment made before the first move.'
    case 'future-version':
      return `its format version is ${fault.version} and this program knows ${fault.known}: update the program.`
    case 'other-game':
      return `it is a match of ${quote(fault.game)}, a game this program does not have.`
    case 'other-rules':
      return `it was played under rules version ${fault.rulesVersion}, and this program knows versions 1 to ${fault.known}: update the program. The file is intact: ${fault.players.filter(name => name).join(', ') || `${fault.players.length} players`}, ${fault.moves} moves.`
    case 'bad-field':
      return `its field ${quote(fault.field)} is missing or wrong.`
    case 'bad-setup':
      return `its set-up is refused: ${await objectionIn(module, fault.objection)}`
    case 'illegal-move':
      return `its move ${fault.at} is illegal: ${await objectionIn(module, fault.objection)}`
    case 'different-position':
      return `its position after move ${fault.at} is not the one the rules give.`
  }
}

const objectionIn = async (module: GameModule | null, objection: Objection): Promise<string> =>
  module ? sayObjection(module, objection) : `${objection.code}.`
