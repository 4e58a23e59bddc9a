import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

/** A session that ended while somebody was working, and the page they were on. */
export type Ending = { expired: boolean; path: string }

/**
 * Who is signed in, as the specification has it kept beside the token: an id, a name, the flags of
 * the role and the permissions. The server says all of it anew; no other fact of a person stays.
 */
export type StoredUser = {
  id: string
  name: string
  flags: Readonly<Record<string, boolean>>
  permissions: readonly string[]
}

/**
 * The stored session: a token and a user in local storage, as the specification orders. The token
 * is a handle to a row on the server; besides, the remembered username and the marks by which the
 * server knows this browser again.
 */
const listeners = new Set<() => void>()
let token = storage.text('token')
let ending: Ending | undefined
let left = false

export const sessionStore = {
  token: () => token,
  /** A new token; the empty one is a session that ended by itself. */
  set(next: string) {
    if (next === token) return
    const turned = (next === '') !== (token === '')
    token = next
    left = false
    storage.set('token', next || undefined)
    if (!turned) return
    if (next === '') storage.set('user', undefined)
    ending = next === '' ? { expired: true, path: location.pathname + location.search } : undefined
    for (const listener of listeners) listener()
  },
  /** Signs out on purpose: nothing to come back to. */
  leave() {
    sessionStore.set('')
    ending = undefined
    left = true
  },
  ending: () => ending,
  /** Whether somebody signed out here on purpose: whoever comes next begins at the beginning. */
  hasLeft: () => left,
  user: (): StoredUser | undefined => readUser(storage.get('user')),
  setUser(user: StoredUser) {
    if (token !== '') storage.set('user', JSON.stringify(user))
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

// Signing out in one tab signs out in all of them.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === 'minga.token') sessionStore.set(event.newValue ?? '')
  })
}

function readUser(text: string | undefined): StoredUser | undefined {
  try {
    const user: Partial<StoredUser> = JSON.parse(text ?? '{}')
    const { id, name, flags, permissions } = user
    if (typeof id !== 'string' || typeof name !== 'string' || !flags) return undefined
    return Array.isArray(permissions) ? { id, name, flags, permissions } : undefined
  } catch {
    return undefined
  }
}

/** Whether there is a token. It says nothing of rights: the server does. */
export const useHasSession = () =>
  useSyncExternalStore(sessionStore.subscribe, () => sessionStore.token() !== '')

export const rememberedUsername = {
  get: () => storage.text('username'),
  set: (username: string) => storage.set('username', username || undefined),
}

const MOST_BROWSERS = 5

/**
 * The marks that the server gave this browser, of the last people who signed in with it. They open
 * nothing: guesses of strangers at an account do not count against who shows its mark.
 */
export const browserMarks = {
  get: () => storage.text('browsers'),
  add(mark: string) {
    const kept = browserMarks.get().split(' ').filter(Boolean)
    storage.set('browsers', [mark, ...kept].slice(0, MOST_BROWSERS).join(' '))
  },
}

/** A session that nobody uses ends after half an hour. */
export const IDLE_MS = 30 * 60_000

/** When this browser last asked the server for something that a person did. */
let lastUse = 0
export const sessionUse = {
  note: () => {
    lastUse = Date.now()
  },
  last: () => lastUse,
}
