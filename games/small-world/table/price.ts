import { ATLAS } from '../content/atlas.ts'
import { FORTRESS, NONE, type SmallWorld, TRIBE } from '../position.ts'
import { defenceOf } from '../rules/conquest.ts'
import { priceParts } from '../rules/objections.ts'
import { hasLair } from '../rules/people.ts'

export const PRICE_PARTS = [
  'base',
  'mountain',
  'tokens',
  'tribe',
  'fortress',
  'lair',
  'camps',
  'discount',
  'pips',
] as const
export type PricePart = (typeof PRICE_PARTS)[number]

export interface Price {
  readonly parts: readonly { readonly part: PricePart; readonly n: number }[]
  readonly need: number
  readonly have: number
}

const MINUS: readonly PricePart[] = ['discount', 'pips']

/** The price of a region for a race, or for anybody (`NONE`), as the parts of a sum. */
export function priceFor(p: SmallWorld, race: number, region: number): Price {
  const figures = race === NONE ? plainParts(p, region) : priceParts(p, race, region)
  return {
    parts: PRICE_PARTS.flatMap(part =>
      figures[part] > 0 ? [{ part, n: MINUS.includes(part) ? -figures[part] : figures[part] }] : [],
    ),
    need: figures.need,
    have: figures.have,
  }
}

const plainParts = (p: SmallWorld, region: number): ReturnType<typeof priceParts> => ({
  base: 2,
  tokens: p.tokens[region],
  camps: p.camps[region],
  tribe: p.marks[region] & TRIBE ? 1 : 0,
  mountain: ATLAS[p.map].mountain[region] ? 1 : 0,
  fortress: p.marks[region] & FORTRESS ? 1 : 0,
  lair: hasLair(p, region) ? 1 : 0,
  discount: 0,
  pips: 0,
  need: defenceOf(p, region),
  have: 0,
})
