/** Apple's keyboards have ⌘ where others have Ctrl. */
const isApple = /^(Mac|iP)/.test(navigator.platform)

/** Ctrl or ⌘ is held. A pinch on a trackpad arrives as a wheel with Ctrl, on every system. */
export const isCommand = (event: MouseEvent | KeyboardEvent): boolean => event.ctrlKey || event.metaKey

/** As people read it, and as `aria-keyshortcuts` wants it. */
export const UNDO_KEY = isApple ? { shown: '⌘Z', aria: 'Meta+Z' } : { shown: 'Ctrl+Z', aria: 'Control+Z' }

/** The key of undo in Latin and Cyrillic layouts; with Shift it is redo everywhere else, and nothing here. */
export const isUndo = (event: KeyboardEvent): boolean =>
  isCommand(event) && !event.shiftKey && ['z', 'я'].includes(event.key.toLowerCase())
