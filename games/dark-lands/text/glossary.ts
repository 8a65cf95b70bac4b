import type { Glossary } from '../../../kernel/conformance/glossary.ts'

/** One word for one thing, in both languages. `test/words.test.ts` checks every text against it. */
export const glossary: Glossary = {
  region: {
    en: { one: 'region', other: 'regions' },
    ru: {
      one: 'регион',
      few: 'региона',
      many: 'регионов',
      singular: ['региону', 'регионом', 'регионе'],
      plural: ['регионам', 'регионами', 'регионах'],
      numbered: true,
    },
    not: {
      en: ['territory', 'territories', 'province*', 'field', 'fields'],
      ru: ['област*', 'территори*', 'провинци*'],
    },
  },
  tile: {
    en: { one: 'tile', other: 'tiles' },
    ru: { one: 'тайл', few: 'тайла', many: 'тайлов', plural: ['тайлам', 'тайлами', 'тайлах'] },
    not: { ru: ['плитк*', 'плашк*'] },
  },
  board: { en: 'board', ru: 'поле', not: { ru: ['доска', 'доски', 'доске', 'доску'] } },
  level: {
    en: { one: 'level', other: 'levels' },
    ru: {
      one: 'уровень',
      few: 'уровня',
      many: 'уровней',
      singular: ['уровню', 'уровнем', 'уровне'],
      plural: ['уровни', 'уровням'],
      numbered: true,
    },
    not: { ru: ['ступен*'] },
  },
  /** To take a region; the land is won back as a whole, regions are not freed one by one. */
  capture: {
    en: { one: 'capture', other: 'captures' },
    ru: { one: 'захват', few: 'захвата', many: 'захватов', plural: ['захваты', 'захватам'] },
    not: { en: ['conquer*', 'conquest*', 'liberat*', 'freed', 'frees'], ru: ['освобод*', 'завоев*'] },
  },
  /** Not captured by anybody. */
  open: {
    en: 'open',
    ru: 'свободный',
    not: { en: ['free region*', 'vacant', 'empty region*'], ru: ['незанят*', 'пустой регион'] },
  },
  Troop: {
    en: 'Troop',
    ru: 'Войска',
    not: { en: ['troop card*', 'troops', 'unit', 'units'], ru: ['войско', 'отряд*'] },
    but: { en: ['Troops', 'Troop card', 'Troop cards'], ru: ['Отряд орков'] },
  },
  Fortification: {
    en: { one: 'Fortification', other: 'Fortifications' },
    ru: { one: 'Укрепление', few: 'Укрепления', many: 'Укреплений', plural: ['Укреплениями'] },
    not: { en: ['building', 'buildings'], ru: ['здани*', 'сооружени*'] },
  },
  companion: {
    en: { one: 'companion', other: 'companions' },
    ru: {
      one: 'Соратник',
      few: 'Соратника',
      many: 'Соратников',
      animate: true,
      plural: ['Соратникам', 'Соратниками', 'Соратниках'],
    },
    not: { en: ['follower*', 'henchm*', 'helper*'], ru: ['спутник*', 'помощник*', 'сторонник*'] },
  },
  Warrior: {
    en: { one: 'Warrior', other: 'Warriors' },
    ru: { one: 'Воин', few: 'Воина', many: 'Воинов', animate: true, plural: ['Воинами', 'Воинам'] },
    not: { en: ['fighter*'], ru: ['боец', 'бойца', 'бойцов'] },
  },
  Artisan: {
    en: { one: 'Artisan', other: 'Artisans' },
    ru: {
      one: 'Мастеровой',
      few: 'Мастеровых',
      many: 'Мастеровых',
      gen: 'Мастерового',
      acc: 'Мастерового',
      animate: true,
      singular: ['Мастеровым'],
      plural: ['Мастеровыми'],
    },
    not: { en: ['craftsm*', 'worker*'], ru: ['ремесленник*', 'рабоч*'] },
  },
  Mage: {
    en: { one: 'Mage', other: 'Mages' },
    ru: { one: 'Маг', few: 'Мага', many: 'Магов', animate: true },
    not: { en: ['wizard*', 'sorcerer*'], ru: ['волшебник*', 'чародей*', 'колдун*'] },
  },
  attack: { en: 'attack', ru: 'атака', not: { ru: ['нападени*'] } },
  support: { en: 'support', ru: 'поддержка', not: { ru: ['подмог*'] } },
  strength: { en: 'strength', ru: 'сила', not: { en: ['power', 'force'], ru: ['мощь', 'мощи'] } },
  charge: {
    en: { one: 'charge', other: 'charges' },
    ru: { one: 'заряд', few: 'заряда', many: 'зарядов' },
    not: { en: ['boost*'], ru: ['бонус*'] },
  },
  claim: {
    en: { one: 'claim', other: 'claims' },
    ru: { one: 'заявка', few: 'заявки', many: 'заявок', acc: 'заявку' },
    not: { ru: ['претензи*'] },
  },
  deck: { en: 'deck', ru: 'колода', not: { en: ['draw pile', 'stock'] } },
  'discard pile': {
    en: 'discard pile',
    ru: 'сброс',
    not: { en: ['discards pile', 'graveyard'], ru: ['отбой*', 'стопка сброса'] },
  },
  reserve: { en: 'reserve', ru: 'резерв', not: { ru: ['запас*'] } },
  exchange: { en: 'exchange', ru: 'обмен', not: { en: ['trade', 'trades', 'swap*'], ru: ['размен*'] } },
  /** To put cards aside for the exchange. */
  'lay aside': {
    en: 'lay aside',
    ru: 'отложить',
    not: { en: ['name a pair', 'names a pair', 'named cards'], ru: ['назовите пару', 'названные карты'] },
  },
  buy: {
    en: 'buy',
    ru: 'нанять',
    not: { en: ['hire', 'hires', 'hired', 'buy nobody'], ru: ['купить', 'покупк*', 'приобре*'] },
  },
  ready: { en: 'ready', ru: 'готов', not: { en: ['untap*', 'refresh*'], ru: ['освеж*'] } },
  spent: { en: 'spent', ru: 'потрачен', not: { en: ['exhausted', 'tapped'], ru: ['истощ*'] } },
  round: {
    en: { one: 'round', other: 'rounds' },
    ru: { one: 'круг', few: 'круга', many: 'кругов', singular: ['кругу', 'круге'], numbered: true },
    not: { ru: ['раунд*'] },
  },
  treasury: { en: 'treasury', ru: 'сокровищница', not: { en: ['bank'], ru: ['казн*', 'банк*'] } },
  marker: {
    en: { one: 'marker', other: 'markers' },
    ru: { one: 'маркер', few: 'маркера', many: 'маркеров' },
    not: { en: ['token*'], ru: ['жетон*', 'фишк*'] },
  },
  active: { en: 'active', ru: 'активный', not: { ru: ['деятельн*'] } },
  player: {
    en: { one: 'player', other: 'players' },
    ru: { one: 'игрок', few: 'игрока', many: 'игроков', animate: true },
    not: { en: ['rival*', 'opponent*'], ru: ['соперник*', 'противник*'] },
  },
  copy: { en: { one: 'copy', other: 'copies' }, ru: { one: 'копия', few: 'копии', many: 'копий' } },
}
