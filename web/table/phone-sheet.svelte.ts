import { createContext } from 'svelte'

/** The tabs of the phone's bottom sheet where decisions are made. */
export type TabId = 'tray' | 'offer'

/** The phone's bottom sheet: the tab that was chosen, and whether it is unfolded. */
export class PhoneSheet {
  tab = $state('')
  isUnfolded = $state(true)

  readonly show = (tab: string): void => {
    this.tab = tab
    // What a lesson says about the board is seen best with the sheet folded.
    this.isUnfolded = tab !== 'board'
  }
}

/** Opens a tab of the phone's bottom sheet. */
export const [getOpenTab, setOpenTab] = createContext<(id: TabId) => void>()
