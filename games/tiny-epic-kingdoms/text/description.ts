import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Description, type NameOf, said, type TablePlace } from '../../../kernel/words.ts'
import { ACTIONS } from '../content/figures.ts'
import { ADJACENT, FOOT, REGIONS_OF, SIDE_IDS } from '../content/map.ts'
import { RESOURCES } from '../content/resources.ts'
import { NEUTRAL, slot, type TekPosition, warOf } from '../position.ts'
import { armiesAt, factionOf, pointsSoFar } from '../queries.ts'
import type { Names } from './names.ts'
import { foundAt, type SketchWords, warOfSides } from './sketch.ts'

/** What a language adds to the words of the drawing. */
interface DescriptionWords extends SketchWords {
  army(owner: string): string
  lyingArmy(owner: string): string
  readonly neutralArmy: string
  readonly actionCard: string
  readonly selected: string
  home(territory: string): string
}

export const descriptionIn = (names: Names, words: DescriptionWords): Description<TekPosition> => {
  const stockOf = (p: TekPosition, seat: Seat): string[] =>
    RESOURCES.map((resource, at) => `${names.resources[resource]} ${elementAt(p.stock, slot(seat, at))}`)

  const placeAt = (p: TekPosition, region: number, nameOf: NameOf): TablePlace => ({
    name: names.region(region),
    beside: elementAt(ADJACENT[FOOT] ?? [], region).map(names.region),
    holds: said(
      ...armiesAt(p, region).map(({ owner, lying }) =>
        owner === NEUTRAL ? words.neutralArmy : (lying ? words.lyingArmy : words.army)(nameOf(owner)),
      ),
      foundAt(p, region, names, words.faceDown),
    ),
  })

  return {
    hand: stockOf,

    seat: (p, seat) => {
      const faction = factionOf(p, seat)
      const home = SIDE_IDS[elementAt(p.homes, seat)]
      return said(
        faction === undefined ? '' : names.factions[faction],
        home === undefined ? '' : words.home(names.territories[home]),
        `${words.magic} ${p.magic[seat]}`,
        `${words.tower} ${p.tower[seat]}`,
        `${words.armies} ${p.inPlay[seat]}`,
        ...stockOf(p, seat),
        p.active === seat ? words.active : '',
        p.crown === seat ? names.tokens.crown : '',
      )
    },

    places: (p, nameOf) => {
      const war = warOf(p)
      return [
        {
          name: words.actionCard,
          beside: [],
          holds: ACTIONS.map((action, at) => names.actions[action] + (p.shields[at] ? ` (${words.selected})` : '')),
        },
        ...(war ? [{ name: words.war, beside: [], holds: warOfSides(war, nameOf, names, words) }] : []),
        ...p.lands.flatMap(side => elementAt(REGIONS_OF, side).map(region => placeAt(p, region, nameOf))),
      ]
    },

    points: pointsSoFar,
  }
}
