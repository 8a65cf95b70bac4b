import type { Objection } from '../../../kernel/game.ts'
import { OBJECTIONS, type ObjectionCode } from '../rules/objections.ts'

type Figures = Objection['figures']
export type Refusals = Readonly<Record<ObjectionCode, (figures: Figures) => string>> & {
  /** For what the kernel itself refuses. */
  readonly other: string
}

const isKnown = (code: string): code is ObjectionCode => Object.hasOwn(OBJECTIONS, code)

export const refuse =
  (refusals: Refusals) =>
  ({ code, figures }: Objection): string =>
    isKnown(code) ? refusals[code](figures) : refusals.other
