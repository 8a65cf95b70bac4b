import type { Figures } from '../../../kernel/words.ts'
import type { PricePart } from '../queries.ts'

/** The base price needs no word. */
export type SpokenPart = Exclude<PricePart, 'base'>
const PARTS: readonly SpokenPart[] = ['tokens', 'camps', 'tribe', 'mountain', 'fortress', 'lair', 'discount', 'pips']
const MINUS: readonly SpokenPart[] = ['discount', 'pips']

/** The price as a sum: "2 + 1 mountain + 2 defenders − 1 discount = 4"; an arrow where the minimum of 1 applies. */
export function priceSum(figures: Figures, word: Readonly<Record<SpokenPart, (count: number) => string>>): string {
  const parts = PARTS.filter(part => Number(figures[part]) > 0).map(part => {
    const count = Number(figures[part])
    return ` ${MINUS.includes(part) ? '−' : '+'} ${count} ${word[part](count)}`
  })
  const sum = PARTS.reduce(
    (total, part) => total + (MINUS.includes(part) ? -1 : 1) * Number(figures[part]),
    Number(figures.base),
  )
  return `${figures.base}${parts.join('')} ${sum === figures.need ? '=' : '→'} ${figures.need}`
}
