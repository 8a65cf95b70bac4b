import type { Component } from 'svelte'
import type { Language } from '../kernel/words.ts'

/** A small drawing that belongs to a rule. It says in words what it shows, in the language it is given. */
export type Diagram = Component<{ language: Language }>
/** By the id of the rule each stands under. */
export type Diagrams = Readonly<Record<string, Diagram>>

/** A game may have a `table/diagrams/index.ts`; only the rules reader loads it. */
const LOADERS = import.meta.glob<{ readonly diagrams: Diagrams }>('../games/*/table/diagrams/index.ts')

export const loadDiagrams = async (game: string): Promise<Diagrams> =>
  (await LOADERS[`../games/${game}/table/diagrams/index.ts`]?.())?.diagrams ?? {}
