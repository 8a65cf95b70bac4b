import type { InLanguages } from '../../../../kernel/languages.ts'
import { plural, pluralRu } from '../../../../kernel/words.ts'
import { WAR_VP } from '../../content/figures.ts'

/** Captions of the diagrams in the rules, and `alt` texts for those who cannot see them. */
export interface DiagramText {
  readonly rows: { readonly alt: string; readonly top: string; readonly bottom: string }
  readonly passing: { readonly alt: string; readonly left: string; readonly right: string }
  readonly wars: { readonly alt: string; readonly won: string; readonly tie: string }
  readonly ages: { readonly alt: string; readonly first: string; readonly second: string; readonly gone: string }
  readonly costs: {
    readonly alt: string
    readonly first: string
    readonly direct: string
    readonly upgrade: string
    readonly land: string
  }
}

const points = plural(WAR_VP, 'point', 'points')
const pointsRu = pluralRu(WAR_VP, 'очко', 'очка', 'очков')

export const DIAGRAM_TEXT: InLanguages<DiagramText> = {
  en: {
    rows: {
      alt: 'A kingdom. Top row: a knight, a rogue and a third, dashed spot marked II. Bottom row: a farmer and a woodcutter.',
      top: 'The top row fights; the third spot comes with a level II building',
      bottom: 'The bottom row works',
    },
    passing: {
      alt: 'Four seats around a table. In rounds 1 and 3 packets go to the left neighbour, in rounds 2 and 4 to the right.',
      left: 'Rounds 1 and 3: to the left',
      right: 'Rounds 2 and 4: to the right',
    },
    wars: {
      alt: `Strength 6 against the left neighbour’s 4: won, ${points}, nothing for the neighbour. Strength 6 against the right neighbour’s 6: both win and gain ${points}.`,
      won: `Stronger than the left neighbour: ${points}`,
      tie: `Equal to the right neighbour: ${points} for both`,
    },
    ages: {
      alt: 'A knight is deployed without a token. At the end of that round it receives an age token. At the end of the next round it dies, and its spot is free.',
      first: 'Deployed: no token',
      second: 'Next round: one token',
      gone: 'Then it dies',
    },
    costs: {
      alt: 'Three ways for a Tavern. Level I: the resources of level I, and land. Level II at once: those of both levels, and land. An upgrade from I to II: those of level II, no land.',
      first: 'New at level I',
      direct: 'New at level II',
      upgrade: 'Upgrade',
      land: '+ land',
    },
  },
  ru: {
    rows: {
      alt: 'Королевство. Верхний ряд: рыцарь, разбойница и третье место пунктиром с отметкой II. Нижний ряд: земледелец и лесоруб.',
      top: 'Верхний ряд сражается; третье место откроет здание уровня II',
      bottom: 'Нижний ряд трудится',
    },
    passing: {
      alt: 'Четверо за столом. Наборы уходят соседу слева в раундах 1 и 3, соседу справа — в раундах 2 и 4.',
      left: 'Раунды 1 и 3: налево',
      right: 'Раунды 2 и 4: направо',
    },
    wars: {
      alt: `Сила 6 против 4 у соседа слева: победа, ${pointsRu}, соседу ничего. Сила 6 против 6 у соседа справа: побеждают оба и получают по ${pointsRu}.`,
      won: `Сильнее соседа слева: ${pointsRu}`,
      tie: `Поровну с соседом справа: по ${pointsRu}`,
    },
    ages: {
      alt: 'Рыцарь размещён без жетона. В конце раунда он получает жетон старения. В конце следующего раунда он умирает, и место свободно.',
      first: 'Размещён: жетонов нет',
      second: 'Через раунд: один жетон',
      gone: 'Потом умирает',
    },
    costs: {
      alt: 'Три способа получить таверну. Уровень I: ресурсы уровня I и земля. Сразу уровень II: ресурсы обоих уровней и земля. Улучшение с I до II: ресурсы уровня II, земля не нужна.',
      first: 'Новая, уровень I',
      direct: 'Новая, сразу уровень II',
      upgrade: 'Улучшение',
      land: '+ земля',
    },
  },
}
