import type { InLanguages } from '../../../../kernel/languages.ts'
import { BAND_GLORY } from '../../content/boards.ts'

/** Captions of the diagrams in the rules, and `alt` texts for those who cannot see them. */
export interface DiagramText {
  readonly bandKinds: { readonly alt: string; readonly tribe: string; readonly colour: string }
  readonly bandSteps: { readonly alt: string; readonly steps: readonly [string, string, string, string, string] }
  readonly markerCost: { readonly alt: string; readonly markers: string; readonly cards: string }
  readonly deck: { readonly alt: string; readonly upper: string; readonly lower: string }
  readonly merfolk: { readonly alt: string; readonly gift: string }
  readonly places: { readonly alt: string; readonly tokens: string; readonly place: (n: number) => string }
  readonly sharing: { readonly alt: string; readonly together: string }
  readonly bandPay: { readonly alt: string }
}

export const DIAGRAM_TEXT: InLanguages<DiagramText> = {
  en: {
    bandPay: {
      alt: `Bands of one to six cards and the glory each gives: ${BAND_GLORY.slice(1).join(', ')}. Larger bands give as much as six cards.`,
    },
    bandKinds: {
      alt: 'Two bands. Three dwarves, red, green and purple: one tribe. A red elf, a red giant, a red wizard and a skeleton: one colour.',
      tribe: 'One tribe',
      colour: 'One colour, and a skeleton',
    },
    bandSteps: {
      alt: 'Five steps: one, three cards are laid out; two, one of them wears the crown; three, a marker is placed; four, the leader’s ability works; five, the rest of the hand goes to the row.',
      steps: ['Lay out the band', 'Choose the leader', 'Place a marker', 'Use the ability', 'Lay out the rest'],
    },
    markerCost: {
      alt: 'No marker of yours in the kingdom: a band of 1 places the next. One marker: 2 cards. Two markers: 3 cards. Three markers: 4 cards.',
      markers: 'Your markers there',
      cards: 'Cards for the next',
    },
    deck: {
      alt: 'The deck from the side. Its upper half holds fighters only; the three dragons lie somewhere in the lower half.',
      upper: 'Fighters only',
      lower: 'Fighters and three dragons',
    },
    merfolk: {
      alt: 'The merfolk lane with cells 0 to 18; cells 3, 7, 12 and 18 are marker cells. A band of four swims from cell 1 to cell 5 and passes cell 3: one extra marker.',
      gift: 'extra marker',
    },
    places: {
      alt: 'Second age, tokens I worth 4 and II worth 6. Three markers, most: token II, 6 glory. Two markers, second: token I, 4 glory. One marker, third: nothing.',
      tokens: 'Tokens I and II',
      place: n => `${['', '1st', '2nd', '3rd'][n]} place`,
    },
    sharing: {
      alt: 'Third age, tokens worth 2, 6 and 8. Two players with three markers each fill places one and two: 8 and 6 are 14, 7 for each. The player with one marker comes third and gains 2.',
      together: '1st and 2nd together',
    },
  },
  ru: {
    bandPay: {
      alt: `Отряды из одной, двух и так до шести карт и слава за каждый: ${BAND_GLORY.slice(1).join(', ')}. Отряды крупнее дают столько же, сколько шесть карт.`,
    },
    bandKinds: {
      alt: 'Два отряда. Три гнома, красный, зелёный и фиолетовый: одно племя. Красный эльф, красный гигант, красный волшебник и скелет: один цвет.',
      tribe: 'Одно племя',
      colour: 'Один цвет и скелет',
    },
    bandSteps: {
      alt: 'Пять шагов: первый — выложены три карты; второй — одна из них в короне; третий — поставлен маркер; четвёртый — сработала способность лидера; пятый — остальные карты с руки легли в ряд.',
      steps: ['Выложить отряд', 'Выбрать лидера', 'Поставить маркер', 'Применить способность', 'Выложить остальное'],
    },
    markerCost: {
      alt: 'Ваших маркеров в королевстве нет: следующий ставит отряд из 1 карты. Один маркер: 2 карты. Два маркера: 3 карты. Три маркера: 4 карты.',
      markers: 'Ваших маркеров там',
      cards: 'Карт на следующий',
    },
    deck: {
      alt: 'Колода сбоку. В верхней половине только бойцы; три дракона лежат где-то в нижней.',
      upper: 'Только бойцы',
      lower: 'Бойцы и три дракона',
    },
    merfolk: {
      alt: 'Дорожка тритонов с ячейками от 0 до 18; ячейки 3, 7, 12 и 18 — с маркером. Отряд из четырёх карт плывёт с ячейки 1 на ячейку 5 мимо ячейки 3: один дополнительный маркер.',
      gift: 'ещё один маркер',
    },
    places: {
      alt: 'Вторая эпоха, жетоны: I стоит 4, II стоит 6. Три маркера, больше всех: жетон II, 6 очков славы. Два маркера, второе место: жетон I, 4 очка славы. Один маркер, третье место: ничего.',
      tokens: 'Жетоны I и II',
      place: n => `${n}-е место`,
    },
    sharing: {
      alt: 'Третья эпоха, жетоны стоят 2, 6 и 8. Два игрока, у которых по три маркера, занимают первое и второе места: 8 и 6 — это 14, по 7 каждому. Игрок с одним маркером третий и получает 2.',
      together: '1-е и 2-е вместе',
    },
  },
}
