import { defineTable, type TableModule } from '../../../web/table/contract.ts'
import Table from './Table.svelte'

export const table: TableModule = defineTable(Table)
