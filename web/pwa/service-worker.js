/*
 * After one visit the page starts and plays with the network gone: the files of one build are kept together and
 * served from here. FILES and BUILD are filled in by the build (pwa/plugin.ts).
 */
const FILES = __FILES__
const BUILD = __BUILD__
const NAME = `pentarchy-${BUILD}`

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(NAME)
      .then(cache => cache.addAll(FILES.map(file => new Request(file, { cache: 'no-cache' }))))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  // Pages still open may be of the build before, and ask for more of its files.
  const stale = names => names.filter(name => name.startsWith('pentarchy-') && name !== NAME).slice(0, -1)
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(stale(names).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

/** The page itself is asked for on the network first, so that a new build is seen at once; its files never change. */
self.addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  event.respondWith(request.mode === 'navigate' ? fresh(request) : kept(request))
})

async function fresh(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('./', { cacheName: NAME })) ?? Response.error()
  }
}

async function kept(request) {
  const ours = await caches.match(request, { cacheName: NAME, ignoreVary: true })
  return ours ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
