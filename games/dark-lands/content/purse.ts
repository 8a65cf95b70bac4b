import { COIN, COINS, type CoinId } from './figures.ts'

/** A sum in as few coins as possible, gold first (DL-COMP-5). */
export function purseOf(coins: number): readonly (readonly [CoinId, number])[] {
  let rest = coins
  return COINS.flatMap(id => {
    const count = Math.floor(rest / COIN[id])
    rest -= count * COIN[id]
    return count > 0 ? [[id, count] as const] : []
  })
}
