import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { FAULTS } from '../../wire/faults.ts'
import { BODIES } from '../../wire/http.ts'
import { type ProgramRoute, SCOPE_OF } from '../../wire/program-routes.ts'
import { SCOPES } from '../../wire/programs.ts'
import { REPLIES } from '../../wire/replies.ts'
import { PROGRAM } from '../operations/versions.ts'

const QUERIES: Readonly<Partial<Record<ProgramRoute, Readonly<Record<string, string>>>>> = {
  'GET /api/history': { before: 'the `at` of the last known entry, for more' },
  'GET /api/stream': { lobby: '1: public tables, too' },
}

const SUMMARIES: Readonly<Record<ProgramRoute, string>> = {
  'GET /api/tables': 'Public tables with free seats, and public matches in play',
  'GET /api/tables/mine': 'Tables you host or sit at',
  'GET /api/tables/:id': 'One table',
  'GET /api/tables/:id/file': 'The match file, once the match is over',
  'GET /api/history': 'Matches you played, latest first',
  'GET /api/people/:id': 'Somebody’s profile',
  'GET /api/leaders/:game': 'The ladder of a game',
  'GET /api/stream': 'Everything that concerns you, one JSON object a line, until you hang up',
  'POST /api/answers': 'Answer a question with one of its moves',
  'POST /api/tables/:id/enter': 'Show the invitation to a private table',
  'POST /api/tables/:id/sit': 'Take a seat',
  'POST /api/tables/:id/stand': 'Leave a seat before the start',
  'POST /api/tables/:id/ready': 'Say whether you are ready',
  'POST /api/tables': 'Make a table and take its first open seat',
  'POST /api/tables/:id/seat': 'Put a bot on a seat, or open it',
  'POST /api/tables/:id/start': 'Start the match',
  'POST /api/tables/:id/close': 'Close a table before the start',
}

type JsonSchema = Readonly<Record<string, unknown>>

/** `typeMode`: what a client may send, or what it gets. */
const schemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output' = 'output'): JsonSchema => {
  // OpenAPI has no room for `$schema` in the middle of a document.
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' })
  return rest
}

const content = (type: string, schema: JsonSchema) => ({ content: { [type]: { schema } } })

const parameter = (where: 'path' | 'query', name: string, description?: string) => ({
  name,
  in: where,
  required: where === 'path',
  schema: { type: 'string' },
  ...(description !== undefined && { description }),
})

function operation(route: ProgramRoute) {
  const [, path = ''] = route.split(' ')
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const body = Object.entries(BODIES).find(([known]) => known === route)?.[1]
  const type = route === 'GET /api/stream' ? 'application/x-ndjson' : 'application/json'
  return {
    summary: SUMMARIES[route],
    operationId: route.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    security: [{ token: [SCOPE_OF[route]] }],
    parameters: [
      ...names.map(name => parameter('path', name)),
      ...Object.entries(QUERIES[route] ?? {}).map(([name, text]) => parameter('query', name, text)),
    ],
    ...(body && { requestBody: { required: true, ...content('application/json', schemaOf(body, 'input')) } }),
    responses: {
      200: { description: 'Done', ...content(type, schemaOf(REPLIES[route])) },
      default: { description: 'Refused; nothing has changed', ...content('application/json', FAULT) },
    },
  }
}

const FAULT = schemaOf(
  v.object({
    fault: v.picklist(FAULTS),
    objection: v.exactOptional(
      v.object({ code: v.string(), rule: v.string(), figures: v.record(v.string(), v.unknown()) }),
    ),
  }),
)

const isOf = (path: string) => (route: ProgramRoute) => route.split(' ')[1] === path

/** The document for programs, made of the schemas that check requests and replies. */
export function openApi(): object {
  const routes = Object.keys(SCOPE_OF) as ProgramRoute[]
  const paths = [...new Set(routes.map(route => route.split(' ')[1] ?? ''))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pentarchy',
      version: PROGRAM,
      description: `A token allows what its scopes say: ${SCOPES.join(', ')}. Make one in your account.`,
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(
      paths.map(path => [
        path.replace(/:(\w+)/g, '{$1}'),
        Object.fromEntries(
          routes.filter(isOf(path)).map(route => [route.split(' ')[0]?.toLowerCase() ?? '', operation(route)]),
        ),
      ]),
    ),
  }
}
