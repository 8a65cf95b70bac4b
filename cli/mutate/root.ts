import { fileURLToPath } from 'node:url'

/** In its own file, because no module of the project may be loaded before the mutants are planted. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
