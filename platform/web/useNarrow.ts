import { useSyncExternalStore } from 'react'

/** The mobile layout starts under 740 px (product specification). */
export const MOBILE_BELOW = 740

const query =
  typeof matchMedia === 'undefined'
    ? undefined
    : matchMedia(`(max-width: ${MOBILE_BELOW - 0.02}px)`)

const subscribe = (listener: () => void) => {
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

export const useNarrow = () => useSyncExternalStore(subscribe, () => query?.matches ?? false)
