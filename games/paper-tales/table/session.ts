import type { TableSession } from '../../../web/table/contract.ts'
import type { PaperTalesEvent, PaperTalesMove, PaperTalesPosition } from '../position.ts'

export type PaperTalesSession = TableSession<PaperTalesPosition, PaperTalesMove, PaperTalesEvent>
