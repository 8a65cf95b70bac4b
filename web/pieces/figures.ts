import { preferences } from '../store/preferences.svelte.ts'

/** Figures as they are printed: with a minus sign, not a hyphen. */
export const printed = (figure: string | number): string => String(figure).replace('-', '−')

/** The same, with the language's decimal mark: "76.3", "76,3". */
export const inFigures = (value: number, how: Intl.NumberFormatOptions): string =>
  printed(new Intl.NumberFormat(preferences.language, how).format(value))
