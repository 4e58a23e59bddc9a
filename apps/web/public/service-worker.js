// What an installed application keeps on a device: its own code, named by hash, its one page, and
// the page that says that there is no network. Nothing that a person reads or writes is ever kept
// here: only code is, asked for without credentials. scripts/web-build.ts writes the list of what
// every page behind sign-in needs; the code of a page is kept once it was opened.
const SHELL = []
const VERSION = 'development'

const CACHE = `minga-shell-${VERSION}`
const OFFLINE = '/offline.html'
const PAGE = '/index.html'
/** Runs before any other script, and has no hash in its name. */
const BOOT = '/boot.js'
const CODE = /^\/assets\/[\w.-]+\.(js|css|woff2)$/
/** The addresses that the one page draws without a network; the rest needs it. */
const OPENS = /^\/(login|home(\/.*)?)?$/

addEventListener('install', (event) => event.waitUntil(keepShell()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('message', (event) => {
  const { data } = event
  if (data === 'take-over') void skipWaiting()
  if (Array.isArray(data?.keep)) event.waitUntil(keepCode(data.keep))
})
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // Pages come from the network, always: what is kept is shown only where there is none.
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => fromShell(OPENS.test(pathname) ? PAGE : OFFLINE)))
  } else if (pathname === BOOT) event.respondWith(fetch(request).catch(() => fromShell(BOOT)))
  else if (search === '' && CODE.test(pathname)) event.respondWith(codeOf(pathname))
})

const asked = (path) => new Request(path, { credentials: 'omit' })

async function keepShell() {
  const cache = await caches.open(CACHE)
  await cache.addAll([...SHELL, PAGE, BOOT, OFFLINE].map(asked))
}

/** What a page had loaded before this one answered for it. */
async function keepCode(paths) {
  const cache = await caches.open(CACHE)
  for (const path of paths.filter((one) => CODE.test(one))) {
    if (!(await cache.match(path))) await cache.add(asked(path)).catch(() => undefined)
  }
}

// What is pushed says that there is a notice, of which kind, and where it is read: nothing else.
addEventListener('push', (event) => event.waitUntil(show(event.data)))
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAt(event.notification.data))
})

async function show(data) {
  const { title = 'Minga: tiene un aviso nuevo', body, link, tag } = read(data)
  const icon = '/icon-192.png'
  await registration.showNotification(title, { body, tag, icon, lang: 'es-CL', data: link })
}

function read(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

async function openAt(link) {
  const path = typeof link === 'string' && link.startsWith('/home/') ? link : '/home/avisos'
  const [open] = await clients.matchAll({ type: 'window' })
  if (!open) return clients.openWindow(path)
  await open.focus()
  // The page goes there itself: what was typed on it is asked about first.
  open.postMessage({ open: path })
}

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name.startsWith('minga-') && name !== CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
  await clients.claim()
}

async function fromShell(path) {
  const page = await (await caches.open(CACHE)).match(path)
  return page ?? Response.error()
}

async function codeOf(path) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(path)
  if (found) return found
  const answer = await fetch(asked(path))
  if (answer.ok) await cache.put(path, answer.clone())
  return answer
}
