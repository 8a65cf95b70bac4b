import type { TableSession } from '../../../web/table/contract.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'

export type DarkLandsSession = TableSession<DarkLandsPosition, DarkLandsMove, DarkLandsEvent>
