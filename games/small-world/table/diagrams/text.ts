import type { InLanguages } from '../../../../kernel/languages.ts'
import { plural, pluralRu } from '../../../../kernel/words.ts'

/** Captions of the diagrams in the rules, and `alt` texts for those who cannot see them. */
export interface DiagramText {
  readonly combos: { readonly alt: string; readonly price: (coins: number) => string }
  readonly entry: { readonly alt: string; readonly caption: string }
  readonly price: { readonly alt: string; readonly parts: readonly [string, string, string, string] }
  readonly decline: { readonly alt: string; readonly before: string; readonly after: string; readonly tray: string }
  readonly losses: { readonly alt: string; readonly parts: readonly [string, string, string] }
}

export const DIAGRAM_TEXT: InLanguages<DiagramText> = {
  en: {
    losses: {
      alt: 'A region with three Orcs is lost. One token goes back to the tray, two withdraw and are placed in other regions at the end of the turn.',
      parts: ['the region is lost', 'back to the tray', 'withdraw, placed elsewhere'],
    },
    combos: {
      alt: 'Three combos in a column. The third is picked: it costs two coins, one of which is laid on the first and one on the second combo.',
      price: coins => (coins === 0 ? 'free' : plural(coins, 'coin', 'coins')),
    },
    entry: {
      alt: 'The map for two players. Regions at its edge glow, and so do those on the shore of the two seas; those inside and on the shore of the lake alone do not.',
      caption: 'A new race may enter where the map glows.',
    },
    price: {
      alt: 'Two tokens for the region, one for its mountain, two for the two skeletons there, one for their fortress: six tokens.',
      parts: ['region', 'mountain', 'defenders', 'fortress'],
    },
    decline: {
      alt: 'Three regions of Orcs with three, two and one token. In decline each keeps one token, turned over; the other three go to the tray.',
      before: 'active',
      after: 'in decline',
      tray: '3 to the tray',
    },
  },
  ru: {
    losses: {
      alt: 'Регион с тремя орками потерян. Один жетон уходит в контейнер, два отступают и в конце хода встают в другие регионы.',
      parts: ['регион потерян', 'в контейнер', 'отступают в другие регионы'],
    },
    combos: {
      alt: 'Три комбинации в столбце. Выбрана третья: она стоит две монеты, одна ложится на первую комбинацию, другая на вторую.',
      price: coins => (coins === 0 ? 'бесплатно' : pluralRu(coins, 'монета', 'монеты', 'монет')),
    },
    entry: {
      alt: 'Карта для двоих. Светятся регионы у края и на берегу двух морей; внутренние и те, что лежат лишь у озера, не светятся.',
      caption: 'Новый народ вторгается там, где карта светится.',
    },
    price: {
      alt: 'Два жетона за регион, один за гору, два за двух скелетов, один за их крепость: шесть жетонов.',
      parts: ['регион', 'гора', 'защитники', 'крепость'],
    },
    decline: {
      alt: 'Три региона орков: три, два и один жетон. В упадке в каждом остаётся по одному перевёрнутому жетону, остальные три уходят в контейнер.',
      before: 'активный народ',
      after: 'в упадке',
      tray: '3 в контейнер',
    },
  },
}
