import { filesOf } from '../../../kernel/languages.ts'
import { definePrimer } from '../../../learn/primer.ts'
import type { EthnosMove, EthnosPosition } from '../position.ts'
import { scenes } from './scenes.ts'

export const primer = definePrimer<EthnosPosition, EthnosMove>({
  scenes,
  more: {
    aim: ['ET-FINAL-1', 'ET-AGE-1'],
    turn: ['ET-TURN-1', 'ET-RECRUIT-1', 'ET-BAND-1', 'ET-MARKER-2', 'ET-DISCARD-1', 'ET-DRAGON-3'],
    points: ['ET-SCORE-1', 'ET-END-1', 'ET-TRIBE-CENTAUR-1'],
    mistakes: ['ET-DRAGON-3', 'ET-DISCARD-1', 'ET-SCORE-2'],
  },
  texts: filesOf<typeof import('./text.en.ts')>(language => import(`./text.${language}.ts`)),
})
