/* Bundled rules have no types: see scripts/freeze.ts. */
declare module '*/frozen.js' {
  export const game: import('./game.ts').Game
  export const judgement: import('./judgement.ts').Judgement | undefined
}
