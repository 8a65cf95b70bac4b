import { club } from '../app/club.svelte.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { call } from './api.ts'
import { me } from './me.svelte.ts'

/* "Your turn" for a closed page: the browser's push service and our service worker. */

export type PushState = 'on' | 'off' | 'denied' | 'unsupported' | 'failed'

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? navigator.serviceWorker.getRegistration()
    : undefined

export async function pushState(): Promise<PushState> {
  const worker = await registration()
  if (!worker) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off'
}

export async function turnPushOn(): Promise<PushState> {
  const worker = await registration()
  if (!worker) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    const subscription = await subscribe(worker)
    if (await tell(subscription)) {
      preferences.pushFor = me()?.id ?? ''
      return 'on'
    }
    await subscription.unsubscribe()
    return 'failed'
  } catch {
    // The browser has no push service, or it cannot be reached.
    return 'failed'
  }
}

export async function turnPushOff(): Promise<PushState> {
  preferences.pushFor = ''
  const subscription = await (await registration())?.pushManager.getSubscription()
  if (!subscription) return 'off'
  await call('DELETE /api/push', {}, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
  return 'off'
}

/**
 * Browsers drop subscriptions and servers forget them, so everybody who turned messages on is subscribed again at every
 * visit.
 */
export async function renewPush(): Promise<void> {
  const worker = await registration()
  const isWanted = preferences.pushFor !== '' && preferences.pushFor === me()?.id
  if (!worker || !isWanted || Notification.permission !== 'granted') return
  try {
    await tell(await subscribe(worker))
  } catch {
    // The next visit tries again.
  }
}

/** The browser returns the subscription it already has, if any. */
async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: club.reply?.pushKey ?? '' }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const stale = await pushManager.getSubscription()
    if (!stale) throw error
    // It was made for a key that the server no longer has.
    await stale.unsubscribe()
    return pushManager.subscribe(options)
  }
}

async function tell(subscription: PushSubscription): Promise<boolean> {
  const { endpoint = '', keys } = subscription.toJSON()
  const body = {
    endpoint,
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    language: preferences.language,
  }
  return (await call('POST /api/push', {}, { body })).ok
}
