import { createContext } from 'svelte'

/** Opens a tab of the phone's bottom sheet: what is to be decided may lie in another one. */
export const [getOpenTab, setOpenTab] = createContext<(id: 'tray' | 'offer') => void>()
