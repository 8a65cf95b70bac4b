import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

/* Serves the page: a few files, all held in memory, so that no path can lead anywhere else. */

const JSON_TYPE = 'application/json; charset=utf-8'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': JSON_TYPE,
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg'])

/** Nothing from other hosts, and no script or style sheet except our files. Pieces are placed by style attributes. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const ALWAYS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

interface Served {
  readonly body: Buffer
  readonly gzipped: Buffer | null
  readonly headers: Readonly<Record<string, string>>
}

/** The answer to a page that asks for a club where there are only files. */
const NO_CLUB: Served = {
  body: Buffer.from('null'),
  gzipped: null,
  headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-cache', etag: '"no-club"' },
}

export interface Serving {
  readonly url: string
  close(): Promise<void>
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

/** Answers requests with the built page in `folder`, as part of any server. */
export function pageIn(folder: string): RequestHandler {
  const files = readAll(folder)
  return (request, response) => answer(files, request, response)
}

/** Serves the built page in `folder` and nothing else. Port 0 takes any free one. */
export async function serve(folder: string, host: string, port: number): Promise<Serving> {
  const server = createServer(pageIn(folder))
  await listen(server, host, port)
  return { url: addressOf(server, host), close: () => close(server) }
}

/** The address of a listening server, as a person would type it. */
export function addressOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const name = host.includes(':') ? `[${host}]` : host === '127.0.0.1' ? 'localhost' : host
  return `http://${name}:${port}/`
}

function readAll(folder: string): ReadonlyMap<string, Served> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => statSync(join(folder, name)).isFile() && TYPES[extname(name)],
  )
  const files = new Map(names.map(name => [`/${name.split(sep).join('/')}`, prepare(folder, name)]))
  const index = files.get('/index.html')
  if (!index) throw new Error(`There is no page in ${folder}`)
  return files.set('/', index).set('/api/club', NO_CLUB)
}

function prepare(folder: string, name: string): Served {
  const body = readFileSync(join(folder, name))
  const ending = extname(name)
  // Names in assets/ contain a hash of the content, so the files never change.
  const lasting = name.startsWith('assets')
  return {
    body,
    gzipped: COMPRESSED.has(ending) ? gzipSync(body, { level: 9 }) : null,
    headers: {
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    },
  }
}

function answer(files: ReadonlyMap<string, Served>, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return say(response, 405, 'Only GET and HEAD are served here.', { allow: 'GET, HEAD' })
  const file = files.get(pathOf(request.url ?? '/'))
  if (!file) return say(response, 404, 'There is nothing at this address.')
  const headers: Record<string, string> = { ...ALWAYS, ...file.headers, vary: 'accept-encoding' }
  if (request.headers['if-none-match'] === file.headers.etag) {
    response.writeHead(304, headers).end()
    return
  }
  const zipped = file.gzipped && /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? file.gzipped : null
  if (zipped) headers['content-encoding'] = 'gzip'
  const body = zipped ?? file.body
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''))
  } catch {
    return ''
  }
}

function say(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...ALWAYS, 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`)
}

const listen = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })

const close = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
