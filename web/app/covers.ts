/** The five books on the shelf: what the home page must know before any game is loaded. */
export const COVER_IDS = ['small-world', 'ethnos', 'tiny-epic-kingdoms', 'paper-tales', 'dark-lands'] as const
export type CoverId = (typeof COVER_IDS)[number]

export interface Cover {
  readonly players: string
  readonly minutes: number
  /** How much there is to learn: 1 to 3. */
  readonly weight: 1 | 2 | 3
  readonly accent: string
  readonly deep: string
}

export const COVERS: Readonly<Record<CoverId, Cover>> = {
  'small-world': { players: '2–5', minutes: 60, weight: 2, accent: '#b93a2b', deep: '#8f2519' },
  ethnos: { players: '2–6', minutes: 45, weight: 2, accent: '#3d5a6b', deep: '#2b4250' },
  'tiny-epic-kingdoms': { players: '2–5', minutes: 40, weight: 3, accent: '#1f6a50', deep: '#124536' },
  'paper-tales': { players: '1–7', minutes: 30, weight: 2, accent: '#8c2f3b', deep: '#651d28' },
  'dark-lands': { players: '2–5', minutes: 60, weight: 2, accent: '#7a4522', deep: '#2b1d1a' },
}

export const isCoverId = (id: string): id is CoverId => Object.hasOwn(COVERS, id)
