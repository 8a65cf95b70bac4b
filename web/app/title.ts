import listings from 'virtual:listings'
import { preferences } from '../store/preferences.svelte.ts'

/** A game's title in the language of the page. */
export const titleOf = (game: string): string =>
  listings.find(({ id }) => id === game)?.words[preferences.language].title ?? game
