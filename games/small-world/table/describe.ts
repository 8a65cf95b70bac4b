import { elementAt } from '../../../kernel/list.ts'
import { seatAt } from '../../../kernel/seat.ts'
import type { Explanation } from '../../../web/pieces/hover-card.svelte.ts'
import { MAPS } from '../content/maps.ts'
import { NONE, TRIBE } from '../position.ts'
import { conquestPrice, defencePrice, type PriceSum } from '../queries.ts'
import type { SmallWorldTable } from './context.ts'
import { isDeclined, markersIn } from './garrison.ts'
import { dieFaces, dieNeeded } from './text.ts'

interface Term {
  readonly n: number
  readonly label: string
}

export interface RegionWords {
  readonly name: string
  readonly symbols: string
  readonly holder: string
  readonly price: {
    readonly terms: readonly Term[]
    readonly total: Term
    readonly have?: string
    readonly verdict?: { readonly good: boolean; readonly text: string }
  } | null
  readonly why: Explanation | null
  /** All of it as one text, for screen readers. */
  readonly label: string
}

/** Everything the table can say about a region now. */
export function describe(table: SmallWorldTable, region: number): RegionWords {
  const { names, play, session, text } = table
  const view = session.view
  const name = names.regionIn(view, region)
  const symbols = elementAt(elementAt(MAPS, view.map).regions, region)
    .symbols.map(symbol => names.symbols[symbol])
    .join(', ')
  const holder = holderWords(table, region)
  const race = play.conqueror
  const why = race === null || play.movesAt(region).length > 0 ? null : whyNot(table, region)
  const priced = race !== null && (why === null || why.sum) && view.holder[region] !== race
  const price = race !== null && priced ? conquestPrice(play.position, race, region) : null
  const plain = race === null && table.arrangement.what === null ? defencePrice(view, region) : null
  return {
    name,
    symbols,
    holder,
    price: price ? priceWords(table, price, region) : plain && plainWords(table, plain),
    why: why?.sum ? null : (why?.explanation ?? null),
    label: [
      name,
      symbols,
      holder || text.empty,
      price ? text.costs(price.need, price.have) : '',
      ...play.movesAt(region).map(move => text.act[move.kind]),
      why && !why.sum ? (why.explanation.text ?? '') : '',
      play.region === region ? text.chosen : '',
    ]
      .filter(part => part !== '')
      .join('; '),
  }
}

/**
 * Why the region cannot be conquered, or your own cannot be left; `sum` if the price says it better than a sentence.
 */
function whyNot({ play, session }: SmallWorldTable, region: number): { explanation: Explanation; sum: boolean } | null {
  const { acting, game, words } = session
  if (acting === null) return null
  const kind = play.position.holder[region] === play.conqueror ? 'abandon' : 'conquer'
  const objection = game.objection(play.position, acting, { kind, region })
  if (!objection) return null
  return {
    explanation: { text: words.objection(objection), rule: objection.rule },
    sum: objection.code === 'too-few-tokens',
  }
}

/** As it stands, or as it is being arranged. */
function holderWords({ arrangement, names, session, text }: SmallWorldTable, region: number): string {
  const { view } = session
  const race = elementAt(view.holder, region)
  const arranged = arrangement.holds(region) ? arrangement.what : null
  const tokens = arranged === 'tokens' ? arrangement.countAt(region) : elementAt(view.tokens, region)
  const camps = arranged === 'camps' ? arrangement.countAt(region) : elementAt(view.camps, region)
  const marks = markersIn(view, region, camps).map(({ kind, n }) => text.markers[kind](n))
  if (elementAt(view.marks, region) & TRIBE) marks.push(text.lostTribe)
  if (race === NONE) return marks.join(', ')
  const owner = session.nameOf(seatAt(view.owner[race]))
  const say = isDeclined(view, race) ? text.heldDeclined : text.heldBy
  return [say(names.raceIn(view, race), owner, tokens), ...marks].join(', ')
}

const termsOf = ({ text }: SmallWorldTable, price: PriceSum): Term[] =>
  price.parts.map(({ part, n }) => ({ n, label: text.parts[part](Math.abs(n)) }))

function priceWords(
  table: SmallWorldTable,
  price: ReturnType<typeof conquestPrice>,
  region: number,
): NonNullable<RegionWords['price']> {
  const { text, play } = table
  const { need, have } = price
  return {
    terms: termsOf(table, price),
    total: { n: need, label: text.need },
    have: text.have(have, need),
    verdict: play.has('attempt', region)
      ? { good: true, text: text.byDie(dieNeeded(need, have), dieFaces(need, have)) }
      : { good: need <= have, text: need <= have ? text.enough : text.short(need - have) },
  }
}

const plainWords = (table: SmallWorldTable, price: PriceSum): NonNullable<RegionWords['price']> => ({
  terms: termsOf(table, price),
  total: { n: price.need, label: table.text.defence },
})
