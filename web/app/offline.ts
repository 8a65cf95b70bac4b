/** Keeps the page for days without a network. Absent in development, where files change under our hands. */
export function stayOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Without service workers the page still plays, only not offline.
  const register = () => void navigator.serviceWorker.register('./service-worker.js').catch(() => undefined)
  // After everything the first visit needs: keeping files must not slow it down.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
