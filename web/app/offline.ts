/** Keeps the page for days without a network. Absent in development, where files change under our hands. */
export function stayOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => void navigator.serviceWorker.register('./service-worker.js').catch(() => undefined))
}
