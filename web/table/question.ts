import type { TableSession } from './contract.ts'

/** Changes with what is asked at this screen, or null. What others do beside it, where all choose at once, leaves it as it is. */
export const questionOf = ({
  viewer,
  acting,
  moves,
}: Pick<TableSession, 'viewer' | 'acting' | 'moves'>): string | null =>
  acting === null ? null : JSON.stringify([viewer, acting, moves])
