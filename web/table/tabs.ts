import { createContext } from 'svelte'

/** The tabs of the phone's bottom sheet that hold what can be decided. */
export type TabId = 'tray' | 'offer'

/** Opens a tab of the phone's bottom sheet: what is to be decided may lie in another one. */
export const [getOpenTab, setOpenTab] = createContext<(id: TabId) => void>()
