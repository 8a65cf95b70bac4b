import type { MakeBot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

const BOTS = { random, greedy } satisfies Record<string, MakeBot>

export type BotName = keyof typeof BOTS

/** Weakest first. */
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[]

export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name)

export const botNamed = (name: BotName): MakeBot => BOTS[name]
