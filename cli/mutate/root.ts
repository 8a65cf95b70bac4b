import { fileURLToPath } from 'node:url'

/** Alone in this file: where mutants are tried, no module of the project may be loaded before they are planted. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
