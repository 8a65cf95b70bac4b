import { filesOf } from '../../../kernel/languages.ts'
import { definePrimer } from '../../../learn/primer.ts'
import type { PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { scenes } from './scenes.ts'

export const primer = definePrimer<PaperTalesPosition, PaperTalesMove>({
  scenes,
  more: {
    aim: ['PT-END-3', 'PT-KING-1'],
    turn: ['PT-FLOW-2', 'PT-DRAFT-1', 'PT-DEPLOY-1', 'PT-INC-1', 'PT-AGE-1'],
    points: ['PT-WAR-1', 'PT-BUILD-1', 'PT-SLOT-1', 'PT-CARD-3'],
    mistakes: ['PT-AGE-1', 'PT-DEPLOY-8', 'PT-BUILD-1'],
  },
  texts: filesOf<typeof import('./text.en.ts')>(language => import(`./text.${language}.ts`)),
})
