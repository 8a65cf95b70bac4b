/** Source: printed badges as given by four public transcriptions; Merchant 2 also by the rulebook's example. */
export const POWERS = [
  { id: 'alchemist', number: 4 },
  { id: 'berserk', number: 4 },
  { id: 'bivouacking', number: 5 },
  { id: 'commando', number: 4 },
  { id: 'diplomat', number: 5 },
  { id: 'dragon-master', number: 5 },
  { id: 'flying', number: 5 },
  { id: 'forest', number: 4 },
  { id: 'fortified', number: 3 },
  { id: 'heroic', number: 5 },
  { id: 'hill', number: 4 },
  { id: 'merchant', number: 2 },
  { id: 'mounted', number: 5 },
  { id: 'pillaging', number: 5 },
  { id: 'seafaring', number: 5 },
  { id: 'spirit', number: 5 },
  { id: 'stout', number: 4 },
  { id: 'swamp', number: 4 },
  { id: 'underworld', number: 5 },
  { id: 'wealthy', number: 4 },
] as const

export type PrintedPowerId = (typeof POWERS)[number]['id']

/** `custom` is the blank badge of the box. */
export type PowerId = PrintedPowerId | 'custom'

/** The rules identify a power by its index in this list. */
export const POWER_IDS: readonly PowerId[] = [...POWERS.map(power => power.id), 'custom']

export const CUSTOM_POWER = POWERS.length
