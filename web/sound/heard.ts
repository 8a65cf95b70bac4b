import { preferences } from '../store/preferences.svelte.ts'
import type { SoundId } from './palette.ts'

/* Sounds are fetched by those who want to hear them. */

/** Plays it, some milliseconds from now; gives back what silences it. */
export function hear(id: SoundId, after = 0): () => void {
  if (!preferences.sound) return () => undefined
  let hush = (): void => undefined
  let isUnwanted = false
  void import('./player.ts').then(player => {
    if (!isUnwanted) hush = player.play(id, preferences.volume, after)
  })
  return () => {
    isUnwanted = true
    hush()
  }
}

/** As an effect of a table: the wind blows as long as it stands, if that is wanted. */
export function ambience(): (() => void) | undefined {
  const { sound, ambience, volume } = preferences
  if (!sound || !ambience) return undefined
  const player = import('./player.ts')
  void player.then(({ setAmbience }) => setAmbience(true, volume))
  return () => void player.then(({ setAmbience }) => setAmbience(false, volume))
}
