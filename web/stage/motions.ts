import type { Attachment } from 'svelte/attachments'
import type { Cue, PieceChange } from './moment.ts'

/* Every motion of the stage. Only transform and opacity change, which costs the page's thread nothing. */

export const DROP = 'cubic-bezier(0.3, 1.4, 0.5, 1)'
export const MOVE = 'cubic-bezier(0.22, 0.8, 0.3, 1)'

/** `{@attach acts(keyframes, cue)}`: plays at the cue's time, and holds its first and last state around it. */
export const acts =
  (keyframes: Keyframe[], { at, lasts }: Pick<Cue, 'at' | 'lasts'>, easing = 'linear'): Attachment<HTMLElement> =>
  element => {
    const animation = element.animate(keyframes, { delay: at, duration: lasts, easing, fill: 'both' })
    return () => animation.cancel()
  }

/** How large pieces enter, stay and leave. */
export const STANDS: Readonly<Record<Extract<Cue, { kind: 'stand' }>['how'], Keyframe[]>> = {
  tumble: [
    { translate: '-130px -150px', rotate: '-620deg', scale: '.5', opacity: 0 },
    { opacity: 1, offset: 0.08 },
    { translate: '10px 12px', rotate: '20deg', scale: '1.06', opacity: 1, offset: 0.38 },
    { translate: '0 0', rotate: '-6deg', scale: '1', opacity: 1, offset: 0.48 },
    { translate: '0 0', rotate: '-6deg', scale: '1', opacity: 1, offset: 0.9 },
    { translate: '0 0', rotate: '-6deg', scale: '.9', opacity: 0 },
  ],
  land: [
    { translate: '70px -260px', scale: '1.8', rotate: '14deg', opacity: 0 },
    { opacity: 1, offset: 0.15 },
    { translate: '0 6px', scale: '.94', rotate: '0deg', opacity: 1, offset: 0.46 },
    { translate: '0 0', scale: '1', rotate: '0deg', opacity: 1, offset: 0.56 },
    { translate: '0 0', scale: '1', rotate: '0deg', opacity: 1, offset: 0.88 },
    { translate: '0 0', scale: '.8', rotate: '0deg', opacity: 0 },
  ],
  swell: [
    { scale: '.4', opacity: 0 },
    { scale: '1.12', opacity: 1, offset: 0.2 },
    { scale: '1', opacity: 1, offset: 0.3 },
    { scale: '1', opacity: 1, offset: 0.88 },
    { scale: '.85', opacity: 0 },
  ],
  turn: [
    { scale: '.4', opacity: 0 },
    { scale: '1.12', opacity: 1, offset: 0.14 },
    { scale: '1', opacity: 1, offset: 0.2 },
    { scale: '1', opacity: 1, offset: 0.9 },
    { scale: '.85', opacity: 0 },
  ],
  spin: [
    { scale: '.4', rotate: '0deg', opacity: 0 },
    { scale: '1.1', rotate: '0deg', opacity: 1, offset: 0.22 },
    { scale: '1', rotate: '180deg', opacity: 1, offset: 0.55 },
    { scale: '1', rotate: '180deg', opacity: 1, offset: 0.85 },
    { scale: '.9', rotate: '180deg', opacity: 0 },
  ],
  fall: [
    { scale: '.7', opacity: 0 },
    { scale: '1', translate: '0 0', rotate: '0deg', opacity: 1, offset: 0.18 },
    { scale: '1', translate: '0 0', rotate: '-4deg', opacity: 1, offset: 0.5, easing: 'ease-in' },
    { scale: '.9', translate: '24px 90px', rotate: '38deg', opacity: 0.8, offset: 0.85 },
    { scale: '.85', translate: '30px 120px', rotate: '48deg', opacity: 0 },
  ],
}

/** What happens to elements of the table. `translate` and `scale` leave their placement alone. */
export const CHANGES: Readonly<Record<PieceChange, Keyframe[]>> = {
  late: [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }],
  rise: [
    { translate: '0 40%', opacity: 0 },
    { translate: '0 -6%', opacity: 1, offset: 0.65 },
    { translate: '0 0', opacity: 1 },
  ],
  grow: [{ scale: '1 .8' }, { scale: '1.05 1.12', offset: 0.55 }, { scale: '1 1' }],
  shake: [
    { translate: '0 0' },
    { translate: '-6px 0', offset: 0.15 },
    { translate: '6px 0', offset: 0.35 },
    { translate: '-4px 0', offset: 0.55 },
    { translate: '3px 0', offset: 0.75 },
    { translate: '0 0' },
  ],
  ash: [{ fill: '#4a423acc' }, { fill: '#6d645acc', offset: 0.55 }, { fill: '#6d645a00' }],
}

const standing = (from: number, to: number): Keyframe[] => [
  { opacity: 0, translate: `-50% ${from}%` },
  { opacity: 1, translate: `-50% ${to}%`, offset: 0.12 },
  { opacity: 1, translate: `-50% ${to}%`, offset: 0.9 },
  { opacity: 0, translate: `-50% ${to}%` },
]
/** A caption at the edge of the board. */
export const LINE = { top: standing(-10, 20), bottom: standing(-90, -120) }
