/*
 * A match is played in the tab that opened it last. Two tabs would overwrite each other's moves, because each stores
 * the whole match.
 */

/**
 * Takes the match over from other tabs; `taken` is called when another tab does the same. Call the result to let go.
 */
export function playHere(id: string, taken: () => void): () => void {
  const tabs = new BroadcastChannel(id)
  tabs.onmessage = () => {
    tabs.close()
    taken()
  }
  tabs.postMessage(id)
  return () => tabs.close()
}
