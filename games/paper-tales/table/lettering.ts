export interface Lettering {
  readonly lines: readonly string[]
  readonly size: number
}

/** Letters of the display face are about half as wide as high. */
const WIDE = 0.53

/** A name on one line if it fits at a good size, otherwise on two at its best space. */
export function letter(name: string, width: number, largest: number): Lettering {
  const sizeOf = (longest: number) => Math.min(largest, width / (longest * WIDE))
  const alone = sizeOf(name.length)
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  if (alone > largest * 0.72 || spaces.length === 0) return { lines: [name], size: alone }
  const longer = (at: number) => Math.max(at, name.length - at - 1)
  const at = spaces.reduce((best, space) => (longer(space) < longer(best) ? space : best))
  return { lines: [name.slice(0, at), name.slice(at + 1)], size: Math.min(largest * 0.8, sizeOf(longer(at))) }
}
