export const ROOT: string
/** The project's own Node. */
export const NODE: string
/** Whether node_modules matches package-lock.json. */
export function isInstalled(root?: string): boolean
/** Installs what is missing, or ends the process with advice. */
export function ensureInstalled(): void
/** Where Node caches compiled code. */
export const COMPILED: string
