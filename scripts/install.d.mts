export const ROOT: string
/** The project's own Node. */
export const NODE: string
/** Is node_modules what package-lock.json says? */
export function isInstalled(root?: string): boolean
/** Installs what is missing, or ends the process with advice. */
export function ensureInstalled(): void
/** Where Node keeps what it has compiled of the program. */
export const COMPILED: string
