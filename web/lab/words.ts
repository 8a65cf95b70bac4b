import { inLanguage } from '../../kernel/languages.ts'
import { inFigures } from '../pieces/figures.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { LAB_TEXT, type LabWords } from './text.ts'

export const words = (): LabWords => inLanguage(LAB_TEXT, preferences.language)

export const percent = (share: number): string => inFigures(share, { style: 'percent', maximumFractionDigits: 1 })

/** A mean of points: always with one decimal, so that figures line up. */
export const mean = (points: number): string =>
  inFigures(points, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
