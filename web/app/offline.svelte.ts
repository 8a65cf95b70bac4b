/** Whether a newer build than the one running has arrived. */
export const version = $state({ newer: false })

/** Keeps the page for days without a network. Absent in development, where files change under our hands. */
export function stayOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After everything the first visit needs: keeping files must not slow it down.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register())
}

async function register(): Promise<void> {
  navigator.serviceWorker.addEventListener('controllerchange', () => void compare())
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js')
    // A page may stay open for weeks: it looks for a new build whenever somebody comes back to it.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
    })
  } catch {
    // Without service workers the page still plays, only not offline.
  }
}

/** Another build keeps the files now; this page may already be of that build. */
async function compare(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  const kept = await fetch('./')
  if (script && kept.ok) version.newer = !(await kept.text()).includes(script)
}
