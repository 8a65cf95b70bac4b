import { consequenceText, plural, type Words } from '../../../kernel/words.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { consequences } from './advice.en.ts'
import { names } from './names.en.ts'
import { cardsOf, coins } from './phrases.en.ts'
import { drawTable } from './sketch.ts'
import { tableWords } from './table.en.ts'

export const words: Words<DarkLandsPosition, DarkLandsMove, DarkLandsEvent> = {
  ...tableWords,
  consequence: consequenceText(consequences),
  sketch: (p, viewer, nameOf) =>
    drawTable(
      p,
      viewer,
      nameOf,
      {
        legend: '(8) open, level 8; small letter: claimed; R2+3: Red’s, support of Troop and Fortification',
        round: round => (round === 0 ? 'Before the first round' : `Round ${round}`),
        piles: (deck, discard) => `Deck ${deck} · discard pile ${discard}`,
        player: f =>
          `${f.name}: ${coins(f.coins)} · Warriors ${f.companions[0]} · Artisans ${f.companions[1]} · Mages ${
            f.companions[2]
          } · ${cardsOf(f.cards)} · ${plural(f.regions, 'region', 'regions')}`,
        hand: cards => `Hand: ${cards}`,
      },
      names,
    ),
}
