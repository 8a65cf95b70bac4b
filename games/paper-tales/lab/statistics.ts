const Z95 = 1.96

export const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

/** A share with its Wilson 95 % interval; shared wins count as parts. */
export function wilson(hits: number, trials: number): string {
  if (trials === 0) return '-'
  const share = hits / trials
  const spread = Z95 * Math.sqrt((share * (1 - share)) / trials + Z95 ** 2 / (4 * trials ** 2))
  const centre = share + Z95 ** 2 / (2 * trials)
  const scale = 1 + Z95 ** 2 / trials
  return `${percent(share)} (${percent((centre - spread) / scale)} to ${percent((centre + spread) / scale)})`
}

/** A mean with the half width of its normal 95 % interval. */
export function mean(list: readonly number[]): string {
  if (list.length === 0) return '-'
  const average = list.reduce((total, value) => total + value, 0) / list.length
  const variance = list.reduce((total, value) => total + (value - average) ** 2, 0) / Math.max(1, list.length - 1)
  return `${average.toFixed(1)} ± ${(Z95 * Math.sqrt(variance / list.length)).toFixed(1)}`
}
