/** How a game looks before it is opened: what `games/<game>/table/cover.ts` exports as `cover`. */
export interface GameCover {
  readonly minutes: number
  /** How much there is to learn, from 1 to 3. */
  readonly weight: 1 | 2 | 3
  /** The colour of the button that starts a game. */
  readonly accent: string
  /** Behind the pictures: dark enough for gold and white text. */
  readonly deep: string
  /** The glyph that stands for the game in lists. */
  readonly sigil: string
  /**
   * The picture, as the inside of an SVG of 240 by 345. `id` keeps clip paths apart when it is drawn twice on one page.
   */
  readonly scene: (id: string) => string
  /** The part of the scene that a small picture shows, as a `viewBox`. */
  readonly thumbnail: string
}
