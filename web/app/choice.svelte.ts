import type { Level } from '../../bots/levels.ts'
import type { Mode } from '../store/seating.ts'

/** The settings for the next game, kept while the page is open. */
class NextGame {
  mode = $state<Mode>('bots')
  /** Opponents against bots, players otherwise. */
  others = $state(3)
  level = $state<Level>('steady')
}

export const choice = new NextGame()
