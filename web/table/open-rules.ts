import { createContext } from 'svelte'

/** Opens the rules beside the table: at a rule, or at what is being decided. */
export const [getOpenRules, setOpenRules] = createContext<(rule?: string) => void>()
