import type { MakeBot } from './bot.ts'
import { greedy } from './greedy.ts'
import { novice } from './novice.ts'
import { random } from './random.ts'
import { searcher } from './searcher.ts'

const MASTER_MS = 1900

/** The levels as players know them stand beside `random` and `greedy`, which measure. */
const BOTS = {
  random,
  greedy,
  novice,
  steady: greedy,
  sharp: searcher(() => ({ iterations: 300 })),
  expert: searcher(() => ({ iterations: 3000 })),
  master: searcher(() => ({ until: performance.now() + MASTER_MS })),
} satisfies Record<string, MakeBot>

export type BotName = keyof typeof BOTS

/** Weakest first. */
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[]

export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name)

export const botNamed = (name: BotName): MakeBot => BOTS[name]

/** The strengths offered to people, weakest first. */
export const LEVELS = ['novice', 'steady', 'sharp', 'expert', 'master'] as const satisfies readonly BotName[]
export type Level = (typeof LEVELS)[number]
