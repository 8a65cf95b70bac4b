import { lexicon } from '../../../table/lexicon.svelte.ts'
import type { TournamentText } from './tournament-text.ts'

export const { learn: learnTournaments, words: tell } = lexicon<TournamentText>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
})
