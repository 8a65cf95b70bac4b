/** Great moments are loaded once the table stands. */
const SOON_MS = 400

export async function fetchStage(game: string) {
  await new Promise(resolve => setTimeout(resolve, SOON_MS))
  const [{ default: Stage }, { loadCues }] = await Promise.all([
    import('../stage/Stage.svelte'),
    import('../stage/cue-sheets.ts'),
  ])
  return { Stage, cues: await loadCues(game) }
}
