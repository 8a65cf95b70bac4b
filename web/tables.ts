import { preferences } from './store/preferences.svelte.ts'
import type { TableModule } from './table/contract.ts'

/** Every game with a `table/index.ts` has a table; it is loaded when somebody sits down. */
const LOADERS = import.meta.glob<{ readonly table: TableModule }>('../games/*/table/index.ts')

const pathOf = (game: string): string => `../games/${game}/table/index.ts`

export const hasTable = (game: string): boolean => Object.hasOwn(LOADERS, pathOf(game))

export async function loadTable(game: string): Promise<TableModule> {
  const { table } = await LOADERS[pathOf(game)]()
  await table.learn?.(preferences.language)
  return table
}
