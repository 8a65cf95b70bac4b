import type { Objection } from '../../../kernel/game.ts'
import { OBJECTIONS, type ObjectionCode } from '../rules/objections.ts'

type Figures = Objection['figures']
export type Refusals = Readonly<Record<ObjectionCode, (figures: Figures) => string>>

const isOurs = (code: string): code is ObjectionCode => Object.hasOwn(OBJECTIONS, code)

/** Codes of the kernel have words of their own elsewhere; one that strays in here is named with its rule. */
export const refuse =
  (refusals: Refusals) =>
  ({ code, rule, figures }: Objection): string =>
    isOurs(code) ? refusals[code](figures) : [code, rule].filter(part => part !== '').join(' · ')

const PARTS = ['tokens', 'camps', 'tribe', 'mountain', 'fortress', 'lair', 'discount', 'pips'] as const
export type PricePart = (typeof PARTS)[number]

const MINUS: readonly PricePart[] = ['discount', 'pips']

/** The price as a sum: "2 + 1 mountain + 2 defenders − 1 discount = 4"; an arrow where the least price of 1 steps in. */
export function priceSum(figures: Figures, word: Readonly<Record<PricePart, (count: number) => string>>): string {
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
