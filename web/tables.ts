import type { TableModule } from './table/contract.ts'

/** Every game with a `table/index.ts` has a table; it is loaded when somebody sits down. */
const LOADERS = import.meta.glob<{ readonly table: TableModule }>('../games/*/table/index.ts')

const pathOf = (game: string): string => `../games/${game}/table/index.ts`

export const hasTable = (game: string): boolean => Object.hasOwn(LOADERS, pathOf(game))

export async function loadTable(game: string): Promise<TableModule> {
  const load = LOADERS[pathOf(game)]
  if (!load) throw new Error(`${game} has no table`)
  return (await load()).table
}
