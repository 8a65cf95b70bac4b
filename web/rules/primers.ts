import type { Primer } from '../../learn/primer.ts'
import type { Pictures } from '../table/picture.ts'

/** Both are found by folder, and loaded when somebody reads the rules. */
const PRIMERS = import.meta.glob<{ readonly primer: Primer }>('../../games/*/primer/index.ts')
const PICTURES = import.meta.glob<{ readonly pictures: Pictures }>('../../games/*/table/pictures/index.ts')

export const loadPrimer = async (game: string): Promise<Primer | null> =>
  (await PRIMERS[`../../games/${game}/primer/index.ts`]?.())?.primer ?? null

export const loadPictures = async (game: string): Promise<Pictures> =>
  (await PICTURES[`../../games/${game}/table/pictures/index.ts`]?.())?.pictures ?? {}
