import { inFigures } from '../pieces/figures.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { ADVICE_TEXT, type AdviceWords } from './text.ts'

/** In the language chosen now; both travel with the part of the page that few visits need. */
export const words = (): AdviceWords => ADVICE_TEXT[preferences.language]

/** A share of wins, or a difference of two: "12 %", "+4 %", "−7 %". */
export const percent = (share: number, sign: 'auto' | 'exceptZero' = 'auto'): string =>
  inFigures(share, { style: 'percent', maximumFractionDigits: 0, signDisplay: sign })
