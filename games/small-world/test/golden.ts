import type { Golden } from '../../../kernel/conformance/golden.ts'
import type { PowerId } from '../content/powers.ts'
import type { RaceId } from '../content/races.ts'
import type { SmallWorldEvent } from '../position.ts'

const picked = (race: RaceId | null, power: PowerId | null) => (event: SmallWorldEvent) =>
  event.kind === 'picked' && (race === null || event.race === race) && (power === null || event.power === power)

const FIRST = {
  races: ['ghouls', 'sorcerers', 'elves', 'orcs', 'trolls', 'amazons'],
  powers: ['diplomat', 'berserk', 'spirit', 'seafaring', 'heroic', 'bivouacking'],
}

/** One a map, and one for each people whose turns are unlike all others. */
export const GOLDEN: readonly Golden<SmallWorldEvent>[] = [
  { name: 'map-for-two', seats: 2 },
  { name: 'map-for-three', seats: 3 },
  { name: 'map-for-four', seats: 4 },
  { name: 'map-for-five', seats: 5 },
  {
    name: 'ghouls',
    seats: 3,
    options: FIRST,
    shows: events => {
      const fell = events.findIndex(event => event.kind === 'declined' && event.race === 'ghouls')
      return fell >= 0 && events.slice(fell).some(event => event.kind === 'conquered' && event.race === 'ghouls')
    },
  },
  {
    name: 'sorcerers',
    seats: 3,
    options: FIRST,
    shows: events => events.some(event => event.kind === 'conquered' && event.by === 'exchange'),
  },
  {
    name: 'spirit',
    seats: 3,
    options: FIRST,
    shows: events => {
      const spirit = events.find(picked(null, 'spirit'))
      if (spirit?.kind !== 'picked') return false
      const fell = events.findIndex(event => event.kind === 'declined' && event.race === spirit.race)
      return fell >= 0 && events.slice(fell + 1).some(event => event.kind === 'declined' && event.seat === spirit.seat)
    },
  },
  { name: 'diplomat', seats: 3, options: FIRST, shows: events => events.some(event => event.kind === 'allied') },
  {
    name: 'berserk',
    seats: 3,
    options: FIRST,
    shows: events => events.filter(event => event.kind === 'rolled' && event.at === null).length > 3,
  },
]

export const GOLDEN_FOLDER = new URL('golden/', import.meta.url)
