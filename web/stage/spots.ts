import { BOARD, type Spot } from './moment.ts'

/** A part of the screen, by its centre. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const areaOf = ({ left, top, width, height }: DOMRect): Area => ({
  x: left + width / 2,
  y: top + height / 2,
  width,
  height,
})

/** The part of a box that is on the screen. */
function seen({ left, top, right, bottom }: DOMRect): DOMRect {
  const [l, t] = [Math.max(0, left), Math.max(0, top)]
  return new DOMRect(l, t, Math.max(0, Math.min(innerWidth, right) - l), Math.max(0, Math.min(innerHeight, bottom) - t))
}

export function areaOfBoard(): Area {
  const board = document.querySelector(BOARD)
  return board ? areaOf(seen(board.getBoundingClientRect())) : areaOf(new DOMRect(0, 0, innerWidth, innerHeight))
}

/** How much larger than designed the page is drawn. The stage measures in screen pixels. */
export const zoom = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1

/** On a phone the board may be larger than its place: scrolls the scene of a moment into view first. */
export function bringIntoSight(spot: Spot): void {
  const element = document.querySelector(`${BOARD} ${spot}`)
  const board = document.querySelector(BOARD)
  if (!element || !board) return
  const [box, room] = [element.getBoundingClientRect(), board.getBoundingClientRect()]
  const middle = box.top + box.height / 2
  if (middle < room.top || middle > room.bottom) element.scrollIntoView({ block: 'center', inline: 'center' })
}

/** Its place; what is off the screen counts as at the nearest edge of the board. */
export function find(spot: Spot): Area {
  const board = areaOfBoard()
  if (spot === BOARD) return board
  for (const element of document.querySelectorAll(spot)) {
    const box = element.getBoundingClientRect()
    if (box.width === 0) continue
    const within = seen(box)
    if (within.width > 0 && within.height > 0) return areaOf(box)
    const area = areaOf(box)
    return { ...area, x: nearest(area.x, board.x, board.width), y: nearest(area.y, board.y, board.height) }
  }
  return board
}

const nearest = (value: number, middle: number, size: number): number =>
  Math.min(middle + size / 2, Math.max(middle - size / 2, value))
