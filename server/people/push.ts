import { lookup as resolve } from 'node:dns'
import { Agent } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { PushNote } from '../../wire/push.ts'
import type { PushRow } from '../store/people-store.ts'
import type { Store } from '../store/store.ts'

/** A slow or dead push service must not keep us waiting. */
const PATIENCE_MS = 10_000
const DAY_S = 86_400
const MOST_SUBSCRIPTIONS = 10
/** The subscription no longer exists. */
const GONE: readonly number[] = [404, 410]

/** Private addresses: an endpoint there would make us attack our own network. */
const INTERNAL = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  INTERNAL.addSubnet(net, bits, 'ipv4')
/** Only 2000::/3 is public in IPv6, except these parts. */
const PUBLIC_V6 = new BlockList()
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INTERNAL.addSubnet(net, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !INTERNAL.check(address, 'ipv4')
  return family === 6 && PUBLIC_V6.check(address, 'ipv6') && !INTERNAL.check(address, 'ipv6')
}

/** https, a host name, the usual port, no credentials. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isName = hostname.includes('.') && !hostname.startsWith('[') && isIP(hostname) === 0
  const isOurs = /\.(local|localhost|internal|lan|home|arpa)\.?$/i.test(hostname)
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName && !isOurs
}

/** Resolves the name at connection time, so that it cannot point elsewhere after the check. */
export const publicOnly: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 4)
    const [first] = found
    if (!first || found.some(({ address }) => !isPublicAddress(address)))
      return callback(new Error(`${hostname} is not a public address`), '', 4)
    if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
}

/** Sends one note and resolves with the push service's status. */
export type Deliver = (subscription: PushRow, note: PushNote, keys: VapidKeys) => Promise<number>

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** The contact that push services may write to. */
  readonly subject: string
}

/** Loaded on demand: most server starts never need it. */
const webPush = async () => (await import('web-push')).default

const agent = new Agent({ lookup: publicOnly, maxSockets: 10 })

const deliver: Deliver = async (subscription, note, keys) => {
  const { endpoint, p256dh, auth } = subscription
  const { sendNotification, WebPushError } = await webPush()
  try {
    const { statusCode } = await sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), {
      vapidDetails: keys,
      TTL: DAY_S,
      urgency: 'high',
      topic: note.table.replace(/[^\w-]/g, '').slice(0, 32),
      timeout: PATIENCE_MS,
      agent,
    })
    return statusCode
  } catch (error) {
    if (error instanceof WebPushError) return error.statusCode
    throw error
  }
}

/** Tells absent people that it is their turn. */
export class Push {
  private readonly store: Store
  private readonly subject: string
  private readonly deliver: Deliver
  private keys: Promise<VapidKeys> | null = null

  constructor(store: Store, publicUrl: string, send: Deliver = deliver) {
    this.store = store
    this.subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:nobody@localhost'
    this.deliver = send
  }

  /** Created once by the first server that needs them. */
  vapidKeys(): Promise<VapidKeys> {
    this.keys ??= this.store.people
      .secret('vapid', async () => JSON.stringify((await webPush()).generateVAPIDKeys()))
      .then(text => ({ ...JSON.parse(text), subject: this.subject }))
    this.keys.catch(() => {
      this.keys = null
    })
    return this.keys
  }

  /** False if the endpoint is not a public push service, or belongs to somebody else. */
  async subscribe(subscription: PushRow): Promise<boolean> {
    if (!isPushEndpoint(subscription.endpoint)) return false
    if (!(await this.store.people.subscribe(subscription))) return false
    const all = await this.store.people.subscriptionsOf(subscription.person_id)
    for (const { endpoint } of all.slice(0, -MOST_SUBSCRIPTIONS)) await this.store.people.unsubscribe(endpoint)
    return true
  }

  async unsubscribe(personId: string, endpoint: string): Promise<void> {
    const mine = await this.store.people.subscriptionsOf(personId)
    if (mine.some(subscription => subscription.endpoint === endpoint)) await this.store.people.unsubscribe(endpoint)
  }

  /**
   * Sent once for each event, by whichever server comes first. Subscriptions that fail for good are dropped; others
   * wait for the next turn.
   */
  async tell(personId: string, note: Omit<PushNote, 'language'>, number: number): Promise<void> {
    const subscriptions = await this.store.people.subscriptionsOf(personId)
    if (subscriptions.length === 0 || !(await this.store.mayTell(note.table, personId, number))) return
    const keys = await this.vapidKeys()
    await Promise.all(
      subscriptions.map(async subscription => {
        const status = await this.deliver(subscription, { ...note, language: subscription.language }, keys).catch(
          () => null,
        )
        if (status !== null && GONE.includes(status)) await this.store.people.unsubscribe(subscription.endpoint)
      }),
    )
  }
}
