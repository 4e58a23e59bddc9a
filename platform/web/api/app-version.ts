import { useSyncExternalStore } from 'react'
import { letGoOfAll } from '../draft/unsaved-entries.ts'

/** How often a page that stays open asks whether there is a newer version. */
const ASK_MS = 30 * 60_000

const listeners = new Set<() => void>()
let isNewer = false

/**
 * Whether a newer version waits. The service worker keeps the code of the application and the page
 * that is shown without a network, and no data (`apps/web/public/service-worker.js`).
 */
export const useNewerVersion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => isNewer,
  )

/** Loads the newer version; what was typed is a draft, and comes back with it. */
export async function takeNewerVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const reload = () => {
    letGoOfAll()
    location.reload()
  }
  if (!registration?.waiting) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  registration.waiting.postMessage('take-over')
}

/**
 * Registers the service worker once the page has loaded. What it finds with the page itself is the
 * version of that page and takes over at once; what comes later is offered, and never forced.
 */
export async function followVersions(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const registration = await registered()
  if (!registration) return
  const fresh = registration.installing ?? registration.waiting
  fresh?.addEventListener('statechange', () => takeOver(fresh))
  if (fresh) takeOver(fresh)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    if (!coming || coming === fresh) return
    coming.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) offer()
    })
  })
  void keepLoaded()
  followOtherTabs(fresh !== null || !navigator.serviceWorker.controller)
  const ask = () => void registration.update().catch(ignoreOffline)
  setInterval(ask, ASK_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask()
  })
}

/** A pressed notice opens its page here, where the application is open. */
export function followNotices(open: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('open' in data)) return
    if (typeof data.open === 'string' && data.open.startsWith('/home/')) open(data.open)
  })
}

/** The code that came before the service worker answered is kept by it too, for another day. */
async function keepLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
  active?.postMessage({ keep: loaded.filter((path) => path.startsWith('/assets/')) })
}

/** Where a browser takes none (a private window, for one), the page works as pages do. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    return registration
  } catch (problem) {
    if (problem instanceof Error) return undefined
    throw problem
  }
}

const takeOver = (worker: ServiceWorker) => {
  if (worker.state === 'installed') worker.postMessage('take-over')
}

/** Another tab took the newer version: this one still runs the one before. */
function followOtherTabs(isFirst: boolean): void {
  let expected = isFirst
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!expected) offer()
    expected = false
  })
}

function offer(): void {
  isNewer = true
  for (const listener of listeners) listener()
}

/** Without a network there is nothing newer: it is asked again later. */
const ignoreOffline = (problem: unknown): void => {
  if (!(problem instanceof Error)) throw problem
}
