import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Config } from '../config.ts'

/*
 * Another site must not act with our visitor's cookie, nor be taken for us: a browser says by `Origin` and
 * `Sec-Fetch-Site` whose page speaks, and by `Host` whom it means. What is no browser says neither and has no cookie
 * that somebody else could use.
 */

type Place = Pick<Config, 'publicUrl' | 'publicHost'>

/** Asks for something, or changes something. */
const READING: readonly (string | undefined)[] = ['GET', 'HEAD', 'OPTIONS']

export const mayAct = (request: Pick<IncomingMessage, 'method' | 'headers'>, place: Place): boolean =>
  READING.includes(request.method) || isOurPage(request, place)

/** Our own page, at the public address or at the one by which this request came. */
export function isOurPage({ headers }: { readonly headers: IncomingHttpHeaders }, { publicUrl }: Place): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  const ours = new URL(publicUrl)
  if (origin === ours.origin) return true
  // The same name over http is somebody in between.
  return URL.canParse(origin) && new URL(origin).host === host && host !== ours.host
}

/**
 * Where the host has said by which name the club is reached, another name means a page that was made to lead here. A bare
 * address and this machine's own name are nobody's.
 */
export function isOurHost({ host }: IncomingHttpHeaders, { publicHost }: Place): boolean {
  if (publicHost === undefined || host === undefined || host === publicHost) return true
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return hostname === 'localhost' || hostname.startsWith('[') || isIP(hostname) !== 0
}
