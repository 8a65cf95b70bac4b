import type { Equivalent } from './equivalent.ts'
import type { Mutant } from './mutant.ts'
import type { MutantVerdict } from './trial.ts'
import { TOO_LONG, type Witness } from './witness.ts'

export type Survivor = Omit<Mutant, 'id'>

export interface MutationReport {
  readonly target: string
  readonly mutants: number
  readonly killed: number
  readonly survived: readonly Survivor[]
  readonly equivalent: number
  /** Listed as equivalent, but no such mutant exists. */
  readonly stale: readonly Equivalent[]
  readonly score: number
}

export function figures(
  target: string,
  counted: readonly Mutant[],
  verdicts: ReadonlyMap<string, MutantVerdict>,
  equivalent: number,
  stale: readonly Equivalent[],
): MutationReport {
  const survived = counted.filter(({ id }) => verdicts.get(id)?.fate !== 'killed').map(({ id: _, ...rest }) => rest)
  const killed = counted.length - survived.length
  const score = counted.length === 0 ? 1 : Math.round((killed / counted.length) * 10_000) / 10_000
  return { target, mutants: counted.length + equivalent, killed, survived, equivalent, stale, score }
}

const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

export const lines = ({ target, mutants, killed, survived, equivalent, stale, score }: MutationReport): string[] => [
  `${target}: ${killed} of ${mutants} mutants killed, ${survived.length} survived, ${equivalent} equivalent: score ${score}`,
  ...survived.map(
    ({ file, line, mutator, original, replacement }) =>
      `  ${file}:${line} ${mutator}\n    - ${short(original)}\n    + ${short(replacement)}`,
  ),
  ...stale.map(
    ({ file, code, original }) => `  stale among the equivalent: ${file}: ${short(original)} in ${short(code)}`,
  ),
]

/** Which tests do not count, and why. */
export function notAsked(unfit: readonly Witness[]): string[] {
  const long = unfit.filter(({ fault }) => fault === TOO_LONG)
  const files = [...new Set(long.map(({ file }) => file))].join(', ')
  return [
    ...(long.length > 0 ? [`Not asked because they play too many games: ${long.length} tests of ${files}`] : []),
    ...unfit
      .filter(({ fault }) => fault !== TOO_LONG)
      .map(({ file, name, fault }) => `Not asked because it fails without any mutant: ${file}: ${name}: ${fault}`),
  ]
}
