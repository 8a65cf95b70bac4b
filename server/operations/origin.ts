import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Config } from '../config.ts'

/*
 * Another site must not use our visitor's cookie, nor pass for us. A browser tells by `Origin` and `Sec-Fetch-Site`
 * whose page is asking, and by `Host` whom it means. Other clients send neither, and have no cookie that somebody else
 * could abuse.
 */

type OriginPlace = Pick<Config, 'publicUrl' | 'publicHost'>

const READING: readonly (string | undefined)[] = ['GET', 'HEAD', 'OPTIONS']

export const mayAct = (request: Pick<IncomingMessage, 'method' | 'headers'>, place: OriginPlace): boolean =>
  READING.includes(request.method) || isOurPage(request, place)

/** Our own page, at the public address or at the one this request used. */
export function isOurPage({ headers }: { readonly headers: IncomingHttpHeaders }, { publicUrl }: OriginPlace): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  const ours = new URL(publicUrl)
  if (origin === ours.origin) return true
  // The same name over http is somebody in between.
  return URL.canParse(origin) && new URL(origin).host === host && host !== ours.host
}

/**
 * If the host has set a public name, any other name means DNS rebinding. Bare addresses and localhost cannot be
 * rebound.
 */
export function isOurHost({ host }: IncomingHttpHeaders, { publicHost }: OriginPlace): boolean {
  if (publicHost === undefined || host === undefined || host === publicHost) return true
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return hostname === 'localhost' || hostname.startsWith('[') || isIP(hostname) !== 0
}
