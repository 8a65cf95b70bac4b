import { getContext, setContext } from 'svelte'

/** The room inside the frame, in pixels. A table never asks for the size of the window. */
export interface TableRoom {
  /** So low that the board has priority, and the tray is drawn smaller. Never on a phone. */
  readonly isLow: boolean
  /** The height of each seat in its column. On a phone seats have a tab of their own, with unlimited height. */
  readonly perSeat: number
  /** The height of the column beside the board. */
  readonly side: number
}

const KEY = Symbol('room')
export const setRoom = (room: TableRoom): TableRoom => setContext(KEY, room)
/** Inside TableFrame. */
export const getRoom = (): TableRoom => getContext<TableRoom>(KEY)
