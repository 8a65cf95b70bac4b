import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

/** Which proxies may state a request's real address. */
export const trusting = ({ trustProxy }: Pick<Config, 'trustProxy'>): ((address: string, hop: number) => boolean) => {
  if (trustProxy === false) return () => false
  return typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : proxyAddress.compile([...trustProxy])
}

/** For connections outside the router. */
export const addressOf = (request: IncomingMessage, trust: ReturnType<typeof trusting>): string =>
  proxyAddress(request, trust)

/** What one visitor has of the address space: one IPv4 address, or 2^64 IPv6 addresses. */
export function networkOf(address: string): string {
  const old = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (old !== undefined || !isIPv6(address)) return old ?? address
  const [front = '', back] = address.split('::')
  const groups = (text: string) => text.split(':').filter(group => group !== '')
  const rest = groups(back ?? '')
  const zeros = back === undefined ? 0 : 8 - groups(front).length - rest.length
  const all = [...groups(front), ...Array.from({ length: zeros }, () => '0'), ...rest]
  return all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
