import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { connection } from './connection.ts'
import { sessionStore } from './session-store.ts'

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
  if (sessionStore.token() === '') queryClient.clear()
})

// What is asked while the server is away waits, and is asked again when it is back.
onlineManager.setEventListener((turn) => connection.subscribe(() => turn(connection.isThere())))
