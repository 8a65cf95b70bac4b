/** Whether a build newer than the running one has arrived. */
export const version = $state({ newer: false })

/** Installs the service worker, so that the page works offline. Not in development, where files keep changing. */
export function stayOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After the load event: caching must not slow down the first visit.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register())
}

async function register(): Promise<void> {
  navigator.serviceWorker.addEventListener('controllerchange', () => void compare())
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js')
    // A page may stay open for weeks: check for a new build whenever the player returns.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
    })
  } catch {
    // Without service workers the page still plays, only not offline.
  }
}

/** A new service worker has taken over. Does this page belong to an older build? */
async function compare(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  const kept = await fetch('./')
  if (script && kept.ok) version.newer = !(await kept.text()).includes(script)
}
