import { defineTable } from '../../../web/table/contract.ts'
import { isArranging } from './arranging.ts'
import Table from './Table.svelte'

export const table = defineTable(Table, { brisk: isArranging })
