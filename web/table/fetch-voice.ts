import type { Language } from '../../kernel/languages.ts'

/** After the table itself. */
const SOON_MS = 1200

export async function fetchVoice(language: Language) {
  await new Promise(resolve => setTimeout(resolve, SOON_MS))
  const [{ default: TableVoice }, { learnDialogue }] = await Promise.all([
    import('../dialogue/TableVoice.svelte'),
    import('../dialogue/text/text.svelte.ts'),
  ])
  await learnDialogue(language)
  return TableVoice
}
