/** How many sit at each table, the larger tables first. Whoever is left over rests. */
export interface Sizes {
  readonly tables: readonly number[]
  readonly rest: number
}

/** Everybody plays, at tables as full and as equal as can be; somebody rests only if a table would be too small. */
export function tableSizes(players: number, seats: number, least = 2): Sizes {
  const count = Math.ceil(players / seats)
  const small = Math.floor(players / count)
  if (count === 0 || small < Math.min(least, seats)) {
    const full = Math.floor(players / seats)
    return { tables: Array.from({ length: full }, () => seats), rest: players - full * seats }
  }
  const large = players - small * count
  return { tables: Array.from({ length: count }, (_, table) => (table < large ? small + 1 : small)), rest: 0 }
}

/** Cuts a list into parts of these sizes; what is left over follows as the last part. */
export function cut<T>(list: readonly T[], sizes: readonly number[]): T[][] {
  let from = 0
  return sizes.map(size => {
    from += size
    return list.slice(from - size, from)
  })
}
