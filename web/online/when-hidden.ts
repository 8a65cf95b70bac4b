type Page = EventTarget & Pick<Document, 'visibilityState'>

/** Does something once nobody looks at the page: now, or as soon as it is hidden. The result calls it off. */
export function whenHidden(page: Page, act: () => void): () => void {
  const callOff = () => page.removeEventListener('visibilitychange', look)
  const look = () => {
    if (page.visibilityState !== 'hidden') return
    callOff()
    act()
  }
  page.addEventListener('visibilitychange', look)
  look()
  return callOff
}
