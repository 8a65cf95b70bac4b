import { keysOf } from '../kernel/record.ts'
import type { Bot, MakeBot } from './bot.ts'
import { withErrors } from './error-model.ts'
import type { LabGame, SearchingLevel } from './former.ts'
import { greedy } from './greedy.ts'
import { EFFORTS, ERROR_MODELS, type Level } from './levels.ts'
import { random } from './random.ts'
import { searcher } from './searcher.ts'
import { unmasked } from './seer.ts'

/** The levels players choose from, and the `random` and `greedy` baselines. */
const BOTS = {
  random,
  greedy,
  novice: withErrors(ERROR_MODELS.novice),
  steady: withErrors(ERROR_MODELS.steady),
  sharp: greedy,
  expert: searcher(EFFORTS.expert),
  master: searcher(EFFORTS.master),
} satisfies Record<Level | 'random' | 'greedy', MakeBot>

export type BotName = keyof typeof BOTS

/** Weakest first. */
export const BOT_NAMES = keysOf(BOTS)

export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name)

export const botNamed = (name: BotName): MakeBot => BOTS[name]

/** Bots that accept a number of iterations. In experiments Sharp may search as well. */
const SEARCHING: ReadonlySet<BotName> = new Set(['sharp', 'expert', 'master'])

const SPEC = /^([a-z]+)(?:@([\w-]+))?(?::([1-9]\d{0,6}))?(!)?$/

const isSearchingLevel = (name: BotName): name is SearchingLevel => Object.hasOwn(EFFORTS, name)

/**
 * A bot for an experiment: `expert`, `greedy@manual` (that version of the game's weights), `expert:500` (that many
 * iterations), or both. `expert@1` is a former Expert; a final `!` lets a bot see what is hidden. Null if there is no
 * such bot.
 */
export function botOf(spec: string, botGame: LabGame): Bot | null {
  const [, name = '', version, iterations, cheats] = SPEC.exec(spec) ?? []
  if (!isBotName(name)) return null
  const former = version === undefined ? undefined : botGame.former?.[version]
  if (former)
    return isSearchingLevel(name) && !cheats ? former.makeBot(name, iterations ? Number(iterations) : undefined) : null
  if (version !== undefined && !Object.hasOwn(botGame.judgement.weights.versions, version)) return null
  const seen = cheats ? unmasked(botGame) : botGame
  if (iterations === undefined) return BOTS[name](seen, version)
  return SEARCHING.has(name) ? searcher({ iterations: Number(iterations), exact: true })(seen, version) : null
}
