import type { Persona } from '../personas.ts'

/** How a bot speaks. Nothing here says how it plays: that is its level. */
export interface PersonaWords {
  /** One sentence about its manner. */
  readonly manner: string
  /** What it says when it has won, and when it has not. */
  readonly won: string
  readonly lost: string
}

export type CastText = Readonly<Record<Persona, PersonaWords>>
