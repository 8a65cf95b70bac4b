import type { TableSession } from '../../../web/table/contract.ts'
import type { EthnosEvent, EthnosMove, EthnosPosition } from '../position.ts'

export type EthnosSession = TableSession<EthnosPosition, EthnosMove, EthnosEvent>
