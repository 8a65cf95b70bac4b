import { type InLanguages, inLanguage, type Language } from '../../kernel/languages.ts'
import { deviceOf, type SecurityEventKind } from '../../wire/people.ts'

export interface Letter {
  readonly subject: string
  readonly text: string
}

interface LetterWords {
  readonly confirm: (name: string, link: string) => Letter
  readonly recover: (accounts: readonly { readonly name: string; readonly link: string }[]) => Letter
  readonly alarm: (name: string, what: string, device: string, at: string, club: string) => Letter
  readonly events: Readonly<Record<SecurityEventKind, string>>
  readonly unknownDevice: string
}

/** Every letter the club writes. A language that lacks one does not compile. */
const WORDS: InLanguages<LetterWords> = {
  en: {
    confirm: (name, link) => ({
      subject: 'Confirm your e-mail address',
      text: `Hello ${name},\n\nopen this link within a day to confirm this address for your Pentarchy account:\n\n${link}\n\nIf you did not ask for this, do nothing.\n`,
    }),
    recover: accounts => ({
      subject: 'A new password for Pentarchy',
      text: `Hello,\n\nsomebody asked for a new password. Open the link within an hour to choose one; it works once.\n\n${accounts.map(({ name, link }) => `${name}:\n${link}\n`).join('\n')}\nIf you did not ask for this, do nothing: your password stays as it is.\n`,
    }),
    alarm: (name, what, device, at, club) => ({
      subject: `Pentarchy: ${what}`,
      text: `Hello ${name},\n\n${what}.\nWhen: ${at}\nBrowser: ${device}\n\nIf this was you, there is nothing to do. If not, change your password and end all other sessions:\n${club}/#/online/account\n`,
    }),
    events: {
      registered: 'Your account was created',
      login: 'A new browser signed in to your account',
      'wrong-password': 'A wrong password was tried',
      'wrong-code': 'A wrong code was tried',
      'password-changed': 'Your password was changed',
      'passkey-added': 'A passkey was added to your account',
      'passkey-removed': 'A passkey was removed from your account',
      'email-changed': 'The e-mail address of your account was changed',
      'email-removed': 'The e-mail address was removed from your account',
      'two-step-on': 'Two-step sign-in was turned on',
      'two-step-off': 'Two-step sign-in was turned off',
      'codes-made': 'New recovery codes were made',
      'recovery-asked': 'A new password was asked for by e-mail',
      recovered: 'A new password was set by e-mail',
      'sessions-ended': 'Other sessions were ended',
      exported: 'Your data was saved as a file',
      'token-made': 'A token for a program was made',
      'token-removed': 'A program’s token was removed',
      'bot-account-made': 'Your account became a bot account',
    },
    unknownDevice: 'an unknown browser',
  },
  ru: {
    confirm: (name, link) => ({
      subject: 'Подтвердите адрес почты',
      text: `Здравствуйте, ${name}!\n\nОткройте эту ссылку в течение суток, чтобы подтвердить адрес для учётной записи в Пентархии:\n\n${link}\n\nЕсли вы об этом не просили, ничего не делайте.\n`,
    }),
    recover: accounts => ({
      subject: 'Новый пароль для Пентархии',
      text: `Здравствуйте!\n\nКто-то попросил новый пароль. Откройте ссылку в течение часа и задайте его; ссылка срабатывает один раз.\n\n${accounts.map(({ name, link }) => `${name}:\n${link}\n`).join('\n')}\nЕсли вы об этом не просили, ничего не делайте: пароль останется прежним.\n`,
    }),
    alarm: (name, what, device, at, club) => ({
      subject: `Пентархия: ${what.toLocaleLowerCase('ru')}`,
      text: `Здравствуйте, ${name}!\n\n${what}.\nКогда: ${at}\nБраузер: ${device}\n\nЕсли это были вы, делать ничего не нужно. Если нет, смените пароль и завершите остальные входы:\n${club}/#/online/account\n`,
    }),
    events: {
      registered: 'Учётная запись создана',
      login: 'В вашу учётную запись вошли с нового браузера',
      'wrong-password': 'Введён неверный пароль',
      'wrong-code': 'Введён неверный код',
      'password-changed': 'Пароль изменён',
      'passkey-added': 'Добавлен ключ доступа',
      'passkey-removed': 'Удалён ключ доступа',
      'email-changed': 'Изменён адрес почты',
      'email-removed': 'Адрес почты удалён',
      'two-step-on': 'Включён вход с кодом',
      'two-step-off': 'Отключён вход с кодом',
      'codes-made': 'Созданы новые запасные коды',
      'recovery-asked': 'По почте запрошен новый пароль',
      recovered: 'По почте задан новый пароль',
      'sessions-ended': 'Остальные входы завершены',
      exported: 'Ваши данные сохранены файлом',
      'token-made': 'Создан токен для программы',
      'token-removed': 'Токен программы удалён',
      'bot-account-made': 'Ваша учётная запись стала учётной записью бота',
    },
    unknownDevice: 'неизвестный',
  },
}

const linkTo = (club: string, page: 'confirm' | 'recover', token: string): string => `${club}/#/online/${page}/${token}`

export const confirmLetter = (language: Language, club: string, name: string, token: string): Letter =>
  inLanguage(WORDS, language).confirm(name, linkTo(club, 'confirm', token))

export const recoverLetter = (
  language: Language,
  club: string,
  accounts: readonly { readonly name: string; readonly token: string }[],
): Letter =>
  inLanguage(WORDS, language).recover(
    accounts.map(({ name, token }) => ({ name, link: linkTo(club, 'recover', token) })),
  )

export function alarmLetter(
  language: Language,
  club: string,
  name: string,
  { kind, agent, at }: { readonly kind: SecurityEventKind; readonly agent: string; readonly at: number },
): Letter {
  const { alarm, events, unknownDevice } = inLanguage(WORDS, language)
  const when = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return alarm(name, events[kind], deviceOf(agent) || unknownDevice, when, club)
}
