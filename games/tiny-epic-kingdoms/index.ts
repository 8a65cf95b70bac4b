import { filesOf } from '../../kernel/languages.ts'
import { gameModule } from '../../kernel/module.ts'
import { game } from './rules/game.ts'

export const tinyEpicKingdoms = gameModule({
  game,
  bot: () => import('./bot.ts'),
  advice: () => import('./advice.ts'),
  tableWords: filesOf<typeof import('./text/table.en.ts')>(language => import(`./text/table.${language}.ts`)),
  words: filesOf<typeof import('./text/words.en.ts')>(language => import(`./text/words.${language}.ts`)),
  rules: filesOf<typeof import('./text/rules.en.ts')>(language => import(`./text/rules.${language}.ts`)),
  olderRules: { 1: () => import('./versions/1/frozen.js') },
})
