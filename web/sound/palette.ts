/* Every sound of the tables as a recipe: a few voices each, synthesized on the spot. */

/** One voice: a plucked string, a struck skin, or wind. Times in seconds, pitches in hertz. */
export interface Voice {
  readonly wave: OscillatorType | 'noise'
  /** For noise: the frequency of its filter; with a second value it glides there. */
  readonly pitch: number | readonly [number, number]
  readonly at?: number
  readonly lasts: number
  readonly loud: number
  /** How slowly it swells. */
  readonly swells?: number
  /** The width of the noise; 1 by default. */
  readonly narrow?: number
}
export type Recipe = readonly Voice[]

const pluck = (pitch: number, at = 0, lasts = 0.5, loud = 0.1): Voice => ({ wave: 'triangle', pitch, at, lasts, loud })
const bell = (pitch: number, at = 0, lasts = 1.4, loud = 0.07): Voice[] => [
  { wave: 'sine', pitch, at, lasts, loud },
  { wave: 'sine', pitch: pitch * 2.76, at, lasts: lasts * 0.6, loud: loud * 0.4 },
  { wave: 'sine', pitch: pitch * 5.4, at, lasts: lasts * 0.25, loud: loud * 0.2 },
]
const brass = (pitch: number, at = 0, lasts = 0.4, loud = 0.05): Voice[] => [
  { wave: 'sawtooth', pitch, at, lasts, loud, swells: 0.05 },
  { wave: 'triangle', pitch: pitch / 2, at, lasts, loud, swells: 0.05 },
]
const drum = (pitch: number, at = 0, lasts = 0.3, loud = 0.22): Voice => ({
  wave: 'sine',
  pitch: [pitch * 1.8, pitch],
  at,
  lasts,
  loud,
})
const knock = (at = 0, loud = 0.12, pitch = 900): Voice => ({
  wave: 'noise',
  pitch,
  at,
  lasts: 0.06,
  loud,
  narrow: 2,
})
const rustle = (at = 0, lasts = 0.16, loud = 0.08, pitch: Voice['pitch'] = [2400, 4200]): Voice => ({
  wave: 'noise',
  pitch,
  at,
  lasts,
  loud,
  swells: 0.03,
})
const wind = (pitch: Voice['pitch'], at: number, lasts: number, loud: number): Voice => ({
  wave: 'noise',
  pitch,
  at,
  lasts,
  loud,
  swells: lasts * 0.4,
  narrow: 1.6,
})
const ting = (pitch: number, at: number, loud = 0.04): Voice => ({ wave: 'sine', pitch, at, lasts: 0.22, loud })

