import { preferences } from '../store/preferences.svelte.ts'

/* Sounds are fetched by those who want to hear them. */

const hear = (play: (sounds: typeof import('./sound.ts')) => void): void => {
  if (preferences.sound) void import('./sound.ts').then(play)
}

export const soundOfMove = (): void => hear(sounds => sounds.soundOfMove())
export const soundOfTurn = (): void => hear(sounds => sounds.soundOfTurn())
