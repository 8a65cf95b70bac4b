import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { type Description, said } from '../../../kernel/words.ts'
import { ATLAS } from '../content/atlas.ts'
import type { SmallWorldPosition } from '../position.ts'
import { pointsSoFar } from '../queries.ts'
import { combo, people, peopleOf, purseOf, regionRow, type SketchWords } from './sketch.ts'

export const descriptionIn = (words: SketchWords): Description<SmallWorldPosition> => ({
  hand: (p, seat) =>
    peopleOf(p, seat)
      .filter(race => elementAt(p.hand, race) > 0)
      .map(race => `${words.naming.raceIn(p, race)}: ${words.inHand(elementAt(p.hand, race))}`),

  seat: (p, seat, nameOf) => {
    const races = peopleOf(p, seat).map(race => people(p, race, words))
    return [...purseOf(p, seat, seat, words, nameOf), ...(races.length > 0 ? races : [words.noRace])]
  },

  places: (p, nameOf) => [
    { name: words.offer, beside: [], holds: p.offerRaces.map((_, place) => combo(p, place, words).trim()) },
    ...p.holder.map((_, region) => {
      const [name = '', ...holds] = regionRow(p, region, words, nameOf)
      const beside = elementAt(elementAt(ATLAS, p.map).adjacent, region)
      return { name, beside: beside.map(other => words.naming.regionIn(p, other)), holds: said(...holds) }
    }),
  ],

  points: (p, seat) => (p.coins[seat] === HIDDEN ? null : pointsSoFar(p, seat)),
})
