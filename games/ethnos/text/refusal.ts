import type { Figures } from '../../../kernel/words.ts'
import { KINGDOMS, type KingdomId } from '../content/kingdoms.ts'

/** The kingdom an objection is about. */
export function kingdomIn(figures: Figures): KingdomId {
  const id = KINGDOMS.find(known => known === figures.kingdom)
  if (id === undefined) throw new Error(`an objection names the kingdom ${figures.kingdom}`)
  return id
}

/** The price of a marker as a sum: the markers that count, one more, and what a minotaur saves. */
export const priceOf = (figures: Figures, counted: string, saving: string): string =>
  `${counted} + 1${figures.minotaur === 1 ? ` − 1 ${saving}` : ''} = ${figures.need}`
