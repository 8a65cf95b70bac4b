import { filesOf } from '../../../kernel/languages.ts'
import { definePrimer } from '../../../learn/primer.ts'
import type { DarkLandsMove, DarkLandsPosition } from '../position.ts'
import { scenes } from './scenes.ts'

export const primer = definePrimer<DarkLandsPosition, DarkLandsMove>({
  scenes,
  more: {
    aim: ['DL-GOAL-1', 'DL-END-1'],
    turn: ['DL-TURN-1', 'DL-BUY-1', 'DL-PLAY-1', 'DL-FORT-1', 'DL-MAGIC-1', 'DL-DRAW-1'],
    points: ['DL-CAPTURE-1', 'DL-GOAL-2', 'DL-MC-1'],
    mistakes: ['DL-BUY-1', 'DL-CAPTURE-4', 'DL-END-2'],
  },
  texts: filesOf<typeof import('./text.en.ts')>(language => import(`./text.${language}.ts`)),
})
