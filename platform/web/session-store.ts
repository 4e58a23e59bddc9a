import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

/** Why there is no session: somebody signed out, or it ended under their hands. */
export type Ending = { expired: boolean; path: string }

/**
 * The stored session: a token in local storage, as the specification orders. The token is a handle
 * to a row on the server and holds no data; the only other thing kept is the remembered username.
 */
const listeners = new Set<() => void>()
let token = storage.get('token') ?? ''
let ending: Ending | undefined

export const sessionStore = {
  token: () => token,
  /** A new token; the empty one is a session that ended by itself. */
  set(next: string) {
    if (next === token) return
    const turned = (next === '') !== (token === '')
    token = next
    storage.set('token', next || undefined)
    if (!turned) return
    ending = next === '' ? { expired: true, path: location.pathname + location.search } : undefined
    for (const listener of listeners) listener()
  },
  /** Signs out on purpose: nothing to come back to. */
  leave() {
    sessionStore.set('')
    ending = undefined
  },
  ending: () => ending,
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

/** Whether there is a token. It says nothing of rights: the server does. */
export const useHasSession = () =>
  useSyncExternalStore(sessionStore.subscribe, () => sessionStore.token() !== '')

export const rememberedUsername = {
  get: () => storage.get('username') ?? '',
  set: (username: string) => storage.set('username', username || undefined),
}
