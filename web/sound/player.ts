import { preferences } from '../store/preferences.svelte.ts'
import { AMBIENCE, PALETTE, type Recipe, type SoundId, type Voice } from './palette.ts'

/** A sound that waited longer than this for permission no longer belongs to anything on the screen. */
const LATEST_MS = 500

interface Audio {
  readonly context: AudioContext
  readonly master: GainNode
}
let audio: Audio | undefined
let air: { readonly stop: () => void } | undefined

/** Browsers start audio only after a gesture. iOS interrupts it when the screen locks and does not resume it. */
function resume(): void {
  const context = audio?.context
  if (context && context.state !== 'running' && !document.hidden) context.resume().catch(() => undefined)
}
for (const gesture of ['click', 'touchend', 'keydown']) addEventListener(gesture, resume, { passive: true })
document.addEventListener('visibilitychange', resume)

function open(): Audio {
  if (audio) return audio
  const context = new AudioContext()
  const master = new GainNode(context)
  master.connect(context.destination)
  audio = { context, master }
  return audio
}

/** Plays a sound after some milliseconds. Returns a function that silences it. */
export function play(id: SoundId, after = 0): () => void {
  const { context, master } = open()
  master.gain.value = preferences.volume
  if (preferences.ambience) blow()
  else calm()
  const out = new GainNode(context)
  out.connect(master)
  const start = (): void => perform(context, out, PALETTE[id], context.currentTime + after / 1000)
  if (context.state === 'running') start()
  else {
    const asked = performance.now()
    context.resume().then(
      () => {
        if (performance.now() - asked < LATEST_MS) start()
      },
      () => undefined,
    )
  }
  return () => out.disconnect()
}

export function perform(context: BaseAudioContext, out: AudioNode, recipe: Recipe, start: number): void {
  for (const voice of recipe) speak(context, out, voice, start + (voice.at ?? 0))
}

function speak(context: BaseAudioContext, out: AudioNode, voice: Voice, start: number): void {
  const { wave, lasts, loud, swells = 0.008 } = voice
  const end = start + lasts
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + swells)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  gain.connect(out)
  const [from, to] = typeof voice.pitch === 'number' ? [voice.pitch, voice.pitch] : voice.pitch
  const source = wave === 'noise' ? noise(context) : new OscillatorNode(context, { type: wave, frequency: from })
  let glides: AudioParam
  if (source instanceof OscillatorNode) {
    source.connect(gain)
    glides = source.frequency
  } else {
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: voice.narrow ?? 1 })
    source.connect(filter).connect(gain)
    glides = filter.frequency
  }
  glides.setValueAtTime(from, start)
  glides.exponentialRampToValueAtTime(to, end)
  source.start(start)
  source.stop(end)
}

const SECONDS_OF_NOISE = 2
const noises = new WeakMap<BaseAudioContext, AudioBuffer>()
function noise(context: BaseAudioContext): AudioBufferSourceNode {
  let buffer = noises.get(context)
  if (!buffer) {
    buffer = context.createBuffer(1, SECONDS_OF_NOISE * context.sampleRate, context.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
    noises.set(context, buffer)
  }
  return new AudioBufferSourceNode(context, { buffer, loop: true })
}

/** Wind from the first sound of a table until the player leaves it. */
function blow(): void {
  if (air) return
  const { context, master } = open()
  const gain = new GainNode(context, { gain: AMBIENCE.loud })
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: AMBIENCE.pitch })
  const source = noise(context)
  const gusts = new OscillatorNode(context, { frequency: 1 / AMBIENCE.gust })
  const depth = new GainNode(context, { gain: AMBIENCE.loud / 2 })
  source.connect(filter).connect(gain).connect(master)
  gusts.connect(depth).connect(gain.gain)
  source.start()
  gusts.start()
  air = {
    stop() {
      source.stop()
      gusts.stop()
      gain.disconnect()
    },
  }
}

export function calm(): void {
  air?.stop()
  air = undefined
}
addEventListener('hashchange', calm)
