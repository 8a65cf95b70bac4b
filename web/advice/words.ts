import { inLanguage } from '../../kernel/languages.ts'
import { inFigures } from '../pieces/figures.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { ADVICE_TEXT, type AdviceWords } from './text.ts'

/** In the current language. Both are small enough to travel with this rarely loaded part. */
export const words = (): AdviceWords => inLanguage(ADVICE_TEXT, preferences.language)

/** A win rate, or the difference of two: "12 %", "+4 %", "−7 %". */
export const percent = (share: number, sign: 'auto' | 'exceptZero' = 'auto'): string =>
  inFigures(share, { style: 'percent', maximumFractionDigits: 0, signDisplay: sign })
