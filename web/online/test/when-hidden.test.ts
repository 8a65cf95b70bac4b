import { expect, it, vi } from 'vitest'
import { whenHidden } from '../when-hidden.ts'

/** A page that can be hidden. */
class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'

  become(state: DocumentVisibilityState): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

it('an old page is loaded anew when nobody looks, and not before', () => {
  const page = new Page()
  const reload = vi.fn()
  whenHidden(page, reload)
  expect(reload).not.toHaveBeenCalled()
  page.become('hidden')
  page.become('visible')
  page.become('hidden')
  expect(reload).toHaveBeenCalledOnce()
})

it('nothing happens once it is called off', () => {
  const page = new Page()
  const reload = vi.fn()
  whenHidden(page, reload)()
  page.become('hidden')
  expect(reload).not.toHaveBeenCalled()
})
