import { consequenceText, type Words } from '../../../kernel/words.ts'
import { idOf } from '../content/deck.ts'
import type { DarkLandsEvent, DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { consequences } from './advice.ru.ts'
import { descriptionIn } from './description.ts'
import { names } from './names.ru.ts'
import { cardsOf, coins, region, regionsOf } from './phrases.ru.ts'
import { drawTable } from './sketch.ts'
import { tableWords } from './table.ru.ts'

export const words: Words<DarkLandsPosition, DarkLandsMove, DarkLandsEvent> = {
  ...tableWords,
  consequence: consequenceText(consequences),
  sketch: (p, viewer, nameOf) =>
    drawTable(
      p,
      viewer,
      nameOf,
      {
        legend: '(8) свободен, уровень 8; строчная буква: заявка; R2+3: владелец, поддержка Войск и Укрепления',
        round: round => (round === 0 ? 'До первого круга' : `Круг ${round}`),
        piles: (deck, discard) => `Колода ${deck} · сброс ${discard}`,
        player: f =>
          `${f.name}: ${coins(f.coins)} · Воины ${f.companions[0]} · Мастеровые ${f.companions[1]} · Маги ${
            f.companions[2]
          } · ${cardsOf(f.cards)} · ${regionsOf(f.regions)}`,
        hand: cards => `Рука: ${cards}`,
      },
      names,
    ),
  description: descriptionIn(names, {
    coins,
    cards: cardsOf,
    regions: regionsOf,
    region,
    cardName: card => names.cards[idOf(card)],
    open: level => `свободен, уровень ${level}`,
    claimed: name => `заявка: ${name}`,
    holds: (card, support) => `${card}, поддержка ${support}`,
    ready: (name, ready, all) => `${name}: готовы ${ready} из ${all}`,
    deck: 'Колода',
    discarded: n => `в сбросе ${n}`,
  }),
}
