import type { PeopleWords } from './names.ts'

/** Labels for a choice among races or powers. */
export const optionValues = (table: Readonly<Record<string, PeopleWords>>, random: string): Record<string, string> => ({
  random,
  ...Object.fromEntries(Object.entries(table).map(([id, { name }]) => [id, name])),
})
