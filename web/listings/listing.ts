import type { Facts } from '../../kernel/game.ts'
import { LANGUAGES, type Language } from '../../kernel/languages.ts'

/** What the page says of a game before loading it, read from the game's facts and words. */
export interface GameListing {
  readonly id: string
  readonly seats: Facts['seats']
  readonly rulesVersion: number
  /** A game to learn from, off the shelf unless asked for. */
  readonly example: boolean
  readonly words: Readonly<Record<Language, { readonly title: string; readonly tagline: string }>>
}

type Registry = typeof import('../../games/registry.ts')

export const listGames = ({ GAME_IDS, loadGame }: Registry): Promise<GameListing[]> =>
  Promise.all(
    GAME_IDS.map(async id => {
      const module = await loadGame(id)
      const { seats, rulesVersion, example = false } = module.game.facts
      const words = await Promise.all(
        LANGUAGES.map(async language => {
          const { title, tagline } = await module.words[language]()
          return [language, { title, tagline }] as const
        }),
      )
      return { id, seats, rulesVersion, example, words: Object.fromEntries(words) as GameListing['words'] }
    }),
  )
