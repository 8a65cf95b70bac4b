import type { Attachment } from 'svelte/attachments'
import { hoverCards } from '../../../web/pieces/hover-card.svelte.ts'
import { zoomOf } from '../../../web/pieces/zoom.ts'
import { isArtifact } from '../content/cards.ts'
import { ROW_OF } from '../content/figures.ts'
import type { Row } from '../content/vocabulary.ts'
import { DISCARD, type Kingdom, MOVE, type PaperTalesMove, STAY } from '../position.ts'

/** What can be picked up during planning: a card in hand, one already laid, a unit of an earlier round. */
export type Piece =
  | { readonly from: 'hand'; readonly card: number; readonly at: number }
  | { readonly from: 'row'; readonly card: number; readonly row: Row }
  | { readonly from: 'artifacts'; readonly card: number }
  | { readonly from: 'kingdom'; readonly spot: number }

/** Where it can be dropped, as `data-drop` says. */
export type Place = Row | 'hand'

const isPlace = (word: string | undefined): word is Place => word === 'top' || word === 'bottom' || word === 'hand'

/** The steps of the plan that a drop stands for; the rules decide whether they are allowed. */
export function stepsFor(piece: Piece, place: Place, k: Kingdom): PaperTalesMove[] {
  switch (piece.from) {
    case 'hand':
      if (place === 'hand') return []
      return isArtifact(piece.card)
        ? [{ kind: 'equip', card: piece.card }]
        : [{ kind: 'place', card: piece.card, row: place }]
    case 'row': {
      if (place === piece.row) return []
      const back: PaperTalesMove = { kind: 'withdraw', card: piece.card, row: piece.row }
      return place === 'hand' ? [back] : [back, { kind: 'place', card: piece.card, row: place }]
    }
    case 'artifacts':
      return place === 'hand' ? [{ kind: 'unequip', card: piece.card }] : []
    case 'kingdom': {
      const { spot } = piece
      const planned = k.plan.old[spot]
      const wanted = place === 'hand' ? DISCARD : place === ROW_OF[spot] ? STAY : MOVE
      if (planned === wanted) return []
      const steps: PaperTalesMove[] = planned === STAY ? [] : [{ kind: 'restore', spot }]
      if (wanted === DISCARD) steps.push({ kind: 'dismiss', spot })
      else if (wanted === MOVE) steps.push({ kind: 'move', spot })
      return steps
    }
  }
}

/** Further than a hand trembles. */
const THRESHOLD = 7

interface Handlers {
  readonly onlift: () => void
  /** `place` is null where nothing can be dropped. */
  readonly ondrop: (place: Place | null, over: Element | null) => void
}

/** The card follows mouse, pen or finger; a press without movement stays a press. */
export function draggable({ onlift, ondrop }: Handlers): Attachment<HTMLElement> {
  return element => {
    const stop = new AbortController()
    let held: AbortController | null = null
    let ghost: HTMLElement | null = null

    const lift = (pointer: number) => {
      element.setPointerCapture(pointer)
      ghost = ghostOf(element)
      document.body.append(ghost)
      element.style.opacity = '0.35'
      hoverCards.close()
      onlift()
    }
    const release = () => {
      held?.abort()
      held = null
      ghost?.remove()
      ghost = null
      element.style.opacity = ''
    }
    const drop = ({ clientX, clientY }: PointerEvent) => {
      swallowClick(element)
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]') ?? null
      const place = over?.dataset.drop
      ondrop(isPlace(place) ? place : null, over)
    }
    const hold = (from: PointerEvent) => {
      release()
      held = new AbortController()
      // A quick mouse leaves the card before the button is released: only the window sees every move.
      const { signal } = held
      const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
        window.addEventListener(type, event => event.pointerId === from.pointerId && listener(event), { signal })
      on('pointermove', event => {
        const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY]
        if (!ghost && Math.hypot(x, y) < THRESHOLD) return
        if (!ghost) lift(event.pointerId)
        const zoom = zoomOf(element)
        ghost?.style.setProperty('translate', `${x / zoom}px ${y / zoom}px`)
      })
      on('pointerup', event => {
        const carried = ghost !== null
        release()
        if (carried) drop(event)
      })
      on('pointercancel', () => {
        const carried = ghost !== null
        release()
        if (carried) ondrop(null, null)
      })
    }
    element.addEventListener('pointerdown', event => event.isPrimary && event.button === 0 && hold(event), {
      signal: stop.signal,
    })
    return () => {
      stop.abort()
      release()
    }
  }
}

/** A picture of the card that floats above everything. */
function ghostOf(element: HTMLElement): HTMLElement {
  const { left, top, width } = element.getBoundingClientRect()
  const zoom = zoomOf(element)
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  ghost.dataset.ghost = ''
  Object.assign(ghost.style, {
    position: 'fixed',
    zoom: `${zoom / zoomOf(document.body)}`,
    left: `${left / zoom}px`,
    top: `${top / zoom}px`,
    width: `${width / zoom}px`,
    zIndex: '50',
    pointerEvents: 'none',
    rotate: '-3deg',
  })
  return ghost
}

/** The click that follows a drop is not a press. */
function swallowClick(element: HTMLElement): void {
  const swallow = (click: Event) => click.stopPropagation()
  element.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
}
