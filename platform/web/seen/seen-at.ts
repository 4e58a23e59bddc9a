import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** The questions whose answers are kept on the device when they are one's own. */
let documents: ReadonlySet<string> = new Set()

export const ownDocuments = {
  set(all: Iterable<string>) {
    documents = new Set(all)
  },
}

/** What asks who is signed in: it is on every page, and of none. */
const WHO = 'CurrentUser'

/** When what the page shows of one's own was last seen, in milliseconds. */
export function useSeenAt(): number | undefined {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  return useSyncExternalStore(subscribe, () => {
    const moments = cache
      .findAll({ type: 'active' })
      .filter(({ queryKey: [document], state }) => isShown(document) && state.dataUpdatedAt > 0)
      .map(({ state }) => state.dataUpdatedAt)
    return moments.length > 0 ? Math.min(...moments) : undefined
  })
}

const isShown = (document: unknown): boolean =>
  typeof document === 'string' &&
  documents.has(document) &&
  !document.trimStart().startsWith(`query ${WHO} `)
