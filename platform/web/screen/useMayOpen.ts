import { createContext, useContext } from 'react'
import type { To } from 'react-router'
import { useMe } from './me.tsx'
import { opensAt } from './opens.ts'
import type { Screen } from './screens.ts'

export const ScreensContext = createContext<readonly Screen[]>([])

/** Gives the kit the screens of the product, so that a link knows whether it leads anywhere. */
export const ScreensProvider = ScreensContext.Provider

/** Whether the signed-in person may open an address. */
export function useMayOpen(): (to: To) => boolean {
  const screens = useContext(ScreensContext)
  const me = useMe()
  return (to) => opensAt(screens, me, to)
}
