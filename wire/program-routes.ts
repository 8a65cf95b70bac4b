import type { Route } from './http.ts'
import type { Scope } from './programs.ts'

/** The requests that take a token, and the scope each needs. All others are for pages only. */
export const SCOPE_OF = {
  'GET /api/tables': 'read',
  'GET /api/tables/mine': 'read',
  'GET /api/tables/:id': 'read',
  'GET /api/tables/:id/file': 'read',
  'GET /api/history': 'read',
  'GET /api/people/:id': 'read',
  'GET /api/leaders/:game': 'read',
  'GET /api/stream': 'play',
  'POST /api/answers': 'play',
  'POST /api/tables/:id/enter': 'play',
  'POST /api/tables/:id/sit': 'play',
  'POST /api/tables/:id/stand': 'play',
  'POST /api/tables/:id/ready': 'play',
  'POST /api/tables': 'host',
  'POST /api/tables/:id/seat': 'host',
  'POST /api/tables/:id/start': 'host',
  'POST /api/tables/:id/close': 'host',
} as const satisfies Partial<Record<Route, Scope>>
export type ProgramRoute = keyof typeof SCOPE_OF

export const isProgramRoute = (route: Route): route is ProgramRoute => Object.hasOwn(SCOPE_OF, route)
