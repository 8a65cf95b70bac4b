import { defineTable } from '../../../web/table/contract.ts'
import Table from './Table.svelte'

export const table = defineTable(Table)
