import type { Glossary } from '../../kernel/conformance/glossary.ts'

/**
 * One word for one thing, on every page that belongs to no game. `web/test/words.test.ts` checks every text against it.
 */
export const glossary: Glossary = {
  bot: {
    en: { one: 'bot', other: 'bots' },
    ru: { one: 'бот', few: 'бота', many: 'ботов', animate: true },
    not: { en: ['AI', 'computer', 'robot*'], ru: ['ИИ', 'компьютер*', 'робот*'] },
  },
  match: {
    en: { one: 'match', other: 'matches' },
    ru: { one: 'партия', few: 'партии', many: 'партий', acc: 'партию' },
    not: { ru: ['матч*'] },
  },
  table: {
    en: { one: 'table', other: 'tables' },
    ru: { one: 'стол', few: 'стола', many: 'столов' },
    not: { en: ['lay a table', 'lay the table', 'shelf'], ru: ['накры*', 'накрой*', 'комнат*', 'полк*'] },
  },
  host: { en: 'host', ru: 'хозяин стола', not: { ru: ['ведущ*', 'владел*'] } },
  remove: {
    en: 'remove from the table',
    ru: 'исключить',
    not: { en: ['kick*', 'sent away', 'send away'], ru: ['выгна*', 'кикн*'] },
  },
  'take back': {
    en: 'take back',
    ru: 'отменить ход',
    not: { ru: ['взять назад', 'вернуть ход', 'вернуть последний ход'] },
  },
  option: { en: { one: 'option', other: 'options' }, ru: { one: 'вариант', few: 'варианта', many: 'вариантов' } },
  message: {
    en: { one: 'message', other: 'messages' },
    ru: { one: 'сообщение', few: 'сообщения', many: 'сообщений' },
    not: { ru: ['реплик*', 'бесед*'] },
  },
  letter: { en: { one: 'letter', other: 'letters' }, ru: { one: 'буква', few: 'буквы', many: 'букв', acc: 'букву' } },
  code: { en: { one: 'code', other: 'codes' }, ru: { one: 'код', few: 'кода', many: 'кодов' } },
  account: { en: 'account', ru: 'учётная запись', not: { ru: ['аккаунт*', 'профил*'] } },
  passkey: { en: 'passkey', ru: 'ключ доступа', not: { ru: ['пасскей*'] } },
  admin: { en: 'admin', ru: 'администратор', not: { en: ['moderator*'], ru: ['распорядител*', 'модератор*'] } },
  spectator: {
    en: { one: 'spectator', other: 'spectators' },
    ru: { one: 'зритель', few: 'зрителя', many: 'зрителей', animate: true },
    not: { en: ['viewer*', 'onlooker*'], ru: ['наблюдател*'] },
  },
  lesson: { en: { one: 'lesson', other: 'lessons' }, ru: { one: 'урок', few: 'урока', many: 'уроков' } },
  star: { en: { one: 'star', other: 'stars' }, ru: { one: 'звезда', few: 'звезды', many: 'звёзд', acc: 'звезду' } },
  rival: {
    en: { one: 'rival', other: 'rivals' },
    ru: { one: 'соперник', few: 'соперника', many: 'соперников', animate: true },
  },
  decision: {
    en: { one: 'decision', other: 'decisions' },
    ru: { one: 'решение', few: 'решения', many: 'решений' },
  },
  rule: {
    en: { one: 'rule', other: 'rules' },
    ru: { one: 'правило', few: 'правила', many: 'правил' },
  },
  seed: { en: 'seed', ru: 'зерно', not: { ru: ['сид', 'сида'] } },
  fingerprint: { en: 'fingerprint', ru: 'отпечаток', not: { en: ['commitment'], ru: ['обязательств*'] } },
  device: { en: 'device', ru: 'устройство', not: { en: ['machine'], ru: ['машин*'] } },
  /** The levels of play, weakest first. */
  steady: { en: 'Steady', ru: 'Любитель', not: { ru: ['твёрдый', 'крепкий'] } },
  sharp: { en: 'Sharp', ru: 'Опытный', not: { ru: ['острый'] } },
  expert: { en: 'Expert', ru: 'Эксперт', not: { ru: ['знаток*'] } },
}
