import { type InLanguages, inLanguage } from '../../kernel/languages.ts'
import { preferences } from '../store/preferences.svelte.ts'

interface SoundText {
  readonly sound: string
  readonly on: string
  readonly off: string
  readonly volume: string
  readonly ambience: string
  readonly ask: string
  readonly yes: string
  readonly no: string
}

const TEXTS: InLanguages<SoundText> = {
  en: {
    sound: 'Sound',
    on: 'On',
    off: 'Off',
    volume: 'Volume',
    ambience: 'Wind in the background',
    ask: 'Would you like sound at the table?',
    yes: 'Yes, with sound',
    no: 'No, thanks',
  },
  ru: {
    sound: 'Звук',
    on: 'Включён',
    off: 'Выключен',
    volume: 'Громкость',
    ambience: 'Шум ветра',
    ask: 'Включить звук за столом?',
    yes: 'Да, со звуком',
    no: 'Нет, спасибо',
  },
}

export const soundText = (): SoundText => inLanguage(TEXTS, preferences.language)
