export interface Warning {
  readonly question: string
  /** What cannot be taken back. */
  readonly consequence: string
}

export interface Confirmation extends Warning {
  /** What the button that does it says. */
  readonly action: string
}
