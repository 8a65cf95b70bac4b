/** The words of the rules reader besides the rules. */
export interface RulesText {
  readonly search: string
  readonly searchHint: string
  readonly found: (n: number) => string
  readonly none: string
  readonly contents: string
  readonly primer: string
  readonly minutes: (n: number) => string
  readonly reference: string
  readonly more: string
  readonly anchor: (rule: string) => string
  /** Beside a rule found by the name of a card or piece. */
  readonly about: (names: string) => string
  readonly backToTable: string
}
