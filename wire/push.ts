import type { Language } from '../kernel/languages.ts'

/** What a push message carries to the service worker, which has the words. */
export interface PushNote {
  readonly kind: 'your-turn' | 'reminder'
  readonly table: string
  readonly game: string
  readonly language: Language
}
