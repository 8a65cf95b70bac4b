import type { Position } from '../game.ts'
import type { Viewer } from '../seat.ts'
import { differences } from './difference.ts'
import { json, type MaskedPlace, type Masks, type Scene, viewers } from './scene.ts'

/** Places seen less often are not judged: chance may have changed nothing there, or there was nothing to change. */
const ENOUGH = 25
/** How often every secret is tried on a place that nothing is known to change. */
const TRIES = 4

/** Records what views hide here, and which of it the proof's secrets change. */
export function masksAreScrambled(scene: Scene): void {
  const stage = stageOf(scene)
  for (const viewer of viewers(scene.seats)) {
    const untested = sightings(scene, viewer, stage)
    for (let tries = 0; tries < TRIES && untested.size > 0; tries++)
      for (const { scramble } of scene.proof.secrets) {
        const other = scene.game.clone(scene.position)
        if (scramble(other, viewer, scene.rng)) settle(untested, scene.position, other)
      }
  }
}

/** Notes what is hidden from the viewer. Returns the places that hold a secret no scramble has changed yet. */
function sightings({ game, position, masks }: Scene, viewer: Viewer, stage: string): Map<string, MaskedPlace> {
  const untested = new Map<string, MaskedPlace>()
  const seen = new Set<MaskedPlace>()
  for (const { place, right } of differences(game.view(position, viewer), position)) {
    const name = `${place} from ${viewer === null ? 'a spectator' : 'a seat'} ${stage}`
    let masked = masks.get(name)
    if (!masked) {
      masked = { name, sightings: 0, truth: json(right), varies: false, scrambled: false }
      masks.set(name, masked)
    }
    masked.varies ||= json(right) !== masked.truth
    seen.add(masked)
    if (masked.varies && !masked.scrambled) untested.set(place, masked)
  }
  for (const masked of seen) masked.sightings++
  return untested
}

/** Removes what a secret has changed, directly or together with its surroundings. */
function settle(untested: Map<string, MaskedPlace>, position: Position, other: Position): void {
  const changed = new Set(differences(position, other).map(({ place }) => place))
  for (const [place, masked] of untested)
    if ([...changed].some(path => path.startsWith(place) || place.startsWith(path))) {
      masked.scrambled = true
      untested.delete(place)
    }
}

/** The stage of the game, named by the first legal move. */
function stageOf({ game, position }: Scene): string {
  const [seat] = game.toMove(position)
  return seat === undefined ? 'after the end' : `before '${game.moves(position, seat)[0]?.kind}'`
}

/** Places that were hidden often but never changed by any secret: a leak there would not be noticed. */
export function unscrambled(runs: Iterable<Masks>): string[] {
  const whole: Masks = new Map()
  for (const masks of runs)
    for (const [name, masked] of masks) {
      const known = whole.get(name)
      whole.set(name, known ? joined(known, masked) : masked)
    }
  return [...whole.values()]
    .filter(({ sightings, varies, scrambled }) => sightings >= ENOUGH && varies && !scrambled)
    .map(({ name, sightings }) => `views hide ${name} (${sightings} times), and no secret of the proof changes it`)
}

const joined = (one: MaskedPlace, two: MaskedPlace): MaskedPlace => ({
  ...one,
  sightings: one.sightings + two.sightings,
  varies: one.varies || two.varies || one.truth !== two.truth,
  scrambled: one.scrambled || two.scrambled,
})
