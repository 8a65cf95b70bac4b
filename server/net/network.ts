import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

/** Whose word about the true address of a request is taken. */
export const trusting = ({ trustProxy }: Pick<Config, 'trustProxy'>): ((address: string, hop: number) => boolean) => {
  if (trustProxy === false) return () => false
  return typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : proxyAddress.compile([...trustProxy])
}

/** From where a connection comes that no route answers. */
export const addressOf = (request: IncomingMessage, trust: ReturnType<typeof trusting>): string =>
  proxyAddress(request, trust)

/** What one visitor has of the address space: an address of IPv4, but 2^64 addresses of IPv6. */
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
