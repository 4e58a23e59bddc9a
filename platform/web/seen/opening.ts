import { useSyncExternalStore } from 'react'

/**
 * Whether the application was opened without a network, on what the device has; until the network
 * is back. Drafts need the server for their key, and begin then.
 */
export type Opening = 'ONLINE' | 'OPENING' | 'SEEN' | 'NOTHING'

const listeners = new Set<() => void>()
let state: Opening = 'ONLINE'

export const opening = {
  is: (): Opening => state,
  set(next: Opening) {
    state = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export const useOpening = (): Opening => useSyncExternalStore(opening.subscribe, opening.is)
