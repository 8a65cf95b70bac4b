import { expect, it } from 'vitest'
import { placeBeside } from '../../pieces/place-beside.ts'

/* Where the card that explains a piece is placed. */

const SCREEN = { width: 1000, height: 600 }
const CARD = { width: 200, height: 100 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

it('close to its subject, which it never covers', () => {
  expect(placeBeside(box(400, 300, 50, 50), CARD, SCREEN, [])).toEqual({ left: 325, top: 190, covers: false })
})

it('clear of what a lesson says, even where that is farther', () => {
  const says = { boxes: [box(0, 0, 1000, 280)], weight: 40 }
  expect(placeBeside(box(400, 300, 50, 50), CARD, SCREEN, [says])).toMatchObject({ top: 360, covers: false })
})

it('where it must cover something, on what matters least', () => {
  const says = { boxes: [box(0, 0, 1000, 290)], weight: 40 }
  const buttons = { boxes: [box(0, 290, 1000, 310)], weight: 1 }
  const { top, covers } = placeBeside(box(400, 300, 50, 50), CARD, SCREEN, [says, buttons])
  expect(top).toBeGreaterThanOrEqual(290)
  expect(covers).toBe(true)
})

it('inside the screen', () => {
  const { left, top } = placeBeside(box(980, 580, 20, 20), CARD, SCREEN, [])
  expect(left + CARD.width).toBeLessThanOrEqual(SCREEN.width)
  expect(top + CARD.height).toBeLessThanOrEqual(SCREEN.height)
})

it('covers whatever else there is rather than a small subject', () => {
  const subject = box(500, 300, 8, 8)
  const buttons = {
    boxes: [box(0, 0, 1000, 299), box(0, 309, 1000, 291), box(0, 0, 499, 600), box(509, 0, 491, 600)],
    weight: 40,
  }
  const { left, top } = placeBeside(subject, CARD, SCREEN, [buttons])
  expect(
    left + CARD.width <= subject.left ||
      left >= subject.right ||
      top + CARD.height <= subject.top ||
      top >= subject.bottom,
  ).toBe(true)
})
