import type { Objection } from '../../../kernel/game.ts'
import { OBJECTIONS, type ObjectionCode } from '../rules/objections.ts'

export type Figures = Objection['figures']
export type Refusals = Readonly<Record<ObjectionCode, (figures: Figures) => string>>

const isOurs = (code: string): code is ObjectionCode => Object.hasOwn(OBJECTIONS, code)

/** Codes of the kernel have words of their own elsewhere; one that strays in here is named with its rule. */
export const refuse =
  (refusals: Refusals) =>
  ({ code, rule, figures }: Objection): string =>
    isOurs(code) ? refusals[code](figures) : [code, rule].filter(part => part !== '').join(' · ')
