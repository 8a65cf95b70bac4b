/** Apple's keyboards have ⌘ where others have Ctrl. */
const isApple = /^(Mac|iP)/.test(navigator.platform)

/** Ctrl or ⌘ is held. On every system a pinch on a trackpad arrives as a wheel event with Ctrl. */
export const isCommand = (event: MouseEvent | KeyboardEvent): boolean => event.ctrlKey || event.metaKey

/** The shortcut for people, and for `aria-keyshortcuts`. */
export const UNDO_KEY = isApple ? { shown: '⌘Z', aria: 'Meta+Z' } : { shown: 'Ctrl+Z', aria: 'Control+Z' }

/** The undo key in Latin and Cyrillic layouts. With Shift it is redo elsewhere, so here it does nothing. */
export const isUndo = (event: KeyboardEvent): boolean =>
  isCommand(event) && !event.shiftKey && ['z', 'я'].includes(event.key.toLowerCase())
