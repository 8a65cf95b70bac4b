import type { CueSheet } from './moment.ts'

const LOADERS = import.meta.glob<{ readonly cues: CueSheet }>('../../games/*/table/cues.ts')

const NO_MOMENTS: CueSheet = { moments: () => [] }

/** Games without a cue sheet describe the others' moves and stage nothing. */
export const loadCues = async (game: string): Promise<CueSheet> =>
  (await LOADERS[`../../games/${game}/table/cues.ts`]?.())?.cues ?? NO_MOMENTS
