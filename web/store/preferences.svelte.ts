import { isRecord } from '../../kernel/json.ts'
import { FALLBACK, LANGUAGES, type Language } from '../../kernel/languages.ts'
import type { Showing } from '../stage/timeline.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'full', 'reduced'] as const
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
export const MOMENTS: readonly Showing[] = ['full', 'quick', 'off']
/** In per cent. */
export const TEXT_SIZES = [100, 115, 130] as const
export type TextSize = (typeof TEXT_SIZES)[number]
export type Theme = (typeof THEMES)[number]
export type MotionChoice = (typeof MOTIONS)[number]
export type Pace = (typeof PACES)[number]

const KEY = 'pentarchy-preferences'

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find(known => known === value) ?? otherwise

const spokenHere = (): Language =>
  navigator.languages.map(tag => LANGUAGES.find(known => tag.toLowerCase().startsWith(known))).find(Boolean) ?? FALLBACK

function stored(): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isRecord(data) ? data : {}
  } catch {
    return {}
  }
}

/** One person's settings, stored on this device. */
class Preferences {
  language = $state<Language>(FALLBACK)
  theme = $state<Theme>('system')
  motion = $state<MotionChoice>('system')
  /** The pause between the moves of bots. */
  pace = $state<Pace>('normal')
  /** How long great moments are shown. */
  moments = $state<Showing>('full')
  sound = $state(false)
  /** From 0 to 1. */
  volume = $state(0.7)
  /** Wind under a whole match. */
  ambience = $state(false)
  /** A player who has answered once is not asked about sound again. */
  soundOffered = $state(false)
  textSize = $state<TextSize>(100)
  name = $state('')
  /** The id of the person who turned push messages on. A subscription may be lost; the wish is kept. */
  pushFor = $state('')
  /** Whether to show games that are examples. */
  examples = $state(false)
  /** Whether a coach explains each decision of a first game; among people only if asked for. */
  coach = $state(true)
  coachOnline = $state(false)

  /** The system's preferences, kept up to date. */
  private darkSystem = $state(false)
  private stillSystem = $state(false)

  readonly dark = $derived(this.theme === 'dark' || (this.theme === 'system' && this.darkSystem))
  readonly still = $derived(this.motion === 'reduced' || (this.motion === 'system' && this.stillSystem))

  constructor() {
    const data = stored()
    this.language = oneOf(LANGUAGES, data.language, spokenHere())
    this.theme = oneOf(THEMES, data.theme, 'system')
    this.motion = oneOf(MOTIONS, data.motion, 'system')
    this.pace = oneOf(PACES, data.pace, 'normal')
    this.moments = oneOf(MOMENTS, data.moments, 'full')
    this.sound = data.sound === true
    this.volume = typeof data.volume === 'number' ? Math.min(1, Math.max(0, data.volume)) : 0.7
    this.ambience = data.ambience === true
    this.soundOffered = data.soundOffered === true || this.sound
    this.textSize = TEXT_SIZES.find(size => size === data.textSize) ?? 100
    this.name = typeof data.name === 'string' ? data.name.slice(0, 40) : ''
    this.pushFor = typeof data.pushFor === 'string' ? data.pushFor : ''
    this.examples = data.examples === true
    this.coach = data.coach !== false
    this.coachOnline = data.coachOnline === true
    this.darkSystem = follow('(prefers-color-scheme: dark)', now => (this.darkSystem = now))
    this.stillSystem = follow('(prefers-reduced-motion: reduce)', now => (this.stillSystem = now))
  }

  /** Call once, inside a component: applies changes to the page and stores them. */
  keep(): void {
    $effect(() => {
      const { language, theme, motion, pace, moments, sound, volume, ambience, soundOffered } = this
      const { textSize, name, pushFor, examples, coach, coachOnline } = this
      try {
        const heard = { sound, volume, ambience, soundOffered }
        const kept = {
          textSize,
          language,
          theme,
          motion,
          pace,
          moments,
          ...heard,
          name,
          pushFor,
          examples,
          coach,
          coachOnline,
        }
        localStorage.setItem(KEY, JSON.stringify(kept))
      } catch {
        // Storage may be forbidden; the choice then lasts as long as the page.
      }
    })
    $effect(() => {
      const root = document.documentElement
      root.lang = this.language
      root.dataset.theme = this.dark ? 'dark' : 'light'
      root.dataset.motion = this.still ? 'reduced' : 'full'
    })
  }
}

function follow(query: string, changed: (now: boolean) => void): boolean {
  // Tests run without a browser.
  if (typeof matchMedia === 'undefined') return false
  const media = matchMedia(query)
  media.addEventListener('change', () => changed(media.matches))
  return media.matches
}

export const preferences = new Preferences()
