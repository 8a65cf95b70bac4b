import type { Glossary } from '../../../kernel/conformance/glossary.ts'

/** One word for one thing, in both languages. `test/words.test.ts` checks every text against it. */
export const glossary: Glossary = {
  people: {
    en: 'people',
    ru: { one: 'народ', few: 'народа', many: 'народов' },
    not: { en: ['faction*', 'race', 'races', 'tribe*'], ru: ['раса', 'расы', 'расой', 'фракци*', 'племя', 'племен*'] },
  },
  army: {
    en: { one: 'army', other: 'armies' },
    ru: {
      one: 'армия',
      few: 'армии',
      many: 'армий',
      acc: 'армию',
      singular: ['армией'],
      plural: ['армиям', 'армиями', 'армиях'],
    },
    not: { en: ['troop*', 'meeple*'], ru: ['войск*', 'отряд*'] },
  },
  region: {
    en: { one: 'region', other: 'regions' },
    ru: {
      one: 'область',
      few: 'области',
      many: 'областей',
      singular: ['областью'],
      plural: ['областям', 'областями', 'областях'],
    },
    not: { en: ['area*', 'province*'], ru: ['регион*', 'провинци*'] },
  },
  territory: {
    en: { one: 'territory', other: 'territories' },
    ru: { one: 'территория', few: 'территории', many: 'территорий', acc: 'территорию' },
  },
  home: { en: 'home', ru: 'вотчина', not: { en: ['homeland*'], ru: ['родин*'] } },
  /** One piece of a resource. */
  unit: {
    en: { one: 'unit', other: 'units' },
    ru: {
      one: 'ресурс',
      few: 'ресурса',
      many: 'ресурсов',
      singular: ['ресурсу', 'ресурсом'],
      plural: ['ресурсам', 'ресурсами', 'ресурсах'],
    },
    not: { ru: ['единиц*'] },
  },
  mana: { en: 'mana', ru: { one: 'мана', few: 'маны', many: 'маны', acc: 'ману' } },
  ore: { en: 'ore', ru: { one: 'руда', few: 'руды', many: 'руды', acc: 'руду' } },
  food: { en: 'food', ru: { one: 'еда', few: 'еды', many: 'еды', acc: 'еду' }, not: { ru: ['пищ*', 'продовольств*'] } },
  /** Armies that are not in play. */
  supply: { en: 'supply', ru: 'запас', not: { en: ['reserve*', 'stock', 'stocks'], ru: ['резерв*', 'запасы'] } },
  level: {
    en: { one: 'level', other: 'levels' },
    ru: { one: 'уровень', few: 'уровня', many: 'уровней', singular: ['уровне', 'уровню'], numbered: true },
    not: { en: ['storey*', 'floor', 'floors'], ru: ['ступен*', 'этаж*', 'ярус*'] },
  },
  action: {
    en: { one: 'action', other: 'actions' },
    ru: { one: 'действие', few: 'действия', many: 'действий', plural: ['действиям', 'действиях'] },
  },
  shield: { en: { one: 'shield', other: 'shields' }, ru: { one: 'щит', few: 'щита', many: 'щитов' } },
  refresh: {
    en: { one: 'refresh', other: 'refreshes' },
    ru: { one: 'обновление', few: 'обновления', many: 'обновлений', singular: ['обновлении'] },
    not: { en: ['clear', 'clears', 'cleared'] },
  },
  mobilise: { en: 'Mobilise', ru: 'мобилизация', not: { en: ['expand*', 'recruit*'] } },
  alliance: {
    en: { one: 'alliance', other: 'alliances' },
    ru: { one: 'альянс', few: 'альянса', many: 'альянсов' },
    not: { en: ['peace', 'treaty', 'treaties'], ru: ['союз', 'союза', 'союзу', 'союзом', 'мир', 'мира', 'перемири*'] },
    but: { en: ['in peace'] },
  },
  ally: {
    en: { one: 'ally', other: 'allies' },
    ru: { one: 'союзник', few: 'союзника', many: 'союзников', animate: true },
  },
  attacker: {
    en: 'attacker',
    ru: 'зачинщик',
    not: { en: ['invader*'], ru: ['нападающий', 'атакующ*', 'агрессор'] },
    but: { ru: ['Пристыженный агрессор'] },
  },
  defender: { en: 'defender', ru: 'защитник', not: { ru: ['обороняющ*'] } },
  set: {
    en: 'set',
    ru: 'выставить',
    not: { en: ['seal', 'seals', 'sealed', 'bid', 'bids'], ru: ['ставка', 'ставку', 'ставки', 'запечат*'] },
  },
  flag: { en: { one: 'flag', other: 'flags' }, ru: { one: 'флаг', few: 'флага', many: 'флагов', plural: ['флагами'] } },
  surcharge: { en: 'surcharge', ru: 'надбавка', not: { en: ['penalty', 'penalties'], ru: ['штраф*'] } },
  discount: { en: 'discount', ru: 'скидка', not: { en: ['rebate*'] } },
  trophy: {
    en: { one: 'trophy', other: 'trophies' },
    ru: { one: 'трофей', few: 'трофея', many: 'трофеев' },
  },
  switch: { en: 'switch', ru: 'подмена', not: { en: ['swap*'] } },
  exchange: {
    en: { one: 'exchange', other: 'exchanges' },
    ru: { one: 'обмен', few: 'обмена', many: 'обменов' },
  },
  point: {
    en: { one: 'point', other: 'points' },
    ru: { one: 'очко', few: 'очка', many: 'очков', singular: ['очку', 'очком'], plural: ['очкам', 'очками'] },
    not: { en: ['VP', 'victory point*'], ru: ['ПО', 'победн*'] },
  },
  plains: { en: 'plains', ru: { one: 'равнина', few: 'равнины', many: 'равнин', acc: 'равнину' } },
  forest: { en: { one: 'forest', other: 'forests' }, ru: { one: 'лес', few: 'леса', many: 'лесов' } },
  mountains: { en: 'mountains', ru: { one: 'гора', few: 'горы', many: 'гор', acc: 'гору' } },
}
