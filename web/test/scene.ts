import type { Page } from 'playwright-core'
import type { GameId } from '../../games/registry.ts'
import type { Match } from '../../kernel/match.ts'
import type { Colour } from '../pieces/heraldry.ts'
import { sitDownAt } from './browser.ts'

/** Who sits where in every scene. */
export const NAMES = ['Miroslava', 'Archivist', 'Tikhon', 'Smith', 'Velva', 'Falconer', 'Abbess']

let laid = 0

/** Puts a match among those the page remembers and sits down at it. */
export async function layMatch(
  page: Page,
  { game, setup, log }: Pick<Match, 'game' | 'setup' | 'log'>,
  people: readonly number[] = [0],
): Promise<void> {
  await sitDownAt(page, {
    id: `scene-${++laid}`,
    game: game.facts.id as GameId,
    rulesVersion: game.facts.rulesVersion,
    setup,
    seats: Array.from({ length: setup.seats }, (_, seat) => ({
      name: NAMES[seat],
      colour: (seat + 1) as Colour,
      control: people.includes(seat) ? 'human' : 'bot',
      level: 'novice',
    })),
    log,
    over: false,
    begun: 0,
    played: 0,
  })
}
