import wooden from 'glyph:meeple'
import listings from 'virtual:listings'
import type { GameListing } from '../listings/listing.ts'
import type { GameCover } from '../pieces/cover.ts'
import { glyph, ridge } from '../pieces/scenery.ts'
import { preferences } from '../store/preferences.svelte.ts'

/** Every game with a `table/cover.ts` has its own cover. */
const FOUND = import.meta.glob<GameCover>('../../games/*/table/cover.ts', { eager: true, import: 'cover' })

/** For a game that has none. */
const PLAIN: GameCover = {
  minutes: 30,
  weight: 2,
  accent: '#6b4a2b',
  deep: '#3f2a17',
  sigil: wooden,
  thumbnail: '8 90 224 196',
  scene: () =>
    `<rect width="240" height="345" fill="#dcc795"/>${ridge(4, 214, 14, '#b89a5c')}${ridge(9, 262, 12, '#8f6f3c')}${glyph(wooden, 120, 190, 110, '#3f2a17')}`,
}

export const coverOf = (game: string): GameCover => FOUND[`../../games/${game}/table/cover.ts`] ?? PLAIN

/** The games on offer. Examples appear only for those who asked for them. */
export const onShelf = (): readonly GameListing[] => listings.filter(({ example }) => !example || preferences.examples)

export const playersOf = ({ seats: { min, max } }: GameListing): string => (min === max ? `${min}` : `${min}–${max}`)
