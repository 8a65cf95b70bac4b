import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The mouse goes over a hand whose cards overlap: the one that is raised under it must not keep it from the next. */
export async function expectReachableByMouse(page: Page): Promise<void> {
  const cards = await page.locator('[data-hand]').all()
  const [first, second] = await Promise.all(cards.slice(0, 2).map(card => card.locator('..').boundingBox()))
  expect(second?.x).toBeLessThan((first?.x ?? 0) + (first?.width ?? 0))
  for (const card of cards) {
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
    expect(await card.evaluate(button => button.matches(':hover'))).toBe(true)
  }
}
