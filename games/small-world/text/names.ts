import { inLanguage, type Language } from '../../../kernel/languages.ts'
import { elementAt } from '../../../kernel/list.ts'
import { MAPS, type SymbolId, type Terrain } from '../content/maps.ts'
import type { PowerId } from '../content/powers.ts'
import type { RaceId } from '../content/races.ts'
import type { PowerName, RaceName, SmallWorldPosition, Spot } from '../position.ts'
import { powerName, raceName, spot } from '../queries.ts'

export interface PeopleWords {
  /** As printed on the banner or badge: "Skeletons", "Merchant". */
  readonly name: string
  /** What it does, in a line. */
  readonly ability: string
}

export interface Names {
  readonly language: Language
  readonly races: Readonly<Record<RaceId, PeopleWords>>
  readonly powers: Readonly<Record<PowerId, PeopleWords>>
  readonly terrains: Readonly<Record<Terrain, string>>
  readonly symbols: Readonly<Record<SymbolId, string>>
}

/** One language's names for what the rules know by number. */
export const naming = ({ language, races, powers, terrains }: Names) => {
  const raceWord = (race: RaceName): string =>
    typeof race === 'string' ? races[race].name : inLanguage(race, language)
  const powerWord = (power: PowerName): string =>
    typeof power === 'string' ? powers[power].name : inLanguage(power, language)
  /** "Farmland 2": with the number on its label. */
  const regionWord = ({ map, region }: Spot): string => {
    const { terrain, label } = elementAt(elementAt(MAPS, map).regions, region)
    return `${terrains[terrain]} ${label.slice(2)}`
  }
  const comboWord = (race: RaceName, power: PowerName): string =>
    language === 'en' ? `${powerWord(power)} ${raceWord(race)}` : `${powerWord(power)} ${raceWord(race).toLowerCase()}`
  return {
    raceWord,
    powerWord,
    regionWord,
    comboWord,
    raceIn: (p: SmallWorldPosition, race: number): string => raceWord(raceName(p, race)),
    comboIn: (p: SmallWorldPosition, race: number, power: number): string =>
      comboWord(raceName(p, race), powerName(p, power)),
    regionIn: (p: SmallWorldPosition, region: number): string => regionWord(spot(p, region)),
  }
}

export type Naming = ReturnType<typeof naming>
