import { useSyncExternalStore } from 'react'

/** From this width on a payslip and the explanation of an amount stand side by side. */
const query = matchMedia('(min-width: 1200px)')

const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useWide = () => useSyncExternalStore(subscribe, () => query.matches)
