/** The package declares a types file that it does not ship. */
declare module 'unicode-confusables' {
  /** Replaces every letter by the one it can be mistaken for (Unicode TR39). */
  export function rectifyConfusion(text: string): string
}
