import { type InLanguages, inLanguage } from '../../kernel/languages.ts'
import { preferences } from '../store/preferences.svelte.ts'
import type { Showing } from './timeline.ts'

interface StageText {
  readonly moments: string
  readonly hint: string
  readonly showings: Readonly<Record<Showing, string>>
}

const TEXTS: InLanguages<StageText> = {
  en: {
    moments: 'Great moments',
    hint: 'Conquests, dragons, wars: staged on the board. A click or Space ends one.',
    showings: { full: 'In full', quick: 'Quick', off: 'Off' },
  },
  ru: {
    moments: 'Яркие моменты',
    hint: 'Завоевания, драконы и войны разыгрываются на поле. Щелчок или пробел прерывает сценку.',
    showings: { full: 'Полностью', quick: 'Быстро', off: 'Выключены' },
  },
}

export const stageText = (): StageText => inLanguage(TEXTS, preferences.language)
