import { gameModule } from '../../kernel/module.ts'
import { game } from './rules/game.ts'

export const smallWorld = gameModule({
  game,
  bot: () => import('./bot.ts'),
  advice: () => import('./advice.ts'),
  tableWords: { en: () => import('./text/table.en.ts'), ru: () => import('./text/table.ru.ts') },
  words: { en: () => import('./text/en.ts'), ru: () => import('./text/ru.ts') },
  rules: { en: () => import('./text/rules.en.ts'), ru: () => import('./text/rules.ru.ts') },
  olderRules: {
    1: () => import('./versions/1/frozen.js'),
    2: () => import('./versions/2/frozen.js'),
  },
})
