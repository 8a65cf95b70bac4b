import type { Plugin } from 'vite'

export function serviceWorker(): Plugin {
  return { name: 'pentarchy-service-worker' }
}
