import type { Glossary } from '../../../kernel/conformance/glossary.ts'

/** One word for one thing, in both languages. `test/words.test.ts` checks every text against it. */
export const glossary: Glossary = {
  race: {
    en: { one: 'race', other: 'races' },
    ru: { one: 'народ', few: 'народа', many: 'народов', singular: ['народу', 'народом'], plural: ['народам'] },
    not: { en: ['people', 'peoples', 'tribe', 'tribes'], ru: ['раса', 'расы', 'расой', 'племя', 'племен*', 'племён'] },
    but: {
      en: ['lost tribe', 'lost tribes'],
      ru: [
        'забытое племя',
        'забытых племён',
        'забытых племени',
        'забытые племена',
        'забытого племени',
        'забытым племенем',
      ],
    },
  },
  power: {
    en: { one: 'power', other: 'powers' },
    ru: { one: 'способность', few: 'способности', many: 'способностей' },
    not: { ru: ['умение', 'умения', 'силы', 'свойство народа', 'скаредност*', 'призрачность'] },
  },
  combo: {
    en: { one: 'combo', other: 'combos' },
    ru: { one: 'комбинация', few: 'комбинации', many: 'комбинаций', acc: 'комбинацию' },
    not: { en: ['combination*', 'pairing*'], ru: ['сочетани*', 'пара', 'пары'] },
  },
  banner: { en: { one: 'banner', other: 'banners' }, ru: { one: 'знамя', few: 'знамени', many: 'знамён' } },
  badge: { en: { one: 'badge', other: 'badges' }, ru: 'жетон способности', not: { ru: ['значок', 'значки'] } },
  token: {
    en: { one: 'token', other: 'tokens' },
    ru: { one: 'жетон', few: 'жетона', many: 'жетонов', singular: ['жетону', 'жетоном'], plural: ['жетонами'] },
    not: { en: ['counter*', 'meeple*', 'unit', 'units'], ru: ['фишк*', 'фигур*'] },
  },
  tray: { en: 'tray', ru: 'контейнер', not: { en: ['supply', 'reserve'], ru: ['лоток', 'лотк*', 'резерв*'] } },
  'in hand': { en: 'in hand', ru: 'на руке', not: { ru: ['в руке', 'в руках', 'на руках'] } },
  map: { en: { one: 'map', other: 'maps' }, ru: 'поле', not: { en: ['board', 'boards'], ru: ['доск*'] } },
  region: {
    en: { one: 'region', other: 'regions' },
    ru: {
      one: 'регион',
      few: 'региона',
      many: 'регионов',
      singular: ['региону', 'регионом', 'регионе'],
      plural: ['регионам', 'регионами', 'регионах'],
    },
    not: { en: ['area*', 'province*', 'territor*'], ru: ['област*', 'провинци*', 'территори*', 'земли', 'землям'] },
    but: { ru: ['земли мало'] },
  },
  conquest: {
    en: { one: 'conquest', other: 'conquests' },
    ru: { one: 'захват', few: 'захвата', many: 'захватов' },
    not: { en: ['invade*', 'invasion*', 'capture*'], ru: ['завоева*', 'завоёв*'] },
  },
  attack: { en: 'attack', ru: 'атака', not: { ru: ['напад*', 'напасть', 'напал*'] } },
  /** Voluntarily; losers withdraw. */
  abandon: {
    en: 'abandon',
    ru: 'уйти из региона',
    not: {
      en: ['vacate*', 'leave the region', 'leave a region', 'leave regions', 'leaving a region'],
      ru: [
        'оставить регион',
        'оставлять регион*',
        'оставляете регион*',
        'регион оставлен',
        'оставляют',
        'покинуть регион',
      ],
    },
  },
  decline: { en: 'decline', ru: 'упадок', not: { ru: ['закат*', 'вымира*'] } },
  opponent: {
    en: { one: 'opponent', other: 'opponents' },
    ru: 'соперник',
    not: { en: ['enem*', 'rival*'], ru: ['враг*', 'противник*'] },
  },
  owner: { en: 'owner', ru: 'владелец', not: { ru: ['хозяин*', 'хозяев*'] } },
  loser: { en: 'loser', ru: 'потерявший регион', not: { en: ['victim*'], ru: ['жертв*', 'пострадавш*'] } },
  'last attempt': { en: 'last attempt', ru: 'последняя попытка' },
  exchange: { en: { one: 'exchange', other: 'exchanges' }, ru: 'подмена', not: { en: ['swap*'], ru: ['обмен*'] } },
  'lost tribe': {
    en: { one: 'lost tribe', other: 'lost tribes' },
    ru: { one: 'забытое племя', few: 'забытых племени', many: 'забытых племён' },
  },
  tribe: { en: { one: 'tribe', other: 'tribes' }, ru: { one: 'племя', few: 'племени', many: 'племён' } },
  encampment: {
    en: { one: 'encampment', other: 'encampments' },
    ru: { one: 'лагерь', few: 'лагеря', many: 'лагерей', plural: ['лагерями'] },
    not: { en: ['camp', 'camps', 'tent', 'tents'], ru: ['палатк*', 'стоянк*'] },
  },
  /** «Троллья пещера» is recognized by its first word. */
  lair: {
    en: { one: 'lair', other: 'lairs' },
    ru: { one: 'троллья', few: 'тролльи', many: 'тролльих' },
    not: { en: ['den', 'dens'], ru: ['пещера троллей', 'логов*'] },
  },
  cavern: { en: { one: 'cavern', other: 'caverns' }, ru: 'подземелье', not: { en: ['cave', 'caves'] } },
  fortress: {
    en: { one: 'fortress', other: 'fortresses' },
    ru: { one: 'крепость', few: 'крепости', many: 'крепостей' },
    not: { en: ['fort', 'forts', 'castle*'], ru: ['форт', 'замок', 'замк*'] },
  },
  mountain: { en: { one: 'mountain', other: 'mountains' }, ru: { one: 'гора', few: 'горы', many: 'гор', acc: 'гору' } },
  hole: { en: { one: 'hole', other: 'holes' }, ru: { one: 'нора', few: 'норы', many: 'нор', acc: 'нору' } },
  hero: { en: { one: 'hero', other: 'heroes' }, ru: { one: 'герой', few: 'героя', many: 'героев', animate: true } },
  dragon: {
    en: { one: 'dragon', other: 'dragons' },
    ru: { one: 'дракон', few: 'дракона', many: 'драконов', animate: true },
  },
  defender: {
    en: { one: 'defender', other: 'defenders' },
    ru: { one: 'защитник', few: 'защитника', many: 'защитников', animate: true },
  },
  discount: { en: { one: 'discount', other: 'discounts' }, ru: { one: 'скидка', few: 'скидки', many: 'скидок' } },
  pip: { en: { one: 'pip', other: 'pips' }, ru: { one: 'очко', few: 'очка', many: 'очков' } },
  skeleton: {
    en: { one: 'Skeleton', other: 'Skeletons' },
    ru: { one: 'скелет', few: 'скелета', many: 'скелетов', animate: true },
  },
  sorcerer: {
    en: { one: 'Sorcerer', other: 'Sorcerers' },
    ru: { one: 'колдун', few: 'колдуна', many: 'колдунов', animate: true },
  },
}
