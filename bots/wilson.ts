const Z_95 = 1.959963984540054

/** Wilson's 95 % interval for a share in `games` trials. It stays sound at the edges, where wins are all or none. */
export function wilson95(share: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 }
  const z2 = Z_95 * Z_95
  const centre = share + z2 / (2 * games)
  const spread = Z_95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))
  const scale = 1 + z2 / games
  // At the edges rounding errors would show.
  const low = share === 0 ? 0 : (centre - spread) / scale
  const high = share === 1 ? 1 : (centre + spread) / scale
  return { low, high }
}
