import { club } from '../app/club.svelte.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { call } from './api.ts'

/* "Your turn" for a closed page: the browser's own push service, through the service worker that keeps the page. */

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
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: club.reply?.pushKey ?? '',
    })
    const { endpoint, keys } = subscription.toJSON()
    const stored = await call(
      'POST /api/push',
      {},
      {
        body: {
          endpoint: endpoint ?? '',
          keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
          language: preferences.language,
        },
      },
    )
    if (stored.ok) return 'on'
    await subscription.unsubscribe()
    return 'failed'
  } catch {
    // No push service is reached, such as in a browser without one.
    return 'failed'
  }
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription()
  if (!subscription) return 'off'
  await call('DELETE /api/push', {}, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
  return 'off'
}
