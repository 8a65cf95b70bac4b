type HideablePage = EventTarget & Pick<Document, 'visibilityState'>

/** Runs something once the page is hidden: now, or as soon as that happens. Call the result to cancel. */
export function whenHidden(page: HideablePage, act: () => void): () => void {
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
