/** Source: tokens, the rulebook; banner numbers, printed cards as given by three public transcriptions. */
export const RACES = [
  { id: 'amazons', number: 6, tokens: 15 },
  { id: 'dwarves', number: 3, tokens: 8 },
  { id: 'elves', number: 6, tokens: 11 },
  { id: 'ghouls', number: 5, tokens: 10 },
  { id: 'giants', number: 6, tokens: 11 },
  { id: 'halflings', number: 6, tokens: 11 },
  { id: 'humans', number: 5, tokens: 10 },
  { id: 'orcs', number: 5, tokens: 10 },
  { id: 'ratmen', number: 8, tokens: 13 },
  { id: 'skeletons', number: 6, tokens: 20 },
  { id: 'sorcerers', number: 5, tokens: 18 },
  { id: 'tritons', number: 6, tokens: 11 },
  { id: 'trolls', number: 5, tokens: 10 },
  { id: 'wizards', number: 5, tokens: 10 },
] as const

export type PrintedRaceId = (typeof RACES)[number]['id']

/** `custom` is the blank banner of the box. */
export type RaceId = PrintedRaceId | 'custom'

/** The rules identify a race by its index in this list. */
export const RACE_IDS: readonly RaceId[] = [...RACES.map(race => race.id), 'custom']

export const CUSTOM_RACE = RACES.length

export const MOST_TOKENS = Math.max(...RACES.map(race => race.tokens))
