import { defineTable } from '../../../web/table/contract.ts'
import Table from './Table.svelte'
import { learn } from './words.svelte.ts'

export const table = defineTable(Table, { learn })
