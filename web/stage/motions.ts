import type { Attachment } from 'svelte/attachments'
import type { Change, Cue } from './moment.ts'

/* Every motion of the stage. Only transform and opacity move, so that the page's own thread has nothing to do. */

export const DROP = 'cubic-bezier(0.3, 1.4, 0.5, 1)'
export const MOVE = 'cubic-bezier(0.22, 0.8, 0.3, 1)'

/** `{@attach acts(keyframes, cue)}`: plays at the cue's time and keeps its first and last state around it. */
export const acts =
  (keyframes: Keyframe[], { at, lasts }: Pick<Cue, 'at' | 'lasts'>, easing = 'linear'): Attachment<HTMLElement> =>
  element => {
    const animation = element.animate(keyframes, { delay: at, duration: lasts, easing, fill: 'both' })
    return () => animation.cancel()
  }

/** What happens to things that are on the table anyway. `translate`, `scale` and `rotate` leave alone how they are placed. */
export const CHANGES: Readonly<Record<Change, Keyframe[]>> = {
  late: [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }],
  'fade-in': [{ opacity: 0 }, { opacity: 1 }],
  rise: [
    { scale: '1', translate: '0 60%', opacity: 0 },
    { scale: '1.18', translate: '0 -6%', opacity: 1, offset: 0.6 },
    { scale: '1', translate: '0 0' },
  ],
  drop: [
    { scale: '2.2', opacity: 0 },
    { scale: '.94', opacity: 1, offset: 0.6 },
    { scale: '1', opacity: 1 },
  ],
  shake: [
    { translate: '0 0' },
    { translate: '-6px 0', offset: 0.15 },
    { translate: '6px 0', offset: 0.35 },
    { translate: '-4px 0', offset: 0.55 },
    { translate: '3px 0', offset: 0.75 },
    { translate: '0 0' },
  ],
  ash: [{ fill: '#4a423acc' }, { fill: '#6d645acc', offset: 0.55 }, { fill: '#6d645a00' }],
  light: [{ fill: '#120b06cc' }, { fill: '#ffd98acc', offset: 0.45 }, { fill: '#ffd98a00' }],
  turn: [{ scale: '1 1' }, { scale: '0 1', offset: 0.5 }, { scale: '1 1' }],
}
