/** Figures as they are printed: with a minus, not with a hyphen. */
export const printed = (figure: string | number): string => String(figure).replace('-', '−')
