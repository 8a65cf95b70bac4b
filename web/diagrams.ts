import type { Diagrams } from './pieces/diagram.ts'

/** A game may have a `table/diagrams/index.ts`; only the rules reader loads it. */
const LOADERS = import.meta.glob<{ readonly diagrams: Diagrams }>('../games/*/table/diagrams/index.ts')

export const loadDiagrams = async (game: string): Promise<Diagrams> =>
  (await LOADERS[`../games/${game}/table/diagrams/index.ts`]?.())?.diagrams ?? {}
