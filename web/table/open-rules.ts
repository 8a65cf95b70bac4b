import { createContext } from 'svelte'

/** Opens the rules beside the table: at a rule, or at the current decision. */
export const [getOpenRules, setOpenRules] = createContext<(rule?: string) => void>()
