import { createContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { zoomOf } from './zoom.ts'

/*
 * Motion shows causality: a thing travels from where it was to where it is. A thing keeps its id from position to
 * position, wherever it is drawn. Places (a deck, a purse, a seat) are where things come from and go to while off the
 * table.
 */

export interface ThingOptions {
  /** Where it comes from if it was not on the table before. */
  readonly from?: string | undefined
  /** Where it goes when it leaves the table. */
  readonly to?: string | undefined
}

const STAGGER = 60

/** Where a thing was; if it is part of a drawing, also where the drawing had been laid on the screen. */
interface Stand {
  readonly box: DOMRect
  readonly drawing: SVGSVGElement | null
  readonly laid: DOMMatrix | null
}

const drawingOf = (element: Element): SVGSVGElement | null =>
  element instanceof SVGElement ? element.ownerSVGElement : null

function standOf(element: Element): Stand {
  const drawing = drawingOf(element)
  return { box: element.getBoundingClientRect(), drawing, laid: drawing?.getScreenCTM() ?? null }
}

/** A drawing that has grown or moved takes all of its pieces along: that is no journey of theirs. */
function taken({ box, drawing, laid }: Stand, element: Element): DOMRect {
  const now = drawing !== null && drawing === drawingOf(element) ? drawing.getScreenCTM() : null
  if (!laid || !now) return box
  const middle = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2)
  const { x, y } = middle.matrixTransform(now.multiply(laid.inverse()))
  return new DOMRect(x - box.width / 2, y - box.height / 2, box.width, box.height)
}

export class Travel {
  private readonly things = new Map<string, { element: Element; options: ThingOptions }>()
  private readonly places = new Map<string, Element>()
  private readonly before = new Map<string, Stand>()
  private readonly left = new Map<string, { element: Element; options: ThingOptions }>()
  private readonly isStill: () => boolean

  constructor(isStill: () => boolean) {
    this.isStill = isStill
  }

  /** `{@attach travel.thing('card-17', { from: 'deck' })}` */
  thing(id: string, options: ThingOptions = {}): Attachment {
    return element => {
      this.things.set(id, { element, options })
      return () => {
        if (this.things.get(id)?.element !== element) return
        this.things.delete(id)
        this.left.set(id, { element, options })
      }
    }
  }

  /** `{@attach travel.place('deck')}` */
  place(id: string): Attachment {
    return element => {
      this.places.set(id, element)
      return () => {
        if (this.places.get(id) === element) this.places.delete(id)
      }
    }
  }

  /** Before the page changes: notes where everything is. */
  look(): void {
    this.before.clear()
    this.left.clear()
    if (this.isStill()) return
    for (const [id, { element }] of this.things) this.before.set(id, standOf(element))
  }

  /** After the page has changed: sends everything on its way. */
  go(): void {
    let late = 0
    const isFirst = this.before.size === 0
    for (const [id, { element, options }] of this.things) {
      // The board lies there when one sits down; only a hand is dealt.
      if (isFirst && drawingOf(element)) continue
      const stood = this.before.get(id)
      const start = stood ? taken(stood, element) : this.rectOf(options.from)
      if (!start || start.width === 0) continue
      if (this.isStill()) continue
      if (move(element, start, element.getBoundingClientRect(), late)) late += STAGGER
    }
    for (const [id, { element, options }] of this.left) {
      const start = this.before.get(id)?.box
      const end = this.rectOf(options.to)
      if (start && end && !this.things.has(id)) depart(element, start, end)
    }
    this.left.clear()
  }

  private rectOf(place: string | undefined): DOMRect | undefined {
    return place === undefined ? undefined : this.places.get(place)?.getBoundingClientRect()
  }
}

export const [getTravel, setTravel] = createContext<Travel>()

const timing = (delay = 0): KeyframeAnimationOptions => {
  const style = getComputedStyle(document.documentElement)
  return {
    duration: Number.parseFloat(style.getPropertyValue('--t-move')) || 280,
    easing: style.getPropertyValue('--ease-move').trim() || 'ease-out',
    delay,
    fill: 'backwards',
  }
}

/** Uses `translate` and `scale` rather than `transform`, so it never disturbs how a piece is placed. */
function move(element: Element, from: DOMRect, to: DOMRect, delay: number): boolean {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2)
  const dy = from.top + from.height / 2 - (to.top + to.height / 2)
  if (Math.hypot(dx, dy) < 2 || to.width === 0) return false
  const unit = element instanceof SVGGraphicsElement ? userUnits(element) : 1 / zoomOf(element)
  element.animate(
    [
      { translate: `${dx * unit}px ${dy * unit}px`, zIndex: 5 },
      { translate: '0px 0px', zIndex: 5 },
    ],
    timing(delay),
  )
  return true
}

const userUnits = (element: SVGGraphicsElement): number => {
  const matrix = (element.parentElement as SVGGraphicsElement | null)?.getScreenCTM?.()
  return matrix ? 1 / Math.hypot(matrix.a, matrix.b) : 1
}

/** A thing that is no longer drawn flies away as a copy and fades at its goal. Drawings inside an SVG simply vanish. */
function depart(element: Element, from: DOMRect, to: DOMRect): void {
  if (!(element instanceof HTMLElement) && !(element instanceof SVGSVGElement)) return
  const ghost = element.cloneNode(true) as HTMLElement | SVGSVGElement
  ghost.removeAttribute('id')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.setAttribute('inert', '')
  const zoom = zoomOf(element)
  Object.assign(ghost.style, {
    position: 'fixed',
    zoom: `${zoom / zoomOf(document.body)}`,
    left: `${from.left / zoom}px`,
    top: `${from.top / zoom}px`,
    width: `${from.width / zoom}px`,
    height: `${from.height / zoom}px`,
    margin: '0',
    zIndex: '40',
    pointerEvents: 'none',
  })
  document.body.append(ghost)
  const dx = to.left + to.width / 2 - (from.left + from.width / 2)
  const dy = to.top + to.height / 2 - (from.top + from.height / 2)
  const flight = ghost.animate(
    [
      { translate: '0px 0px', opacity: 1 },
      { translate: `${dx / zoom}px ${dy / zoom}px`, scale: '.4', opacity: 0.2 },
    ],
    timing(),
  )
  flight.finished.finally(() => ghost.remove())
}
