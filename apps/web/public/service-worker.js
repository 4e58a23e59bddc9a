// What an installed application keeps on a device: its own code, named by hash, and the page that
// says that there is no network. Nothing that a person reads or writes is ever kept here: only what
// is on the list is, asked for without credentials. scripts/web-build.ts writes the list.
const SHELL = []
const VERSION = 'development'

const CACHE = `minga-shell-${VERSION}`
const OFFLINE = '/offline.html'
const held = new Set(SHELL)

addEventListener('install', (event) => event.waitUntil(keepShell()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('message', ({ data }) => {
  if (data === 'take-over') void skipWaiting()
})
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // Pages come from the network, always: what is kept is shown only where there is none.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(sayOffline))
  else if (search === '' && held.has(pathname)) event.respondWith(fromShell(request))
})

async function keepShell() {
  const cache = await caches.open(CACHE)
  const asked = [...SHELL, OFFLINE].map((path) => new Request(path, { credentials: 'omit' }))
  await cache.addAll(asked)
}

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name.startsWith('minga-') && name !== CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
  await clients.claim()
}

async function fromShell(request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(request.url)) ?? fetch(request)
}

async function sayOffline() {
  const page = await (await caches.open(CACHE)).match(OFFLINE)
  return page ?? Response.error()
}
