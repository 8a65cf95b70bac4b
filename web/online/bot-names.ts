import { elementAt } from '../../kernel/list.ts'
import type { TableInfo } from '../../wire/table.ts'
import { nameOfPersona } from '../cast/cast.ts'
import { castBy } from '../cast/personas.ts'

type Committed = Pick<TableInfo, 'commitment'>

/** Who a bot is at a table of the club: known from the commitment, before the first move and after the last. */
export const botAt = ({ commitment }: Committed, seat: number) => elementAt(castBy(commitment), seat)

export const botNameAt = (table: Committed, seat: number): string => nameOfPersona(botAt(table, seat))
