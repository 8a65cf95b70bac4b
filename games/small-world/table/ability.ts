import { inLanguage } from '../../../kernel/languages.ts'
import { elementAt } from '../../../kernel/list.ts'
import { CUSTOM_POWER, POWER_IDS } from '../content/powers.ts'
import { CUSTOM_RACE, RACE_IDS } from '../content/races.ts'
import { NONE } from '../position.ts'
import { powerName, raceName } from '../queries.ts'
import type { SmallWorldTable } from './context.ts'

/** What both halves of a combo do. */
export const abilities = (table: SmallWorldTable, race: number, power: number): string =>
  (power === NONE
    ? [abilityOf(table, 'race', race)]
    : [abilityOf(table, 'race', race), abilityOf(table, 'power', power)]
  )
    .filter(line => line !== '')
    .join(' ')

/** The same, each under its name: read apart from the banner. */
export function abilitiesNamed(table: SmallWorldTable, race: number, power: number): string {
  const { names, session } = table
  const halves = [{ name: names.raceWord(raceName(session.view, race)), does: abilityOf(table, 'race', race) }]
  if (power !== NONE)
    halves.push({ name: names.powerWord(powerName(session.view, power)), does: abilityOf(table, 'power', power) })
  return halves.flatMap(({ name, does }) => (does === '' ? [] : [`${name}: ${does}`])).join('\n')
}

/** What a race or power does, in one line: ours, or the text printed on the blank one. */
export function abilityOf({ names, session }: SmallWorldTable, half: 'race' | 'power', number: number): string {
  const { custom } = session.view
  const printed = half === 'race' ? number === CUSTOM_RACE && custom?.race : number === CUSTOM_POWER && custom?.power
  if (printed) return inLanguage(printed.text, names.language)
  return half === 'race'
    ? names.races[elementAt(RACE_IDS, number)].ability
    : names.powers[elementAt(POWER_IDS, number)].ability
}
