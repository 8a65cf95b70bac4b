export interface Warning {
  readonly question: string
  /** The question before something irreversible. */
  readonly consequence: string
}

export interface Confirmation extends Warning {
  /** The label of the button that goes ahead. */
  readonly action: string
}
