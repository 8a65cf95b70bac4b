const Z95 = 1.96

/** Hits among trials; shared wins count as parts. */
export interface Share {
  readonly hits: number
  readonly trials: number
}

export const shareOf = ({ hits, trials }: Share): number => (trials === 0 ? 0 : hits / trials)

/** Wilson 95 %. */
export function interval({ hits, trials }: Share): readonly [low: number, high: number] {
  const share = hits / trials
  const spread = Z95 * Math.sqrt((share * (1 - share)) / trials + Z95 ** 2 / (4 * trials ** 2))
  const centre = share + Z95 ** 2 / (2 * trials)
  const scale = 1 + Z95 ** 2 / trials
  return [(centre - spread) / scale, (centre + spread) / scale]
}

export const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

export function told(share: Share): string {
  if (share.trials === 0) return '-'
  const [low, high] = interval(share)
  return `${percent(shareOf(share))} (${percent(low)} to ${percent(high)})`
}

/** A mean with the half width of its normal 95 % interval. */
export function mean(list: readonly number[]): string {
  if (list.length === 0) return '-'
  const average = list.reduce((total, value) => total + value, 0) / list.length
  const variance = list.reduce((total, value) => total + (value - average) ** 2, 0) / Math.max(1, list.length - 1)
  return `${average.toFixed(1)} ± ${(Z95 * Math.sqrt(variance / list.length)).toFixed(1)}`
}
