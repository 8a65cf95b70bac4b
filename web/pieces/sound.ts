import { preferences } from '../store/preferences.svelte.ts'

/* Two small sounds, made on the spot, and only for those who asked for them. */

let audio: AudioContext | undefined

function note(pitch: number, length: number, loudness: number, after = 0): void {
  if (!preferences.sound) return
  audio ??= new AudioContext()
  const start = audio.currentTime + after
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loudness, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(audio.destination)
  const string = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  string.connect(gain)
  string.start(start)
  string.stop(start + length)
}

/** A piece is set down. */
export const soundOfMove = (): void => note(196, 0.09, 0.12)

/** Your turn: two plucked strings. */
export function soundOfTurn(): void {
  note(392, 0.5, 0.1)
  note(587, 0.6, 0.08, 0.12)
}
