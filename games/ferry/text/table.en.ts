import { plural, refusalText, type TableWords, wordFrom } from '../../../kernel/words.ts'
import type { FerryEvent, FerryMove, FerryPosition } from '../position.ts'
import { isOver, type ObjectionCode, roomOf } from '../queries.ts'

export const points = (n: number): string => plural(n, 'point', 'points')
export const crate = (weight: number): string => (weight > 0 ? `a crate of weight ${weight}` : 'a crate')

export const tableWords: TableWords<FerryPosition, FerryMove, FerryEvent> = {
  title: 'Ferry',
  tagline: 'Load heavy, but not too heavy: the ferry takes the light ones first.',
  options: { crossings: { label: 'Crossings', values: { 4: '4, a short game', 6: '6' } } },
  prompt: p => (isOver(p) ? 'The game is over.' : `Load a crate. The ferry carries a weight of ${roomOf(p)}.`),
  move: ({ weight }) => `Load the crate of weight ${weight}`,
  event: (event, nameOf) => {
    switch (event.kind) {
      case 'loaded':
        return `${nameOf(event.seat)} loads ${crate(event.weight)}.`
      case 'opened':
        return `The crates are opened: ${event.weights.join(', ')}.`
      case 'carried':
        return `${nameOf(event.seat)} gets a crate across for ${points(event.weight)}.`
      case 'stayed':
        return `The crate of ${nameOf(event.seat)} stays behind.`
      case 'drew':
        return `${nameOf(event.seat)} draws ${crate(event.weight)}.`
    }
  },
  objection: refusalText<ObjectionCode>({
    'not-in-hand': ({ weight }) => `You have no crate of weight ${weight}.`,
  }),
  source: wordFrom({ crates: 'Crates across' }),
}
