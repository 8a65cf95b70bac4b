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
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // The club's answers are of the moment: they are never kept.
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

/** What is not kept from the start is kept from its first use: the rules of an old match. */
async function fetched(request) {
  const reply = await fetch(request)
  if (reply.ok && /\bfrozen-[\w-]+\.js$/.test(request.url)) await (await caches.open(NAME)).put(request, reply.clone())
  return reply
}

/** A message from the club for a page that is closed: see wire/push.ts. */
const WORDS = {
  en: { 'your-turn': 'Your turn', reminder: 'Your turn: the others are waiting' },
  ru: { 'your-turn': 'Ваш ход', reminder: 'Ваш ход: вас ждут' },
}
const TITLES = {
  en: {
    ethnos: 'Ethnos',
    'small-world': 'Small World',
    'tiny-epic-kingdoms': 'Tiny Epic Kingdoms',
    'dark-lands': 'Dark Lands',
    'paper-tales': 'Paper Tales',
  },
  ru: {
    ethnos: 'Этнос',
    'small-world': 'Маленький мир',
    'tiny-epic-kingdoms': 'Крошечные эпические королевства',
    'dark-lands': 'Тёмные Земли',
    'paper-tales': 'Королевские хроники',
  },
}

self.addEventListener('push', event => {
  const { kind, table, game, language } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(WORDS[language][kind], {
      body: TITLES[language][game] ?? '',
      tag: table,
      icon: './icon-192.png',
      data: { table },
    }),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const address = new URL(`./#/t/${event.notification.data.table}`, self.registration.scope).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async ([open]) => {
      if (!open) return self.clients.openWindow(address)
      await open.navigate(address)
      return open.focus()
    }),
  )
})