export const PALETTE = {
  // At every table.
  move: [pluck(196, 0, 0.09, 0.12)],
  turn: [pluck(392, 0, 0.5, 0.1), pluck(587, 0.12, 0.6, 0.08)],
  told: [rustle(0, 0.1, 0.035)],
  coins: [ting(2100, 0), ting(2650, 0.07), ting(2350, 0.15), ting(3100, 0.21, 0.03)],
  card: [rustle(0, 0.14, 0.09)],
  cards: [rustle(0, 0.11, 0.07), rustle(0.09, 0.11, 0.07), rustle(0.18, 0.16, 0.09)],
  gain: [pluck(523, 0, 0.25, 0.06), pluck(784, 0.09, 0.35, 0.06)],
  won: [...brass(392, 0, 0.22), ...brass(523, 0.2, 0.22), ...brass(659, 0.4, 0.7, 0.06), drum(70, 0.4, 0.5)],
  lost: [...brass(294, 0, 0.4, 0.04), ...brass(220, 0.34, 0.9, 0.045)],
  // Small World.
  people: [...brass(330, 0, 0.18, 0.04), ...brass(440, 0.16, 0.4, 0.045)],
  conquest: [drum(82, 0, 0.35), drum(110, 0.13, 0.25, 0.16), knock(0.13, 0.1, 1400), ...brass(294, 0.16, 0.35, 0.035)],
  flight: [
    { wave: 'triangle', pitch: [620, 310], at: 0, lasts: 0.28, loud: 0.05 },
    rustle(0.02, 0.3, 0.05, [1600, 700]),
  ],
  decline: [...bell(196, 0, 1.6, 0.08), ...bell(147, 0.45, 1.5, 0.07), wind([700, 250], 0, 1.4, 0.05)],
  dice: [knock(0, 0.1), knock(0.11, 0.12, 1100), knock(0.2, 0.1, 800), knock(0.31, 0.13, 1200), knock(0.45, 0.18, 700)],
  taken: [...brass(392, 0, 0.16, 0.045), ...brass(587, 0.14, 0.45, 0.05), drum(90, 0.14)],
  repelled: [drum(65, 0, 0.5, 0.25), { wave: 'sawtooth', pitch: [196, 110], at: 0.05, lasts: 0.5, loud: 0.04 }],
  // Ethnos.
  band: [rustle(0, 0.1, 0.08), rustle(0.1, 0.1, 0.08), pluck(294, 0.18, 0.6, 0.07), pluck(440, 0.26, 0.7, 0.07)],
  standard: [knock(0, 0.12, 500), ...brass(349, 0.06, 0.3, 0.04), rustle(0.1, 0.3, 0.05, [900, 1500])],
  dragon: [
    wind([180, 500], 0, 0.7, 0.22),
    drum(48, 0.62, 0.8, 0.3),
    { wave: 'sawtooth', pitch: [130, 62], at: 0.5, lasts: 0.8, loud: 0.06 },
  ],
  'last-dragon': [
    wind([140, 700], 0, 0.9, 0.26),
    drum(42, 0.75, 1.2, 0.34),
    { wave: 'sawtooth', pitch: [98, 49], at: 0.6, lasts: 1.3, loud: 0.08 },
    ...bell(110, 0.75, 1.6, 0.08),
  ],
  age: [...bell(262, 0, 1.6, 0.07), ...bell(392, 0.3, 1.5, 0.06), ...bell(523, 0.6, 1.5, 0.05)],
  // Tiny Epic Kingdoms.
  march: [drum(95, 0, 0.12, 0.14), drum(95, 0.18, 0.12, 0.12), drum(95, 0.36, 0.12, 0.14), drum(110, 0.54, 0.16, 0.14)],
  sealed: [drum(60, 0, 0.25, 0.14), drum(60, 0.25, 0.25, 0.16), drum(60, 0.5, 0.25, 0.2)],
  revealed: [
    knock(0, 0.2, 1500),
    { wave: 'square', pitch: [880, 700], at: 0, lasts: 0.18, loud: 0.025 },
    drum(70, 0.02, 0.5),
  ],
  tower: [knock(0, 0.16, 400), knock(0.14, 0.16, 450), knock(0.28, 0.18, 500), ...bell(587, 0.36, 0.9, 0.045)],
  spell: [ting(1175, 0), ting(1480, 0.08), ting(1760, 0.16), ting(2349, 0.24, 0.05), wind([2000, 5000], 0, 0.5, 0.03)],
  // Paper Tales.
  curtain: [wind([300, 900], 0, 0.9, 0.12), ...brass(523, 0.55, 0.18, 0.035), ...brass(659, 0.7, 0.4, 0.04)],
  clash: [
    rustle(0, 0.22, 0.1, [800, 2200]),
    knock(0.24, 0.3, 2600),
    { wave: 'square', pitch: [1760, 1200], at: 0.24, lasts: 0.3, loud: 0.03 },
    drum(75, 0.24, 0.4, 0.25),
  ],
  time: [...bell(330, 0, 1.1, 0.05), knock(0.4, 0.05, 3000), knock(0.8, 0.05, 2400)],
  torn: [rustle(0, 0.35, 0.12, [3200, 900])],
  built: [knock(0, 0.14, 600), knock(0.16, 0.14, 640), pluck(440, 0.26, 0.5, 0.06)],
  // Dark Lands.
  torch: [
    wind([400, 1400], 0, 0.45, 0.14),
    { wave: 'noise', pitch: 3200, at: 0.1, lasts: 0.25, loud: 0.03, swells: 0.02 },
  ],
  freed: [
    wind([300, 1800], 0, 0.6, 0.1),
    pluck(330, 0.2, 0.7, 0.07),
    pluck(494, 0.3, 0.8, 0.07),
    pluck(659, 0.4, 0.9, 0.06),
  ],
  fallen: [wind([1200, 200], 0, 0.8, 0.12), drum(55, 0.3, 0.7, 0.2)],
  'last-torch': [wind([1600, 180], 0, 1.3, 0.14), ...bell(165, 0.5, 1.6, 0.08), ...bell(123, 0.9, 1.6, 0.07)],
  hired: [pluck(247, 0, 0.3, 0.08), ting(2100, 0.12), ting(2600, 0.2)],
} as const satisfies Readonly<Record<string, Recipe>>

export type SoundId = keyof typeof PALETTE

/** The background of a whole match, if wanted: wind or fire, how bright, how restless. */
export interface Ambience {
  readonly pitch: number
  readonly loud: number
  /** Seconds between gusts. */
  readonly gust: number
}
export const AMBIENCE: Ambience = { pitch: 320, loud: 0.035, gust: 9 }
