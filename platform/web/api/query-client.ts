import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { connection } from './connection.ts'
import { sessionStore } from './session-store.ts'
import { storage } from './storage.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      // A refusal stays a refusal; only a network that blinked deserves another try.
      retry: (count, error) => error instanceof ApiError && error.kind === 'offline' && count < 2,
    },
  },
})

// The data of one session is never shown to the next one.
sessionStore.subscribe(() => {
  if (sessionStore.token() !== '') return
  queryClient.clear()
  void endOnDevice()
})

/** Nor what the device has of it; where it has nothing, nothing is loaded for it. */
async function endOnDevice(): Promise<void> {
  if (storage.text('device') === '') return
  const code = await import('../seen/device.ts').catch(() => undefined)
  await code?.endDevice().catch(() => undefined)
}

// A session that ended while no page was open, such as in a browser that was closed.
if (typeof window !== 'undefined' && sessionStore.token() === '') void endOnDevice()

// What is asked while the server is away waits, and is asked again when it is back.
onlineManager.setEventListener((turn) => connection.subscribe(() => turn(connection.isThere())))
