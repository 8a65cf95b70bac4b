import { consequenceText, plural, refusalText, type Words, wordFrom } from '../../../kernel/words.ts'
import type { FerryKinds } from '../advice.ts'
import type { FerryEvent, FerryMove, FerryPosition } from '../position.ts'
import { isOver, type ObjectionCode, roomOf } from '../queries.ts'
import { sketchIn } from './sketch.ts'

const points = (n: number): string => plural(n, 'point', 'points')
const crate = (weight: number): string => (weight > 0 ? `a crate of weight ${weight}` : 'a crate')

export const words: Words<FerryPosition, FerryMove, FerryEvent> = {
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
  consequence: consequenceText<FerryKinds>({
    across: count => `your crate gets across for ${points(count.points)}`,
    behind: () => 'your crate stays behind',
    kept: ({ weight }) => `${crate(weight)} stays in your hand`,
  }),
  sketch: sketchIn({
    crossing: (n, of) => `Crossing ${n} of ${of}`,
    room: weight => `room for ${weight}`,
    last: 'last time',
    hand: 'hand',
    loaded: 'loaded',
    points,
  }),
}
