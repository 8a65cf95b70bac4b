import { TRIBES } from '../content/tribes.ts'
import { SOURCES, type Source } from '../position.ts'
import type { TribeTable } from './names.ts'

/** The values of the option `tribes`: random, or any of the twelve. */
export const tribeValues = (tribes: TribeTable, random: string): Readonly<Record<string, string>> => ({
  random,
  ...Object.fromEntries(TRIBES.map(id => [id, tribes[id].many])),
})

export const wordSource =
  (words: Readonly<Record<Source, string>>) =>
  (source: string): string => {
    const known = SOURCES.find(id => id === source)
    return known === undefined ? source : words[known]
  }
