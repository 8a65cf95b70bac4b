import { preferences } from '../store/preferences.svelte.ts'
import type { SoundId } from './palette.ts'

/* Sounds are fetched by those who want to hear them. */

/** Plays it, some milliseconds from now; gives back what silences it. */
export function hear(id: SoundId, after = 0): () => void {
  if (!preferences.sound) return () => undefined
  let hush = (): void => undefined
  let isUnwanted = false
  void import('./player.ts').then(player => {
    if (!isUnwanted) hush = player.play(id, after)
  })
  return () => {
    isUnwanted = true
    hush()
  }
}
