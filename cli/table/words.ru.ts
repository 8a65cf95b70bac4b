import type { BotName } from '../../bots/registry.ts'
import type { TerminalWords } from './words.ts'

const BOTS: Readonly<Record<BotName, string>> = {
  random: 'наугад',
  greedy: 'жадный',
  novice: 'новичок',
  steady: 'любитель',
  sharp: 'опытный',
  expert: 'эксперт',
  master: 'мастер',
}

export const words: TerminalWords = {
  human: number => `Игрок ${number}`,
  bot: (which, number) => `Бот ${number} (${BOTS[which]})`,
  program: (command, number) => `Программа ${number} (${command})`,
  sealedSeed: commitment =>
    `Всё случайное в партии рождается из одного тайного зерна. Его отпечаток, чтобы в конце можно было проверить:\n${commitment}`,
  openedSeed: seed => `Зерно партии: ${seed}`,
  curtain: name => `Стол закрыт. ${name}, садитесь и нажмите Enter.`,
  turnOf: name => `Ходит ${name}`,
  since: 'С вашего прошлого хода:',
  ask: 'Ваш ход: ',
  saved: file => `Партия сохранена в файле ${file}.`,
  menuGame: 'Во что играем?',
  menuPlayers: (min, max) => `Сколько игроков за столом вместе с вами (${min}–${max})?`,
  menuOpponents: 'Против кого?',
  menuBots: {
    novice: 'Новичок: многое упускает, как все начинающие',
    steady: 'Любитель: играет разумно, но кое-что упускает',
    sharp: 'Опытный: на ход вперёд не ошибается, но дальше не заглядывает',
    expert: 'Эксперт: рассчитывает на несколько ходов вперёд',
    master: 'Мастер: думает над каждым ходом две секунды',
  },
  menuChoose: fallback => `Ваш выбор [${fallback}]: `,
  menuAgain: (low, high) => `Введите число от ${low} до ${high}.`,
}
