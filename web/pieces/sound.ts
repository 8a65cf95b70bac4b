/* Two small sounds, made on the spot, and only for those who asked for them. */

/** A sound that had to wait longer than this for its permission belongs to nothing on the screen any more. */
const LATEST_MS = 500

let audio: AudioContext | undefined

/** Browsers let audio begin after a gesture only. iOS interrupts it when the screen locks and does not resume it. */
function resume(): void {
  if (audio && audio.state !== 'running' && !document.hidden) audio.resume().catch(() => undefined)
}
for (const gesture of ['click', 'touchend', 'keydown']) addEventListener(gesture, resume, { passive: true })
document.addEventListener('visibilitychange', resume)

function note(pitch: number, length: number, loudness: number, after = 0): void {
  audio ??= new AudioContext()
  const context = audio
  const play = (): void => pluck(context, pitch, length, loudness, after)
  if (context.state === 'running') return play()
  const asked = performance.now()
  context.resume().then(
    () => {
      if (performance.now() - asked < LATEST_MS) play()
    },
    () => undefined,
  )
}

function pluck(context: AudioContext, pitch: number, length: number, loudness: number, after: number): void {
  const start = context.currentTime + after
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loudness, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(context.destination)
  const string = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
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
