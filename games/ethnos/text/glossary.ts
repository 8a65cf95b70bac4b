import type { Glossary } from '../../../kernel/conformance/glossary.ts'

/** One word for one thing, in both languages. `test/words.test.ts` checks every text against it. */
export const glossary: Glossary = {
  fighter: {
    en: { one: 'fighter', other: 'fighters' },
    ru: { one: 'боец', few: 'бойца', many: 'бойцов', animate: true, plural: ['бойцам', 'бойцами'] },
    not: { en: ['soldier*', 'warrior*', 'unit', 'units'], ru: ['воин*', 'солдат*', 'юнит*'] },
  },
  band: {
    en: { one: 'band', other: 'bands' },
    ru: { one: 'отряд', few: 'отряда', many: 'отрядов', plural: ['отрядам', 'отрядами'] },
    not: { en: ['squad*', 'party', 'parties'], ru: ['банд*', 'групп*'] },
  },
  leader: {
    en: { one: 'leader', other: 'leaders' },
    ru: { one: 'лидер', few: 'лидера', many: 'лидеров', animate: true },
    not: { en: ['chief*', 'captain*'], ru: ['вожд*', 'предводител*', 'командир*'] },
  },
  marker: {
    en: { one: 'marker', other: 'markers' },
    ru: { one: 'маркер', few: 'маркера', many: 'маркеров', plural: ['маркерам', 'маркерами'] },
    not: { en: ['influence token*', 'control marker*'], ru: ['фишк*'] },
  },
  /** What marker cells of the merfolk board give. */
  'extra marker': {
    en: { one: 'extra marker', other: 'extra markers' },
    ru: { one: 'дополнительный маркер', few: 'дополнительных маркера', many: 'дополнительных маркеров' },
    not: { en: ['bonus*'], ru: ['бонус*'] },
  },
  glory: {
    en: 'glory',
    ru: 'слава',
    not: { en: ['point', 'points', 'VP', 'victory point*'], ru: ['ПО', 'победных', 'победное', 'победные'] },
  },
  kingdom: {
    en: { one: 'kingdom', other: 'kingdoms' },
    ru: { one: 'королевство', few: 'королевства', many: 'королевств', plural: ['королевствам', 'королевствах'] },
    not: { en: ['region*', 'province*'], ru: ['регион*', 'провинци*', 'област*'] },
  },
  tribe: {
    en: { one: 'tribe', other: 'tribes' },
    ru: { one: 'племя', few: 'племени', many: 'племён', plural: ['племенам', 'племенах'] },
    not: { en: ['race', 'races', 'people', 'peoples'], ru: ['раса', 'расы', 'народ*'] },
  },
  /** The fighters anybody may recruit. */
  row: {
    en: 'row',
    ru: 'открытый ряд',
    not: { en: ['open recruits', 'open row', 'display'], ru: ['открытые бойцы', 'рынок*', 'витрин*'] },
  },
  age: {
    en: { one: 'age', other: 'ages' },
    ru: { one: 'эпоха', few: 'эпохи', many: 'эпох', acc: 'эпоху', plural: ['эпохах'] },
    not: { en: ['era', 'eras', 'epoch*'], ru: ['эра', 'эры', 'эру', 'век', 'века'] },
  },
  dragon: {
    en: { one: 'dragon', other: 'dragons' },
    ru: { one: 'дракон', few: 'дракона', many: 'драконов', animate: true, plural: ['драконами'] },
  },
  cell: {
    en: { one: 'cell', other: 'cells' },
    ru: {
      one: 'ячейка',
      few: 'ячейки',
      many: 'ячеек',
      acc: 'ячейку',
      singular: ['ячейке'],
      numbered: true,
      plural: ['ячейкам'],
    },
    not: { ru: ['клетк*'] },
  },
  'merfolk board': {
    en: 'merfolk board',
    ru: 'планшет тритонов',
    not: { en: ['merfolk track'], ru: ['русал*', 'трек*'] },
  },
  'horde board': { en: 'horde board', ru: 'планшет орд', not: { en: ['orc board'] } },
  troll: {
    en: { one: 'troll', other: 'trolls' },
    ru: { one: 'тролль', few: 'тролля', many: 'троллей', animate: true },
  },
  skeleton: {
    en: { one: 'skeleton', other: 'skeletons' },
    ru: { one: 'скелет', few: 'скелета', many: 'скелетов', animate: true },
  },
}
