import type { TableSession } from '../../../web/table/contract.ts'
import type { SmallWorldEvent, SmallWorldMove, SmallWorldPosition } from '../position.ts'

export type SmallWorldSession = TableSession<SmallWorldPosition, SmallWorldMove, SmallWorldEvent>
