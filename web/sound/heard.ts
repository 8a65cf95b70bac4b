import { preferences } from '../store/preferences.svelte.ts'
import type { SoundId } from './palette.ts'

/* Sounds are loaded only by people who want to hear them. */

/** Plays a sound after some milliseconds; returns a function that silences it. */
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
