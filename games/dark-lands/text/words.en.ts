import { consequenceText, plural, type Words } from '../../../kernel/words.ts'
import { idOf } from '../content/deck.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { consequences } from './advice.en.ts'
import { descriptionIn } from './description.ts'
import { names } from './names.en.ts'
import { cardsOf, coins, region } from './phrases.en.ts'
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
  description: descriptionIn(names, {
    coins,
    cards: cardsOf,
    regions: n => plural(n, 'region', 'regions'),
    region,
    cardName: card => names.cards[idOf(card)],
    open: level => `open, level ${level}`,
    claimed: name => `claimed by ${name}`,
    holds: (card, support) => `${card}, support ${support}`,
    ready: (name, ready, all) => `${name}s: ${ready} of ${all} ready`,
    deck: 'Deck',
    discarded: n => `discard pile ${n}`,
  }),
}
