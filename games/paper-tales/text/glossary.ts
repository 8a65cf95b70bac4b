import type { Glossary } from '../../../kernel/conformance/glossary.ts'

/** One word for one thing, in both languages. `test/words.test.ts` checks every text against it. */
export const glossary: Glossary = {
  unit: {
    en: { one: 'unit', other: 'units' },
    ru: { one: 'персонаж', few: 'персонажа', many: 'персонажей', animate: true, plural: ['персонажам'] },
    not: {
      en: ['character*', 'puppet*', 'newcomer*', 'soldier*'],
      ru: ['отряд*', 'герой', 'герои', 'героя', 'героев', 'юнит*', 'боец*'],
    },
    but: { en: ['short-lived heroes'], ru: ['горстка героев', 'бойцов'] },
  },
  building: {
    en: { one: 'building', other: 'buildings' },
    ru: { one: 'здание', few: 'здания', many: 'зданий', plural: ['зданиям', 'зданиями'] },
    not: { ru: ['постройки', 'построек', 'строени*', 'сооружени*'] },
    but: { ru: ['фазе постройки', 'способности постройки', 'действие постройки', 'о постройке'] },
  },
  level: { en: 'level', ru: 'уровень', not: { en: ['tier*', 'stage II'], ru: ['ступен*', 'I уровня', 'II уровня'] } },
  artifact: {
    en: { one: 'artifact', other: 'artifacts' },
    ru: { one: 'артефакт', few: 'артефакта', many: 'артефактов', plural: ['артефактам'] },
    not: { en: ['artefact*', 'relics'], ru: ['реликви*'] },
  },
  'age token': {
    en: 'age token',
    ru: 'жетон старения',
    not: { en: ['aging token*', 'ageing*', 'age marker*'], ru: ['жетон возраст*', 'токен*'] },
  },
  gold: {
    en: 'gold',
    ru: { one: 'золото', few: 'золота', many: 'золота', singular: ['золоту'] },
    not: { en: ['coin', 'coins', 'money'], ru: ['зол', 'золотых', 'золотой', 'монет*'] },
  },
  point: {
    en: { one: 'point', other: 'points' },
    ru: { one: 'очко', few: 'очка', many: 'очков', singular: ['очку'] },
    not: { en: ['VP', 'victory point*'], ru: ['ПО', 'победных', 'победное', 'победные'] },
  },
  spot: {
    en: { one: 'spot', other: 'spots' },
    ru: { one: 'место', few: 'места', many: 'мест' },
    not: { en: ['slot', 'slots', 'space', 'spaces'], ru: ['ячейк*', 'слот*', 'клетк*'] },
  },
  plan: { en: 'plan', ru: 'план', not: { en: ['draft plan', 'scheme*'], ru: ['замысел', 'замысл*'] } },
  packet: {
    en: { one: 'packet', other: 'packets' },
    ru: { one: 'набор', few: 'набора', many: 'наборов' },
    not: { en: ['booster*'], ru: ['пачк*', 'пакет*'] },
  },
  'draw pile': { en: 'draw pile', ru: 'стопка', not: { en: ['deck*'], ru: ['колод*'] } },
  'flip ability': { en: 'flip ability', ru: 'разовая способность', not: { ru: ['способность переворота', 'флип*'] } },
  opponent: {
    en: { one: 'opponent', other: 'opponents' },
    ru: { one: 'соперник', few: 'соперника', many: 'соперников', animate: true },
    not: { en: ['rival*', 'enemy', 'enemies'], ru: ['противник*', 'оппонент*'] },
  },
  war: {
    en: { one: 'war', other: 'wars' },
    ru: { one: 'война', few: 'войны', many: 'войн' },
    not: { en: ['battle*'] },
  },
  copy: { en: { one: 'copy', other: 'copies' }, ru: { one: 'копия', few: 'копии', many: 'копий' } },
  food: { en: 'food', ru: { one: 'еда', few: 'еды', many: 'еды', acc: 'еду' }, not: { ru: ['пищ*', 'провизи*'] } },
  wood: {
    en: 'wood',
    ru: { one: 'дерево', few: 'дерева', many: 'дерева', singular: ['дереве'] },
    not: { en: ['timber'], ru: ['древесин*'] },
  },
  diamond: {
    en: { one: 'diamond', other: 'diamonds' },
    ru: { one: 'алмаз', few: 'алмаза', many: 'алмазов', singular: ['алмазе'] },
    not: { en: ['gem', 'gems'], ru: ['бриллиант*', 'кристалл*'] },
  },
}
