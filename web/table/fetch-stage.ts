/** The browser has nothing else to do; some cannot tell. */
const whenIdle = (): Promise<void> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 300)
  })

/** The stage and a game's cue sheet, when the table stands. */
export async function fetchStage(game: string) {
  await whenIdle()
  const [{ default: Stage }, { loadCues }] = await Promise.all([
    import('../stage/Stage.svelte'),
    import('../stage/cue-sheets.ts'),
  ])
  return { Stage, cues: await loadCues(game) }
}
