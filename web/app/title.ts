import { text } from '../text/text.svelte.ts'
import { isCoverId } from './covers.ts'

/** What a game is called in the language of the page. */
export const titleOf = (game: string): string => (isCoverId(game) ? text().covers[game].title : game)
