import { isCommand, isUndo } from '../pieces/keys.ts'
import type { Playable, TableSession } from './contract.ts'

/** No piece or field has the focus: a press on the desk moves it to `main`. */
const isNowhere = (target: EventTarget | null): boolean =>
  target === null || (target instanceof Element && target.matches('body, main'))

/** While looking back, arrow keys that nothing else uses walk through the match. */
const walks = ({ kind, isCurrent }: TableSession, target: EventTarget | null): boolean =>
  (kind !== 'play' || !isCurrent) && (isNowhere(target) || (target instanceof Element && target.matches('main .btn')))

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=range], [type=radio]), textarea, select')

export interface KeyActions {
  readonly list: () => void
  readonly hint: () => void
  readonly command: () => void
}

/** The keys of every table: see web/README.md. */
export function pressedAt(session: TableSession, playable: Playable, event: KeyboardEvent, actions: KeyActions): void {
  const { target } = event
  if (event.defaultPrevented || event.altKey || isTyping(target)) return
  if (isUndo(event)) {
    event.preventDefault()
    playable.undo()
  } else if (isCommand(event)) return
  else if (event.code === 'KeyL' && !document.querySelector('dialog[open]')) {
    event.preventDefault()
    actions.list()
  } else if (
    (event.key === '/' || event.code === 'Slash') &&
    !event.shiftKey &&
    !document.querySelector('dialog[open]')
  ) {
    // On a Russian keyboard the key with the slash types a full stop.
    event.preventDefault()
    actions.command()
  } else if (event.code === 'KeyH' && session.mayAsk && session.acting !== null) actions.hint()
  else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && walks(session, target)) {
    session.goTo(session.step + (event.key === 'ArrowLeft' ? -1 : 1))
  } else if (event.key === ' ' && isNowhere(target)) {
    event.preventDefault()
    session.skipPauses()
  }
}
