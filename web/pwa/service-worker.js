/*
 * After one visit the page starts and plays without a network: the files of one build are cached together and served
 * from here. The build fills in FILES, BUILD and TITLES (pwa/plugin.ts).
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
  // Open pages may still need files of the previous build: keep that one too.
  const stale = names => names.filter(name => name.startsWith('pentarchy-') && name !== NAME).slice(0, -1)
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(stale(names).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

/** The page itself comes from the network first, so that a new build shows at once. Its files never change. */
self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // Never cache replies of the club.
  if (pathname.startsWith(new URL('./api/', self.location.href).pathname)) return
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
  return ours ?? (await caches.match(request, { ignoreVary: true })) ?? fetched(request)
}

/** Rules of old matches are cached when first used, not at installation. */
async function fetched(request) {
  const reply = await fetch(request)
  if (reply.ok && /\bfrozen-[\w-]+\.js$/.test(request.url)) await (await caches.open(NAME)).put(request, reply.clone())
  return reply
}

/** A message from the club for a closed page: see wire/push.ts. */
const WORDS = {
  en: { 'your-turn': 'Your turn', reminder: 'Your turn: the others are waiting' },
  ru: { 'your-turn': 'Ваш ход', reminder: 'Ваш ход: вас ждут' },
}
const TITLES = __TITLES__

/** Browsers require a notification for every push, even for one we do not understand. */
function noteIn({ data }) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

self.addEventListener('push', event => {
  const { kind, table, game, language } = noteIn(event)
  event.waitUntil(
    self.registration.showNotification(WORDS[language]?.[kind] ?? 'Pentarchy', {
      body: TITLES[language]?.[game] ?? '',
      tag: table,
      icon: './icon-192.png',
      data: { table },
    }),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const { table } = event.notification.data
  const address = new URL(table ? `./#/t/${table}` : './#/online', self.registration.scope).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async ([open]) => {
      if (!open) return self.clients.openWindow(address)
      await open.navigate(address)
      return open.focus()
    }),
  )
})

/** The browser has replaced or lost a subscription. The page does the same at every visit (online/push.ts). */
self.addEventListener('pushsubscriptionchange', event => event.waitUntil(renew(event.newSubscription)))

async function renew(replacement) {
  const club = await (await fetch('./api/club', { cache: 'no-store' })).json()
  if (!club) return
  const options = { userVisibleOnly: true, applicationServerKey: club.pushKey }
  const { endpoint, keys } = (replacement ?? (await self.registration.pushManager.subscribe(options))).toJSON()
  const language = Object.keys(WORDS).find(known => self.navigator.language.startsWith(known)) ?? 'en'
  await fetch('./api/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language }),
  })
}
