import { elementAt, entryOf } from '../../../kernel/list.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { type Description, said, type TablePlace } from '../../../kernel/words.ts'
import { MERFOLK_GLORY } from '../content/boards.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import { DRAGONS, TABLE_SIZES } from '../content/table.ts'
import { GIANT, MERFOLK, ORC, TROLL } from '../content/tribes.ts'
import type { EthnosPosition } from '../position.ts'
import { bandsOf, kingdomCounts, kingdomValues, pointsSoFar } from '../queries.ts'
import { listCards } from './names.ts'
import { bandOf, giantOf, handOf, hordeOf, kingdomTitle, type SketchWords, trollsOf } from './sketch.ts'

/** What a language adds to the words of the drawing. */
interface DescriptionWords extends SketchWords {
  markers(count: number): string
  /** What the spaces of a kingdom pay: the first in the first age, and so on. */
  values(values: string): string
  readonly deckName: string
}

const labelled = (label: string, text: string | number): string => (text === '' ? '' : `${label}: ${text}`)

export const descriptionIn = (words: DescriptionWords): Description<EthnosPosition> => ({
  hand: (p, seat) => said(listCards(elementAt(p.hands, seat), words.cardName)),

  seat: (p, seat) =>
    said(
      labelled(words.glory, elementAt(p.glory, seat)),
      // What others have seen of a hand is open; one's own is told when it is asked for.
      `${words.hand} ${elementAt(p.hands, seat).length}${handOf(p, seat, null, words)}`,
      ...bandsOf(p, seat).map(band => labelled(words.band, bandOf(band, words))),
      p.tribes.includes(ORC) ? labelled(words.horde, hordeOf(p, seat, words)) : '',
      p.tribes.includes(TROLL) ? labelled(words.trollTokens, trollsOf(p, seat)) : '',
      p.tribes.includes(GIANT) && giantOf(p, seat) !== '' ? words.giantToken : '',
      labelled(words.supply, elementAt(p.supply, seat)),
    ),

  places: (p, nameOf) => {
    const seats = seatsOf(p.seats)
    const { side } = entryOf(TABLE_SIZES, p.seats)
    const kingdoms = ALL_KINGDOMS.map((kingdom): TablePlace => {
      const counts = kingdomCounts(p, kingdom)
      const present = seats.filter(seat => elementAt(counts, seat) > 0)
      return {
        name: kingdomTitle(kingdom, words),
        beside: [],
        holds: [
          words.values(kingdomValues(p, kingdom).join(', ')),
          ...present.map(seat => labelled(nameOf(seat), words.markers(elementAt(counts, seat)))),
        ],
      }
    })
    const swimmers = seats.filter(seat => elementAt(p.merfolk, seat) > 0)
    const merfolk: TablePlace = {
      name: words.merfolkBoard,
      beside: [],
      holds: [
        words.values(MERFOLK_GLORY[side].join(', ')),
        ...swimmers.map(seat => labelled(nameOf(seat), elementAt(p.merfolk, seat))),
      ],
    }
    const left = p.upper + p.lower + DRAGONS - p.dragons
    return [
      { name: words.row, beside: [], holds: said(listCards(p.row, words.cardName)) },
      { name: words.deckName, beside: [], holds: [words.deck(left, p.upper), words.dragons(p.dragons, DRAGONS)] },
      ...kingdoms,
      ...(p.tribes.includes(MERFOLK) ? [merfolk] : []),
    ]
  },

  points: pointsSoFar,
})
