import { createContext, useContext } from 'react'
import type { Screen } from './screens.ts'

export const ScreenContext = createContext<Screen | undefined>(undefined)

/** The screen that is open, as its module declared it. */
export const useScreen = () => useContext(ScreenContext)
