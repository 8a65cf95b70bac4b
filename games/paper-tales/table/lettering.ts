export interface Lettering {
  readonly lines: readonly string[]
  readonly size: number
}

/** Letters of the display face are about half as wide as they are high. */
const WIDE = 0.53

/** Letters of the text face are narrower, and lines seldom fill up. */
const TEXT_WIDE = 0.47
const SLACK = 0.2
const LINE = 1.06

/** Text sizes of a face, each with the picture height it must leave. */
const SIZES = [
  [14, 88],
  [13, 84],
  [12, 74],
  [11.5, 60],
  [11, 44],
  [10.5, 30],
  [10, 0],
] as const

export interface FaceRoom {
  readonly textSize: number
  readonly picture: number
}

/** How a face divides its height between picture and sentences: all of the text is legible, as large as possible. */
export function shareRoom(texts: readonly string[], width: number, height: number): FaceRoom {
  const needed = (size: number) =>
    texts.reduce(
      (sum, text) => sum + Math.ceil((text.length * size * TEXT_WIDE) / width + SLACK) * size * LINE + 1.5,
      0,
    )
  const fitting = SIZES.find(([size, picture]) => height - needed(size) >= picture)
  const textSize = fitting?.[0] ?? 10
  return { textSize, picture: Math.max(26, Math.min(96, height - needed(textSize))) }
}

/** A name on one line if it fits at a good size, otherwise on two, split at the best space. */
export function letter(name: string, width: number, largest: number): Lettering {
  const sizeOf = (longest: number) => Math.min(largest, width / (longest * WIDE))
  const alone = sizeOf(name.length)
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  if (alone > largest * 0.72 || spaces.length === 0) return { lines: [name], size: alone }
  const longer = (at: number) => Math.max(at, name.length - at - 1)
  const at = spaces.reduce((best, space) => (longer(space) < longer(best) ? space : best))
  return { lines: [name.slice(0, at), name.slice(at + 1)], size: Math.min(largest * 0.8, sizeOf(longer(at))) }
}
