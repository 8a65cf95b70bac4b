import { TRIBES } from '../content/tribes.ts'
import type { TribeTable } from './names.ts'

/** The values of the option `tribes`: random, or any of the twelve. */
export const tribeValues = (tribes: TribeTable, random: string): Readonly<Record<string, string>> => ({
  random,
  ...Object.fromEntries(TRIBES.map(id => [id, tribes[id].many])),
})
