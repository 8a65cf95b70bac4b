/** The code that Node and databases give an error: `ENOENT`, `EADDRINUSE`. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
