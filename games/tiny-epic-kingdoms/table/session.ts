import type { TableSession } from '../../../web/table/contract.ts'
import type { TekEvent, TekMove, TekPosition } from '../position.ts'

export type TekSession = TableSession<TekPosition, TekMove, TekEvent>
