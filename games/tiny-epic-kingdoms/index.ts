import type { GameModule } from '../../kernel/module.ts'
import { judgement } from './bot.ts'
import type { TekOptions } from './facts.ts'
import type { TekEvent, TekMove, TekPosition } from './position.ts'
import { proof } from './proof.ts'
import { game } from './rules/game.ts'

export const tinyEpicKingdoms: GameModule<TekPosition, TekMove, TekEvent, TekOptions> = {
  game,
  judgement,
  proof,
  olderRules: {
    1: () => import('./versions/1/frozen.js'),
  },
  words: {
    en: async () => (await import('./text/en.ts')).en,
    ru: async () => (await import('./text/ru.ts')).ru,
  },
  rules: {
    en: async () => (await import('./text/rules.en.ts')).rules,
    ru: async () => (await import('./text/rules.ru.ts')).rules,
  },
}
