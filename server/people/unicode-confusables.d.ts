/** The package names a file of types that it does not have. */
declare module 'unicode-confusables' {
  /** Every letter replaced by the one it can be taken for (Unicode TR39). */
  export function rectifyConfusion(text: string): string
}
