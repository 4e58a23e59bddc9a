import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

/**
 * The stored session: a token in local storage, as the specification orders. The token is a handle to
 * a row on the server and holds no data; the only other thing kept is the remembered username.
 */
const listeners = new Set<() => void>()
let token = storage.get('token') ?? ''

export const sessionStore = {
  token: () => token,
  set(next: string) {
    if (next === token) return
    const turned = (next === '') !== (token === '')
    token = next
    storage.set('token', next || undefined)
    if (turned) for (const listener of listeners) listener()
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

/** Whether there is a token. It says nothing of rights: the server does. */
export const useHasSession = () =>
  useSyncExternalStore(sessionStore.subscribe, () => sessionStore.token() !== '')

export const rememberedUsername = {
  get: () => storage.get('username') ?? '',
  set: (username: string) => storage.set('username', username || undefined),
}
