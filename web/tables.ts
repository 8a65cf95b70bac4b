import type { TableModule } from './table/contract.ts'

/** Every game with a `table/index.ts` has a table; it is loaded when somebody sits down. */
const LOADERS = import.meta.glob<{ readonly table: TableModule }>('../games/*/table/index.ts')

const pathOf = (game: string): string => `../games/${game}/table/index.ts`

export const hasTable = (game: string): boolean => Object.hasOwn(LOADERS, pathOf(game))

export const loadTable = async (game: string): Promise<TableModule> => (await LOADERS[pathOf(game)]()).table
