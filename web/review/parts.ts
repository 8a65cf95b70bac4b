/* Everything a table needs for a review, loaded together on first use. */

export { default as AboveBoard } from './AboveBoard.svelte'
export { default as FilmLine } from './FilmLine.svelte'
export { newsFilm } from './film.svelte.ts'
export { default as ReviewPanel } from './ReviewPanel.svelte'
export { Review } from './review.svelte.ts'
export { reviewWords } from './text/text.svelte.ts'
