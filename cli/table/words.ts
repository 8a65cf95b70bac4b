import type { Level } from '../../bots/levels.ts'
import type { BotName } from '../../bots/registry.ts'

/** The terminal's own words; the game's come from the game. */
export interface TerminalWords {
  readonly human: (number: number) => string
  readonly bot: (name: BotName, number: number) => string
  readonly program: (command: string, number: number) => string
  readonly sealedSeed: (commitment: string) => string
  readonly openedSeed: (seed: string) => string
  readonly curtain: (name: string) => string
  readonly turnOf: (name: string) => string
  readonly since: string
  readonly ask: string
  readonly saved: (file: string) => string
  readonly menuGame: string
  readonly menuPlayers: (min: number, max: number) => string
  readonly menuOpponents: string
  readonly menuBots: Readonly<Record<Level, string>>
  readonly menuChoose: (fallback: number) => string
  readonly menuAgain: (low: number, high: number) => string
}
