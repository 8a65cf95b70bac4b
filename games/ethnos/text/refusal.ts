import type { Objection } from '../../../kernel/game.ts'
import { KINGDOMS, type KingdomId } from '../content/kingdoms.ts'
import { OBJECTIONS, type ObjectionCode } from '../rules/objections.ts'

export type Figures = Objection['figures']
export type Refusals = Readonly<Record<ObjectionCode, (figures: Figures) => string>>

const isOurs = (code: string): code is ObjectionCode => Object.hasOwn(OBJECTIONS, code)

/** Codes of the kernel have words of their own elsewhere; one that strays in here is named with its rule. */
export const refuse =
  (refusals: Refusals) =>
  ({ code, rule, figures }: Objection): string =>
    isOurs(code) ? refusals[code](figures) : [code, rule].filter(part => part !== '').join(' · ')

/** The kingdom an objection speaks of. */
export function kingdomIn(figures: Figures): KingdomId {
  const id = KINGDOMS.find(known => known === figures.kingdom)
  if (id === undefined) throw new Error(`an objection names the kingdom ${figures.kingdom}`)
  return id
}

/** The price of a marker as a sum: the markers that count, one more, and what a minotaur saves. */
export const priceOf = (figures: Figures, counted: string, saving: string): string =>
  `${counted} + 1${figures.minotaur === 1 ? ` − 1 ${saving}` : ''} = ${figures.need}`
